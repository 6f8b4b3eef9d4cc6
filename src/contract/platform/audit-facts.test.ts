import { expect, test } from 'vitest'
import { auditChange, auditFacts } from './audit-facts.ts'

test('of two sides only what differs is kept, by its path; what one side lacks is null there', () => {
  const before = { name: 'Old', holes: { 7: { par: 4, yards: { White: 380 } } }, endDate: new Date(0) }
  const after = { name: 'New', holes: { 7: { par: 4, yards: { Red: 301 } } }, endDate: new Date(0) }
  expect(auditChange(before, after)).toEqual({
    before: { name: 'Old', 'holes.7.yards.White': 380, 'holes.7.yards.Red': null },
    after: { name: 'New', 'holes.7.yards.White': null, 'holes.7.yards.Red': 301 },
  })
})

test('when nothing differs, then there is no change; null and absent are the same', () => {
  expect(auditChange({ a: 1, b: null }, { a: 1 })).toBeUndefined()
})

test('dates become UTC, and what is undefined is left out', () => {
  expect(auditFacts({ at: new Date(0), gone: undefined })).toEqual({ at: '1970-01-01T00:00:00.000Z' })
})
