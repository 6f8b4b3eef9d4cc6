import { describe, expect, test } from 'vitest'
import { delayStarts, type Delay } from './delay-starts.ts'
import type { DrawnGroup } from './start-sheet.ts'

const at = (clock: string) => Date.parse(`2026-06-06T${clock}:00Z`)
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16)
const group = (time: string, players: string, hole = 1): DrawnGroup => ({
  startsAt: at(time),
  hole,
  half: null,
  players: players.split(''),
})
const delay = (more: Partial<Delay> = {}): Delay => ({
  minutes: 30,
  from: null,
  now: at('08:00'),
  begun: new Map(),
  timeZone: 'UTC',
  ...more,
})
const sheet = [group('09:00', 'AB'), group('09:10', 'CD'), group('09:20', 'EF')]

function moved(groups: readonly DrawnGroup[], more: Partial<Delay> = {}) {
  const outcome = delayStarts(groups, delay(more))
  if (!outcome.ok) return outcome.reason
  const { moved: count, teedOff } = outcome.value
  return [outcome.value.groups.map(({ startsAt }) => clock(startsAt)).join(' '), count, teedOff]
}

describe('a delay of all starts', () => {
  test('when nobody has teed off, then every start is later by that', () => {
    expect(moved(sheet)).toEqual(['09:30 09:40 09:50', 3, 0])
  })

  test('when it is a shotgun, then all start together still', () => {
    const holes = [1, 2, 3].map((hole) => group('09:00', `${hole}`, hole))
    expect(moved(holes, { minutes: 15 })).toEqual(['09:15 09:15 09:15', 3, 0])
  })

  test('when a start has passed, then that group keeps its time', () => {
    expect(moved(sheet, { now: at('09:05') })).toEqual(['09:00 09:40 09:50', 2, 1])
  })

  test('when a start has passed and is named as the first, then a group that waits is moved too', () => {
    expect(moved(sheet, { now: at('09:05'), from: at('09:00') })).toEqual(['09:30 09:40 09:50', 3, 0])
  })

  test('when a player has a score, then that group keeps its time whatever is asked', () => {
    const begun = new Map([['B', at('08:55')]])
    expect(moved(sheet, { begun, from: at('09:00') })).toEqual(['09:00 09:40 09:50', 2, 1])
  })

  test('when the score is of a round earlier that day, then it holds nobody back', () => {
    expect(moved(sheet, { begun: new Map([['B', at('06:30')]]) })).toEqual(['09:30 09:40 09:50', 3, 0])
  })

  test('when it begins at a later start, then those before it are neither moved nor counted', () => {
    expect(moved(sheet, { from: at('09:10') })).toEqual(['09:00 09:40 09:50', 2, 0])
  })

  test('when it is taken back, then the times are as before', () => {
    const later = delayStarts(sheet, delay())
    if (!later.ok) throw new Error(later.reason)
    expect(moved(later.value.groups, { minutes: -30 })).toEqual(['09:00 09:10 09:20', 3, 0])
  })

  test('when a free start is among them, then it is moved and not counted', () => {
    expect(moved([...sheet, group('09:30', '')])).toEqual(['09:30 09:40 09:50 10:00', 3, 0])
  })

  test.each([
    ['past_midnight', sheet, { minutes: 300, now: at('08:00'), timeZone: 'Asia/Tokyo' }],
    ['in_past', sheet, { minutes: -30, now: at('08:45') }],
    ['same_start', sheet, { minutes: -10, from: at('09:20') }],
  ] as const)('it is refused for %s', (reason, groups, more) => {
    const late =
      reason === 'past_midnight' ? groups.map((one) => ({ ...one, startsAt: at('13:00') })) : groups
    expect(moved(late, more)).toBe(reason)
  })

  test('when the clocks change in between, then it is as many minutes as were asked for', () => {
    const night = [{ ...group('09:00', 'A'), startsAt: Date.parse('2026-03-29T00:50:00Z') }]
    const outcome = delayStarts(night, delay({ now: 0, timeZone: 'Europe/London' }))
    expect(outcome).toMatchObject({ value: { groups: [{ startsAt: Date.parse('2026-03-29T01:20:00Z') }] } })
  })
})
