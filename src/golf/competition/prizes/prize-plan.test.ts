import { expect, test } from 'vitest'
import { isByPlace, isMeasured, moneyOf, prizeKinds, type PrizeCategory } from './prize-plan.ts'

test('when a plan has money and things, then only the money is added', () => {
  const category = (prizes: PrizeCategory['prizes']): PrizeCategory => ({
    id: 'pzc_a',
    kind: 'result',
    name: null,
    divisionId: null,
    holeNumber: null,
    prizes,
  })
  const plan = {
    isOnePerPlayer: false,
    categories: [
      category([
        { amountMinor: 5000, thing: 'Golf bag' },
        { amountMinor: 2550, thing: null },
      ]),
      category([{ amountMinor: null, thing: 'Twelve balls' }]),
    ],
  }
  expect(moneyOf(plan)).toBe(7550)
  expect(moneyOf({ isOnePerPlayer: true, categories: [] })).toBe(0)
})

test('when a category is won, then the places, the committee’s measure or the twos decide it', () => {
  expect(prizeKinds.filter(isByPlace)).toEqual(['result', 'gross'])
  expect(prizeKinds.filter(isMeasured)).toEqual(['nearest_the_pin', 'longest_drive'])
})
