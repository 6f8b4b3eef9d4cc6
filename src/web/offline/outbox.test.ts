import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { mintEntryId, type EntryId } from '#domain/round/entry-id.ts'
import { nothingRecorded, recordHole, type HoleEntry } from '#domain/round/hole-entry.ts'
import { holedIn } from '#domain/scoring/hole-result.ts'
import {
  emptyOutbox,
  nextFlight,
  recordedHoles,
  reduceOutbox,
  type Outbox,
  type OutboxEvent,
} from './outbox.ts'
import { retryDelayMs, sortFault } from './send-fault.ts'
import { holesOf } from './holes-of.ts'
import { holeSync, outboxTrouble, roundSync, unsent } from './sync-state.ts'

const ROUND = 'rnd_1'

function entry(number: number, holeNumber: number, strokes = 4): HoleEntry {
  return {
    id: `ent_${String(number).padStart(9, '0')}aaaaaaaaaaaaaaaa`,
    holeNumber,
    result: holedIn(strokes),
    at: number,
    authorId: 'usr_1',
  }
}

function after(...events: OutboxEvent[]): Outbox {
  return events.reduce(reduceOutbox, emptyOutbox)
}

function tapped(one: HoleEntry): OutboxEvent {
  return { type: 'tapped', roundId: ROUND, entry: one }
}

function flown(outbox: Outbox, now = 0): Outbox {
  const ids = nextFlight(outbox, now)?.entries.map((one) => one.id) ?? []
  return reduceOutbox(outbox, { type: 'took_off', ids })
}

function faulted(outbox: Outbox, status: number | undefined): Outbox {
  return reduceOutbox(outbox, { type: 'faulted', fault: sortFault(status, 'No.'), now: 0, random: 0 })
}

describe('P7: the newest tap survives one in flight', () => {
  test('4, then 5 while the 4 is being sent, reply dropped, then both land', () => {
    let outbox = flown(after(tapped(entry(1, 7, 4))))
    outbox = reduceOutbox(outbox, tapped(entry(2, 7, 5)))
    expect(nextFlight(outbox, 0)).toBeUndefined()
    outbox = faulted(outbox, undefined)
    const again = nextFlight(outbox, outbox.waitUntil)
    expect(again?.entries.map((one) => one.id)).toEqual([entry(1, 7).id, entry(2, 7).id])
    outbox = flown(outbox, outbox.waitUntil)
    outbox = reduceOutbox(outbox, {
      type: 'landed',
      roundId: ROUND,
      acknowledged: [entry(1, 7).id],
      counting: [entry(1, 7, 4)],
    })
    expect(recordedHoles(outbox, ROUND).get(7)?.result).toEqual(holedIn(5))
    expect(holeSync(outbox, ROUND, 7)).not.toBe('saved_at_club')
  })
})

