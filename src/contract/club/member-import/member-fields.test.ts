import { expect, test } from 'vitest'
import { namesPeople } from './member-fields.ts'

test.each([
  [['fullName'], true],
  [['firstName', null, 'lastName'], true],
  [['lastName', 'email'], false],
  [[], false],
] as const)('%j name people: %s', (columns, isNamed) => {
  expect(namesPeople(columns)).toBe(isNamed)
})
