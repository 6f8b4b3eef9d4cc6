import { expect, test } from 'vitest'
import { byName, nameParts } from './by-name.ts'

const people = (...names: string[]) => names.map(nameParts)
const sorted = (locale: string | undefined, ...names: string[]) =>
  people(...names)
    .sort(byName(locale))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())

test('people stand by surname and then by first name', () => {
  expect(sorted(undefined, 'Zoe Adams', 'Bo Ek', 'Anna Ek', 'Adam Young')).toEqual([
    'Zoe Adams',
    'Anna Ek',
    'Bo Ek',
    'Adam Young',
  ])
})

test('accents and capitals do not send a name to the end', () => {
  expect(sorted(undefined, 'A Zorn', 'B Ábalos', 'C adams', 'D Abbott')).toEqual([
    'B Ábalos',
    'D Abbott',
    'C adams',
    'A Zorn',
  ])
})

test('each language has its own order of letters', () => {
  expect(sorted('es', 'A Nunes', 'B Ñandú', 'C Nz')).toEqual(['A Nunes', 'C Nz', 'B Ñandú'])
  expect(sorted('en', 'A Nunes', 'B Ñandú', 'C Nz')).toEqual(['B Ñandú', 'A Nunes', 'C Nz'])
})

test('a name of one word is a surname', () => {
  expect(nameParts('Pelé')).toEqual({ firstName: '', lastName: 'Pelé' })
  expect(nameParts(' Ana María López ')).toEqual({ firstName: 'Ana María', lastName: 'López' })
})
