import { expect, test } from 'vitest'
import { foreignZoneName } from './foreign-zone.ts'

test.each([
  ['Europe/Dublin', 'Europe/Dublin', undefined],
  ['Europe/Dublin', 'Europe/London', undefined],
  ['Europe/Dublin', 'Europe/Madrid', 'Ireland Time'],
  ['America/New_York', 'Europe/Dublin', 'Eastern Time'],
  ['Asia/Kolkata', 'Asia/Colombo', undefined],
])('when the club is in %s and the reader in %s, then the zone is named %s', (club, reader, name) => {
  expect(foreignZoneName('2026-07-01T08:00:00Z', club, reader)).toBe(name)
})
