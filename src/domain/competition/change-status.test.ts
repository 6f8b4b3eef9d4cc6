import { describe, expect, test } from 'vitest'
import { mayTakeStep } from './change-status.ts'
import { competitionStatuses, statusByDate, type CompetitionStatus } from './competition.ts'

const quiet = { entries: 0, openCards: 0 }

describe('steps of a competition’s life (U18)', () => {
  test('between the five that are not final every step is open, and open again in the other direction', () => {
    const before = competitionStatuses.filter((one) => one !== 'final')
    for (const from of before)
      for (const to of before)
        expect(mayTakeStep({ from, to, ...quiet }), `${from} to ${to}`).toMatchObject({ ok: true })
  })

  test.each<[CompetitionStatus, CompetitionStatus, { entries: number; openCards: number }, string]>([
    ['final', 'completed', quiet, 'is_final'],
    ['final', 'cancelled', quiet, 'is_final'],
    ['active', 'final', quiet, 'not_completed'],
    ['cancelled', 'final', quiet, 'not_completed'],
    ['completed', 'final', { entries: 4, openCards: 1 }, 'cards_open'],
    ['upcoming', 'draft', { entries: 1, openCards: 0 }, 'has_entries'],
  ])('%s to %s is refused: %o %s', (from, to, counts, reason) => {
    expect(mayTakeStep({ from, to, ...counts })).toMatchObject({ ok: false, reason })
  })

  test('completed to final when all cards are in', () => {
    expect(mayTakeStep({ from: 'completed', to: 'final', entries: 9, openCards: 0 })).toMatchObject({
      ok: true,
    })
  })
})

describe('what dates make of it', () => {
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
  ])('%s, set at %s, is at %s %s', (status, setAt, now, expected) => {
    const at = (clock: string) => new Date(`2026-06-06T${clock}:00Z`)
    expect(
      statusByDate({ status, startDate, endDate, setAt: setAt === null ? null : at(setAt) }, at(now)),
    ).toBe(expected)
  })
})
