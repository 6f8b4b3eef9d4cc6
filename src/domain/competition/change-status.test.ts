import { describe, expect, test } from 'vitest'
import { mayTakeStep } from './change-status.ts'
import { competitionStatuses, type CompetitionStatus } from './competition.ts'

const quiet = { entries: 0, openCards: 0 }

describe('steps of a competition’s life (U18)', () => {
  test('when a competition is not final, then each of its statuses can be set, and set back', () => {
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
  ])('when %s is to become %s, then it is refused: %o %s', (from, to, counts, reason) => {
    expect(mayTakeStep({ from, to, ...counts })).toMatchObject({ ok: false, reason })
  })

  test('when all cards of a completed competition are in, then it can be made final', () => {
    expect(mayTakeStep({ from: 'completed', to: 'final', entries: 9, openCards: 0 })).toMatchObject({
      ok: true,
    })
  })
})
