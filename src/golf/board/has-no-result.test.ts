import { expect, test } from 'vitest'
import { hasNoResult } from './has-no-result.ts'

test.each([
  ['no_return', true],
  ['withdrawn', true],
  ['disqualified', true],
  // A place may still come of them.
  ['totals_only', false],
  ['no_team', false],
  [null, false],
])('a card with the note %s', (note, expected) => {
  expect(hasNoResult({ note })).toBe(expected)
})
