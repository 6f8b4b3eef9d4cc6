import { expect, test } from 'vitest'
import { golfUnions } from './golf-unions.ts'
import { publishedRule } from './published-rules.ts'
import { limitsOfUnion } from './union-limits.ts'

/** Of the third audit: N8, N11, N23, N24, N25. */
test.each([
  ['australia', ['daily_handicap']],
  ['france', ['friendly_rounds']],
  ['new_zealand', ['own_allowances']],
  ['switzerland', ['expected_score']],
  ['canada', ['expected_score']],
  ['scotland', ['expected_score']],
  ['spain', []],
  ['sweden', []],
  ['germany', []],
] as const)('what Scoreclub does not work out for %s is %j', (union, names) => {
  expect(limitsOfUnion(union).map(({ name }) => name)).toEqual(names)
})

test('a club without a union has no such limit', () => {
  expect(limitsOfUnion(null)).toEqual([])
})

test('what would make other numbers without a word is told apart from what a card says itself', () => {
  const silent = golfUnions.filter((union) => limitsOfUnion(union).some(({ isSilent }) => isSilent))
  expect(silent).toEqual(['france', 'australia', 'new_zealand'])
})

test('a setting that cannot be as its union publishes it has no published choice', () => {
  const settled = golfUnions.flatMap((union) =>
    limitsOfUnion(union).filter(({ setting }) => setting && publishedRule(union, setting)),
  )
  expect(settled).toEqual([])
})

test('every limit names where the union’s rule can be read', () => {
  for (const { source } of golfUnions.flatMap(limitsOfUnion)) {
    expect(source.title).toMatch(/^[\p{Lu}].{20,}[^.]$/u)
    expect(source.address).toMatch(/^https?:\/\/[^\s]+$/)
  }
})
