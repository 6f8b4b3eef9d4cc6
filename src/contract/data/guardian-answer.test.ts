import { expect, test } from 'vitest'
import { mayBeSeenInCompetitions } from './guardian-answer.ts'

test.each([
  [undefined, true],
  ['waiting', false],
  ['agreed', true],
  ['withdrawn', false],
] as const)('when the guardian’s answer is %s, then entering a competition is %s', (answer, may) => {
  expect(mayBeSeenInCompetitions(answer)).toBe(may)
})
