import { expect, test } from 'vitest'
import { isOwnName } from './own-name.ts'

test.each([
  ['Ben Jones', 'Ben Jones'],
  ['  ben   JONES ', 'Ben Jones'],
  ['Jones, Ben', 'Ben Jones'],
  ['Jones Ben', 'Ben Jones'],
  ['BenJones', 'Ben Jones'],
  ['Ben\u200b Jones', 'Ben Jones'],
  ['Ｂｅｎ Jones', 'Ben Jones'],
  ['Jose Nunez', 'José Núñez'],
  ["Sean O'Brien", 'Seán O’Brien'],
  ['Sean OBrien', "Sean O'Brien"],
  ['Ana Maria Lopez Garcia', 'Ana-María López-García'],
  ['Anamaria Lopez', 'Ana-Maria Lopez'],
  ['Ben.', 'Ben'],
])('%j is the own name of %j', (typed, player) => {
  expect(isOwnName(typed, player)).toBe(true)
})

test.each([
  ['Max Marker', 'Ben Jones'],
  ['Ben A. Jones', 'Ben Jones'],
  ['B. Jones', 'Ben Jones'],
  ['Ben', 'Ben Jones'],
  ['Ben Jones jun.', 'Ben Jones'],
  ['', ''],
  ['Max Marker', ''],
  ['–', '–'],
])('%j is not the own name of %j', (typed, player) => {
  expect(isOwnName(typed, player)).toBe(false)
})
