import { expect, test } from 'vitest'
import { readPastedTable } from './read-pasted-table.ts'

test.each([
  [
    'tabs',
    'Medal\n\nPos\tPlayer\n1\tAnn  Byrne\n\tBo',
    [
      [1, 'Medal'],
      [3, 'Pos', 'Player'],
      [4, '1', 'Ann Byrne'],
      [5, '', 'Bo'],
    ],
  ],
  [
    'spaces',
    'Pos  Player\r\n1    Ann Byrne\r\n',
    [
      [1, 'Pos', 'Player'],
      [2, '1', 'Ann Byrne'],
    ],
  ],
  [
    'upright lines',
    '| Pos | Player |\n|---|:-:|\n| 1 |  |\n',
    [
      [1, 'Pos', 'Player'],
      [3, '1', ''],
    ],
  ],
])('a table with %s keeps its cells and lines', (_, text, lines) => {
  expect(readPastedTable(text)?.map(({ line, cells }) => [line, ...cells])).toEqual(lines)
})

test.each([
  ['', 'nothing'],
  ['Pos,Player\n1,"Byrne, Ann"', 'commas'],
  ['Pos;Player\n1;Ann', 'semicolons'],
  ['Dear all\nAnn has won\nYours', 'a letter'],
  ['Pos\tPlayer\n1,Ann\n2,Bo\n3,Cy', 'one line with tabs'],
])('%j has no cells that were copied: %s', (text) => {
  expect(readPastedTable(text)).toBeUndefined()
})
