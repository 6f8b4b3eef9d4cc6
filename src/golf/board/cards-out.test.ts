import { describe, expect, test } from 'vitest'
import { cardsByState, cardState, type CardOnBoard } from './cards-out.ts'

const card = (userId: string, facts: Partial<CardOnBoard> = {}): CardOnBoard => ({
  userId,
  playerName: userId,
  playingHandicap: 12,
  isCompleted: false,
  note: null,
  ...facts,
})

describe('cardState', () => {
  test.each([
    { facts: { isOut: true }, expected: 'out' },
    // A hole picked up in stroke play: no place already, and still to be handed in.
    { facts: { isOut: true, note: 'no_return' }, expected: 'out' },
    { facts: { isOut: true, note: 'no_team' }, expected: 'out' },
    { facts: { playingHandicap: null }, expected: 'not_started' },
    { facts: { playingHandicap: null, note: 'no_team' }, expected: 'not_started' },
    // Between two rounds, and while one of them is played.
    { facts: { roundsLeft: 1 }, expected: 'not_started' },
    { facts: { roundsLeft: 1, isOut: true }, expected: 'out' },
    { facts: { roundsLeft: 1, hasMissedCut: true }, expected: 'in' },
    { facts: { isCompleted: true }, expected: 'in' },
    { facts: { isCompleted: true, note: 'totals_only' }, expected: 'in' },
    { facts: { isCompleted: true, note: 'no_return' }, expected: 'without_place' },
    // The committee has ruled, so nobody waits for this card.
    { facts: { note: 'no_return' }, expected: 'without_place' },
    { facts: { playingHandicap: null, note: 'withdrawn' }, expected: 'without_place' },
    { facts: { isCompleted: true, note: 'disqualified' }, expected: 'without_place' },
  ] as const)('when a card is $facts, then it is $expected', ({ facts, expected }) => {
    expect(cardState(card('a', facts))).toBe(expected)
  })
})

describe('cardsByState', () => {
  test('when a board has cards in every state, then each is named once, in the order of the rows', () => {
    const rows = [
      card('in', { isCompleted: true }),
      card('out 1', { isOut: true }),
      card('away', { playingHandicap: null }),
      card('out 2', { isOut: true }),
      card('gone', { note: 'withdrawn' }),
    ]
    const cards = cardsByState(rows)
    expect(Object.entries(cards).map(([state, of]) => [state, of.map((one) => one.userId)])).toEqual([
      ['out', ['out 1', 'out 2']],
      ['not_started', ['away']],
      ['in', ['in']],
      ['without_place', ['gone']],
    ])
  })

  test('when a row is a team’s, then its players’ cards are meant, a blind one only with its own team', () => {
    const member = (userId: string, facts: Partial<CardOnBoard>, isBlind = false) => ({
      ...card(userId, facts),
      isBlind,
    })
    const team = (userId: string, members: ReturnType<typeof member>[]) => ({
      ...card(userId, { playingHandicap: null }),
      team: { members },
    })
    const {
      out,
      not_started,
      in: handedIn,
    } = cardsByState([
      team('reds', [member('ann', { isOut: true }), member('bo', { playingHandicap: null })]),
      team('blues', [member('cy', { isCompleted: true }), member('ann', { isOut: true }, true)]),
    ])
    expect([out, not_started, handedIn].map((of) => of.map((one) => one.userId))).toEqual([
      ['ann'],
      ['bo'],
      ['cy'],
    ])
  })
})
