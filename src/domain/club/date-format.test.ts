import { afterEach, expect, test, vi } from 'vitest'
import { clubClock } from '../start-sheet/club-clock.ts'
import { dateFormat } from './date-format.ts'

/** A browser that was made before these zones had their names. */
function withoutZones(...unknown: string[]) {
  const Real = Intl.DateTimeFormat
  vi.stubGlobal('Intl', {
    ...Intl,
    DateTimeFormat: function (locale: string, options: Intl.DateTimeFormatOptions) {
      if (unknown.includes(options.timeZone ?? '')) throw new RangeError('Invalid time zone specified')
      return new Real(locale, options)
    },
  })
}
afterEach(() => vi.unstubAllGlobals())

const at = Date.UTC(2026, 6, 1, 9)
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

test.each([
  ['Europe/Kyiv', '12:00'],
  ['America/Ciudad_Juarez', '03:00'],
  ['America/Coyhaique', '06:00'],
])('when a browser is older than the name %s, then its clock is right all the same', (timeZone, clock) => {
  withoutZones(timeZone)
  expect(dateFormat('en', { timeZone, ...time }).format(at)).toBe(clock)
  expect(clubClock(at, timeZone).minutes).toBe(Number(clock.slice(0, 2)) * 60)
})

test('when nobody knows what it was called before, then the clock of the device stands there', () => {
  withoutZones('Europe/Atlantis')
  const own = new Intl.DateTimeFormat('en', time).format(at)
  expect(dateFormat('en', { timeZone: 'Europe/Atlantis', ...time }).format(at)).toBe(own)
})

test('when something else is wrong, then it is thrown', () => {
  expect(() => dateFormat('en@posix', { timeZone: 'Europe/Kyiv' })).toThrow(RangeError)
})
