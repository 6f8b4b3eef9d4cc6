import { expect, test } from 'vitest'
import { recogniseScoreColumns } from './recognise-score-columns.ts'

test.each([
  [
    ['Membership Number', 'Name', 'Date Played', 'Course', 'Tee', 'CR', 'Slope', 'AGS', 'Diff.'],
    [
      'memberNumber',
      null,
      'playedOn',
      'courseName',
      'teeName',
      'courseRating',
      'slope',
      'adjustedGross',
      'differential',
    ],
  ],
  [
    [
      'Licencia',
      'Jugador',
      'Fecha',
      'Campo',
      'Barras',
      'Valor de Campo',
      'Slope',
      'Par',
      'Resultado bruto ajustado',
    ],
    [
      'nationalId',
      null,
      'playedOn',
      'courseName',
      'teeName',
      'courseRating',
      'slope',
      'par',
      'adjustedGross',
    ],
  ],
  [
    ['E-mail', 'Date', 'Score Differential', 'Differential', 'PCC', 'Holes'],
    ['email', 'playedOn', 'differential', null, 'pcc', 'holes'],
  ],
  [
    ['Gross', 'Points', ''],
    [null, null, null],
  ],
])('the columns %j are %j', (row, fields) => {
  expect(recogniseScoreColumns(row)).toEqual(fields)
})
