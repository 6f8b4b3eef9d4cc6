import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { mintEntryId, type EntryId } from './entry-id.ts'

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
