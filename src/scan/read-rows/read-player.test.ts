import { expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import type { ParChance } from './printed-rows.ts'
import { readPlayer, type RowInk } from './read-player.ts'

const differences = [0, 1, 0, 0, 1, 0, 0, 1, 0].map((digit) => makePrediction('written', digit))
const rowWith = (pars: RowInk['pars']): RowInk => ({
  predictions: differences,
  frontCount: 9,
  sums: [],
  pars,
})
const sure = (par: number): ParChance[] => [{ par, chance: 1 }]

test('when the par of a hole may be misread, then a difference counted from it is no surer than the par', () => {
  const unsure = [
    { par: 4, chance: 0.6 },
    { par: 5, chance: 0.4 },
  ]
  const pars = Array.from({ length: 9 }, (_, hole) => (hole === 2 ? unsure : sure(4)))
  const { notation, cells } = readPlayer(rowWith(pars))
  expect(notation).toBe('to_par')
  expect(cells[0]?.[4]).toBeGreaterThan(0.99)
  expect(cells[2]?.[4]).toBeLessThan(0.65)
  expect(cells[2]?.[5]).toBeGreaterThan(0.3)
})

test('when no par is known, then the row is still told to be differences', () => {
  expect(readPlayer(rowWith(differences.map(() => []))).notation).toBe('to_par')
})
