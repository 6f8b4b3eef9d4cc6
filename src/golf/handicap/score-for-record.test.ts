import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import { parseDay } from '../day.ts'
import { handicapIndex } from '../numbers.ts'
import { holedIn, pickedUp, type HoleResult } from '../card/hole-result.ts'
import { explainDifferential } from './explain-handicap.ts'
import { roundDifferential } from './score-differential.ts'
import { scoreForRecord, type PlayedCard } from './score-for-record.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
const results = (from: number, to: number, special: Record<number, HoleResult> = {}) =>
  new Map(
    holes
      .filter((hole) => hole.holeNumber >= from && hole.holeNumber <= to)
      .map((hole): [number, HoleResult] => [hole.holeNumber, special[hole.holeNumber] ?? holedIn(5)]),
  )

const card: PlayedCard = {
  id: 'rnd_1',
  day: parseDay('2026-03-01') ?? Number.NaN,
  holes,
  results: results(1, 18),
  handicapIndex: handicapIndex(124),
  rating: { courseRating: 714, slope: 128, par: 72 },
  isRated: true,
  nines: {
    front: { courseRating: 355, slope: 126, par: 36 },
    back: { courseRating: 359, slope: 130, par: 36 },
  },
  pcc: 0,
  hasValidReason: false,
  holesNotPlayed: 'not_counted',
}

describe('scoreForRecord', () => {
  test('when eighteen holes are played, then the Course Handicap caps holes before the differential is made', () => {
    // Course Handicap 12.4 x 128 / 113 - 0.6 = 13.446 -> 13; hole 1 counts 7, hole 18 counts 6: 16 x 5 + 13 = 93.
    const outcome = scoreForRecord({ ...card, results: results(1, 18, { 1: holedIn(11), 18: pickedUp }) })
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(outcome.value).toMatchObject({
      acceptedAs: 'eighteen',
      courseHandicap: 13,
      adjusted: { total: 93 },
    })
    expect(roundDifferential(outcome.value.entry.differential)).toBe(191)
    expect(sayInEnglish(explainDifferential(outcome.value))).toEqual([
      'Adjusted gross score 93: hole 1 counts 7, hole 18 counts 6.',
      '113 / 128 x (93 - 71.4) = 19.069, rounded 19.1.',
    ])
  })

  test('when only the back nine is played, then its own rating and half the PCC count (R1.2)', () => {
    const outcome = scoreForRecord({ ...card, results: results(10, 18), pcc: 1, hasValidReason: true })
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(outcome.value).toMatchObject({ acceptedAs: 'nine', courseHandicap: 7, entry: { kind: 'nine' } })
    expect(sayInEnglish(explainDifferential(outcome.value))[1]).toBe(
      '113 / 130 x (45 - 35.9 - 1 / 2 (conditions)) = 7.475 for the nine holes played.',
    )
  })

  test.each([
    { name: 'eight holes', change: { results: results(1, 8) }, reason: 'too_few_holes' },
    {
      name: 'a nine without a rating',
      change: { results: results(1, 9), nines: null, hasValidReason: true },
      reason: 'nine_not_rated',
    },
    { name: 'a nine without a reason', change: { results: results(1, 9) }, reason: 'no_valid_reason' },
    { name: 'a tee without a rating', change: { isRated: false }, reason: 'not_rated' },
    { name: 'holes 3 to 11', change: { results: results(3, 11) }, reason: 'nine_not_whole' },
    { name: 'twelve holes', change: { results: results(1, 12) }, reason: 'no_valid_reason' },
    {
      name: 'an impossible slope',
      change: { rating: { ...card.rating, slope: 160 } },
      reason: 'slope_out_of_range',
    },
    { name: 'a PCC of 5', change: { pcc: 5 }, reason: 'pcc_out_of_range' },
  ])('$name: $reason', ({ change, reason }) => {
    expect(scoreForRecord({ ...card, ...change })).toMatchObject({ ok: false, reason })
  })

  test('when twelve holes are played with a reason in a club that counts net par, then the card counts (R1.5a)', () => {
    const terms = { results: results(1, 12), hasValidReason: true, holesNotPlayed: 'net_par' } as const
    // Twelve fives, then net par on 13 to 18: 13 receives a stroke, 14 to 18 none.
    expect(scoreForRecord({ ...card, ...terms })).toMatchObject({
      ok: true,
      value: { acceptedAs: 'eighteen_with_net_par', adjusted: { total: 60 + 5 + 5 * 4 } },
    })
  })

  test('when twelve holes are played where one more is counted, then it is on the first hole not played', () => {
    const terms = { hasValidReason: true, holesNotPlayed: 'net_par_one_more' } as const
    const twelve = scoreForRecord({ ...card, ...terms, results: results(1, 12) })
    expect(twelve).toMatchObject({ ok: true, value: { adjusted: { total: 60 + 6 + 5 * 4 } } })
    const fourteen = scoreForRecord({ ...card, ...terms, results: results(1, 14) })
    expect(fourteen).toMatchObject({ ok: true, value: { adjusted: { total: 14 * 5 + 4 * 4 } } })
  })

  test('when a player without an index plays a nine-hole course, then holes count par + 5 at most', () => {
    const nine = {
      ...card,
      holes: holes.slice(0, 9),
      results: results(1, 9, { 2: holedIn(12) }),
      nines: null,
    }
    const rating = { courseRating: 355, slope: 126, par: 36 }
    expect(scoreForRecord({ ...nine, rating, handicapIndex: null })).toMatchObject({
      ok: true,
      value: {
        courseHandicap: null,
        adjusted: { total: 8 * 5 + 9 },
        entry: { kind: 'nine', indexWhenPlayed: null },
      },
    })
  })
})

