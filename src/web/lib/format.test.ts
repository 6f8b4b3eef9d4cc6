import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currencies, minorUnits } from '#contract/money/currencies.ts'
import { formatDateRange, formatDaysIn, formatMoney } from './format-more.ts'
import { formatDate, formatDateTime, formatHandicap, formatTime, formatToPar } from './format.ts'

test.each([
  [0, 'E'],
  [3, '+3'],
  [-2, '−2'],
])('%i to par is shown as %s', (toPar, text) => {
  expect(formatToPar(toPar)).toBe(text)
})

test.each([
  ['12.4', '12.4'],
  ['-2.4', '+2.4'],
  [null, undefined],
])('handicap %s is shown as %s', (wire, text) => {
  expect(formatHandicap(wire)).toBe(text)
})

test('a time is shown by the club’s clock, not the reader’s', () => {
  expect(formatDateTime('2026-06-01T08:00:00Z', 'Australia/Sydney')).toMatch(/18:00|06:00/)
})

test('when a sentence of the server names days, then they are written as its reader writes days', () => {
  const sentence = '2026-10-08: score differential 14.2. Counted with 2026-03-21.'
  expect(formatDaysIn(sentence)).toBe(
    `${formatDate('2026-10-08', 'UTC')}: score differential 14.2. Counted with ${formatDate('2026-03-21', 'UTC')}.`,
  )
  expect(formatDaysIn(sentence)).not.toContain('2026-')
  expect(formatDaysIn('12.4 x 113 / 120')).toBe('12.4 x 113 / 120')
})

test('money has the digits of its currency', () => {
  expect(formatMoney('12.5', 'EUR')).toMatch(/12[.,]50/)
  expect(formatMoney('1000', 'JPY')).not.toMatch(/[.,]00$/)
})

/** The spaces of Intl differ between versions; what is read is the same. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('money (D27, T18)', () => {
  test.each([
    ['USD', '$1,234.50'],
    ['EUR', '€1,234.50'],
    ['GBP', '£1,234.50'],
    ['CAD', 'CA$1,234.50'],
    ['AUD', 'A$1,234.50'],
    ['NZD', 'NZ$1,234.50'],
    ['CHF', 'CHF 1,234.50'],
    ['SEK', 'SEK 1,234.50'],
    ['NOK', 'NOK 1,234.50'],
    ['DKK', 'DKK 1,234.50'],
    ['JPY', '¥1,235'],
    ['KRW', '₩1,235'],
    ['SGD', 'SGD 1,234.50'],
    ['HKD', 'HK$1,234.50'],
    ['INR', '₹1,234.50'],
    ['CNY', 'CN¥1,234.50'],
    ['BRL', 'R$1,234.50'],
    ['MXN', 'MX$1,234.50'],
    ['ZAR', 'ZAR 1,234.50'],
  ])('1234.5 in %s is %s', (currency, text) => {
    expect(plain(formatMoney('1234.5', currency))).toBe(text)
  })

  test('there are nineteen currencies, and their minor units are those of Intl', () => {
    expect(currencies).toHaveLength(19)
    for (const currency of currencies) {
      const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
      }).resolvedOptions()
      expect([currency, minorUnits(currency)]).toEqual([currency, 10 ** digits])
    }
  })
})

const before = process.env.TZ
afterAll(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

describe.each(['UTC', 'America/New_York', 'Asia/Kolkata'])(
  'a time of the club that is read in %s',
  (readerZone) => {
    beforeAll(() => {
      process.env.TZ = readerZone
    })

    // The same instants as in server/competition/create-competition.test.ts: 08:00 and 20:00 on the club's wall.
    test.each([
      ['Europe/London', '2026-03-28T08:00:00Z', '2026-03-29T19:00:00Z', 'Mar 28', 'Mar 29'],
      ['Europe/London', '2026-10-24T07:00:00Z', '2026-10-25T20:00:00Z', 'Oct 24', 'Oct 25'],
      ['Pacific/Auckland', '2026-04-03T19:00:00Z', '2026-04-05T08:00:00Z', 'Apr 4', 'Apr 5'],
      ['Pacific/Auckland', '2026-09-25T20:00:00Z', '2026-09-27T07:00:00Z', 'Sep 26', 'Sep 27'],
      ['America/Los_Angeles', '2026-03-07T16:00:00Z', '2026-03-09T03:00:00Z', 'Mar 7', 'Mar 8'],
      ['America/Los_Angeles', '2026-10-31T15:00:00Z', '2026-11-02T04:00:00Z', 'Oct 31', 'Nov 1'],
      ['Pacific/Kiritimati', '2026-03-27T18:00:00Z', '2026-03-29T06:00:00Z', 'Mar 28', 'Mar 29'],
    ])('in %s, from %s to %s, is shown by the club’s clock', (zone, from, to, firstDay, lastDay) => {
      expect(plain(formatDate(from, zone))).toBe(`${firstDay}, 2026`)
      expect(plain(formatDate(to, zone))).toBe(`${lastDay}, 2026`)
      expect(plain(formatTime(from, zone))).toBe('08:00 AM')
      expect(plain(formatTime(to, zone))).toBe('08:00 PM')
      expect(plain(formatDateTime(from, zone))).toContain(firstDay)
      const range = plain(formatDateRange(from, to, zone))
      expect(range.startsWith(firstDay)).toBe(true)
      expect(range).toContain(lastDay.split(' ')[1] ?? '')
    })
  },
)
