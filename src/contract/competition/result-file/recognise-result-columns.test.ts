import { expect, test } from 'vitest'
import { recogniseResultColumns } from './recognise-result-columns.ts'

test.each([
  [
    ['Position', 'Player', 'Score', 'Placing', 'Countback'],
    ['place', 'name', 'score', 'placing', 'countback'],
  ],
  [
    ['Pos.', 'Competitor', "H'cap", 'Nett'],
    ['place', 'name', 'handicap', 'net'],
  ],
  [
    ['#', 'Name', 'PH', 'Pts', 'C/B'],
    ['place', 'name', 'handicap', 'points', 'countback'],
  ],
  [
    ['Puesto', 'Jugador', 'Hcp', 'Bruto', 'Neto', 'Desempate'],
    ['place', 'name', 'handicap', 'gross', 'net', 'countback'],
  ],
  // Without a column of positions, the placing is the position.
  [
    ['Placing', 'Player', 'Score'],
    ['place', 'name', 'score'],
  ],
  // Beside surnames, a name is the first name.
  [
    ['Nombre', 'Apellidos', 'Puntos'],
    ['firstName', 'lastName', 'points'],
  ],
  [
    ['Nombre', 'Puntos'],
    ['name', 'points'],
  ],
  // Beside net strokes or points, a score is the gross one.
  [
    ['Player', 'Score', 'Net'],
    ['name', 'gross', 'net'],
  ],
  [
    ['Player', 'Score', 'Points'],
    ['name', 'gross', 'points'],
  ],
  [
    ['Player', 'Gross', 'Score', 'Net'],
    ['name', 'gross', 'score', 'net'],
  ],
  // A field has one column; what nobody knows is left out.
  [
    ['Player', 'Club', 'R1', 'R2', 'Total', 'Result'],
    ['name', null, null, null, 'score', null],
  ],
  [
    ['', 'Handicap Index'],
    [null, null],
  ],
])('%j are %j', (row, fields) => {
  expect(recogniseResultColumns(row)).toEqual(fields)
})
