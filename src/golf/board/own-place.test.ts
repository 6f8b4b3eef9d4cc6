import { expect, test } from 'vitest'
import { ownPlaces } from './own-place.ts'

const row = (userId: string, position: number | null, main: number | null, isShared = false) => ({
  userId,
  position,
  main,
  isShared,
  thru: 9,
  isCompleted: false,
})

test('when somebody leads alone, then the leader knows by how much and the others how far they are behind', () => {
  const places = ownPlaces([row('ann', 1, -20), row('bea', 2, -18, true), row('cay', 2, -18, true)])
  expect(places.get('ann')).toMatchObject({ position: 1, behind: 0, ahead: 2 })
  expect(places.get('bea')).toMatchObject({ position: 2, isShared: true, behind: 2, ahead: null })
  expect(places.get('cay')).toMatchObject({ behind: 2 })
})

test('when the lead is shared, then nobody is ahead', () => {
  const places = ownPlaces([row('ann', 1, 2, true), row('bea', 1, 2, true), row('cay', 3, 5)])
  expect(places.get('ann')).toMatchObject({ behind: 0, ahead: null })
  expect(places.get('cay')).toMatchObject({ position: 3, behind: 3 })
})

test('when a card has no place, then it is not behind anybody, and leads nobody', () => {
  const places = ownPlaces([row('ann', 1, -3), row('bea', null, null)])
  expect(places.get('ann')).toMatchObject({ position: 1, ahead: null })
  expect(places.get('bea')).toMatchObject({ position: null, behind: null, ahead: null })
})

test('when a card that is out is placed after those handed in, then its total is not compared', () => {
  const places = ownPlaces([row('ann', 1, -30), row('out', null, -38)])
  expect(places.get('out')).toMatchObject({ position: null, behind: null })
})

test('when a row is a team’s, then each of its players has its place', () => {
  const places = ownPlaces([row('tem_1', 1, -40), { ...row('tem_2', 2, -37), memberIds: ['ann', 'bea'] }])
  for (const userId of ['ann', 'bea'])
    expect(places.get(userId)).toMatchObject({ position: 2, behind: 3, isTeam: true })
  expect(places.has('tem_2')).toBe(false)
})

test('when somebody is not on the board, then they have no place', () => {
  expect(ownPlaces([]).get('ann')).toBeUndefined()
})
