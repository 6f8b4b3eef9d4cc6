import { expect, test } from 'vitest'
import { namesScores } from './score-fields.ts'

test.each([
  [['email', 'playedOn', 'differential'], true],
  [['memberNumber', null, 'playedOn', 'adjustedGross'], true],
  [['nationalId', 'playedOn', 'differential'], true],
  [['playedOn', 'differential'], false],
  [['email', 'differential'], false],
  [['email', 'playedOn', 'courseName'], false],
] as const)('%j name scores: %j', (columns, isEnough) => {
  expect(namesScores(columns)).toBe(isEnough)
})
