import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { assignStrokeIndexes, checkStrokeIndexes, hasOwnRating, ratingValues, type Hole } from './course.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const odd = [1, 3, 5, 7, 9, 11, 13, 15, 17]
const even = odd.map((index) => index + 1)

describe('checkStrokeIndexes (R6.4)', () => {
  test.each([
    { name: '1 to 18', indexes: upTo(18), reason: undefined },
    { name: '1 to 9', indexes: upTo(9), reason: undefined },
    { name: 'an odd nine', indexes: odd, reason: undefined },
    { name: 'an even nine', indexes: even, reason: undefined },
    { name: 'a mixed nine', indexes: [...odd.slice(0, 8), 18], reason: 'stroke_index_out_of_range' },
    { name: 'a repeated index', indexes: [...upTo(17), 1], reason: 'stroke_index_repeated' },
    { name: 'nineteen', indexes: [...upTo(17), 19], reason: 'stroke_index_out_of_range' },
    { name: 'zero', indexes: [0, ...upTo(17)], reason: 'stroke_index_out_of_range' },
  ])('$name: $reason', ({ indexes, reason }) => {
    const outcome = checkStrokeIndexes(indexes)
    expect(outcome.ok ? undefined : outcome.reason).toBe(reason)
  })
})

const holesWith = (indexes: readonly number[]): Hole[] =>
  indexes.map((strokeIndex, i) => ({ holeNumber: i + 1, par: 4, strokeIndex }))

const anyCard = fc
  .constantFrom(upTo(18), upTo(9), odd, even)
  .chain((indexes) => fc.shuffledSubarray(indexes, { minLength: indexes.length }))
  .map(holesWith)

const anyChanges = fc.uniqueArray(
  fc.record({ holeNumber: fc.integer({ min: 1, max: 18 }), strokeIndex: fc.integer({ min: 0, max: 19 }) }),
  { selector: (change) => change.holeNumber },
)

test.prop([anyCard, anyChanges])(
  'when stroke indexes are assigned, then others are exchanged or all is refused, and the card stays a permutation (T5)',
  (holes, any) => {
    const changes = any.filter((change) => change.holeNumber <= holes.length)
    const outcome = assignStrokeIndexes(holes, changes)
    const before = holes.map((hole) => hole.strokeIndex).sort((a, b) => a - b)
    const wanted = changes.map((change) => change.strokeIndex)
    if (!outcome.ok) {
      const isPossible = new Set(wanted).size === wanted.length && wanted.every((one) => before.includes(one))
      expect(isPossible).toBe(false)
      return
    }
    const { indexes, exchanged } = outcome.value
    expect(checkStrokeIndexes([...indexes.values()]).ok).toBe(true)
    for (const change of changes) expect(indexes.get(change.holeNumber)).toBe(change.strokeIndex)
    const changed = new Set([...changes, ...exchanged].map((one) => one.holeNumber))
    for (const hole of holes)
      if (!changed.has(hole.holeNumber)) expect(indexes.get(hole.holeNumber)).toBe(hole.strokeIndex)
    for (const { holeNumber, strokeIndex, takenFrom } of exchanged) {
      expect(indexes.get(holeNumber)).toBe(strokeIndex)
      expect(holes[takenFrom - 1]?.strokeIndex).toBe(strokeIndex)
    }
  },
)

test('when the indexes of a front nine are typed, then the back nine takes what is left (T5)', () => {
  const outcome = assignStrokeIndexes(
    holesWith(upTo(18)),
    odd.map((strokeIndex, i) => ({ holeNumber: i + 1, strokeIndex })),
  )
  if (!outcome.ok) throw new Error(outcome.reason)
  const indexes = [...outcome.value.indexes.values()]
  expect(indexes.slice(0, 9)).toEqual(odd)
  expect([...indexes.slice(9)].sort((a, b) => a - b)).toEqual(even)
})

describe('ratingValues (D6)', () => {
  const holes = holesWith(upTo(18))
  const none = { courseRating: undefined, slope: undefined, par: undefined }
  const women = { gender: 'women', courseRating: 742, slope: 131, par: 73 } as const
  const men = { gender: 'men', courseRating: 712, slope: 124, par: 72 } as const

  test('when the tee has a rating for the gender, then it counts (R4.4)', () => {
    const values = ratingValues({ ratings: [men, women], gender: 'women', course: none, holes })
    expect(values).toEqual({ courseRating: 742, slope: 131, par: 73 })
  })

  test('when the tee has no rating, then that of the course counts, and without one slope 113 and the par (T3)', () => {
    const course = { courseRating: 701, slope: 120, par: 71 }
    expect(ratingValues({ ratings: [], gender: 'men', course, holes })).toEqual(course)
    const nine = holesWith(upTo(9))
    expect(ratingValues({ ratings: [], gender: undefined, course: none, holes: nine })).toEqual({
      courseRating: 360,
      slope: 113,
      par: 36,
    })
  })
})

test.each([
  ['men on a tee rated for men', ['men'], 'men', true],
  ['women on a tee rated for men only', ['men'], 'women', false],
  ['women on a tee rated for both', ['men', 'women'], 'women', true],
  ['a player whose gender is not known', ['men'], undefined, true],
  ['a tee without ratings', [], 'men', false],
  ['a tee without ratings, gender not known', [], undefined, false],
] as const)('%s: rated for the record (D40, Rules of Handicapping 2.1)', (_, genders, gender, isRated) => {
  expect(hasOwnRating({ ratings: genders.map((one) => ({ gender: one })) }, gender)).toBe(isRated)
})

test('a round without a tee is not rated for the record', () => {
  expect(hasOwnRating(null, 'men')).toBe(false)
})
