import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { awardPrizes, type Finisher, type PrizeResults } from './award-prizes.ts'
import { moneyOf, type PrizeCategory } from './prize-plan.ts'

const money = (...amounts: number[]) => amounts.map((amountMinor) => ({ amountMinor, thing: null }))
const category = (id: string, change: Partial<PrizeCategory> = {}): PrizeCategory => ({
  id,
  kind: 'result',
  name: null,
  divisionId: null,
  holeNumber: null,
  prizes: money(5000, 3000, 2000),
  ...change,
})
const finish = (...places: [string, number | null, string?][]): Finisher[] =>
  places.map(([entrantId, position, divisionId]) => ({ entrantId, position, divisionId: divisionId ?? null }))
const results = (change: Partial<PrizeResults>): PrizeResults => ({
  result: [],
  gross: [],
  twos: [],
  winners: new Map(),
  ...change,
})
const given = (categories: PrizeCategory[], found: PrizeResults, isOnePerPlayer = false) =>
  awardPrizes({ isOnePerPlayer, categories }, found).map(({ awards, leftMinor, passedOver }) => ({
    awards: awards.map(({ entrantId, place, amountMinor }) => `${place} ${entrantId} ${amountMinor}`),
    leftMinor,
    passedOver,
  }))

describe('awardPrizes', () => {
  const two = category('twos', { kind: 'twos', prizes: money(1000) })
  test.each<[string, PrizeCategory[], PrizeResults, ReturnType<typeof given>]>([
    [
      'a place each',
      [category('net')],
      results({ result: finish(['a', 1], ['b', 2], ['c', 3], ['d', 4]) }),
      [{ awards: ['1 a 5000', '2 b 3000', '3 c 2000'], leftMinor: 0, passedOver: [] }],
    ],
    [
      'a shared second place: 3000 and 2000 divided (R9.7)',
      [category('net')],
      results({ result: finish(['a', 1], ['b', 2], ['c', 2], ['d', 4]) }),
      [{ awards: ['1 a 5000', '2 b 2500', '2 c 2500'], leftMinor: 0, passedOver: [] }],
    ],
    [
      'a shared last prize among more players than prizes, and a cent that stays with the club',
      [category('net', { prizes: money(5000, 1000) })],
      results({ result: finish(['a', 1], ['b', 2], ['c', 2], ['d', 2]) }),
      [{ awards: ['1 a 5000', '2 b 333', '2 c 333', '2 d 333'], leftMinor: 1, passedOver: [] }],
    ],
    [
      'fewer players with a place than prizes',
      [category('net')],
      results({ result: finish(['a', 1], ['b', null]) }),
      [{ awards: ['1 a 5000'], leftMinor: 5000, passedOver: [] }],
    ],
    [
      'a division has its own places',
      [category('b', { divisionId: 'div_b', prizes: money(1000, 500) })],
      results({ result: finish(['a', 1, 'div_a'], ['b', 2, 'div_b'], ['c', 3, 'div_a'], ['d', 4, 'div_b']) }),
      [{ awards: ['1 b 1000', '2 d 500'], leftMinor: 0, passedOver: [] }],
    ],
    [
      'twos share the pot by their number',
      [two],
      results({
        twos: [
          { entrantId: 'a', holeNumber: 12 },
          { entrantId: 'b', holeNumber: 3 },
          { entrantId: 'a', holeNumber: 3 },
        ],
      }),
      [{ awards: ['1 a 666', '1 b 333'], leftMinor: 1, passedOver: [] }],
    ],
    ['no two', [two], results({}), [{ awards: [], leftMinor: 1000, passedOver: [] }]],
    [
      'nearest the pin as the committee measured it',
      [category('pin', { kind: 'nearest_the_pin', holeNumber: 3, prizes: money(1500) })],
      results({ winners: new Map([['pin', 'c']]) }),
      [{ awards: ['1 c 1500'], leftMinor: 0, passedOver: [] }],
    ],
  ])('%s', (_, categories, found, expected) => {
    expect(given(categories, found)).toEqual(expected)
  })

  test('when one prize a player is wanted, then the gross winner is passed over in net, and the next move up', () => {
    const gross = category('gross', { kind: 'gross', prizes: money(4000) })
    const found = results({
      gross: finish(['a', 1], ['b', 2]),
      result: finish(['a', 1], ['b', 2], ['c', 3], ['d', 4], ['e', 5]),
      twos: [{ entrantId: 'a', holeNumber: 3 }],
    })
    expect(given([gross, category('net'), two], found, true)).toEqual([
      { awards: ['1 a 4000'], leftMinor: 0, passedOver: [] },
      { awards: ['1 b 5000', '2 c 3000', '3 d 2000'], leftMinor: 0, passedOver: ['a'] },
      { awards: ['1 a 1000'], leftMinor: 0, passedOver: [] },
    ])
  })

  test('when a place is shared, then all who share it are told of the things to be settled among them', () => {
    const things = [
      { amountMinor: null, thing: 'Golf bag' },
      { amountMinor: null, thing: 'Twelve balls' },
    ]
    const [first] = awardPrizes(
      { isOnePerPlayer: false, categories: [category('net', { prizes: things })] },
      results({ result: finish(['a', 1], ['b', 1]) }),
    )
    expect(first?.awards.map((award) => award.things)).toEqual([
      ['Golf bag', 'Twelve balls'],
      ['Golf bag', 'Twelve balls'],
    ])
  })

  const amounts = fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 6 })
  const places = fc.array(fc.option(fc.integer({ min: 1, max: 8 })), { maxLength: 12 })
  property.prop([amounts, amounts, places, fc.boolean()])(
    'no money is invented or lost, and equal places get equal prizes',
    (net, gross, positions, isOnePerPlayer) => {
      const found = finish(...positions.map((at, i): [string, number | null] => [`e${i}`, at]))
      const plan = {
        isOnePerPlayer,
        categories: [
          category('gross', { kind: 'gross', prizes: money(...gross) }),
          category('net', { prizes: money(...net) }),
        ],
      }
      const awarded = awardPrizes(plan, results({ result: found, gross: [...found].reverse() }))
      const paid = awarded.flatMap(({ awards }) => awards).reduce((sum, one) => sum + one.amountMinor, 0)
      const left = awarded.reduce((sum, one) => sum + one.leftMinor, 0)
      expect(paid + left).toBe(moneyOf(plan))
      expect(awarded.every(({ leftMinor }) => leftMinor >= 0)).toBe(true)
      for (const { awards } of awarded)
        for (const one of awards)
          for (const other of awards)
            if (one.place === other.place) expect(one.amountMinor).toBe(other.amountMinor)
    },
  )
})
