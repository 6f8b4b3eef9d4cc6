import { expect, test } from 'vitest'
import { hasFirstNames, readGuestCells, readGuestWords, withoutLabel } from './read-guest-line.ts'

test.each([
  ['HI 12.4', '12.4'],
  ['hcp: +1,2', '+1,2'],
  ['Index: NH', 'NH'],
  ['12.4', '12.4'],
  ['Hill', 'Hill'],
])('the handicap in %j is %j', (cell, index) => {
  expect(withoutLabel(cell)).toBe(index)
})

test('a number before the name is that of the line where an index follows or it says which line it is', () => {
  expect(readGuestWords('7 Ann Smith 12.4', 1)).toMatchObject({ firstName: 'Ann', index: '12.4' })
  expect(readGuestWords('7 Ann Smith', 7)).toMatchObject({ firstName: 'Ann', index: '', isUnclear: false })
  expect(readGuestWords('18 Ann Smith', 7)).toMatchObject({ isUnclear: true })
})

test('two words in the first cell are first names only in a list that has a column of them', () => {
  const cells = ['Mary Ann', 'Smith', '12.4']
  const read = (isFirstNames: boolean) => readGuestCells(cells, { ordinal: 1, isFirstNames })
  expect(read(true)).toMatchObject({ firstName: 'Mary Ann', lastName: 'Smith', isDoubtful: false })
  expect(read(false)).toMatchObject({ isDoubtful: true })
  expect(hasFirstNames([cells, ['Bob', 'Jones'], ['Cy', 'Doe', '5']])).toBe(true)
  expect(hasFirstNames([cells, ['Bob Jones', 'Oakdale']])).toBe(false)
})

test('cells without a word of letters name nobody', () => {
  expect(readGuestCells(['12.4', '', 'NH'], { ordinal: 1, isFirstNames: true })).toMatchObject({
    firstName: '',
    lastName: '',
  })
})
