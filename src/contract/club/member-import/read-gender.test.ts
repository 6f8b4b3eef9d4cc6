import { expect, test } from 'vitest'
import { genderReader, unclearLetters } from './read-gender.ts'

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

test.each([
  [['M', 'V'], 'Gender', ['m', 'v']],
  [['M'], 'Sexo', ['m']],
  [['K', ''], 'Gender', ['k']],
  [['M', 'F'], 'Gender', []],
  [['M', 'V'], 'Geslacht', []],
])('of %j under %j, %j may be men or women, until somebody says which', (column, heading, letters) => {
  expect(unclearLetters(column, heading)).toEqual(letters)
  const read = genderReader(column, heading, 'm')
  for (const letter of letters) expect(read(letter)).toBe(letter === 'm' ? 'men' : 'women')
})

test('when a column has H for hombre, then its M is mujer', () => {
  const read = genderReader(['H', 'M', ''])
  expect([read('H'), read('M')]).toEqual(['men', 'women'])
})

test.each([
  // Dutch or Spanish: nothing says which.
  [['M', 'V'], 'Gender', 'M', 'unclear'],
  [['M', 'V'], 'Gender', 'V', 'unclear'],
  [['M', 'V'], 'Geslacht', 'V', 'women'],
  [['M', 'V'], 'Geslacht', 'M', 'men'],
  [['M', 'V'], 'Sexo', 'V', 'men'],
  [['M', 'V'], 'Sexo', 'M', 'women'],
  [['V'], 'Gender', 'V', 'unclear'],
  [['M', 'F'], 'Sexo', 'M', 'men'],
  [['H', 'M'], 'Gender', 'M', 'women'],
  [['M'], 'Sexo', 'M', 'unclear'],
  [['M', ''], 'Gender', 'M', 'men'],
  [['H', 'D'], 'Gender', 'D', 'women'],
  [['H', 'F'], 'Sexe', 'F', 'women'],
  [['M', 'K'], 'Kjønn', 'K', 'women'],
  [['K'], 'Gender', 'K', 'unclear'],
  [['M', 'W', 'D'], 'Geschlecht', 'D', null],
  [['M', 'W', 'D'], 'Geschlecht', 'M', 'men'],
  [['H', 'M', 'F'], 'Sexo', 'M', 'unclear'],
  [['Herr', 'Frau'], 'Anrede', 'Frau', 'women'],
  [['N/A'], 'Gender', 'N/A', null],
] as const)('in %j under %j, %j is %j', (column, heading, text, gender) => {
  expect(genderReader(column, heading)(text)).toBe(gender)
})
