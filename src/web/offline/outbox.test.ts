import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { mintEntryId, type EntryId } from '#golf/card/entry-id.ts'
import { nothingRecorded, recordHole, type HoleEntry } from '#golf/card/hole-entry.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import {
  emptyOutbox,
  nextBatch,
  recordedHoles,
  reduceOutbox,
  type Outbox,
  type OutboxEvent,
} from './outbox.ts'
import { retryDelayMs, classifyFault } from './send-fault.ts'
import { toHoleNumbers } from './to-hole-numbers.ts'
import { outboxTrouble, roundSync, unsent, type SyncState } from './sync-state.ts'

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

function entered(one: HoleEntry): OutboxEvent {
  return { type: 'entered', roundId: ROUND, entry: one }
}

function sent(outbox: Outbox, now = 0): Outbox {
  const ids = nextBatch(outbox, now)?.entries.map((one) => one.id) ?? []
  return reduceOutbox(outbox, { type: 'sent', ids })
}

function failed(outbox: Outbox, status: number | undefined): Outbox {
  return reduceOutbox(outbox, { type: 'send_failed', fault: classifyFault(status, 'No.'), now: 0, random: 0 })
}

/** The state that the player would read if the round had this hole only. */
function holeSync(outbox: Outbox, holeNumber: number): SyncState | undefined {
  const confirmed = outbox.confirmed.get(ROUND)?.get(holeNumber)
  return roundSync(
    {
      ...outbox,
      entries: new Map([...outbox.entries].filter(([, one]) => one.holeNumber === holeNumber)),
      confirmed: new Map([[ROUND, confirmed ? recordHole(nothingRecorded, confirmed) : nothingRecorded]]),
    },
    ROUND,
  )
}

describe('P7: the newest entry survives one that is being sent', () => {
  test('when a 5 is entered while the 4 is being sent and the reply is lost, then both go again and the 5 counts', () => {
    let outbox = sent(after(entered(entry(1, 7, 4))))
    outbox = reduceOutbox(outbox, entered(entry(2, 7, 5)))
    expect(nextBatch(outbox, 0)).toBeUndefined()
    outbox = failed(outbox, undefined)
    const again = nextBatch(outbox, outbox.waitUntil)
    expect(again?.entries.map((one) => one.id)).toEqual([entry(1, 7).id, entry(2, 7).id])
    outbox = sent(outbox, outbox.waitUntil)
    outbox = reduceOutbox(outbox, {
      type: 'acknowledged',
      roundId: ROUND,
      ids: [entry(1, 7).id],
      counting: [entry(1, 7, 4)],
    })
    expect(recordedHoles(outbox, ROUND).get(7)?.result).toEqual(holedIn(5))
    expect(holeSync(outbox, 7)).not.toBe('saved_at_club')
  })
})

describe('P10: a club that asks for time gets it', () => {
  test.each([
    ['asks for longer than the next try would wait', 9_000, 9_000],
    ['asks for less', 100, 1_000],
    ['asks for a day', 86_400_000, 60_000],
    ['does not ask', undefined, 1_000],
  ])('when it %s, then what is sent next waits, and nothing is dropped', (_asks, retryAfterMs, waits) => {
    const fault = classifyFault(503, 'No.', retryAfterMs)
    const sending = sent(after(entered(entry(1, 7))))
    const outbox = reduceOutbox(sending, { type: 'send_failed', fault, now: 0, random: 0 })
    expect(nextBatch(outbox, waits - 1)).toBeUndefined()
    expect(nextBatch(outbox, waits)?.entries.map((one) => one.id)).toEqual([entry(1, 7).id])
  })
})

