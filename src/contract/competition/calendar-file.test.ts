import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'cmp_1.usr_1@scoreclub',
  sequence: 7,
  startsAt: Date.parse('2026-06-06T09:24:00Z'),
  minutes: 270,
  madeAt: Date.parse('2026-06-01T12:00:00Z'),
  timeZone: 'Europe/Dublin',
  summary: 'Captain’s Prize: 10:24, hole 1',
  location: 'Luttrellstown Castle; Dublin, IE',
  description: 'With Áine Byrne, Bo Lind\nand Cy Oak \\ Elm. '.repeat(4),
}

/** The event as a calendar reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(z.array(z.unknown()).parse(ICAL.parse(text)))
  const found = calendar.getFirstSubcomponent('vevent')
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (!found || !zone) throw new Error('There is no event')
  const read = new ICAL.Event(found)
  read.startDate.zone = new ICAL.Timezone(zone)
  return read
}

test.each([
  ['2026-06-06T09:24:00Z', 'Europe/Dublin', '2026-06-06T10:24:00'],
  ['2026-12-06T09:24:00Z', 'Europe/Dublin', '2026-12-06T09:24:00'],
  ['2026-06-06T21:30:00Z', 'America/St_Johns', '2026-06-06T19:00:00'],
  ['2026-06-06T21:30:00Z', 'Australia/Adelaide', '2026-06-07T07:00:00'],
])(
  'when it starts at %s in %s, then a calendar has it at %s of that clock, the same moment',
  (at, timeZone, local) => {
    const found = read(calendarFile({ ...event, startsAt: Date.parse(at), timeZone }))
    expect(found.startDate.toString()).toBe(local)
    expect(found.startDate.toJSDate().toISOString()).toBe(new Date(at).toISOString())
    expect(found.endDate.toJSDate().getTime() - Date.parse(at)).toBe(270 * 60_000)
  },
)

test('when texts have signs of their own, then they are read back as they are', () => {
  const text = calendarFile(event)
  const found = read(text)
  expect([found.uid, found.summary, found.location, found.description]).toEqual([
    event.uid,
    event.summary,
    event.location,
    event.description,
  ])
  expect(found.sequence).toBe(7)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
