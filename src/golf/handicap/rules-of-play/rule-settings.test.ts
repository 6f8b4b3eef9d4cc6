import { expect, test } from 'vitest'
import { readRulesOfPlay, ruleChoices, ruleSettings } from './rule-settings.ts'

test('when the store has a choice that is no longer known, then the first one stands for it', () => {
  expect(readRulesOfPlay({ countback: 'coin', matchPlayScores: 'do_not_count' })).toEqual({
    ...readRulesOfPlay(null),
    matchPlayScores: 'do_not_count',
  })
})

test('every setting is shown, and without a choice it is the first of its choices', () => {
  expect([...ruleSettings].sort()).toEqual(Object.keys(ruleChoices).sort())
  const without = readRulesOfPlay(null)
  for (const setting of ruleSettings) expect(without[setting]).toBe(ruleChoices[setting][0])
})
