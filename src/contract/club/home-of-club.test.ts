import { describe, expect, test } from 'vitest'
import { golfUnions, type GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import type { Currency } from '../money/currencies.ts'
import { afterUnion, currencyAtHome, currencyOfUnion, homeOfClub, unionsOnClock } from './home-of-club.ts'

test.each([
  ['Europe/London', 'england', 'GBP'],
  ['GB', 'england', 'GBP'],
  ['Europe/Dublin', 'ireland', 'EUR'],
  // Golf Ireland is Northern Ireland's union too, and its clubs there take pounds.
  ['Europe/Belfast', 'ireland', 'GBP'],
  ['Eire', 'ireland', 'EUR'],
  ['Europe/Copenhagen', 'denmark', 'DKK'],
  ['Europe/Berlin', 'germany', 'EUR'],
  ['Europe/Amsterdam', 'netherlands', 'EUR'],
  ['Europe/Paris', 'france', 'EUR'],
  ['Europe/Madrid', 'spain', 'EUR'],
  ['Atlantic/Canary', 'spain', 'EUR'],
  ['Africa/Ceuta', 'spain', 'EUR'],
  ['Europe/Stockholm', 'sweden', 'SEK'],
  ['Europe/Zurich', 'switzerland', 'CHF'],
  ['Australia/Sydney', 'australia', 'AUD'],
  ['Australia/Lord_Howe', 'australia', 'AUD'],
  ['Pacific/Auckland', 'new_zealand', 'NZD'],
  ['Pacific/Chatham', 'new_zealand', 'NZD'],
  ['NZ', 'new_zealand', 'NZD'],
  ['America/Toronto', 'canada', 'CAD'],
  ['America/Los_Angeles', 'united_states', 'USD'],
  ['Pacific/Honolulu', 'united_states', 'USD'],
  ['America/Indiana/Knox', 'united_states', 'USD'],
  ['America/North_Dakota/Beulah', 'united_states', 'USD'],
  ['US/Eastern', 'united_states', 'USD'],
  ['America/Thunder_Bay', 'canada', 'CAD'],
  ['America/Swift_Current', 'canada', 'CAD'],
  ['Canada/Atlantic', 'canada', 'CAD'],
  // Known by its money, without a union whose texts we have read.
  ['Europe/Rome', null, 'EUR'],
  ['Asia/Kolkata', null, 'INR'],
  ['Europe/Jersey', null, 'GBP'],
  ['Europe/Guernsey', null, 'GBP'],
  ['Europe/Isle_of_Man', null, 'GBP'],
  ['Europe/Vaduz', null, 'CHF'],
  ['Europe/Busingen', null, 'EUR'],
  ['Europe/Sofia', null, 'EUR'],
  ['Atlantic/Faroe', null, 'DKK'],
  ['Arctic/Longyearbyen', null, 'NOK'],
  ['Pacific/Norfolk', null, 'AUD'],
  ['America/Tijuana', null, 'MXN'],
  ['America/Manaus', null, 'BRL'],
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

test.each([
  ['Europe/London', ['england', 'scotland', 'wales', 'ireland']],
  ['Europe/Belfast', ['ireland']],
  ['Europe/Isle_of_Man', ['england']],
  ['America/New_York', ['united_states', 'canada']],
  ['America/Detroit', ['united_states']],
  ['America/Toronto', ['canada']],
  ['Europe/Zurich', ['switzerland']],
  ['Europe/Busingen', []],
  ['Atlantic/Canary', ['spain']],
  ['Australia/Perth', ['australia']],
  ['Pacific/Norfolk', []],
])('a club on the clock of %s is offered %j', (zone, unions) => {
  expect(unionsOnClock(zone)).toEqual(unions)
})

test('Golf Ireland takes pounds on the clock of London and euros on that of Dublin', () => {
  expect(currencyAtHome({ union: 'ireland', timeZone: 'Europe/London' })).toBe('GBP')
  expect(currencyAtHome({ union: 'ireland', timeZone: 'Europe/Dublin' })).toBe('EUR')
  expect(currencyAtHome({ union: 'scotland', timeZone: 'Europe/London' })).toBe('GBP')
  expect(currencyAtHome({ union: null, timeZone: 'Europe/Rome' })).toBe('EUR')
})

describe('after another union is chosen', () => {
  const after = (
    from: GolfUnion | null,
    to: GolfUnion | null,
    [currency, timeZone = 'Europe/London']: [Currency, string?],
  ) => afterUnion({ from, to, currency, timeZone })
  const nothing = { currency: undefined, timeZone: undefined }

  test('nothing is asked where money and clock fit, or the union is the same', () => {
    expect(after('england', 'scotland', ['GBP'])).toEqual(nothing)
    expect(after('england', 'ireland', ['GBP'])).toEqual(nothing)
    expect(after('england', 'england', ['CHF', 'Asia/Tokyo'])).toEqual(nothing)
    expect(after('united_states', 'canada', ['CAD', 'America/New_York'])).toEqual(nothing)
  })

  test('a value that was proposed for the union before is proposed anew', () => {
    expect(after('england', 'denmark', ['GBP'])).toEqual({
      currency: { proposed: 'DKK', wasChosen: false },
      timeZone: { proposed: 'Europe/Copenhagen', wasChosen: false },
    })
    expect(after(null, 'england', ['USD'])).toEqual({
      ...nothing,
      currency: { proposed: 'GBP', wasChosen: false },
    })
    expect(after('united_states', null, ['USD', 'Europe/Rome'])).toEqual({
      ...nothing,
      currency: { proposed: 'EUR', wasChosen: false },
    })
    expect(after('england', null, ['GBP', 'Europe/Warsaw'])).toEqual(nothing)
    expect(after('england', 'canada', ['GBP']).timeZone).toEqual({ proposed: undefined, wasChosen: false })
    expect(after('england', 'australia', ['GBP']).timeZone).toEqual({ proposed: undefined, wasChosen: false })
    expect(after('england', 'new_zealand', ['GBP']).timeZone?.proposed).toBe('Pacific/Auckland')
  })

  test('a value that somebody chose is known as such', () => {
    expect(after('england', 'denmark', ['CHF', 'Europe/Zurich'])).toEqual({
      currency: { proposed: 'DKK', wasChosen: true },
      timeZone: { proposed: 'Europe/Copenhagen', wasChosen: true },
    })
  })
})
