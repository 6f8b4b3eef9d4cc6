import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OutboxPorts } from '#web/offline/outbox-ports.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { times } from '../long-form.ts'
import { compareWithClub, type Findings, nothingFound } from './bad-line/compare-with-club.ts'
import { type BadGame, playBadly, type Sabotage } from './bad-line/play-badly.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'

/** One club for all games, each of which has players of its own: to start an application takes longer than some of them. */
let database: TestDatabase
let club: PlayingClub
beforeAll(async () => {
  database = await createTestDatabase()
  const players = playersOfBreaking * breakings.length + 3
  club = await openPlayingClub({
    store: 'shared',
    storeUrl: database.url,
    seed: chosenSeed(),
    phones: 0,
    players,
  })
}, 240_000)
afterAll(async () => {
  await club.close()
  await database.drop()
})

let game: BadGame | undefined
afterEach(async () => {
  await game?.close()
  game = undefined
})

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

const playersOfBreaking = 2
const breakings: { what: string; entries: number; sabotage: Sabotage; finds: (keyof Findings)[] }[] = [
  {
    what: 'an outbox that forgets on a time-out',
    entries: times(60, 300),
    sabotage: { ports: forgettingOnFault },
    finds: ['lostSaved'],
  },
  {
    what: 'a server that acknowledges before it writes',
    entries: times(60, 300),
    sabotage: { answersEarly: true },
    finds: ['lostSaved'],
  },
  {
    what: 'a server that counts what is repeated',
    entries: times(120, 300),
    sabotage: { forge: withOtherIds },
    finds: ['doubled'],
  },
  {
    what: 'a phone that keeps scores in memory only',
    entries: times(40, 300),
    sabotage: { forgets: true },
    finds: ['lostKept'],
  },
]

test.each(breakings)(
  'when the product were $what, then the comparison would say so',
  { tags: ['smaller-here'] },
  async ({ what, entries, sabotage, finds }) => {
    const first = breakings.findIndex((one) => one.what === what) * playersOfBreaking
    const players = club.players.slice(first, first + playersOfBreaking)
    const size = { phonesOfRound: 2, entries, serverKills: 0 }
    game = await playBadly(club, { seed: chosenSeed(), players, ...size, sabotage })
    const findings = await compareWithClub(game)
    for (const kind of finds) expect(findings[kind], kind).not.toEqual([])
  },
)

/** The long form, with 10,000 entries, is `npm run bench:faults bad-line`. */
test(
  'P4, P5, P6, P10, P11: when phones of players and markers with wrong clocks score over a bad line and tabs and servers are killed, then nothing is lost or doubled',
  { tags: ['smaller-here'] },
  async () => {
    const players = club.players.slice(-3)
    const size = { phonesOfRound: 2, hasMarkers: true, entries: times(150, 600), serverKills: times(1, 2) }
    game = await playBadly(club, { seed: chosenSeed(), players, ...size })
    expect(await compareWithClub(game)).toEqual(nothingFound)
    expect(game.serverKills).toBe(size.serverKills)
    expect(game.tabKills).toBeGreaterThan(0)
    expect(game.saved()).toBeGreaterThan((size.entries * 2) / 3)

    await club.pool.query(
      // A hole that was picked up has no strokes to change.
      `update hole_scores set strokes = 1 + (strokes % 15) where (round_id, hole_number) =
      (select round_id, hole_number from hole_scores where round_id = $1 and strokes is not null
       order by hole_number limit 1)`,
      [players[0]?.roundId],
    )
    expect((await compareWithClub(game)).wrongHoles, 'a score that was changed by hand').not.toEqual([])
  },
)
