import { expect, test } from 'vitest'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { explainNetCountback } from './explain-countback.ts'

test.each([
  // 36 - 12 / 2; 24 - 12 / 3; 12 + 2 / 6; 4 - 13 / 18; of a nine-hole card 23 - 2/3 of 7.
  [540, { holes: 9, cardHoles: 18, playingHandicap: 12 }, '36 - 1/2 of 12 = 30.00 net'],
  [360, { holes: 6, cardHoles: 18, playingHandicap: 12 }, '24 - 1/3 of 12 = 20.00 net'],
  [222, { holes: 3, cardHoles: 18, playingHandicap: -2 }, '12 + 1/6 of 2 = 12.33 net'],
  [59, { holes: 1, cardHoles: 18, playingHandicap: 13 }, '4 - 1/18 of 13 = 3.28 net'],
  [330, { holes: 6, cardHoles: 9, playingHandicap: 7 }, '23 - 2/3 of 7 = 18.33 net'],
])('R9.4: %i eighteenths of %j with their sum', (eighteenths, compared, text) => {
  const own = explainNetCountback(eighteenths, compared)
  const decided = { step: 'last 9', level: [], own, other: own } as const
  const line = { kind: 'countback', facts: { order: 'behind', name: 'Ann', decided } } as const
  expect(lineInEnglish(line)).toBe(`Behind Ann by the last 9: ${text} against ${text}.`)
})
