import { expect, test } from 'vitest'
import { splitCardText } from './split-card-text.ts'

test.each([
  {
    name: 'tabs',
    text: 'Hole\tPar\n1\t4',
    cells: [
      ['Hole', 'Par'],
      ['1', '4'],
    ],
  },
  { name: 'tabs before commas', text: 'a, b\t4', cells: [['a, b', '4']] },
  {
    name: 'semicolons',
    text: '1;4\r\n2;5',
    cells: [
      ['1', '4'],
      ['2', '5'],
    ],
  },
  { name: 'commas and quotes', text: '"Hole","Par"', cells: [['Hole', 'Par']] },
  { name: 'words before numbers', text: 'Stroke index 7 1 15', cells: [['Stroke index', '7', '1', '15']] },
  { name: 'words alone', text: 'Hole Par Stroke  index', cells: [['Hole', 'Par', 'strokeindex']] },
  { name: 'numbers alone', text: ' 4 4  3 ', cells: [['4', '4', '3']] },
  { name: 'empty lines', text: '\n\n4\n\n', cells: [['4']] },
])('when a card has $name, then it is split into its cells', ({ text, cells }) => {
  expect(splitCardText(text)).toEqual(cells)
})
