import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { nothingGenerated } from '../course/generated-parts.ts'
import { handicapsFrom, offeredTerms, roundTerms, type RatedCourse } from './round-terms.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({
  holeNumber: i + 1,
  par: 4,
  strokeIndex: i + 1,
  womenPar: 5,
  womenStrokeIndex: 18 - i,
  yardages: { White: 380 + i },
  generated: nothingGenerated,
}))
const whole: RatedCourse = { course: { courseRating: null, slope: 113, par: 72 }, holes }
const white = {
  name: 'White',
  ratings: [
    { gender: 'men' as const, courseRating: 712, slope: 128, par: 72 },
    { gender: 'women' as const, courseRating: 741, slope: 131, par: 73 },
  ],
}

describe('roundTerms', () => {
  test('a casual round has the whole Course Handicap, a competition its allowance and table', () => {
    const known = { whole, tee: white, index: 124, gender: 'men' as const }
    const casual = roundTerms({ ...known, competition: undefined })
    expect(casual).toMatchObject({ allowancePercent: 100, stablefordTable: 'standard', courseRating: 712 })
    expect(casual.playingHandicap).toBe(casual.courseHandicap)
    const competition = { allowancePercent: 50, stablefordTable: 'modified' as const }
    const played = roundTerms({ ...known, competition })
    expect(played).toMatchObject(competition)
    expect(played.playingHandicap).toBeLessThan(casual.playingHandicap)
  })

  test('a woman has the women’s card and ratings; yards that were generated are on no card', () => {
    const generated = holes.map((hole, i) =>
      i === 0
        ? { ...hole, generated: { ...nothingGenerated, strokeIndex: true, yardages: ['White'] } }
        : hole,
    )
    const terms = roundTerms({
      whole: { ...whole, holes: generated },
      tee: white,
      index: null,
      gender: 'women',
      competition: undefined,
    })
    expect(terms).toMatchObject({ courseRating: 741, playingHandicap: 0, strokeIndexesConfirmed: false })
    expect(terms.holes.slice(0, 2)).toEqual([
      { holeNumber: 1, par: 5, strokeIndex: 18, yards: null },
      { holeNumber: 2, par: 5, strokeIndex: 17, yards: 381 },
    ])
  })

  test.each([
    // 12.4 x 128 / 113 + 71.2 - 73 = 12.25: her card's par is 73, and she plays against it.
    { gender: 'women', rated: 'men', hasCard: true, par: 73, courseHandicap: 12 },
    // 12.4 x 128 / 113 + 71.2 - 72 = 13.25.
    { gender: 'men', rated: 'men', hasCard: true, par: 72, courseHandicap: 13 },
    { gender: 'women', rated: 'men', hasCard: false, par: 72, courseHandicap: 13 },
    // 12.4 x 131 / 113 + 74.1 - 72 = 16.48.
    { gender: 'men', rated: 'women', hasCard: true, par: 72, courseHandicap: 16 },
    // 12.4 x 131 / 113 + 74.1 - 73 = 15.48: the club has one card, and says that its par is 73 for women.
    { gender: 'men', rated: 'women', hasCard: false, par: 73, courseHandicap: 15 },
  ] as const)(
    'when the $gender play a tee rated for $rated alone (own card: $hasCard), then par $par makes a Course Handicap of $courseHandicap',
    ({ gender, rated, hasCard, par, courseHandicap }) => {
      const card = holes.map((hole, i) => ({
        ...hole,
        ...(hasCard ? { womenPar: i === 0 ? 5 : 4 } : { womenPar: null, womenStrokeIndex: null }),
      }))
      const terms = roundTerms({
        whole: { ...whole, holes: card },
        index: 124,
        gender,
        competition: undefined,
        tee: { name: 'White', ratings: white.ratings.filter((one) => one.gender === rated) },
      })
      expect(terms).toMatchObject({ par, courseHandicap })
    },
  )

  test.prop([fc.integer({ min: -99, max: 540 }), fc.integer({ min: 0, max: 100 })])(
    'what a tee is offered with is what a round from it is played off',
    (index, allowancePercent) => {
      const terms = roundTerms({
        whole,
        tee: white,
        index,
        gender: 'men',
        competition: { allowancePercent, stablefordTable: 'standard' },
      })
      const [men] = offeredTerms(whole, white, { gender: undefined, index, allowancePercent })
      expect(men).toMatchObject({
        gender: 'men',
        handicaps: { courseHandicap: terms.courseHandicap, playingHandicap: terms.playingHandicap },
      })
      expect(terms).toMatchObject(
        handicapsFrom({ whole, tee: white, gender: 'men', holes, index, allowancePercent }),
      )
    },
  )
})
