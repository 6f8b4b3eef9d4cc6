import { expect, test } from 'vitest'
import { genderReader } from './read-gender.ts'

test.each([
  ['M', 'men'],
  ['f', 'women'],
  ['Female', 'women'],
  ['Hombre', 'men'],
  ['Señora', 'women'],
  ['', null],
  ['X', null],
  ['?!', null],
  ['1', undefined],
  ['yes', undefined],
])('%j is %j', (text, gender) => {
  expect(genderReader(['M', 'F'])(text)).toBe(gender)
})

test('when a column has H for hombre, then its M is mujer', () => {
  const read = genderReader(['H', 'M', ''])
  expect([read('H'), read('M')]).toEqual(['men', 'women'])
})
