import { expect, test } from 'vitest'
import { competitionsToChoose, newValues, readPoints, sentSeason, withChosen } from './season-values.ts'

test.each([
  ['25, 20, 16', [25, 20, 16]],
  ['10 8;6', [10, 8, 6]],
  ['10,', [10]],
  ['', undefined],
  ['ten', undefined],
  ['10, 8.5', undefined],
  ['10, -1', undefined],
])('points typed as "%s" are read as %s', (typed, read) => {
  expect(readPoints(typed)).toEqual(read)
})

test('when a year is chosen, then its competitions with a place for each player are offered, and those chosen before stay', () => {
  const competition = (id: string, startDate: string, more: object = {}) => ({
    id,
    startDate,
    competitionType: 'stableford' as const,
    status: 'final' as const,
    ...more,
  })
  const all = [
    competition('july', '2026-07-01T08:00:00.000Z'),
    competition('may', '2026-05-01T08:00:00.000Z'),
    competition('last year', '2025-05-01T08:00:00.000Z'),
    competition('earlier', '2025-06-01T08:00:00.000Z'),
    competition('match', '2026-05-01T08:00:00.000Z', { competitionType: 'matchplay' }),
    competition('off', '2026-05-01T08:00:00.000Z', { status: 'cancelled' }),
  ]
  const values = { ...newValues('Order of merit', 2026), competitionIds: ['earlier'] }
  expect(competitionsToChoose(all, values).map(({ id }) => id)).toEqual(['earlier', 'may', 'july'])
})

test('when no course is chosen, then a season is sent without an eclectic', () => {
  const values = { ...newValues('Order of merit', 2026), competitionIds: ['may'] }
  expect(sentSeason(values)).toMatchObject({
    name: 'Order of merit',
    competitionIds: ['may'],
    eclectic: null,
  })
  expect(sentSeason({ ...values, eclecticCourseId: 'crs_1', eclecticPercent: '40' }).eclectic).toEqual({
    courseId: 'crs_1',
    percent: '40',
  })
})

test('a competition is chosen once, and taken out again', () => {
  expect(withChosen(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  expect(withChosen(['a', 'b'], 'a', false)).toEqual(['b'])
})
