import { expect, test } from 'vitest'
import type { StartWish } from './start-sheet.ts'
import { makeUnits } from './start-units.ts'

const nine = 9 * 60
const wish = (userId: string, asked: Partial<StartWish>): [string, StartWish] => [
  userId,
  { userId, with: [], notBefore: null, notAfter: null, ...asked },
]
const units = (wishes: [string, StartWish][], teams: string[][] = [], most = 4) =>
  makeUnits('ABCDEF'.split(''), { teams, wishes: new Map(wishes), most, starts: [nine, nine + 10] }).map(
    ({ players }) => [...players].sort().join(''),
  )

test('when wishes lead from one to the next, then all of them are together', () => {
  expect(units([wish('A', { with: ['C'] }), wish('C', { with: ['F'] })])).toEqual(['ACF', 'B', 'D', 'E'])
})

test('when they are more than a group, then the first wishes count', () => {
  expect(units([wish('A', { with: ['B', 'C', 'D'] })], [], 3)).toEqual(['ABC', 'D', 'E', 'F'])
})

test('when no start suits two, then they are not together; a time without any start keeps nobody apart', () => {
  expect(units([wish('A', { with: ['B'], notBefore: '09:05' }), wish('B', { notAfter: '09:00' })])[0]).toBe(
    'A',
  )
  expect(units([wish('A', { with: ['B'], notBefore: '12:00' })])[0]).toBe('AB')
})

test('when a team is more than a group, then it is split, before any wish', () => {
  expect(units([wish('F', { with: ['A'] })], [['A', 'B', 'C', 'D', 'E']], 3)).toEqual(['ABC', 'DE', 'F'])
})
