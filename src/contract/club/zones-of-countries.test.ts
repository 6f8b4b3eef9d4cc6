import { describe, expect, test } from 'vitest'
import { currencyOfZone, homesOfZone } from './zones-of-countries.ts'

/** Every clock that this platform lists, by its current name. */
const clocks = Intl.supportedValuesOf('timeZone')

describe('unions by clock', () => {
  test.each(clocks.filter((zone) => homesOfZone(zone).length > 0))(
    '%s proposes one union at most',
    (zone) => {
      const homes = homesOfZone(zone)
      expect(homes.filter(({ isLikely }) => isLikely).length).toBeLessThanOrEqual(1)
      expect(new Set(homes.map(({ union }) => union)).size).toBe(homes.length)
    },
  )

  test.each(['UTC', 'Etc/GMT', 'Europe/Warsaw', ''])('%j is a clock of no union', (zone) => {
    expect(homesOfZone(zone)).toEqual([])
  })
})

describe('currencies by clock', () => {
  test.each([
    ['Europe/Andorra', 'EUR'],
    ['Indian/Reunion', 'EUR'],
    ['GB-Eire', 'GBP'],
    ['America/Godthab', 'DKK'],
    ['Asia/Urumqi', 'CNY'],
    ['Brazil/Acre', 'BRL'],
    ['Antarctica/McMurdo', 'NZD'],
    ['Australia/Perth', 'AUD'],
    ['Europe/Warsaw', undefined],
    ['UTC', undefined],
  ])('%s has %s', (zone, currency) => {
    expect(currencyOfZone(zone)).toBe(currency)
  })
})
