import { expect, test } from 'vitest'
import { scoreName } from './score-name.ts'

test.each([
  { strokes: 1, par: 3, name: 'hole_in_one' },
  { strokes: 2, par: 5, name: 'albatross' },
  { strokes: 3, par: 5, name: 'eagle' },
  { strokes: 3, par: 4, name: 'birdie' },
  { strokes: 4, par: 4, name: 'par' },
  { strokes: 6, par: 5, name: 'bogey' },
  { strokes: 5, par: 3, name: 'double_bogey' },
  { strokes: 7, par: 4, name: 'triple_bogey' },
  { strokes: 8, par: 4, name: 'over_par' },
  { strokes: 2, par: 6, name: 'under_par' },
])('$strokes on a par $par is called $name', ({ strokes, par, name }) => {
  expect(scoreName(strokes, par)).toBe(name)
})
