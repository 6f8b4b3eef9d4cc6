import { expect, test } from 'vitest'
import type { OfferedTee, TeeTerms } from '#contract/card/tee-choice.ts'
import { areOwnRatings, ratingWords, strokesWords, termsOf } from './tee-words.ts'

const terms = (more: Partial<TeeTerms> = {}): TeeTerms => ({
  gender: 'men',
  rating: '70.9',
  slope: 125,
  courseHandicap: 21,
  playingHandicap: 20,
  ...more,
})
const women = terms({ gender: 'women', rating: '76.2' })
const tee: OfferedTee = { id: 'tee_1', name: 'Club', color: 'white', terms: [terms(), women] }

test.each([
  ['men', '70.9 / 125, men’s ratings'],
  ['women', '76.2 / 125, women’s ratings'],
  [null, '70.9 / 125, men’s ratings'],
] as const)('of a tee rated for both, %s plays %s', (gender, words) => {
  const own = termsOf(tee, gender)
  expect(own && ratingWords(own)).toBe(words)
})

test.each([
  [{}, '18.0', 'Course Handicap 21, you receive 20 strokes.'],
  [{ courseHandicap: 1, playingHandicap: 1 }, '1.0', 'Course Handicap 1, you receive 1 stroke.'],
  [{ courseHandicap: -2, playingHandicap: -2 }, '-2.4', 'Course Handicap +2, you give back 2 strokes.'],
  [{ courseHandicap: 0, playingHandicap: 0 }, null, 'You have no Handicap Index yet, so you play off 0.'],
])('%j of the index %s: %s', (more, handicap, words) => {
  expect(strokesWords(terms(more), handicap)).toBe(words)
})

test('a tee without ratings of its own names nobody’s', () => {
  expect(ratingWords(terms({ gender: null }))).toBe('70.9 / 125')
})

test.each([
  ['women on a tee rated for men only', 'men', 'women', false],
  ['women on their own ratings', 'women', 'women', true],
  ['a player who has not said which ratings are theirs', 'men', null, true],
  ['anybody on a tee without ratings', null, 'men', false],
  ['a player who has not said, on a tee without ratings', null, null, false],
] as const)('for %s: ratings of %s, player %s (D40)', (_, of, gender, isOwn) => {
  expect(areOwnRatings(terms({ gender: of }), gender)).toBe(isOwn)
})
