import { describe, expect, test } from 'vitest'
import { inOrderOfPlay, type Played } from './order-of-play.ts'

type Item = { name: string; played?: Played }

const card = (name: string, startedAt: number, more: Partial<Played> = {}): Item => ({
  name,
  played: { day: 1, startedAt, competitionId: null, roundNumber: 1, ...more },
})
const decision = (name: string): Item => ({ name })
const order = (...items: Item[]) => inOrderOfPlay(items, ({ played }) => played).map(({ name }) => name)

describe('cards of one day', () => {
  test('stand by the moment they began, not as they came in', () => {
    expect(order(card('afternoon', 14), card('morning', 8))).toEqual(['morning', 'afternoon'])
  })

  test('that began at one moment stay as they came in', () => {
    expect(order(card('first', 12), card('second', 12))).toEqual(['first', 'second'])
  })

  test('of one competition stand by its rounds', () => {
    const of = (roundNumber: number) => ({ competitionId: 'open', roundNumber })
    expect(order(card('R2', 9, of(2)), card('R1', 10, of(1)))).toEqual(['R1', 'R2'])
    expect(order(card('R3', 12, of(3)), card('R2', 12, of(2)), card('R1', 12, of(1)))).toEqual([
      ...['R1', 'R2', 'R3'],
    ])
  })

  test('between its rounds stays what was played between them', () => {
    const of = (roundNumber: number) => ({ competitionId: 'open', roundNumber })
    expect(order(card('R2', 8, of(2)), card('between', 10), card('R1', 12, of(1)))).toEqual([
      ...['R1', 'between', 'R2'],
    ])
  })

  test('stay on their side of what the committee entered between them', () => {
    const cards = [card('evening', 18), card('afternoon', 14), decision('index set'), card('morning', 8)]
    expect(order(...cards)).toEqual(['afternoon', 'evening', 'index set', 'morning'])
  })
})

test('cards of other days stay where they are: the days are put in order by the replay', () => {
  expect(order(card('later', 8, { day: 2 }), card('earlier', 9, { day: 1 }))).toEqual(['later', 'earlier'])
})
