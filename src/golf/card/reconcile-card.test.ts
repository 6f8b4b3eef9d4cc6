import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { times } from '#test/long-form.ts'
import { holedIn, isSameResult, notPlayed, pickedUp, type HoleResult } from './hole-result.ts'
import { mintEntryId, type EntryId } from './entry-id.ts'
import type { EntrySource, SourcedEntry } from './entry-source.ts'
import { nothingRecorded, recordHole, supersedes, type RecordedHoles } from './hole-entry.ts'
import { differingHoles, holesOnlyOnPaper, reconcileCard } from './reconcile-card.ts'

const said = (source: EntrySource, at: number, result: HoleResult, holeNumber = 7): SourcedEntry => ({
  id: `ent_${source}${at}`,
  holeNumber,
  result,
  at,
  authorId: `usr_${source}`,
  source,
})
const stateOf = (...entries: SourcedEntry[]) => reconcileCard(entries).get(7)?.state
const five = holedIn(5)
const six = holedIn(6)

describe('reconcileCard', () => {
  test('when only one source says something, then the hole is neither settled nor in question', () => {
    expect(stateOf(said('player', 1, five))).toBe('one')
    expect(stateOf(said('player', 1, five), said('player', 2, six))).toBe('one')
  })

  test('when player and marker agree, then the hole is settled; when they do not, then it differs', () => {
    expect(stateOf(said('player', 1, five), said('marker', 2, five))).toBe('settled')
    expect(stateOf(said('player', 1, five), said('marker', 2, six))).toBe('differs')
    expect(stateOf(said('player', 1, five), said('marker', 2, pickedUp))).toBe('differs')
    expect(stateOf(said('player', 1, five), said('marker', 2, notPlayed))).toBe('differs')
  })

  test('when one takes the value of the other, then the hole is settled and the earlier entry is not lost', () => {
    const entries = [said('player', 1, five), said('marker', 2, six), said('player', 3, six)]
    expect(stateOf(...entries)).toBe('settled')
    expect(reconcileCard(entries).get(7)?.said.marker).toEqual(entries[1])
  })

  test('when the paper differs, then it is asked about until player or marker has said something after it', () => {
    const agreed = [said('player', 1, five), said('marker', 2, five)]
    expect(stateOf(...agreed, said('paper', 3, six))).toBe('differs')
    expect(stateOf(...agreed, said('paper', 3, five))).toBe('settled')
    expect(stateOf(...agreed, said('paper', 3, six), said('marker', 4, five))).toBe('settled')
    expect(stateOf(...agreed, said('paper', 3, six), said('marker', 4, six))).toBe('differs')
  })

  test('when only the paper says something, then nothing counts, and the hole is asked about until somebody answers', () => {
    expect(stateOf(said('paper', 1, five))).toBe('paper_only')
    expect(holesOnlyOnPaper([said('paper', 1, five), said('player', 1, six, 8)])).toEqual([7])
    expect(stateOf(said('paper', 1, five), said('player', 2, five))).toBe('one')
    expect(stateOf(said('paper', 1, five), said('marker', 2, notPlayed))).toBe('one')
    expect(stateOf(said('paper', 1, five), said('committee', 2, five))).toBe('settled')
    expect(reconcileCard([said('paper', 1, five)]).get(7)?.counting).toBeUndefined()
    const later = reconcileCard([said('player', 1, five), said('paper', 2, six)])
    expect(later.get(7)?.counting?.result).toEqual(five)
  })

  test('when the committee decides, then the hole is settled, until somebody says something else after it', () => {
    const differs = [said('player', 1, five), said('marker', 2, six), said('paper', 3, five)]
    expect(stateOf(...differs, said('committee', 4, six))).toBe('settled')
    expect(stateOf(said('committee', 4, six))).toBe('settled')
    expect(stateOf(...differs, said('committee', 4, six), said('player', 5, five))).toBe('differs')
    expect(stateOf(...differs, said('committee', 4, six), said('marker', 5, six))).toBe('settled')
    expect(stateOf(...differs, said('committee', 4, six), said('paper', 5, five))).toBe('settled')
  })

  test('when holes differ, then they are named in the order of the card', () => {
    const entries = [11, 2, 5].flatMap((hole) => [
      said('player', 1, five, hole),
      said('marker', 2, hole === 5 ? five : six, hole),
    ])
    expect(differingHoles(entries)).toEqual([2, 11])
  })
})

/* Four devices on one card (P5): two phones of the player, the marker's phone, the administrator's desk. */

const devices = [
  { source: 'player', authorId: 'usr_player' },
  { source: 'player', authorId: 'usr_player' },
  { source: 'marker', authorId: 'usr_marker' },
  { source: 'committee', authorId: 'usr_admin' },
] as const

const HOUR = 3_600_000
const START = 1_700_000_000_000
const anyResult = fc.oneof(fc.integer({ min: 3, max: 6 }).map(holedIn), fc.constantFrom(pickedUp, notPlayed))

