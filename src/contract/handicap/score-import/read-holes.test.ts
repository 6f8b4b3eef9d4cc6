import { expect, test } from 'vitest'
import { readHoles } from './read-holes.ts'

/* As clubs, federations and their programs write how many holes a round had. */
test.each([
  ...[
    '9',
    '09',
    '9.0',
    '9,00',
    '９',
    '9 holes',
    '9-hole',
    '9 Holes',
    '9h',
    'Nine',
    'nine holes',
    'NUEVE HOYOS',
  ],
  ...['F9', 'f 9', 'Front', 'Front 9', 'front-nine', 'Front_9', 'First nine', 'OUT', '1-9', '1 – 9', '01-09'],
  ...[
    'B9',
    'Back',
    'Back 9',
    'back nine',
    'Second 9',
    'IN',
    '10-18',
    '10 to 18',
    'Holes 10-18',
    'hoyos 1 al 9',
  ],
  ...['Primeros 9', 'segundos nueve', 'Últimos 9', 'Ida', 'Vuelta', '(9)', 'Holes 1 to 9'],
])('%s is nine holes', (text) => {
  expect(readHoles(text)).toBe(9)
})

test.each(['18', '18.0', '18 holes', '18-hole', '18H', 'Eighteen', 'dieciocho', '1-18', '1 to 18', 'Full'])(
  '%s is eighteen holes',
  (text) => {
    expect(readHoles(text)).toBe(18)
  },
)

test.each(['', '  ', '-', '--', 'NA', 'n/a'])('“%s” says nothing', (text) => {
  expect(readHoles(text)).toBeNull()
})

// The first four are what spreadsheets make of 1-9 and 10-18.
test.each(['01-Sep', '09/01/2026', '2026-09-01', '18-Oct', '14', '27', '1/9', '1.9', 'yes', 'Medal', '99'])(
  '%s is neither',
  (text) => {
    expect(readHoles(text)).toBeUndefined()
  },
)
