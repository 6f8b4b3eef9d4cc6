import { expect, test } from 'vitest'
import type { ReviewFinding } from '#contract/handicap/handicap-review.ts'
import { sortFindings } from './sort-findings.ts'

const finding = (lastName: string, day: string | null): ReviewFinding => ({
  kind: 'no_score',
  userId: lastName,
  firstName: 'Ann',
  lastName,
  handicap: '12.0',
  day,
  lines: [],
  groups: null,
})
const given = [finding('Zell', '2025-02-01'), finding('Élan', null), finding('Ebner', '2025-03-01')]

test.each([
  ['striking', ['Zell', 'Élan', 'Ebner']],
  ['latest', ['Ebner', 'Zell', 'Élan']],
  ['name', ['Ebner', 'Élan', 'Zell']],
] as const)('in the order %s', (order, names) => {
  expect(sortFindings(given, order).map(({ lastName }) => lastName)).toEqual(names)
})
