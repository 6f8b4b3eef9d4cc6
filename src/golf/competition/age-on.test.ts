import { expect, test } from 'vitest'
import { parseDay } from '../day.ts'
import { ageOn } from './age-on.ts'

const day = (text: string) => parseDay(text) ?? NaN

test.each([
  ['2008-07-04', '2026-07-03', 17],
  ['2008-07-04', '2026-07-04', 18],
  ['2008-12-31', '2026-01-01', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['1926-01-01', '2026-01-01', 100],
])('who was born on %s is on %s %i years old', (bornOn, on, age) => {
  expect(ageOn(day(bornOn), day(on))).toBe(age)
})
