import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { playingHandicap } from '../numbers.ts'
import { scoreCard } from './card.ts'
import { holedIn, notPlayed, pickedUp } from './hole-result.ts'
import { mintEntryId, type EntryId } from './entry-id.ts'
import { nothingRecorded, recordHole, toResults, type HoleEntry } from './hole-entry.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
const card = (entries: readonly HoleEntry[]) =>
  scoreCard(
    { holes, playingHandicap: playingHandicap(12), stablefordTable: 'standard' },
    toResults(entries.reduce(recordHole, nothingRecorded).values()),
  )

const anyResult = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map(holedIn),
  fc.constant(pickedUp),
  fc.constant(notPlayed),
)

/** Entries of up to three devices whose clocks jump; few times, so that many are equal. */
const anyEntries = fc
  .array(
    fc.record({
      device: fc.integer({ min: 0, max: 2 }),
      clock: fc.integer({ min: 0, max: 5 }),
      holeNumber: fc.integer({ min: 1, max: 4 }),
      result: anyResult,
    }),
    { maxLength: 30 },
  )
  .map((entered) => {
    const last = new Map<number, EntryId>()
    return entered.map(({ device, clock, holeNumber, result }): HoleEntry => {
      const minted = mintEntryId(1_700_000_000_000 + clock, last.get(device), () => device / 3)
      last.set(device, minted.id)
      return { ...minted, holeNumber, result, authorId: authorOn(device) }
    })
  })

const authorOn = (device: number) => `usr_${device}`

const shuffledWithRepeats = anyEntries.chain((entries) =>
  fc.record({
    entries: fc.constant(entries),
    received: fc
      .tuple(fc.subarray(entries), fc.shuffledSubarray(entries, { minLength: entries.length }))
      .chain(([repeats, all]) =>
        fc.shuffledSubarray([...repeats, ...all], { minLength: repeats.length + all.length }),
      ),
  }),
)

describe('recordHole', () => {
  test.prop([shuffledWithRepeats])(
    'when entries come late, twice and in any order, then the card is the same',
    ({ entries, received }) => {
      expect(card(received)).toEqual(card(entries))
    },
  )

  test.prop([anyEntries])(
    'when a clock goes back, then the last entry of its device on a hole still counts',
    (entries) => {
      const own = entries.filter((entry) => entry.authorId === authorOn(0))
      const scored = card(own)
      for (const hole of holes) {
        const last = own.findLast((entry) => entry.holeNumber === hole.holeNumber)
        expect(scored.lines[hole.holeNumber - 1]?.result).toEqual(last?.result ?? notPlayed)
      }
    },
  )

  test('when an entry changes nothing, then the same map comes back', () => {
    const entry = { id: 'ent_b', holeNumber: 1, result: holedIn(4), at: 2, authorId: 'usr_a' }
    const recorded = recordHole(nothingRecorded, entry)
    expect(recordHole(recorded, entry)).toBe(recorded)
    expect(recordHole(recorded, { ...entry, id: 'ent_z', at: 1 })).toBe(recorded)
    expect(recordHole(recorded, { ...entry, id: 'ent_c' })).not.toBe(recorded)
  })
})