describe('holes that the committee has closed, which were not played for a valid reason (Rules of Handicapping 3.2)', () => {
  const closed = (...numbers: number[]) =>
    holes.map((hole) => (numbers.includes(hole.holeNumber) ? { ...hole, isClosed: true } : hole))
  const back = [10, 11, 12, 13, 14, 15, 16, 17, 18]

  test.each([
    // Course Handicap 13: a stroke on each of holes 1 to 13. A five on each hole that counts, net par on the others.
    ['by net par, whatever was entered on the hole', { holes: closed(7) }, 17 * 5 + 5],
    ['of two holes', { holes: closed(7, 18) }, 16 * 5 + 5 + 4],
    // Dansk Golf Union 3.2: one stroke more on the first of them where thirteen holes or fewer were played.
    [
      'one stroke more in Denmark',
      { holes: closed(3, 7, 10, 12, 14), holesNotPlayed: 'net_par_one_more' as const },
      13 * 5 + 4 * 5 + 4 + 1,
    ],
  ])('count %s', (_, more, total) => {
    const outcome = scoreForRecord({ ...card, holesNotPlayed: 'net_par', ...more })
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(outcome.value).toMatchObject({ acceptedAs: 'eighteen_with_net_par', adjusted: { total } })
  })

  test('count as the nine that is left where the other one is closed as a whole', () => {
    const outcome = scoreForRecord({ ...card, holes: closed(...back) })
    expect(outcome).toMatchObject({ ok: true, value: { acceptedAs: 'nine', adjusted: { total: 45 } } })
  })

  test.each([
    ['where the club keeps such cards', { holes: closed(7) }, 'not_convertible'],
    [
      'where another hole is missing without a reason',
      { holes: closed(7), results: results(1, 17), holesNotPlayed: 'net_par' as const },
      'no_valid_reason',
    ],
    ['with fewer than nine holes left', { holes: closed(9, ...back) }, 'too_few_holes'],
    ['with eight of nine holes', { holes: closed(7).slice(0, 9) }, 'too_few_holes'],
    ['with nine holes of both nines left', { holes: closed(1, ...back.slice(0, 8)) }, 'nine_not_whole'],
  ])('keep the card off the record %s', (_, more, reason) => {
    expect(scoreForRecord({ ...card, ...more })).toMatchObject({ ok: false, reason })
  })
})
