import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { playingHandicap } from '../numbers.ts'
import { scoreCard } from '../scoring/card.ts'
import { holedIn, notPlayed, pickedUp } from '../scoring/hole-result.ts'
import { mintEntryId, type EntryId } from './entry-id.ts'
import { nothingRecorded, recordHole, type HoleEntry } from './record-hole.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
const card = (entries: readonly HoleEntry[]) =>
  scoreCard(
    { holes, playingHandicap: playingHandicap(12), stablefordTable: 'standard' },
    entries.reduce(recordHole, nothingRecorded),
  )

const anyResult = fc.oneof(
  fc.integer({ min: 1, max: 15 }).map(holedIn),
  fc.constant(pickedUp),
  fc.constant(notPlayed),
)

/** Taps of up to three devices whose clocks jump; few times, so that many are equal. */
const anyTaps = fc
  .array(
    fc.record({
      device: fc.integer({ min: 0, max: 2 }),
      clock: fc.integer({ min: 0, max: 5 }),
      holeNumber: fc.integer({ min: 1, max: 4 }),
      result: anyResult,
    }),
    { maxLength: 30 },
  )
  .map((taps) => {
    const last = new Map<number, EntryId>()
    return taps.map((tap): HoleEntry & { device: number } => {
      const minted = mintEntryId(1_700_000_000_000 + tap.clock, last.get(tap.device), () => tap.device / 3)
      last.set(tap.device, minted.id)
      return { ...minted, holeNumber: tap.holeNumber, result: tap.result, device: tap.device }
    })
  })

const shuffledWithRepeats = anyTaps.chain((taps) =>
  fc.record({
    taps: fc.constant(taps),
    received: fc
      .tuple(fc.subarray(taps), fc.shuffledSubarray(taps, { minLength: taps.length }))
      .chain(([repeats, all]) =>
        fc.shuffledSubarray([...repeats, ...all], { minLength: repeats.length + all.length }),
      ),
  }),
)

describe('recordHole', () => {
  test.prop([shuffledWithRepeats])(
    'entries late, twice and in any order give the same card',
    ({ taps, received }) => {
      expect(card(received)).toEqual(card(taps))
    },
  )

  test.prop([anyTaps])('the last tap of a device on a hole counts, also when its clock went back', (taps) => {
    const own = taps.filter((tap) => tap.device === 0)
    const scored = card(own)
    for (const hole of holes) {
      const last = own.findLast((tap) => tap.holeNumber === hole.holeNumber)
      expect(scored.lines[hole.holeNumber - 1]?.result).toEqual(last?.result ?? notPlayed)
    }
  })

  test('an entry that changes nothing leaves the same map', () => {
    const entry = { id: 'ent_b', holeNumber: 1, result: holedIn(4), at: 2 }
    const recorded = recordHole(nothingRecorded, entry)
    expect(recordHole(recorded, entry)).toBe(recorded)
    expect(recordHole(recorded, { ...entry, id: 'ent_z', at: 1 })).toBe(recorded)
    expect(recordHole(recorded, { ...entry, id: 'ent_c' })).not.toBe(recorded)
  })
})

describe('mintEntryId', () => {
  const anyRandom = fc.double({ min: 0, max: 0.999, noNaN: true })
  const anyClock = fc.array(fc.tuple(fc.integer({ min: 0, max: 1_900_000_000_000 }), anyRandom), {
    minLength: 2,
  })

  test.prop([anyClock])('ids and times of one device rise strictly whatever its clock does', (clock) => {
    let last: { id: EntryId; at: number } | undefined
    for (const [now, random] of clock) {
      const minted = mintEntryId(now, last?.id, () => random)
      expect(minted.id).toMatch(/^ent_[0-9a-z]{25}$/)
      if (last) {
        expect(minted.id > last.id).toBe(true)
        expect(minted.at).toBeGreaterThan(last.at)
      }
      last = minted
    }
  })
})
