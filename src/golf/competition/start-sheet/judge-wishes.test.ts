import { expect, test } from 'vitest'
import { judgeWishes } from './judge-wishes.ts'
import type { StartWish } from './start-sheet.ts'

const groups = ['ABCD', 'EFGH', 'IJKL'].map((players, i) => ({
  startsAt: Date.parse('2026-06-06T08:00:00Z') + i * 600_000,
  hole: 1,
  half: null,
  players: players.split(''),
}))
const wish = (userId: string, asked: Partial<StartWish>): StartWish => ({
  userId,
  with: [],
  notBefore: null,
  notAfter: null,
  ...asked,
})
const judge = (...wishes: StartWish[]) =>
  judgeWishes({ groups, wishes, groupSize: 4, timeZone: 'Europe/London' })

test('when wishes are kept, or of somebody who is not drawn, then none is named', () => {
  expect(
    judge(
      wish('A', { with: ['B', 'C'], notAfter: '09:00' }),
      wish('L', { notBefore: '09:20' }),
      wish('X', { with: ['A'] }),
    ),
  ).toEqual([])
})

test.each([
  ['a partner is not drawn', [wish('A', { with: ['X'] })], ['A with X not_drawn']],
  ['nobody starts so early', [wish('A', { notAfter: '08:00' })], ['A not_after - no_such_time']],
  ['others have those starts', [wish('A', { notBefore: '09:15' })], ['A not_before - no_place']],
  [
    'two want different times',
    [wish('A', { with: ['E'], notAfter: '09:00' }), wish('E', { notBefore: '09:10' })],
    ['A with E times_differ'],
  ],
  [
    'they are more than a group',
    [wish('A', { with: ['B', 'C'] }), wish('D', { with: ['A'] }), wish('E', { with: ['A'] })],
    ['E with A too_many'],
  ],
  ['it could be kept', [wish('A', { with: ['E'] })], ['A with E no_place']],
])('when %s, then the wish is named with the reason', (_what, wishes, faults) => {
  expect(
    judge(...wishes).map(({ userId, kind, other, why }) => `${userId} ${kind} ${other ?? '-'} ${why}`),
  ).toEqual(faults)
})
