import { knowsZone } from '#golf/date-format.ts'
import { calendarText } from './calendar-text.ts'
import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'

type CalendarEvent = {
  /** The same for the same start, so that a calendar replaces what it has. */
  uid: string
  /** Rises whenever the start moves (RFC 5545, 3.8.7.4). */
  sequence: number
  startsAt: number
  minutes: number
  madeAt: number
  timeZone: string
  summary: string
  location: string | null
  description: string
}

const MINUTE_MS = 60_000
const MOST_OCTETS = 75

/**
 * One event as a calendar file (RFC 5545), on the club's clock. The zone is described by the one offset that holds at that
 * moment, which is all that an event of one day needs. Where the zone is not known here, the file has the moment in UTC.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, startsAt, minutes, madeAt, timeZone, summary, location, description } = event
  const isKnown = knowsZone(timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Scoreclub//Start sheet//EN',
    ...(isKnown ? zoneLines(startsAt, timeZone) : []),
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(madeAt, 'UTC')}Z`,
    isKnown ? `DTSTART;TZID=${timeZone}:${stamp(startsAt, timeZone)}` : `DTSTART:${stamp(startsAt, 'UTC')}Z`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${calendarText(summary)}`,
    ...(location === null ? [] : [`LOCATION:${calendarText(location)}`]),
    `DESCRIPTION:${calendarText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function zoneLines(at: number, timeZone: string): string[] {
  const offset = offsetText(at, timeZone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

const two = (number: number) => String(number).padStart(2, '0')

/** "20260606T102400" as the clock of a zone shows it. */
function stamp(at: number, timeZone: string): string {
  const { day, minutes } = clubClock(at, timeZone)
  return `${day.replaceAll('-', '')}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`
}

/** "+0100". */
function offsetText(at: number, timeZone: string): string {
  const { day, minutes } = clubClock(at, timeZone)
  const local = Date.parse(`${day}T00:00:00Z`) / MINUTE_MS + minutes
  const ahead = local - Math.floor(at / MINUTE_MS)
  const size = Math.abs(ahead)
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}

/** No line is longer than 75 octets of UTF-8; what is longer goes on in the next, after a space. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0)
    if (octets + size > MOST_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
