import { afterEach, expect, test, vi } from 'vitest'
import { clubClock } from './competition/start-sheet/club-clock.ts'
import { calendarFile } from '#contract/competition/calendar-file.ts'
import { dateFormat, knowsZone } from './date-format.ts'

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

test('when nobody knows what it was called before, then a reader gets UTC and is told so', () => {
  withoutZones('Europe/Atlantis')
  const shown = { timeZone: 'Europe/Atlantis', ...time }
  expect(dateFormat('en', shown).format(at)).toBe('09:00 UTC')
  const day = { timeZone: 'Europe/Atlantis', day: 'numeric', month: 'short' } as const
  expect(dateFormat('en', day).format(at)).toBe('Jul 1, UTC')
})

test('a program is never given another clock: it is refused', () => {
  withoutZones('Europe/Atlantis', 'Europe/Kyiv')
  expect(() => clubClock(at, 'Europe/Atlantis')).toThrow(RangeError)
  expect(['Europe/Atlantis', 'Europe/Kyiv', 'Europe/Rome'].map(knowsZone)).toEqual([false, true, true])
})

test('a calendar file of such a club says the moment itself', () => {
  withoutZones('Europe/Atlantis')
  const event = {
    uid: 'x',
    sequence: 0,
    startsAt: at,
    minutes: 270,
    madeAt: at,
    summary: 'Medal',
    location: null,
  }
  const file = calendarFile({ ...event, timeZone: 'Europe/Atlantis', description: '' })
  expect(file).toContain('DTSTART:20260701T090000Z\r\n')
  expect(file).not.toContain('TZID')
})

test('when something else is wrong, then it is thrown', () => {
  expect(() => dateFormat('en@posix', { timeZone: 'Europe/Kyiv' })).toThrow(RangeError)
})
