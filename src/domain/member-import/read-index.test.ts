import { expect, test } from 'vitest'
import { readIndex } from './read-index.ts'

test.each([
  ['12.4', 124],
  ['12,4', 124],
  ['12', 120],
  ['12.40', 124],
  ['12.400000000000000355', 124],
  ['+2.4', -24],
  ['-2.4', -24],
  ['+0,3', -3],
  ['54', 540],
  ['12.4R', 124],
  ['8.1 (N)', 81],
  ['', null],
  ['-', null],
  ['N/A', null],
  ['sin hcp', null],
  ['54.1', 'index_out_of_range'],
  ['+10', 'index_out_of_range'],
  ['120', 'index_out_of_range'],
  ['12.45', 'index_unreadable'],
  ['scratch', 'index_unreadable'],
  ['=1+1', 'index_unreadable'],
  ['1e1', 'index_unreadable'],
])('%j is read as %j', (text, index) => {
  expect(readIndex(text)).toBe(index)
})
