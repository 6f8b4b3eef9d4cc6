import { expect, test } from 'vitest'
import { isNameUnclear, readFullName } from './read-full-name.ts'

test.each([
  ['Ann Smith', 'Ann', 'Smith'],
  ['García López, Ana María', 'Ana María', 'García López'],
  ['Ann van der Berg', 'Ann', 'van der Berg'],
  ['Madonna', '', 'Madonna'],
  ['', '', ''],
  ['Kelso, Jr., Charles', 'Charles', 'Kelso Jr.'],
  ['Kelso Jr, Robert M', 'Robert M', 'Kelso Jr'],
  ['Stone, John, III', 'John', 'Stone III'],
  ['John Stone, Jr.', 'John', 'Stone Jr.'],
  ['Last, Dr. First', 'Dr. First', 'Last'],
  ['Smith, Ann, Dr.', 'Dr. Ann', 'Smith'],
  ['Dr. Ann Smith', 'Dr. Ann', 'Smith'],
  ['Robert M Kelso', 'Robert M', 'Kelso'],
  ['DUPONT Jean', 'Jean', 'DUPONT'],
  ['Jean DUPONT', 'Jean', 'DUPONT'],
  ['GARCIA LOPEZ Juan', 'Juan', 'GARCIA LOPEZ'],
  ['AJ Smith', 'AJ', 'Smith'],
  ['Kelso, John, Paul', 'John Paul', 'Kelso'],
])('%j', (text, firstName, lastName) => {
  expect(readFullName(text)).toEqual({ firstName, lastName })
})

test.each([
  ['García Juan', 'Juan', 'García', false],
  ['GARCIA LOPEZ JUAN', '', '', true],
  ['García López Juan', '', '', true],
  ['GARCIA LOPEZ Juan', 'Juan', 'GARCIA LOPEZ', false],
  ['PEREZ DIAZ, ANA', 'ANA', 'PEREZ DIAZ', false],
  ['De la Cruz, Ana', 'Ana', 'De la Cruz', false],
])('surnames first: %j', (text, firstName, lastName, isUnclear) => {
  const terms = { isSurnameFirst: true }
  expect(isNameUnclear(text, terms)).toBe(isUnclear)
  if (!isUnclear) expect(readFullName(text, terms)).toEqual({ firstName, lastName })
})

test('three parts between commas are not known for certain', () => {
  expect(
    ['Kelso, John, Paul', 'Kelso, Jr., Charles', 'Ann van der Berg'].map((name) => isNameUnclear(name)),
  ).toEqual([true, false, false])
})
