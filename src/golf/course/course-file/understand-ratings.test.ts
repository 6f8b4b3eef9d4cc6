import { expect, test } from 'vitest'
import { understandRating } from './understand-ratings.ts'

const holes = Array.from({ length: 18 }, () => ({ par: 4 }))
const tee = { name: 'Blue', gender: 'men' as const, holes }

test('a rating is in whole tenths, and its par that of the holes', () => {
  expect(understandRating({ ...tee, rating: { courseRating: 68.3, slope: 121 } }, 18)).toEqual({
    rating: { gender: 'men', courseRating: 683, slope: 121, par: 72 },
    notes: [{ kind: 'no_nines', tees: [{ tee: 'Blue', gender: 'men' }] }],
  })
})

test('when the holes have no pars, then the par of the tee is taken; a nine has no nines', () => {
  const nine = { ...tee, holes: holes.slice(9).map(() => ({})), par: 36 }
  expect(understandRating({ ...nine, rating: { courseRating: 34.1, slope: 121 } }, 9)).toEqual({
    rating: { gender: 'men', courseRating: 341, slope: 121, par: 36 },
    notes: [],
  })
})

test('when a nine has two decimals, then it is not rounded', () => {
  const rated = { ...tee, rating: { courseRating: 68.3, slope: 121 } }
  const nines = { front: { courseRating: 34.15, slope: 120 }, back: { courseRating: 34.15, slope: 122 } }
  const { rating, notes } = understandRating({ ...rated, ...nines }, 18)
  expect(rating?.nines).toBeUndefined()
  expect(notes).toEqual([{ kind: 'nines_refused', tee: { tee: 'Blue', gender: 'men' }, ...nines }])
})
