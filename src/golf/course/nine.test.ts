import { expect, test } from 'vitest'
import { hasOwnRating } from './course.ts'
import { cutToNine, nineOfCard, ninesProblem } from './nine.ts'

/* A course of eighteen holes as its two nines are played (Rules of Handicapping 2.2, Appendix G). */

const holes = Array.from({ length: 18 }, (_, i) => ({
  holeNumber: i + 1,
  par: i === 0 ? 5 : i === 17 ? 3 : 4,
  strokeIndex: ((i * 7) % 18) + 1,
}))
const front = { courseRating: 358, slope: 120, par: 37 }
const back = { courseRating: 352, slope: 116, par: 35 }
const own = { gender: 'men' as const, courseRating: 710, slope: 118, par: 72 }
const whole = {
  course: { courseRating: 712, slope: 121, par: 72 },
  tees: [
    { id: 'white', ratings: [{ ...own, nines: { front, back } }] },
    { id: 'red', ratings: [own] },
  ],
  holes,
}

test.each([
  ['front' as const, [1, 9], 37, front],
  ['back' as const, [10, 18], 35, back],
])('the %s nine has its own holes, par and ratings', (nine, [first, last], par, rating) => {
  const cut = cutToNine(whole, nine)
  const numbers = cut.holes.map(({ holeNumber }) => holeNumber)
  expect([numbers.length, numbers.at(0), numbers.at(-1)]).toEqual([9, first, last])
  expect(cut.course).toEqual({ courseRating: null, slope: 121, par })
  expect(cut.tees[0]?.ratings).toEqual([{ gender: 'men', ...rating }])
  expect(nineOfCard(cut.holes, holes)).toBe(nine)
})

test('a tee whose nines are not rated is not rated for nine holes', () => {
  const red = cutToNine(whole, 'front').tees[1]
  expect(hasOwnRating(red ?? null, 'men')).toBe(false)
})

test('a course of nine holes has no nines, and neither is a round of all holes one', () => {
  const short = { ...whole, holes: holes.slice(0, 9) }
  expect(cutToNine(short, 'back')).toBe(short)
  expect(cutToNine(whole, null)).toBe(whole)
  expect(nineOfCard(holes.slice(0, 9), holes.slice(0, 9))).toBeNull()
  expect(nineOfCard(holes, holes)).toBeNull()
})

test.each([
  ['which make the eighteen', front, back, undefined],
  ['rounded apart by two tenths', front, { ...back, courseRating: 350 }, undefined],
  ['with another par', front, { ...back, par: 36 }, 'pars'],
  ['with two figures exchanged', { ...front, courseRating: 385 }, back, 'course_ratings'],
])('of the ratings of two nines %s, what does not fit is said', (_, one, other, expected) => {
  expect(ninesProblem(own, { front: one, back: other })).toBe(expected)
})
