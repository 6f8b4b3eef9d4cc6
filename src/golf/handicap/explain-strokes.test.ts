import { expect, test } from 'vitest'
import { lineInEnglish } from '#test/say-arithmetic.ts'
import { playingHandicap } from '../numbers.ts'
import { explainStrokes } from './explain-strokes.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))

test.each([
  [13, '1 stroke received on the 13 holes of the lowest stroke indexes, none on the others.'],
  [18, '1 stroke received on every hole.'],
  [20, '2 strokes received on the 2 holes of the lowest stroke indexes, 1 stroke received on the others.'],
  [0, 'No strokes are received and none given back.'],
  [-2, '1 stroke given back on the 2 holes of the highest stroke indexes, none on the others.'],
])('a Playing Handicap of %i (R6.1, R6.2)', (handicap, sentence) => {
  expect(lineInEnglish(explainStrokes(holes, playingHandicap(handicap)))).toBe(sentence)
})
