import { afterEach, expect, test } from 'vitest'
import type { OutboxPorts } from '#web/offline/outbox-ports.ts'
import { times } from '../long-form.ts'
import { compareWithClub, type Findings, nothingFound } from './bad-line/compare-with-club.ts'
import { type BadGame, playBadly, type Sabotage } from './bad-line/play-badly.ts'
import { chosenSeed } from './playing-club.ts'

let game: BadGame | undefined
afterEach(async () => {
  await game?.close()
  game = undefined
})

/** The long form, with 10,000 entries, is `npm run bench:faults bad-line`. */
test(
  'P4, P5, P6, P10, P11: when phones of players and markers with wrong clocks score over a bad line and tabs and servers are killed, then nothing is lost or doubled',
  { tags: ['smaller-here'] },
  async () => {
    const size = { rounds: 3, phonesOfRound: 2, hasMarkers: true, entries: times(300, 600), serverKills: 2 }
    game = await playBadly({ store: 'shared', seed: chosenSeed(), ...size })
    expect(await compareWithClub(game)).toEqual(nothingFound)
    expect(game.serverKills).toBe(2)
    expect(game.tabKills).toBeGreaterThan(0)
    expect(game.saved()).toBeGreaterThan((size.entries * 2) / 3)

    await game.club.pool.query(
      // A hole that was picked up has no strokes to change.
      `update hole_scores set strokes = 1 + (strokes % 15) where (round_id, hole_number) =
      (select round_id, hole_number from hole_scores where round_id = $1 and strokes is not null
       order by hole_number limit 1)`,
      [game.club.players[0]?.roundId],
    )
    expect((await compareWithClub(game)).wrongHoles, 'a score that was changed by hand').not.toEqual([])
  },
)

/** An outbox that takes every fault of the line for a success. */
function forgettingOnFault(ports: OutboxPorts): OutboxPorts {
  return {
    ...ports,
    post: (roundId, entries) =>
      ports.post(roundId, entries).catch(() => ({ acknowledged: entries.map(({ id }) => id), entries: [] })),
  }
}

/** A server that takes each copy of a request for another one. */
function withOtherIds(body: string): string {
  return body.replaceAll(/"ent_(.{9})..../g, '"ent_$1copy')
}

test.each<{ what: string; sabotage: Sabotage; finds: (keyof Findings)[] }>([
  {
    what: 'an outbox that forgets on a time-out',
    sabotage: { ports: forgettingOnFault },
    finds: ['lostSaved'],
  },
  {
    what: 'a server that acknowledges before it writes',
    sabotage: { answersEarly: true },
    finds: ['lostSaved'],
  },
  { what: 'a server that counts what is repeated', sabotage: { forge: withOtherIds }, finds: ['doubled'] },
  { what: 'a phone that keeps scores in memory only', sabotage: { forgets: true }, finds: ['lostKept'] },
])(
  'when the product were $what, then the comparison would say so',
  { tags: ['smaller-here'] },
  async ({ sabotage, finds }) => {
    const size = { rounds: 2, phonesOfRound: 2, entries: times(150, 300), serverKills: 0 }
    game = await playBadly({ store: 'shared', seed: chosenSeed(), ...size, sabotage })
    const findings = await compareWithClub(game)
    for (const kind of finds) expect(findings[kind], kind).not.toEqual([])
  },
)
