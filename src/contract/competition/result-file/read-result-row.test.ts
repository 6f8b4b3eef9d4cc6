import { expect, test } from 'vitest'
import { readResultRow } from './read-result-row.ts'
import { recogniseResultColumns } from './recognise-result-columns.ts'
import type { ResultFigure } from './result-fields.ts'

const read = (headings: string[], cells: string[], figure: ResultFigure | null) => {
  const { row, questions, isTied } = readResultRow(
    { line: 7, cells },
    { fields: recogniseResultColumns(headings), figure },
  )
  return { row, isTied, codes: questions.map(({ code }) => code) }
}

test.each<[string[], string[], ResultFigure | null, object]>([
  [
    ['Pos', 'Player', 'Score'],
    ['T3', 'Byrne, Ann', '77 - 09 = 68'],
    'net',
    { place: 3, name: 'Ann Byrne', gross: 77, handicap: '9', score: 68 },
  ],
  [
    ['Pos', 'Player', 'Hcp', 'Gross', 'Net'],
    ['1', 'Ann', '+2', '70', '72'],
    'net',
    { place: 1, handicap: '+2', gross: 70, score: 72 },
  ],
  // Lists write a plus handicap with a minus, too.
  [
    ['Pos', 'Player', 'Hcp', 'Gross', 'Net'],
    ['1', 'Ann', '-2', '70', '72'],
    'net',
    { place: 1, handicap: '-2', score: 72 },
  ],
  // An exact handicap says nothing of the strokes that were taken.
  [
    ['Pos', 'Player', 'Hcp', 'Gross', 'Net'],
    ['1', 'Ann', '8.6', '77', '68'],
    'net',
    { handicap: '8.6', score: 68 },
  ],
  [['Pos', 'Player', 'Score', 'Pts'], ['2', 'Ann', '80', '37'], 'points', { place: 2, gross: 80, score: 37 }],
  [['Pos', 'Player', 'Gross'], ['1', 'Ann', '71'], 'gross', { gross: 71, score: 71 }],
  [['Pos', 'Player', 'Score'], ['NR', 'Ann', ''], 'net', { place: null, score: null, outcome: 'no_return' }],
  [
    ['Pos', 'Player', 'Score', 'Countback'],
    ['-', 'Ann', '-', 'WD'],
    'net',
    { place: null, outcome: 'withdrawn' },
  ],
  [['Pos', 'Player', 'Score'], ['1', 'Ann', '68'], null, { place: 1, gross: null, score: 68 }],
  [['Pos', 'Player', 'Net'], ['1', 'Ann Byrne (9)', '68'], 'net', { name: 'Ann Byrne', handicap: '9' }],
])('%j with %j (%s) is read as it stands', (headings, cells, figure, expected) => {
  const { row, codes } = read(headings, cells, figure)
  expect([row, codes]).toMatchObject([{ line: 7, ...expected }, []])
})

test.each<[string[], string[], ResultFigure | null, string[]]>([
  [['Pos', 'Player', 'Score', 'Net'], ['1', 'Ann', '77 - 09 = 68', '69'], 'net', ['figures_differ']],
  [['Pos', 'Player', 'Hcp', 'Score'], ['1', 'Ann', '8', '77 - 09 = 68'], 'net', ['figures_differ']],
  [['Pos', 'Player', 'Net', 'Status'], ['3', 'Ann', '', 'NR'], 'net', ['place_unread']],
  [['Pos', 'Player', 'Net'], ['1', 'Ann', '12'], 'net', ['score_range']],
  [['Pos', 'Player', 'Pts'], ['1', 'Ann', '300'], 'points', ['score_range']],
  [['Pos', 'Player', 'Net'], ['1', 'Ann', 'E'], 'net', ['score_unread']],
])('%j with %j (%s) asks %j', (headings, cells, figure, expected) => {
  expect(read(headings, cells, figure).codes).toEqual(expected)
})
