import { expect, test } from 'vitest'
import { golfUnions } from '../rules-of-play/golf-unions.ts'
import { currencyOfUnion, homeOfClub } from './home-of-club.ts'

test.each([
  ['Europe/London', 'england', 'GBP'],
  ['Europe/Dublin', 'ireland', 'EUR'],
  ['Europe/Copenhagen', 'denmark', 'DKK'],
  ['Europe/Amsterdam', 'netherlands', 'EUR'],
  ['America/Toronto', 'canada', 'CAD'],
  ['America/Los_Angeles', 'united_states', 'USD'],
  ['Pacific/Honolulu', 'united_states', 'USD'],
  // Known by its money, without a union whose texts we have read.
  ['Europe/Madrid', null, 'EUR'],
  ['Atlantic/Canary', null, 'EUR'],
  ['Europe/Stockholm', null, 'SEK'],
  ['Asia/Kolkata', null, 'INR'],
  ['Australia/Sydney', null, 'AUD'],
  ['Pacific/Auckland', null, 'NZD'],
  // Neither is known, so that it is as without a choice.
  ['UTC', null, 'USD'],
  ['Europe/Warsaw', null, 'USD'],
  ['America/Nassau', null, 'USD'],
])('a club on the clock of %s is proposed %s and %s', (zone, union, currency) => {
  expect(homeOfClub(zone)).toEqual({ union, currency })
})

test('every union has its country’s currency', () => {
  expect(Object.keys(currencyOfUnion).sort()).toEqual([...golfUnions].sort())
})
