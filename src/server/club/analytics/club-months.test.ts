import { describe, expect, test } from 'vitest'
import { clubMonths } from './read-club-stats.ts'

describe('the months of the club’s calendar (D28)', () => {
  test.each([
    // At the same moment it is still May in Los Angeles and already June on Kiritimati (UTC+14).
    ['America/Los_Angeles', '2026-06-01T06:59:59Z', '2026-05', '2026-05-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-06-01T07:00:00Z', '2026-06', '2026-06-01T07:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-31T09:59:59Z', '2026-05', '2026-04-30T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-31T10:00:00Z', '2026-06', '2026-05-31T10:00:00.000Z'],
    ['Europe/London', '2026-05-31T23:00:00Z', '2026-06', '2026-05-31T23:00:00.000Z'],
    ['Europe/London', '2026-11-30T23:59:59Z', '2026-11', '2026-11-01T00:00:00.000Z'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01', '2026-12-31T11:00:00.000Z'],
  ])('when it is %s at %s, then the month is %s and began at %s', (timeZone, now, name, start) => {
    const months = clubMonths(new Date(now), { timeZone, many: 1 })
    expect(months.map((month) => [month.name, month.start.toISOString()])).toEqual([[name, start]])
  })

  test('twelve months go back across the turn of the year and follow the clock changes', () => {
    const months = clubMonths(new Date('2026-03-31T23:30:00Z'), { timeZone: 'Europe/London', many: 12 })
    expect(months.map((month) => month.name)).toEqual([
      ...['2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02', '2026-03', '2026-04'],
    ])
    expect(months[5]?.start.toISOString()).toBe('2025-09-30T23:00:00.000Z')
    expect(months[6]?.start.toISOString()).toBe('2025-11-01T00:00:00.000Z')
  })
})
