import { describe, expect, test } from 'vitest'
import { lineInEnglish, sayInEnglish } from '#test/say-arithmetic.ts'
import type { MatchPlayer, MatchTerms } from '../../handicap/explain-match-strokes.ts'
import { handicapIndex } from '../../numbers.ts'
import { explainPairStrokes, type MatchPair } from './explain-pair-strokes.ts'

/** Slope 113 and a rating equal to par: the Course Handicap is the index itself. */
const player = (name: string, index: number | null, par = 72): MatchPlayer => ({
  name,
  handicapIndex: index === null ? null : handicapIndex(index),
  rating: { courseRating: par * 10, slope: 113, par },
})
const pairOf = (first: MatchPlayer, second: MatchPlayer): MatchPair => ({
  name: `${first.name} & ${second.name}`,
  players: [first, second],
})
const level = ([a, b, c, d]: readonly [number | null, number | null, number | null, number | null]) =>
  [pairOf(player('Al', a), player('Bo', b)), pairOf(player('Cy', c), player('Di', d))] as const
const terms: MatchTerms = { method: 'appendix_c', allowancePercent: 90, holes: 18 }

describe('four-ball', () => {
  const fourBall = { ...terms, format: 'four_ball' } as const

  // 5.0, 10.0, 15.0, 20.0 at 90 %: 4.5, 9, 13.5, 18, which round to 5, 9, 14, 18.
  test.each([
    [
      'the lowest of the four plays off 0 (R5.2)',
      [50, 100, 150, 200],
      'appendix_c',
      'Al 0, Bo 4, Cy 9, Di 13',
    ],
    [
      'England takes 90 % of the differences (R5.3)',
      [50, 100, 150, 200],
      'england_2024',
      'Al 0, Bo 5, Cy 9, Di 14',
    ],
    ['a plus player gives more (R5.2)', [-20, 100, 100, 40], 'appendix_c', 'Al 0, Bo 11, Cy 11, Di 6'],
    ['without an index off 0 (T8)', [10, null, 20, 30], 'appendix_c', 'Al 1, Bo 0, Cy 2, Di 3'],
  ] as const)('%s', (_, indexes, method, strokes) => {
    const found = explainPairStrokes(level(indexes), { ...fourBall, method })
    expect(lineInEnglish(found.summary)).toBe(`Strokes received: ${strokes}.`)
  })

  test('when all are level, then nobody receives any', () => {
    expect(lineInEnglish(explainPairStrokes(level([80, 80, 80, 80]), fourBall).summary)).toBe(
      'No strokes are given.',
    )
  })

  test('each step has its sentence', () => {
    const { steps } = explainPairStrokes(level([50, 100, 150, 200]), fourBall)
    expect(steps.map(({ of }) => of)).toEqual(['Al', 'Al', 'Bo', 'Bo', 'Cy', 'Cy', 'Di', 'Di', null])
    expect(sayInEnglish(steps.slice(-2).map(({ line }) => line))).toEqual([
      'Playing Handicap: 20.000 x 90 % = 18.000, rounded 18.',
      'Al has the lowest Playing Handicap, 5, and plays off 0; the others receive the difference.',
    ])
  })

  test('a higher par adds its difference to who plays it (R5.4)', () => {
    const pairs = [
      pairOf(player('Al', 100, 71), player('Bea', 100, 73)),
      pairOf(player('Cy', 100, 71), player('Di', 200, 73)),
    ] as const
    const found = explainPairStrokes(pairs, fourBall)
    expect(lineInEnglish(found.summary)).toBe('Strokes received: Al 0, Bea 2, Cy 0, Di 11.')
    expect(sayInEnglish(found.steps.slice(-1).map(({ line }) => line))).toEqual([
      'Di plays par 73, the lowest is par 71: 2 more (Rule 6.2b).',
    ])
  })
})

describe('foursomes', () => {
  const foursomes = { ...terms, allowancePercent: 50, format: 'foursomes' } as const

  // 5.0 and 10.2 are 15.2 together, half 7.6, rounded 8; 15.0 and 20.4 are 35.4, half 17.7, rounded 18.
  test.each([
    ['half of the pair together, the whole difference (R5.2)', [50, 102, 150, 204], 'appendix_c', [0, 10]],
    ['England takes half of the difference (R5.3)', [50, 103, 150, 200], 'england_2024', [0, 10]],
    ['a plus player lowers the pair', [-40, 100, 100, 40], 'appendix_c', [0, 4]],
    ['the first pair may be the higher one', [150, 204, 50, 102], 'appendix_c', [10, 0]],
    ['level', [100, 120, 110, 110], 'appendix_c', [0, 0]],
  ] as const)('%s', (_, indexes, method, strokes) => {
    expect(explainPairStrokes(level(indexes), { ...foursomes, method }).strokes).toEqual(strokes)
  })

  test('each step has its sentence', () => {
    const { summary, steps } = explainPairStrokes(level([50, 102, 150, 204]), foursomes)
    expect(lineInEnglish(summary)).toBe('Cy & Di receive 10 strokes.')
    expect(steps.map(({ of }) => of)).toEqual(['Al', 'Bo', 'Cy', 'Di', null, null, null])
    expect(sayInEnglish(steps.slice(-3).map(({ line }) => line))).toEqual([
      'Al & Bo: 15.200 together x 50 % = 7.600, rounded 8.',
      'Cy & Di: 35.400 together x 50 % = 17.700, rounded 18.',
      'Difference of the Playing Handicaps: 18 - 8 = 10.',
    ])
    const england = explainPairStrokes(level([50, 102, 150, 204]), { ...foursomes, method: 'england_2024' })
    expect(sayInEnglish(england.steps.slice(-1).map(({ line }) => line))).toEqual([
      'Difference of the unrounded Course Handicaps x 50 %, rounded once = 10.',
    ])
  })

  test('a higher par is added before the half is taken (R5.4)', () => {
    const pairs = [
      pairOf(player('Al', 100, 71), player('Bo', 100, 71)),
      pairOf(player('Cy', 100, 71), player('Di', 100, 73)),
    ] as const
    expect(explainPairStrokes(pairs, foursomes).strokes).toEqual([0, 1])
  })
})
