import { expect, test } from 'vitest'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { scoreHole } from '#golf/card/card.ts'
import { holeSentence, strokesText } from './hole-words.ts'

function line(result: HoleResult) {
  return scoreHole({ holeNumber: 7, par: 4, strokeIndex: 3 }, result, {
    strokesReceived: 1,
    stablefordTable: 'standard',
  })
}

test.each([
  [holedIn(5), 'Hole 7, 5, bogey, 2 points'],
  [holedIn(6), 'Hole 7, 6, double bogey, 1 point'],
  [holedIn(1), 'Hole 7, 1, hole in one, 6 points'],
  [pickedUp, 'Hole 7, picked up, 0 points'],
  [notPlayed, 'Hole 7, no score'],
])('U19: %j is "%s"', (result, sentence) => {
  expect(holeSentence(line(result))).toBe(sentence)
})

test.each([
  [0, 'no stroke'],
  [1, '1 stroke'],
  [2, '2 strokes'],
  [-1, 'gives 1 stroke'],
])('%d received is "%s"', (received, text) => {
  expect(strokesText(received)).toBe(text)
})
