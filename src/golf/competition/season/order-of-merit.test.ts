import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  orderOfMerit,
  pointsOfPlace,
  sharedPoints,
  type MeritResult,
  type MeritTerms,
} from './order-of-merit.ts'

const terms: MeritTerms = { points: [25, 20, 16, 13], otherPoints: 1, best: 2 }

/** A result from "ann 1, ben T2": the places as they stand on a board, "-" without one. */
const result = (competitionId: string, places: Readonly<Record<string, number | null>>): MeritResult => ({
  competitionId,
  finishers: Object.entries(places).map(([name, position]) => ({ playerId: name, name, position })),
})

describe('points of a place', () => {
  test.each([
    { place: 1, points: 25 },
    { place: 4, points: 13 },
    { place: 5, points: 1 },
    { place: 90, points: 1 },
  ])('place $place has $points', ({ place, points }) => {
    expect(pointsOfPlace(terms, place)).toBe(points)
  })

  test.each([
    { place: 1, sharing: 1, hundredths: 2500 },
    { place: 1, sharing: 2, hundredths: 2250 },
    { place: 2, sharing: 3, hundredths: 1633 },
    { place: 1, sharing: 3, hundredths: 2033 },
    { place: 4, sharing: 2, hundredths: 700 },
    { place: 3, sharing: 6, hundredths: 550 },
    { place: 8, sharing: 3, hundredths: 100 },
  ])('$sharing who share place $place have $hundredths hundredths each', ({ place, sharing, hundredths }) => {
    expect(sharedPoints(terms, { place, sharing })).toBe(hundredths)
  })
})

describe('the order of merit', () => {
  test('when more are played than count, then the best count and the others are named as dropped', () => {
    const rows = orderOfMerit(terms, [
      result('may', { ann: 3, ben: 1, cas: 2 }),
      result('june', { ann: 1, ben: null, cas: 2 }),
      result('july', { ann: 2, ben: 4, cas: 2 }),
    ])
    expect(rows.map(({ name, position, hundredths }) => [name, position, hundredths])).toEqual([
      ['ann', 1, 4300],
      ['cas', 2, 4000],
      ['ben', 3, 3800],
    ])
    expect(rows[0]?.scores.map(({ reason, hundredths }) => [reason, hundredths])).toEqual([
      ['dropped', 1600],
      ['counts', 2500],
      ['counts', 1800],
    ])
    expect(rows.map(({ scores }) => scores.map(({ reason }) => reason).join(' '))).toEqual([
      'dropped counts counts',
      'counts counts dropped',
      'counts no_place counts',
    ])
  })

  test('when a player’s competitions have equal points, then the earlier ones count', () => {
    const [row] = orderOfMerit(
      terms,
      ['may', 'june', 'july'].map((id) => result(id, { ann: 2 })),
    )
    expect(row?.scores.map(({ reason }) => reason)).toEqual(['counts', 'counts', 'dropped'])
  })

  test('when sums are equal, then the place is shared and the next one is left out', () => {
    const rows = orderOfMerit(terms, [
      result('may', { ann: 1, ben: 2, cas: 3 }),
      result('june', { ann: 2, ben: 1, cas: 3 }),
    ])
    expect(rows.map(({ name, position, isShared }) => [name, position, isShared])).toEqual([
      ['ann', 1, true],
      ['ben', 1, true],
      ['cas', 3, false],
    ])
  })

  test('when a player never had a place, then they stand last without one', () => {
    const rows = orderOfMerit({ ...terms, otherPoints: 0 }, [result('may', { ann: null, ben: 5, cas: 1 })])
    expect(rows.map(({ name, position }) => [name, position])).toEqual([
      ['cas', 1],
      ['ann', null],
      ['ben', null],
    ])
  })

  test('when nothing is final yet, then nobody stands in it', () => {
    expect(orderOfMerit(terms, [])).toEqual([])
  })
})

describe('promises', () => {
  const anyTerms = fc
    .record({
      table: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }),
      otherPoints: fc.integer({ min: 0, max: 5 }),
      best: fc.option(fc.integer({ min: 1, max: 6 })),
    })
    .map(({ table, ...more }): MeritTerms => ({ ...more, points: table.sort((a, b) => b - a) }))
  /** Positions as boards give them: from scores, those with the same share the place. */
  const anyResults = fc
    .array(fc.array(fc.option(fc.integer({ min: 60, max: 66 })), { minLength: 1, maxLength: 8 }), {
      maxLength: 6,
    })
    .map((rounds) =>
      rounds.map((scores, i): MeritResult => {
        const known = scores.filter((score) => score !== null)
        const placeOf = (score: number) => known.filter((other) => other < score).length + 1
        const places = scores.map((score, player): [string, number | null] => [
          `p${player}`,
          score === null ? null : placeOf(score),
        ])
        return result(`c${i}`, Object.fromEntries(places))
      }),
    )

  test.prop([anyTerms, anyResults])(
    'a sum is that of what counts, and no other choice of as many is more',
    (given, results) => {
      for (const { hundredths, scores } of orderOfMerit(given, results)) {
        const counting = scores.filter(({ reason }) => reason === 'counts')
        expect(hundredths).toBe(counting.reduce((sum, one) => sum + one.hundredths, 0))
        const placed = scores.filter(({ place }) => place !== null)
        expect(counting.length).toBe(Math.min(given.best ?? placed.length, placed.length))
        const least = Math.min(...counting.map((one) => one.hundredths))
        const dropped = scores.filter(({ reason }) => reason === 'dropped')
        expect(dropped.every((one) => one.hundredths <= least)).toBe(true)
      }
    },
  )

  test.prop([anyTerms, anyResults])(
    'a competition gives away the points of the places that were taken, to half a hundredth for each player',
    (given, results) => {
      const all = orderOfMerit({ ...given, best: null }, results)
      for (const { competitionId, finishers } of results) {
        const taken = finishers.filter(({ position }) => position !== null).length
        let points = 0
        for (let place = 1; place <= taken; place += 1) points += pointsOfPlace(given, place)
        const gotten = all
          .flatMap(({ scores }) => scores)
          .filter((one) => one.competitionId === competitionId)
          .reduce((sum, one) => sum + one.hundredths, 0)
        expect(Math.abs(gotten - points * 100)).toBeLessThanOrEqual(taken / 2)
      }
    },
  )

  test.prop([anyTerms, anyResults])('the order of entrants in a result changes nothing', (given, results) => {
    const turned = results.map((one) => ({ ...one, finishers: [...one.finishers].reverse() }))
    expect(orderOfMerit(given, turned)).toEqual(orderOfMerit(given, results))
  })
})
