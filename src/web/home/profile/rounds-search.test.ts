import { expect, test } from 'vitest'
import { isNarrowed, readRoundsSearch, roundsAddress, type RoundsSearch } from './rounds-search.ts'

test.each<[RoundsSearch, string]>([
  [{}, '/profile?view=rounds'],
  [{ courseId: 'crs_1', kind: 'casual' }, '/profile?view=rounds&course=crs_1&kind=casual'],
  [
    { kind: 'competition', year: '2026', holes: '9', before: 'rnd_1' },
    '/profile?view=rounds&kind=competition&year=2026&holes=9&before=rnd_1',
  ],
])('%j is written as %s and read back', (search, address) => {
  expect(roundsAddress(search)).toBe(address)
  expect(readRoundsSearch(address.slice(address.indexOf('?')))).toEqual(search)
})

test.each(['?view=rounds&kind=friendly', '?holes=12', '?year=26', '?year=last', '?course='])(
  'when the address is %s, then nothing is filtered',
  (search) => {
    expect(isNarrowed(readRoundsSearch(search))).toBe(false)
  },
)
