import { expect, test } from 'vitest'
import { competitionStatuses } from '#golf/competition/competition.ts'
import { isInPart, partNamed } from './competition-filter.tsx'

test.each([
  ['', 'all'],
  ['show=past', 'past'],
  ['?show=upcoming', 'upcoming'],
  ['show=now&x=1', 'now'],
  ['show=everything', 'all'],
])('"%s" shows %s', (search, part) => {
  expect(partNamed(search)).toBe(part)
})

test('every competition is in one part besides all', () => {
  for (const status of competitionStatuses)
    expect(
      (['all', 'upcoming', 'now', 'past'] as const).filter((part) => isInPart({ status }, part)),
    ).toEqual(['all', expect.any(String)])
})
