import { describe, expect, test } from 'vitest'
import { mayTakeStep } from './change-status.ts'
import { competitionStatuses, type CompetitionStatus } from './competition.ts'

type Counts = { entries: number; cardsOut: string[]; unconfirmed: string[] }
const quiet: Counts = { entries: 0, cardsOut: [], unconfirmed: [] }

describe('steps of a competition’s life (U18)', () => {
  test('when a competition is not final, then each of its statuses can be set, and set back', () => {
    const before = competitionStatuses.filter((one) => one !== 'final')
    for (const from of before)
      for (const to of before)
        expect(mayTakeStep({ from, to, ...quiet }), `${from} to ${to}`).toMatchObject({ ok: true })
  })

  test.each<[CompetitionStatus, CompetitionStatus, Partial<Counts>, string]>([
    ['final', 'completed', quiet, 'is_final'],
    ['final', 'cancelled', quiet, 'is_final'],
    ['active', 'final', quiet, 'not_completed'],
    ['cancelled', 'final', quiet, 'not_completed'],
    ['completed', 'final', { entries: 4, cardsOut: ['Ann Berg'] }, 'cards_open'],
    ['completed', 'final', { entries: 4, unconfirmed: ['Ann Berg'] }, 'cards_open'],
    ['upcoming', 'draft', { entries: 1 }, 'has_entries'],
  ])('when %s is to become %s, then it is refused: %o %s', (from, to, counts, reason) => {
    expect(mayTakeStep({ from, to, ...quiet, ...counts })).toMatchObject({ ok: false, reason })
  })

  test.each<[CompetitionStatus, string | null, boolean]>([
    ['completed', 'Hole 4 was wrong', true],
    ['active', 'Hole 4 was wrong', true],
    ['completed', '', false],
    ['completed', null, false],
    ['upcoming', 'Hole 4 was wrong', false],
    ['cancelled', 'Hole 4 was wrong', false],
  ])('when a final result is to become %s for the reason %j, then %s', (to, reason, ok) => {
    expect(mayTakeStep({ from: 'final', to, ...quiet, entries: 9, reason })).toMatchObject({ ok })
  })

  test('when all cards of a completed competition are in, then it can be made final', () => {
    expect(mayTakeStep({ from: 'completed', to: 'final', ...quiet, entries: 9 })).toMatchObject({
      ok: true,
    })
  })

  test.each([
    [['Ann Berg'], 'The card of Ann Berg is not handed in. Rule on it first: no return or withdrawn.'],
    [
      ['Ann Berg', 'Bo Dahl', 'Cy Moss'],
      '3 cards are not handed in: Ann Berg, Bo Dahl and Cy Moss. Rule on each first: no return or withdrawn.',
    ],
    [
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      '7 cards are not handed in: A, B, C, D, E and 2 more. Rule on each first: no return or withdrawn.',
    ],
  ])('when the cards of %j are out, then the refusal names them', (cardsOut, detail) => {
    expect(mayTakeStep({ from: 'completed', to: 'final', ...quiet, entries: 9, cardsOut })).toMatchObject({
      detail,
    })
  })

  test.each([
    [
      [],
      ['Ann Berg'],
      'The card of Ann Berg has only totals. Confirm them, enter its holes, or rule on it first.',
    ],
    [
      [],
      ['Ann Berg', 'Bo Dahl'],
      '2 cards have only totals: Ann Berg and Bo Dahl. Confirm each, enter its holes, or rule on it first.',
    ],
    [
      ['Cy Moss'],
      ['Ann Berg'],
      'The card of Cy Moss is not handed in. Rule on it first: no return or withdrawn. The card of Ann Berg has only totals. Confirm them, enter its holes, or rule on it first.',
    ],
  ])(
    'when %j are out and %j handed in totals only, then the refusal names both (D8)',
    (cardsOut, unconfirmed, detail) => {
      const counts = { entries: 9, cardsOut, unconfirmed }
      expect(mayTakeStep({ from: 'completed', to: 'final', ...counts })).toMatchObject({ detail })
    },
  )
})
