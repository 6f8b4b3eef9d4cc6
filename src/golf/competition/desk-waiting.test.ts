import { describe, expect, test } from 'vitest'
import { waitingAtDesk, type DeskFacts } from './desk-waiting.ts'

const facts: DeskFacts = {
  reserves: 2,
  owing: 3,
  ties: 1,
  prizesOpen: 4,
  mailsReturn: 5,
  noAccount: 6,
  cards: [
    { state: 'not_begun', count: 7 },
    { state: 'out', count: 8 },
    { state: 'disputed', count: 0 },
  ],
}
const nothing = { reserves: 0, owing: 0, cards: [], ties: 0, prizesOpen: 0, mailsReturn: 0, noAccount: 0 }

describe('what waits at the desk', () => {
  test('before play: reserves, fees and who is not reached, and no card', () => {
    const waiting = { ...nothing, reserves: 2, owing: 3, mailsReturn: 5, noAccount: 6 }
    expect(waitingAtDesk(facts, 'upcoming')).toEqual(waiting)
    expect(waitingAtDesk(facts, 'draft')).toEqual(waiting)
  })

  test('in play: also the cards that are out, and prizes to measure', () => {
    expect(waitingAtDesk(facts, 'active')).toMatchObject({
      reserves: 2,
      prizesOpen: 4,
      ties: 0,
      cards: [{ state: 'out', count: 8 }],
    })
  })

  test('when play is over: cards that were never begun, and ties', () => {
    expect(waitingAtDesk(facts, 'completed')).toEqual({
      reserves: 0,
      owing: 3,
      ties: 1,
      prizesOpen: 4,
      mailsReturn: 5,
      noAccount: 6,
      cards: [
        { state: 'not_begun', count: 7 },
        { state: 'out', count: 8 },
      ],
    })
  })

  test('of a final result only fees, of a cancelled competition nothing', () => {
    expect(waitingAtDesk(facts, 'final')).toEqual({ ...nothing, owing: 3 })
    expect(waitingAtDesk(facts, 'cancelled')).toEqual(nothing)
  })
})
