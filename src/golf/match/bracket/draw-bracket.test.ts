import { expect, test } from 'vitest'
import { entrants } from '#test/play-bracket.ts'
import { drawBracket } from './draw-bracket.ts'

test.each([
  { type: 'single_elimination', hasThirdPlace: false, parts: ['winners'] },
  { type: 'single_elimination', hasThirdPlace: true, parts: ['winners', 'third_place'] },
  { type: 'double_elimination', hasThirdPlace: false, parts: ['winners', 'losers', 'grand_final', 'reset'] },
  // Its third place is the loser of the losers' final.
  { type: 'double_elimination', hasThirdPlace: true, parts: ['winners', 'losers', 'grand_final', 'reset'] },
] as const)(
  'when a $type is drawn, third place $hasThirdPlace, then its parts are $parts (R8.5, R8.7)',
  ({ type, hasThirdPlace, parts }) => {
    const drawn = drawBracket(entrants(4), { type, hasThirdPlace })
    expect(drawn.ok && drawn.value.type).toBe(type)
    expect(drawn.ok && [...new Set(drawn.value.matches.map((match) => match.part))]).toEqual(parts)
  },
)

test('when one player enters, then the draw is refused', () => {
  expect(drawBracket(['e1'], { type: 'single_elimination', hasThirdPlace: false })).toMatchObject({
    ok: false,
    reason: 'too_few_entrants',
  })
})