/** What happens, in the order in which it happens; at the end every device sends what it still has and reads the card. */
const anyHappening = fc.oneof(
  fc.record({
    kind: fc.constant('tap' as const),
    device: fc.integer({ min: 0, max: 3 }),
    holeNumber: fc.integer({ min: 1, max: 3 }),
    result: anyResult,
  }),
  fc.record({
    /** A device sends some of what it has, in some order; the request or its answer may be lost. */
    kind: fc.constant('send' as const),
    device: fc.integer({ min: 0, max: 3 }),
    order: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    arrives: fc.boolean(),
    isAnswered: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('read' as const), device: fc.integer({ min: 0, max: 3 }) }),
)
const anyRound = fc.record({
  clocks: fc.tuple(...devices.map(() => fc.integer({ min: -72, max: 72 }))),
  happenings: fc.array(anyHappening, { maxLength: 40 }),
})

type Device = { last: EntryId | undefined; made: SourcedEntry[]; unsent: SourcedEntry[]; card: RecordedHoles }

/** The server's part as record-hole-entries.ts and hole-entries.store.ts play it. */
class Server {
  readonly log = new Map<string, SourcedEntry>()
  card: RecordedHoles = nothingRecorded
  #now = START

  take(entries: readonly SourcedEntry[]): void {
    this.#now += 1000
    for (const entry of entries) {
      if (this.log.has(entry.id)) continue
      const held = this.card.get(entry.holeNumber)
      // A correction is dated after what it corrects; nobody else's entry is taken from the future.
      const at =
        entry.source === 'committee'
          ? Math.max(this.#now, (held?.at ?? 0) + 1)
          : Math.min(entry.at, this.#now)
      const taken = { ...entry, at }
      this.log.set(entry.id, taken)
      this.card = recordHole(this.card, taken)
    }
  }
}

function play({ clocks, happenings }: { clocks: number[]; happenings: readonly Happening[] }) {
  const server = new Server()
  const all = devices.map((): Device => ({ last: undefined, made: [], unsent: [], card: nothingRecorded }))
  const readBy = (device: Device) => {
    device.card = device.unsent.reduce(recordHole, server.card)
  }
  happenings.forEach((happening, i) => {
    const device = all[happening.device]
    const who = devices[happening.device]
    if (!device || !who) throw new Error('a device')
    if (happening.kind === 'read') readBy(device)
    else if (happening.kind === 'tap') {
      const clock = START + i * 1000 + (clocks[happening.device] ?? 0) * HOUR
      const minted = mintEntryId(clock, device.last, () => happening.device / 4)
      const { holeNumber, result } = happening
      const entry = { ...minted, holeNumber, result, ...who }
      device.last = minted.id
      device.made.push(entry)
      device.unsent.push(entry)
      device.card = recordHole(device.card, entry)
    } else {
      const sent = happening.order.flatMap((n) => device.unsent[n % Math.max(1, device.unsent.length)] ?? [])
      if (happening.arrives) server.take(sent)
      if (!happening.arrives || !happening.isAnswered) return
      device.unsent = device.unsent.filter((entry) => !sent.includes(entry))
      readBy(device)
    }
  })
  for (const device of all) {
    server.take(device.unsent)
    device.unsent = []
  }
  all.forEach(readBy)
  return { server, all, made: all.flatMap((device) => device.made) }
}
type Happening = typeof anyHappening extends fc.Arbitrary<infer T> ? T : never

describe(
  'when player, marker and administrator enter on four devices, with delay, loss, repetition and clocks days off',
  { tags: ['smaller-here'] },
  () => {
    test.prop([anyRound], { numRuns: times(1_000, 10_000) })(
      'then all end with the same card, each value is somebody’s latest word, and what lost is in the history',
      (round) => {
        const { server, all, made } = play(round)
        const log = [...server.log.values()]
        expect([...server.log.keys()].sort()).toEqual(made.map(({ id }) => id).sort())
        for (const device of all) expect(device.card).toEqual(server.card)
        const reconciled = reconcileCard(log)
        expect(reconcileCard(log.toReversed())).toEqual(reconcileCard([...log, ...log].reverse()))
        expect([...reconciled.keys()].sort()).toEqual([...server.card.keys()].sort())
        for (const hole of reconciled.values()) {
          const counting = server.card.get(hole.holeNumber)
          expect(hole.counting).toEqual(counting)
          const onHole = log.filter(({ holeNumber }) => holeNumber === hole.holeNumber)
          expect(onHole.some((entry) => counting && supersedes(entry, counting))).toBe(false)
          const words = Object.values(hole.said)
          expect(words.some(({ id }) => id === counting?.id)).toBe(true)
          // Nobody is overruled unseen: whose word is not what counts is asked about, unless the committee spoke later.
          const { player, marker, committee } = hole.said
          const overruled = [player, marker].some(
            (entry) =>
              entry &&
              counting &&
              !isSameResult(entry.result, counting.result) &&
              !(committee && supersedes(committee, entry)),
          )
          expect(hole.state === 'differs').toBe(overruled || committeeIsContradicted(hole.said))
        }
      },
      60_000,
    )
  },
)

function committeeIsContradicted({ player, marker, committee }: Partial<Record<EntrySource, SourcedEntry>>) {
  return [player, marker].some(
    (entry) =>
      entry && committee && supersedes(entry, committee) && !isSameResult(entry.result, committee.result),
  )
}
