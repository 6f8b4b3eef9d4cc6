import { describe, expect, test } from 'vitest'
import { drawMismatches, sayMismatch, type DrawTerms } from './draw-mismatches.ts'
import type { DrawnGroup } from './start-sheet.ts'

const holes = (count: number) => Array.from({ length: count }, (_, i) => ({ number: i + 1 }))
const terms: DrawTerms = {
  days: { first: '2026-12-06', last: '2026-12-06' },
  holes: holes(18),
  roundCount: 1,
  timeZone: 'Europe/London',
}
const group = (startsAt: string, hole = 1, players = ['ann']): DrawnGroup => ({
  startsAt: Date.parse(startsAt),
  hole,
  half: null,
  players,
})
const said = (groups: readonly DrawnGroup[], more: Partial<DrawTerms> & { round?: number } = {}) =>
  drawMismatches({ groups, round: more.round }, { ...terms, ...more }).map(sayMismatch)

describe('drawMismatches', () => {
  test('when the draw is on the competition’s day, holes and rounds, then all of it fits', () => {
    expect(said([group('2026-12-06T07:37Z'), group('2026-12-06T23:50Z', 18)], { round: 1 })).toEqual([])
  })

  test('when the competition is on another day, then both days are said, once', () => {
    expect(said([group('2026-11-29T07:37Z'), group('2026-11-29T07:45Z')])).toEqual([
      'This draw starts on 29 November; the competition is on 6 December.',
    ])
  })

  test('when it has several days, or another year, then they are said so that nobody is mistaken', () => {
    const days = { first: '2027-01-02', last: '2027-01-03' }
    expect(said([group('2026-12-29T07:37Z')], { days })).toEqual([
      'This draw starts on 29 December 2026; the competition is from 2 January 2027 to 3 January 2027.',
    ])
  })

  test('when the day is another on the club’s calendar than in UTC, then the club’s is compared', () => {
    const timeZone = 'Pacific/Auckland'
    expect(said([group('2026-12-05T20:00Z')], { timeZone })).toEqual([])
    expect(said([group('2026-12-06T20:00Z')], { timeZone })).toHaveLength(1)
  })

  test('when the course has no such hole, then the hole and the number of holes are said', () => {
    expect(
      said([group('2026-12-06T09:00Z', 14), group('2026-12-06T09:00Z', 3)], { holes: holes(9) }),
    ).toEqual(['This draw starts a group on hole 14; the course has 9 holes.'])
  })

  test('when the competition has fewer rounds, then the round of the draw and theirs are said', () => {
    const day = [group('2026-12-06T09:00Z')]
    expect(said(day, { round: 3, roundCount: 2 })).toEqual([
      'This draw is of round 3; the competition has 2 rounds.',
    ])
    expect(said(day, { round: 2 })).toEqual(['This draw is of round 2; the competition has one round.'])
  })

  test('when nobody has the start that does not fit, then nothing is said of it', () => {
    expect(said([group('2026-11-29T07:37Z', 1, []), group('2026-12-06T07:37Z')])).toEqual([])
  })
})
