import { expect, test } from 'vitest'
import { isAgainstThemselves, readReports } from './reported-result.ts'

const at = (day: number) => new Date(Date.UTC(2026, 5, day, 18))
const terms = { pairing: ['ann', 'bea'], confirmDays: 3 }
const said = (sideId: string, winnerId: string, result: string, day: number) => ({
  sideId,
  winnerId,
  result,
  at: at(day),
})

test('when one side has spoken, then it counts after the days that the other has', () => {
  const report = said('ann', 'ann', '3&2', 1)
  expect(readReports([report], terms)).toEqual({ kind: 'waiting', report, countsAt: at(4) })
})

test('when both say the same, then they agree; when they do not, then the club decides', () => {
  const first = said('ann', 'ann', '3&2', 1)
  expect(readReports([said('bea', 'ann', '3&2', 2), first], terms)).toEqual({ kind: 'agreed', report: first })
  expect(readReports([first, said('bea', 'ann', '2&1', 2)], terms)).toEqual({ kind: 'differs' })
  expect(readReports([first, said('bea', 'bea', '3&2', 2)], terms)).toEqual({ kind: 'differs' })
})

test('when others are in the match now, then what was said by those before is not heard', () => {
  expect(readReports([said('cal', 'cal', '3&2', 1)], terms)).toEqual({ kind: 'none' })
})

test.each([
  ['bea', 'w/o', true],
  ['bea', 'conceded', true],
  ['bea', '3&2', false],
  ['ann', 'w/o', false],
])('Ann says that %s won %s: believed at once %s', (winnerId, result, believed) => {
  expect(isAgainstThemselves({ sideId: 'ann', winnerId, result })).toBe(believed)
})