describe('P10: a fault waits, asks for a sign-in, or stops one entry', () => {
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
    expect(classifyFault(status, 'No.').kind).toBe(kind)
  })

  test('waits 1 s, doubling to 60 s, never longer', () => {
    expect([0, 1, 2, 5, 6, 20].map((failures) => retryDelayMs(failures, 0))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000,
    ])
    expect(retryDelayMs(0, 1)).toBe(750)
  })

  test('when a batch is refused, then its entries go one by one and only the bad one stops', () => {
    let outbox = sent(after(entered(entry(1, 4)), entered(entry(2, 7)), entered(entry(3, 12))))
    outbox = failed(outbox, 409)
    for (const bad of [false, true, false]) {
      const batch = nextBatch(outbox, 0)
      expect(batch?.entries).toHaveLength(1)
      outbox = sent(outbox)
      const one = batch?.entries[0]
      outbox =
        bad || !one
          ? failed(outbox, 409)
          : reduceOutbox(outbox, { type: 'acknowledged', roundId: ROUND, ids: [one.id], counting: [one] })
    }
    expect(outboxTrouble(outbox)).toEqual({ kind: 'refused', roundId: ROUND, holes: [7], message: 'No.' })
    expect(holeSync(outbox, 4)).toBe('saved_at_club')
    expect(holeSync(outbox, 7)).toBe('needs_you')
    expect(roundSync(outbox, ROUND)).toBe('needs_you')
    expect(nextBatch(outbox, 0)).toBeUndefined()
  })

  test('when the answer is 401, then everything is kept until a sign-in wakes the outbox', () => {
    let outbox = failed(sent(after(entered(entry(1, 4)))), 401)
    expect(outboxTrouble(outbox)?.kind).toBe('signed_out')
    expect(nextBatch(outbox, 1e12)).toBeUndefined()
    outbox = reduceOutbox(outbox, { type: 'woken' })
    expect(nextBatch(outbox, 0)?.entries).toHaveLength(1)
  })

  test('when three entries are refused, then their holes are named in order (U4)', () => {
    let outbox = after(entered(entry(1, 12)), entered(entry(2, 4)), entered(entry(3, 7)))
    outbox = failed(sent(outbox), 400)
    for (let i = 0; i < 3; i++) outbox = failed(sent(outbox), 400)
    expect(outboxTrouble(outbox)?.holes).toEqual([4, 7, 12])
    expect(toHoleNumbers(unsent(outbox, ROUND))).toEqual([4, 7, 12])
  })
})

test('when another tab emptied storage, then only what was never stored remains', () => {
  let outbox = after(entered(entry(1, 1)), { type: 'stored', ids: [entry(1, 1).id] }, entered(entry(2, 2)))
  outbox = reduceOutbox(outbox, { type: 'storage_read', entries: [] })
  expect(toHoleNumbers(unsent(outbox, ROUND))).toEqual([2])
})

test('a score that only memory holds is not called saved', () => {
  const fresh = after(entered(entry(1, 1)))
  expect(roundSync(fresh, ROUND)).toBe('sending')
  expect(roundSync(reduceOutbox(fresh, { type: 'store_failed' }), ROUND)).toBe('needs_you')
  expect(roundSync(reduceOutbox(fresh, { type: 'stored', ids: [entry(1, 1).id] }), ROUND)).toBe('saved_here')
})

