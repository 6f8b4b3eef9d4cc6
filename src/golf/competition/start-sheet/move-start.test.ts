import { expect, test } from 'vitest'
import { clubClock } from './club-clock.ts'
import { moveStart } from './move-start.ts'
import type { DrawnGroup } from './start-sheet.ts'

const timeZone = 'Europe/London'
const nine = Date.parse('2026-06-06T08:00:00Z')
const group = (after: number, hole: number, half: DrawnGroup['half'] = null): DrawnGroup => ({
  startsAt: nine + after * 60_000,
  hole,
  half,
  players: [`p${after}-${hole}${half ?? ''}`],
})
const starts = (groups: readonly DrawnGroup[]) =>
  groups.map(({ startsAt, hole, half, players }) => [
    clubClock(startsAt, timeZone).minutes,
    `${hole}${half ?? ''}`,
    players[0],
  ])

test('when a group is given a later time and another hole, then it stands there, and the others stay', () => {
  const moved = moveStart([group(0, 1), group(10, 1)], 0, { minutes: 9 * 60 + 25, hole: 10, timeZone })
  expect(moved.ok && starts(moved.value)).toEqual([
    [9 * 60 + 10, '1', 'p10-1'],
    [9 * 60 + 25, '10', 'p0-1'],
  ])
})

test('when another group has the start, then it is refused', () => {
  expect(moveStart([group(0, 1), group(10, 1)], 0, { minutes: 9 * 60 + 10, hole: 1, timeZone })).toEqual({
    ok: false,
    reason: 'same_start',
  })
})

test('when one of two groups of a hole leaves it, then the other has the hole without A or B', () => {
  const groups = [group(0, 7, 'A'), group(0, 7, 'B')]
  const moved = moveStart(groups, 0, { minutes: 9 * 60, hole: 8, timeZone })
  expect(moved.ok && starts(moved.value)).toEqual([
    [9 * 60, '7', 'p0-7B'],
    [9 * 60, '8', 'p0-7A'],
  ])
})

test('when nothing is another, then the groups are as they were', () => {
  const groups = [group(0, 7, 'A'), group(0, 7, 'B')]
  expect(moveStart(groups, 1, { minutes: 9 * 60, hole: 7, timeZone })).toEqual({ ok: true, value: groups })
})

test('when the clocks change between the two times, then the club’s clock shows what was asked', () => {
  const night = { ...group(0, 1), startsAt: Date.parse('2026-10-25T00:30:00Z') }
  const moved = moveStart([night], 0, { minutes: 8 * 60, hole: 1, timeZone })
  expect(moved.ok && clubClock(moved.value[0]?.startsAt ?? 0, timeZone)).toEqual({
    day: '2026-10-25',
    minutes: 8 * 60,
  })
})

test('when a group is given another day, then it starts there at the club’s time, also after a change of the clocks', () => {
  const before = { ...group(0, 1), startsAt: Date.parse('2026-10-24T08:00:00Z') }
  const moved = moveStart([before], 0, { minutes: 9 * 60, hole: 1, day: '2026-10-31', timeZone })
  expect(moved.ok && clubClock(moved.value[0]?.startsAt ?? 0, timeZone)).toEqual({
    day: '2026-10-31',
    minutes: 9 * 60,
  })
})
