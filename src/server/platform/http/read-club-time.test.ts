import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readClubTime } from './read-club-time.ts'

/*
 * Local times at clubs around both clock changes of 2026, as instants (P29, T29). Worked out from the zones' rules:
 * London +0/+1 (29 March, 25 October), Auckland +13/+12 (5 April, 27 September), Los Angeles -8/-7 (8 March,
 * 1 November), Kiritimati always +14. The server's own zone must make no difference.
 */
const clocks: [zone: string, clock: string, instant: string, what: string][] = [
  ['Europe/London', '2026-03-29T00:59', '2026-03-29T00:59:00.000Z', 'the last minute of winter'],
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z', 'does not exist: an hour later, 02:30'],
  ['Europe/London', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z', 'the first minute of summer'],
  ['Europe/London', '2026-10-25T00:59', '2026-10-24T23:59:00.000Z', 'before the doubled hour'],
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z', 'twice: the first one'],
  ['Europe/London', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z', 'after the doubled hour'],
  ['Pacific/Auckland', '2026-04-05T01:59', '2026-04-04T12:59:00.000Z', 'before the doubled hour'],
  ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00.000Z', 'twice: the first one'],
  ['Pacific/Auckland', '2026-04-05T03:00', '2026-04-04T15:00:00.000Z', 'after the doubled hour'],
  ['Pacific/Auckland', '2026-09-27T01:59', '2026-09-26T13:59:00.000Z', 'the last minute of winter'],
  ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-26T14:30:00.000Z', 'does not exist: 03:30'],
  ['Pacific/Auckland', '2026-09-27T03:00', '2026-09-26T14:00:00.000Z', 'the first minute of summer'],
  ['America/Los_Angeles', '2026-03-08T01:59', '2026-03-08T09:59:00.000Z', 'the last minute of winter'],
  ['America/Los_Angeles', '2026-03-08T02:30', '2026-03-08T10:30:00.000Z', 'does not exist: 03:30'],
  ['America/Los_Angeles', '2026-03-08T03:00', '2026-03-08T10:00:00.000Z', 'the first minute of summer'],
  ['America/Los_Angeles', '2026-11-01T01:30', '2026-11-01T08:30:00.000Z', 'twice: the first one'],
  ['America/Los_Angeles', '2026-11-01T02:00', '2026-11-01T10:00:00.000Z', 'after the doubled hour'],
  ['Pacific/Kiritimati', '2026-03-29T01:30', '2026-03-28T11:30:00.000Z', 'no clock changes'],
  ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z', 'the first of all New Years'],
]

const before = process.env.TZ
afterAll(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

describe.each([
  ['UTC', 0],
  ['America/New_York', 300],
  ['Pacific/Auckland', -780],
  ['Asia/Kolkata', -330],
])('when the server is in %s', (serverZone, offset) => {
  beforeAll(() => {
    process.env.TZ = serverZone
  })

  test('the process really has that zone', () => {
    expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset()).toBe(offset)
  })

  test.each(clocks)('then %s %s is %s: %s', (zone, clock, instant) => {
    expect(readClubTime(clock, zone).toISOString()).toBe(instant)
  })

  test.each([
    ['2026-03-29T01:30Z', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T01:30:30+02:00', '2026-03-28T23:30:30.000Z'],
    ['2026-10-25T01:30:00.500-07:00', '2026-10-25T08:30:00.500Z'],
  ])('then %s is read by the zone it names', (text, instant) => {
    expect(readClubTime(text, 'Pacific/Auckland').toISOString()).toBe(instant)
  })
})