/** What happens next: a hole entry, a batch that is sent, or one of the ways in which sending can go on. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('enter' as const),
    hole: fc.integer({ min: 1, max: 4 }),
    strokes: fc.integer({ min: 1, max: 15 }),
  }),
  fc.record({
    do: fc.constantFrom(
      'send',
      'acknowledge',
      'reply_lost',
      'request_lost',
      'refuse',
      'sign_out',
      'wake',
      'reload',
      'duplicate',
      'snapshot',
    ),
  }),
)

test.prop([fc.array(step, { maxLength: 60 }), fc.infiniteStream(fc.nat({ max: 999 }))], { numRuns: 1000 })(
  'U3, P7, P10: the last entry wins, nothing is dropped, and "saved at club" is shown only for what the club has',
  (steps, chances) => {
    let outbox = emptyOutbox
    let now = 1_000_000
    let lastId: EntryId | undefined
    let club = nothingRecorded
    let clubBefore = club
    const clubIds = new Set<string>()
    const allEntries: HoleEntry[] = []
    const batches: HoleEntry[][] = []
    const random = () => (chances.next().value ?? 0) / 1000
    const sending = () => [...outbox.entries.values()].filter((one) => one.stage === 'sending')
    const receive = (entries: readonly HoleEntry[]) => {
      clubBefore = club
      for (const one of entries) {
        club = recordHole(club, one)
        clubIds.add(one.id)
      }
    }
    const acknowledge = (batch: readonly HoleEntry[]) => {
      receive(batch)
      const holes = new Set(batch.map((one) => one.holeNumber))
      outbox = reduceOutbox(outbox, {
        type: 'acknowledged',
        roundId: ROUND,
        ids: batch.map((one) => one.id),
        counting: [...club.values()].filter((one) => holes.has(one.holeNumber)),
      })
    }
    const fail = (status: number | undefined) => {
      outbox = reduceOutbox(outbox, {
        type: 'send_failed',
        fault: classifyFault(status, 'No.'),
        now,
        random: random(),
      })
    }
    const act = (what: (typeof steps)[number]) => {
      const inFlight = sending()
      switch (what.do) {
        case 'enter': {
          // The clock may stand still or jump back a day; ids rise all the same.
          now += Math.floor(random() * 3) - (random() < 0.05 ? 86_400 : 0)
          const minted = mintEntryId(Math.max(0, now), lastId, random)
          lastId = minted.id
          const made = { ...minted, holeNumber: what.hole, result: holedIn(what.strokes), authorId: 'usr_1' }
          allEntries.push(made)
          outbox = reduceOutbox(outbox, entered(made))
          if (random() < 0.8) outbox = reduceOutbox(outbox, { type: 'stored', ids: [made.id] })
          return
        }
        case 'send': {
          now = Math.max(now, outbox.waitUntil)
          const batch = nextBatch(outbox, now)
          if (!batch) return
          batches.push(batch.entries)
          outbox = reduceOutbox(outbox, { type: 'sent', ids: batch.entries.map((one) => one.id) })
          return
        }
        case 'acknowledge':
          if (inFlight.length > 0) acknowledge(inFlight)
          return
        case 'reply_lost':
          if (inFlight.length === 0) return
          receive(inFlight)
          fail(undefined)
          return
        case 'request_lost':
          if (inFlight.length > 0) fail(503)
          return
        case 'refuse':
          if (inFlight.length > 0) fail(409)
          return
        case 'sign_out':
          if (inFlight.length > 0) fail(401)
          return
        case 'wake':
          outbox = reduceOutbox(outbox, { type: 'woken' })
          return
        case 'reload':
          // Killed and opened again: memory is gone, storage and the club are not. Entries that were not stored are shown as such.
          if (inFlight.length > 0) fail(undefined)
          outbox = reduceOutbox(outbox, {
            type: 'storage_read',
            entries: [...outbox.entries.values()].filter((one) => one.isStored),
          })
          return
        case 'duplicate': {
          // The network delivers an old request again.
          const old = batches[Math.floor(random() * batches.length)]
          if (old) receive(old)
          return
        }
        case 'snapshot':
          // A read that left the server a while ago arrives late.
          outbox = reduceOutbox(outbox, {
            type: 'round_loaded',
            roundId: ROUND,
            counting: [...clubBefore.values()],
          })
          return
      }
    }
    const check = () => {
      const shown = recordedHoles(outbox, ROUND)
      for (const hole of [1, 2, 3, 4]) {
        const last = allEntries.filter((one) => one.holeNumber === hole).at(-1)
        expect(shown.get(hole)?.id).toBe(last?.id)
        if (holeSync(outbox, hole) === 'saved_at_club') expect(club.get(hole)?.id).toBe(last?.id)
      }
      for (const one of allEntries) expect(clubIds.has(one.id) || outbox.entries.has(one.id)).toBe(true)
    }
    for (const what of steps) {
      act(what)
      check()
    }
    // The network is back: the player retries what was refused, and everything arrives.
    if (sending().length > 0) fail(undefined)
    for (const one of outbox.entries.values())
      if (one.stage === 'refused') outbox = reduceOutbox(outbox, { type: 'retried', id: one.id })
    outbox = reduceOutbox(outbox, { type: 'woken' })
    for (let batch = nextBatch(outbox, now); batch; batch = nextBatch(outbox, now)) {
      outbox = reduceOutbox(outbox, { type: 'sent', ids: batch.entries.map((one) => one.id) })
      acknowledge(batch.entries)
    }
    check()
    expect(outbox.entries.size).toBe(0)
    for (const hole of [1, 2, 3, 4]) {
      const last = allEntries.filter((one) => one.holeNumber === hole).at(-1)
      expect(club.get(hole)?.id).toBe(last?.id)
    }
  },
)
