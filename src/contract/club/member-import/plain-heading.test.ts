import { expect, test } from 'vitest'
import { plainHeading } from './plain-heading.ts'

test.each([
  ['Nº de Socio:', 'n de socio'],
  ['  E-Mail  ', 'e mail'],
  ['firstName', 'first name'],
  ['Categoría', 'categoria'],
])('%j is %j', (heading, plain) => {
  expect(plainHeading(heading)).toBe(plain)
})
