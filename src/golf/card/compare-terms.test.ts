import { describe, expect, test } from 'vitest'
import { differentTerms, termChanges, type ComparableTerms, type ComparedCard } from './compare-terms.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
const withHole = (change: { holeNumber: number; par?: number; strokeIndex?: number }) =>
  holes.map((hole) => (hole.holeNumber === change.holeNumber ? { ...hole, ...change } : hole))
const terms = (change: Partial<ComparableTerms> = {}): ComparableTerms => ({
  teeName: 'White',
  handicapIndex: 104,
  courseRating: 720,
  slope: 113,
  par: 72,
  allowancePercent: 95,
  courseHandicap: 10,
  playingHandicap: 10,
  holes,
  ...change,
})
const card = (id: string, change: Partial<ComparedCard> = {}): ComparedCard => ({
  id,
  courseId: 'crs_1',
  roundNumber: 1,
  teeId: 'tee_1',
  playedBy: 'everybody',
  ratedFor: 'men',
  terms: terms(),
  ...change,
})

describe('what changes about a card', () => {
  test.each<[string, Partial<ComparableTerms>, ReturnType<typeof termChanges>]>([
    ['nothing', {}, []],
    [
      'a par',
      { holes: withHole({ holeNumber: 1, par: 5 }), par: 73 },
      [
        { term: 'par', before: 72, after: 73 },
        { term: 'holePar', holeNumber: 1, before: 4, after: 5 },
      ],
    ],
    [
      'a stroke index',
      { holes: withHole({ holeNumber: 3, strokeIndex: 7 }) },
      [{ term: 'strokeIndex', holeNumber: 3, before: 3, after: 7 }],
    ],
    [
      'an allowance',
      { allowancePercent: 85, playingHandicap: 9 },
      [
        { term: 'allowancePercent', before: 95, after: 85 },
        { term: 'playingHandicap', before: 10, after: 9 },
      ],
    ],
    [
      'an index that was none',
      { handicapIndex: null },
      [{ term: 'handicapIndex', before: 104, after: null }],
    ],
  ])('when %s is put right, then it is named with both values', (_, change, expected) => {
    expect(termChanges(terms(), terms(change))).toEqual(expected)
  })
})

describe('cards that stand apart', () => {
  test.each<[string, Partial<ComparedCard>]>([
    ['are alike', {}],
    ['are of another index', { terms: terms({ handicapIndex: 20, playingHandicap: 2 }) }],
    ['are of another tee', { teeId: 'tee_2', terms: terms({ courseRating: 690, slope: 120 }) }],
    ['are rated for women', { ratedFor: 'women', terms: terms({ courseRating: 740 }) }],
    [
      'are of the women’s card',
      { playedBy: 'women', ratedFor: 'women', terms: terms({ holes: withHole({ holeNumber: 1, par: 5 }) }) },
    ],
    [
      'are of another round',
      { roundNumber: 2, terms: terms({ holes: withHole({ holeNumber: 1, par: 5 }) }) },
    ],
  ])('when two cards %s, then there is nothing to say', (_, change) => {
    expect(differentTerms([card('a'), card('b', change)])).toEqual([])
  })

  test('when a par was changed between two cards, then the hole is named, also from another tee', () => {
    const after = terms({ holes: withHole({ holeNumber: 1, par: 5 }), courseRating: 690 })
    expect(differentTerms([card('a'), card('b', { teeId: 'tee_2', terms: after }), card('c')])).toEqual([
      {
        term: 'holePar',
        roundNumber: 1,
        holeNumber: 1,
        values: [
          { value: 4, cards: ['a', 'c'] },
          { value: 5, cards: ['b'] },
        ],
      },
    ])
  })

  test('when rating and allowance were changed, then both are named', () => {
    const after = terms({ courseRating: 731, allowancePercent: 85 })
    expect(differentTerms([card('a'), card('b', { terms: after })]).map(({ term }) => term)).toEqual([
      'allowancePercent',
      'courseRating',
    ])
  })
})
