import { expect, test } from 'vitest'
import type { CompleteCardRow } from './course-card-text.ts'
import { wholeWomensCard } from './whole-womens-card.ts'

const par: CompleteCardRow = { field: 'par', values: [4, 3] }
const index: CompleteCardRow = { field: 'strokeIndex', values: [1, 2] }
const womenPar: CompleteCardRow = { field: 'womenPar', values: [5, 3] }
const womenIndex: CompleteCardRow = { field: 'womenStrokeIndex', values: [2, 1] }

test.each<[string, CompleteCardRow[], CompleteCardRow[]]>([
  ['women play the card of the men', [par, index], [par, index]],
  ['women have both', [par, index, womenPar, womenIndex], [par, index, womenPar, womenIndex]],
  [
    'only their pars are printed',
    [par, index, womenPar],
    [par, index, womenPar, { ...index, field: 'womenStrokeIndex' }],
  ],
  [
    'only their indexes are printed',
    [par, index, womenIndex],
    [par, index, womenIndex, { ...par, field: 'womenPar' }],
  ],
  ['the card has no indexes but women’s pars', [par, womenPar], [par]],
])('when %s, then the card is whole', (_, rows, whole) => {
  expect(wholeWomensCard(rows)).toEqual(whole)
})
