import { describe, expect, test } from 'vitest'
import { statusByDate, type CompetitionStatus } from './competition.ts'

describe('statusByDate (D10, U18)', () => {
  const startDate = new Date('2026-06-06T08:00:00Z')
  const endDate = new Date('2026-06-06T18:00:00Z')
  test.each<[CompetitionStatus, string | null, string, CompetitionStatus]>([
    ['upcoming', null, '07:59', 'upcoming'],
    ['upcoming', null, '08:00', 'active'],
    ['upcoming', null, '18:00', 'completed'],
    // Opened early by hand, and taken back: the start still opens it.
    ['active', '07:00', '07:30', 'active'],
    ['upcoming', '07:30', '08:00', 'active'],
    // Taken back after the start: stays back until its end.
    ['upcoming', '09:00', '12:00', 'upcoming'],
    ['upcoming', '09:00', '18:00', 'completed'],
    // Opened again after the end: stays open.
    ['active', '19:00', '23:00', 'active'],
    ['completed', '12:00', '13:00', 'completed'],
    ['cancelled', '12:00', '20:00', 'cancelled'],
    ['draft', null, '20:00', 'draft'],
  ])('when the status is %s, set at %s, then at %s it is %s', (status, setAt, now, expected) => {
    const at = (clock: string) => new Date(`2026-06-06T${clock}:00Z`)
    expect(
      statusByDate({ status, startDate, endDate, setAt: setAt === null ? null : at(setAt) }, at(now)),
    ).toBe(expected)
  })
})