describe('P10: faults sort right', () => {
  test.each([
    [undefined, 'passing'],
    [500, 'passing'],
    [502, 'passing'],
    [503, 'passing'],
    [429, 'passing'],
    [408, 'passing'],
    [401, 'signed_out'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
  ] as const)('%s is %s', (status, kind) => {
    expect(sortFault(status, 'No.').kind).toBe(kind)
  })

  test('waits 1 s, doubling to 60 s, never longer', () => {
    expect([0, 1, 2, 5, 6, 20].map((failures) => retryDelayMs(failures, 0))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000,
    ])
    expect(retryDelayMs(0, 1)).toBe(750)
  })

  test('a refused batch is tried one by one, and only the bad entry stops', () => {
    let outbox = flown(after(tapped(entry(1, 4)), tapped(entry(2, 7)), tapped(entry(3, 12))))
    outbox = faulted(outbox, 409)
    for (const bad of [false, true, false]) {
      const flight = nextFlight(outbox, 0)
      expect(flight?.entries).toHaveLength(1)
      outbox = flown(outbox)
      const one = flight?.entries[0]
      outbox =
        bad || !one
          ? faulted(outbox, 409)
          : reduceOutbox(outbox, { type: 'landed', roundId: ROUND, acknowledged: [one.id], counting: [one] })
    }
    expect(outboxTrouble(outbox)).toEqual({ kind: 'refused', roundId: ROUND, holes: [7], message: 'No.' })
    expect(holeSync(outbox, ROUND, 4)).toBe('saved_at_club')
    expect(holeSync(outbox, ROUND, 7)).toBe('needs_you')
    expect(roundSync(outbox, ROUND)).toBe('needs_you')
    expect(nextFlight(outbox, 0)).toBeUndefined()
  })

  test('401 keeps everything and asks to sign in; a nudge goes on', () => {
    let outbox = faulted(flown(after(tapped(entry(1, 4)))), 401)
    expect(outboxTrouble(outbox)?.kind).toBe('signed_out')
    expect(nextFlight(outbox, 1e12)).toBeUndefined()
    outbox = reduceOutbox(outbox, { type: 'nudged' })
    expect(nextFlight(outbox, 0)?.entries).toHaveLength(1)
  })

  test('three faults name holes 4, 7 and 12 in order (U4)', () => {
    let outbox = after(tapped(entry(1, 12)), tapped(entry(2, 4)), tapped(entry(3, 7)))
    outbox = faulted(flown(outbox), 400)
    for (let i = 0; i < 3; i++) outbox = faulted(flown(outbox), 400)
    expect(outboxTrouble(outbox)?.holes).toEqual([4, 7, 12])
    expect(holesOf(unsent(outbox, ROUND))).toEqual([4, 7, 12])
  })
})

test('storage is the truth between tabs, except for what never reached it', () => {
  let outbox = after(tapped(entry(1, 1)), { type: 'stored', ids: [entry(1, 1).id] }, tapped(entry(2, 2)))
  outbox = reduceOutbox(outbox, { type: 'read_back', entries: [] })
  expect(holesOf(unsent(outbox, ROUND))).toEqual([2])
})

test('a score in memory only is not called saved', () => {
  const fresh = after(tapped(entry(1, 1)))
  expect(roundSync(fresh, ROUND)).toBe('sending')
  expect(roundSync(reduceOutbox(fresh, { type: 'store_failed' }), ROUND)).toBe('needs_you')
  expect(roundSync(reduceOutbox(fresh, { type: 'stored', ids: [entry(1, 1).id] }), ROUND)).toBe('saved_here')
})

