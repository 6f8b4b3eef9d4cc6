import { expect, test } from 'vitest'
import { lineInEnglish, sayInEnglish } from '#test/say-arithmetic.ts'
import { handicapIndex } from '../numbers.ts'
import { explainMatchStrokes, type MatchPlayer } from './explain-match-strokes.ts'

/** Slope 113 and a rating equal to par: the Course Handicap is the index itself. */
const level = { courseRating: 720, slope: 113, par: 72 }
const player = (name: string, index: number | null): MatchPlayer => ({
  name,
  handicapIndex: index === null ? null : handicapIndex(index),
  rating: level,
})
const terms = { method: 'appendix_c', allowancePercent: 100, holes: 18 } as const

test.each([
  ['+2 against 6 is 8 (R5.2)', [-20, 60], 100, 'appendix_c', [0, 8], 'Bo receives 8 strokes.'],
  [
    '10.4 and 20.6 at 90 %, Appendix C (R5.3)',
    [104, 206],
    90,
    'appendix_c',
    [0, 10],
    'Bo receives 10 strokes.',
  ],
  [
    'the same from the Course Handicaps 10 and 21 on both cards: 90 % of 11 is 9.9',
    [104, 206],
    90,
    'england_2024',
    [0, 10],
    'Bo receives 10 strokes.',
  ],
  [
    'singles off the full difference of 10 and 21 (whetstonegc.co.uk, strokes from 1 April 2024)',
    [104, 206],
    100,
    'england_2024',
    [0, 11],
    'Bo receives 11 strokes.',
  ],
  ['+2.4 against 6.5 plays off +2 and 7', [-24, 65], 100, 'england_2024', [0, 9], 'Bo receives 9 strokes.'],
  ['equal', [120, 120], 100, 'appendix_c', [0, 0], 'No strokes are given.'],
  ['without an index off 0 (T8)', [10, null], 100, 'appendix_c', [1, 0], 'Al receives 1 stroke.'],
] as const)('%s', (_, [a, b], allowancePercent, method, strokes, summary) => {
  const found = explainMatchStrokes([player('Al', a), player('Bo', b)], {
    ...terms,
    allowancePercent,
    method,
  })
  expect(found).toMatchObject({ strokes })
  expect(lineInEnglish(found.summary)).toBe(summary)
})

test('when strokes are explained, then each step has its sentence', () => {
  const { steps } = explainMatchStrokes([player('Al', -20), player('Bo', 60)], terms)
  expect(steps.map(({ of }) => of)).toEqual(['Al', 'Al', 'Bo', 'Bo', null])
  expect(sayInEnglish(steps.map(({ line }) => line))).toEqual([
    'Course Handicap: -2.0 x 113 / 113 + (72.0 - 72) = -2.000, rounded +2.',
    'Playing Handicap: -2.000 x 100 % = -2.000, rounded +2.',
    'Course Handicap: 6.0 x 113 / 113 + (72.0 - 72) = 6.000, rounded 6.',
    'Playing Handicap: 6.000 x 100 % = 6.000, rounded 6.',
    'Difference of the Playing Handicaps: 6 - (+2) = 8.',
  ])
})

test('when strokes come from the Course Handicaps on both cards, then only these are explained', () => {
  const of = { ...terms, method: 'england_2024' as const }
  const said = (allowancePercent: number) => {
    const { steps } = explainMatchStrokes([player('Al', 104), player('Bo', 206)], { ...of, allowancePercent })
    return sayInEnglish(steps.map(({ line }) => line))
  }
  expect(said(100)).toEqual([
    'Course Handicap: 10.4 x 113 / 113 + (72.0 - 72) = 10.400, rounded 10.',
    'Course Handicap: 20.6 x 113 / 113 + (72.0 - 72) = 20.600, rounded 21.',
    'Difference of the Course Handicaps: 21 - 10 = 11.',
  ])
  expect(said(90).at(-1)).toBe('Difference of the Course Handicaps: 21 - 10 = 11, x 90 %, rounded once = 10.')
})

test('when the tees have different pars, then the higher par receives the difference (R5.4)', () => {
  const onPar = (name: string, index: number, par: number): MatchPlayer => ({
    name,
    handicapIndex: handicapIndex(index),
    rating: { courseRating: par * 10, slope: 113, par },
  })
  const found = explainMatchStrokes([onPar('Al', 60, 71), onPar('Bea', 100, 73)], terms)
  expect(found.strokes).toEqual([0, 6])
  expect(lineInEnglish(found.summary)).toBe('Bea receives 6 strokes.')
  expect(sayInEnglish(found.steps.slice(-2).map(({ line }) => line))).toEqual([
    'Difference of the Playing Handicaps: 10 - 6 = 4.',
    'Bea plays par 73 against par 71 and receives 2 more (Rule 6.2b): 6 in all.',
  ])
  const lower = explainMatchStrokes([onPar('Al', 70, 73), onPar('Bea', 80, 71)], terms)
  expect(lower.strokes).toEqual([1, 0])
  expect(lineInEnglish(lower.summary)).toBe('Al receives 1 stroke.')
})
