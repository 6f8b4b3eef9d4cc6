import { expect, test } from 'vitest'
import { foreignZoneName } from './foreign-zone.ts'

test.each([
  ['Europe/Dublin', 'Europe/Dublin', undefined],
  ['Europe/Dublin', 'Europe/London', undefined],
  ['Europe/Dublin', 'Europe/Madrid', 'Ireland Time'],
  ['America/New_York', 'Europe/Dublin', 'Eastern Time'],
  ['Asia/Kolkata', 'Asia/Colombo', undefined],
])('a club in %s for a reader in %s', (club, reader, name) => {
  expect(foreignZoneName('2026-07-01T08:00:00Z', club, reader)).toBe(name)
})