/** What the weather does next: a tap, a flight taking off, and six ways in which a flight can end. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('tap' as const),
    hole: fc.integer({ min: 1, max: 4 }),
    strokes: fc.integer({ min: 1, max: 15 }),
  }),
  fc.record({
    do: fc.constantFrom(
      'fly',
      'land',
      'reply_lost',
      'request_lost',
      'refuse',
      'sign_out',
      'nudge',
      'reload',
      'duplicate',
      'snapshot',
    ),
  }),
)

test.prop([fc.array(step, { maxLength: 60 }), fc.infiniteStream(fc.nat({ max: 999 }))], { numRuns: 1000 })(
  'U3, P7, P10: last tap wins, nothing is dropped, and "saved at club" is only said of what the club has',
  (steps, chances) => {
    let outbox = emptyOutbox
    let now = 1_000_000
    let lastId: EntryId | undefined
    let club = nothingRecorded
    let clubBefore = club
    const clubIds = new Set<string>()
    const taps: HoleEntry[] = []
    const flights: HoleEntry[][] = []
    const random = () => (chances.next().value ?? 0) / 1000
    const inTheAir = () => [...outbox.entries.values()].filter((one) => one.stage === 'sending')
    const receive = (entries: readonly HoleEntry[]) => {
      clubBefore = club
      for (const one of entries) {
        club = recordHole(club, one)
        clubIds.add(one.id)
      }
    }
    const land = (flight: readonly HoleEntry[]) => {
      receive(flight)
      const holes = new Set(flight.map((one) => one.holeNumber))
      outbox = reduceOutbox(outbox, {
        type: 'landed',
        roundId: ROUND,
        acknowledged: flight.map((one) => one.id),
        counting: [...club.values()].filter((one) => holes.has(one.holeNumber)),
      })
    }
    const fail = (status: number | undefined) => {
      outbox = reduceOutbox(outbox, {
        type: 'faulted',
        fault: sortFault(status, 'No.'),
        now,
        random: random(),
      })
    }
    const act = (what: (typeof steps)[number]) => {
      const flying = inTheAir()
      switch (what.do) {
        case 'tap': {
          // The clock may stand still or jump back a day; ids rise all the same.
          now += Math.floor(random() * 3) - (random() < 0.05 ? 86_400 : 0)
          const minted = mintEntryId(Math.max(0, now), lastId, random)
          lastId = minted.id
          const made = { ...minted, holeNumber: what.hole, result: holedIn(what.strokes), authorId: 'usr_1' }
          taps.push(made)
          outbox = reduceOutbox(outbox, tapped(made))
          if (random() < 0.8) outbox = reduceOutbox(outbox, { type: 'stored', ids: [made.id] })
          return
        }
        case 'fly': {
          now = Math.max(now, outbox.waitUntil)
          const flight = nextFlight(outbox, now)
          if (!flight) return
          flights.push(flight.entries)
          outbox = reduceOutbox(outbox, { type: 'took_off', ids: flight.entries.map((one) => one.id) })
          return
        }
        case 'land':
          if (flying.length > 0) land(flying)
          return
        case 'reply_lost':
          if (flying.length === 0) return
          receive(flying)
          fail(undefined)
          return
        case 'request_lost':
          if (flying.length > 0) fail(503)
          return
        case 'refuse':
          if (flying.length > 0) fail(409)
          return
        case 'sign_out':
          if (flying.length > 0) fail(401)
          return
        case 'nudge':
          outbox = reduceOutbox(outbox, { type: 'nudged' })
          return
        case 'reload':
          // Killed and opened again: memory is gone, storage and the club are not. Unstored taps are told as such.
          if (flying.length > 0) fail(undefined)
          outbox = reduceOutbox(outbox, {
            type: 'read_back',
            entries: [...outbox.entries.values()].filter((one) => one.isStored),
          })
          return
        case 'duplicate': {
          // The network delivers an old request again.
          const old = flights[Math.floor(random() * flights.length)]
          if (old) receive(old)
          return
        }
        case 'snapshot':
          // A read that left the server a while ago arrives late.
          outbox = reduceOutbox(outbox, {
            type: 'learned',
            roundId: ROUND,
            counting: [...clubBefore.values()],
          })
          return
      }
    }
    const check = () => {
      const shown = recordedHoles(outbox, ROUND)
      for (const hole of [1, 2, 3, 4]) {
        const last = taps.filter((one) => one.holeNumber === hole).at(-1)
        expect(shown.get(hole)?.id).toBe(last?.id)
        if (holeSync(outbox, ROUND, hole) === 'saved_at_club') expect(club.get(hole)?.id).toBe(last?.id)
      }
      for (const one of taps) expect(clubIds.has(one.id) || outbox.entries.has(one.id)).toBe(true)
    }
    for (const what of steps) {
      act(what)
      check()
    }
    // The weather clears: the player asks again for what was refused, and everything arrives.
    if (inTheAir().length > 0) fail(undefined)
    for (const one of outbox.entries.values())
      if (one.stage === 'refused') outbox = reduceOutbox(outbox, { type: 'retried', id: one.id })
    outbox = reduceOutbox(outbox, { type: 'nudged' })
    for (let flight = nextFlight(outbox, now); flight; flight = nextFlight(outbox, now)) {
      outbox = reduceOutbox(outbox, { type: 'took_off', ids: flight.entries.map((one) => one.id) })
      land(flight.entries)
    }
    check()
    expect(outbox.entries.size).toBe(0)
    for (const hole of [1, 2, 3, 4]) {
      const last = taps.filter((one) => one.holeNumber === hole).at(-1)
      expect(club.get(hole)?.id).toBe(last?.id)
    }
  },
)
