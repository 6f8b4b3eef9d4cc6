import { expect, test } from 'vitest'
import { brakeIndex, indexBrakes } from './index-brake.ts'

/* https://serviceportal.dgv-intranet.de/regularien/whs-handicap-regeln/i19762_1_Glossar___Die_wichtigsten_Begriffe_.cfm */
test.each([
  { held: 400, calculated: 420, index: 400 },
  { held: 265, calculated: 266, index: 265 },
  { held: 250, calculated: 280, index: 265 },
  { held: 250, calculated: 264, index: 264 },
  { held: 400, calculated: 380, index: 380 },
  { held: null, calculated: 540, index: 540 },
])('in Germany an index of $held that scores would make $calculated becomes $index', (one) => {
  expect(brakeIndex(one.calculated, one.held, 'at_26_5')).toBe(one.index)
})

test('elsewhere only the caps limit a rise', () => {
  expect(indexBrakes).toEqual(['none', 'at_26_5'])
  expect(brakeIndex(420, 400, 'none')).toBe(420)
})
