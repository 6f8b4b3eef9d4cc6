import { expect, test } from 'vitest'
import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import type { ParChance } from './printed-rows.ts'
import { readPlayer } from './read-player.ts'

const certain = (size: number, at: number) =>
  Float32Array.from({ length: size }, (_, index) => (index === at ? 1 : 0))

/** A clear handwritten digit. */
const written = (digit: number): CellPrediction => ({
  kind: { empty: 0, printed: 0, written: 1, pickedUp: 0, words: 0, scrawl: 0 },
  digitCount: certain(5, 1),
  hundreds: certain(11, 10),
  tens: certain(11, 10),
  ones: certain(11, digit),
  sign: { plain: 1, minus: 0 },
  ring: { none: 1, circle: 0, square: 0, triangle: 0 },
})

const noSums = { out: undefined, in: undefined, total: undefined }
const differences = [0, 1, 0, 0, 1, 0, 0, 1, 0].map(written)
const sure = (par: number): ParChance[] => [{ par, chance: 1 }]

test('when the par of a hole may be misread, then a difference counted from it is no surer than the par', () => {
  const unsure = [
    { par: 4, chance: 0.6 },
    { par: 5, chance: 0.4 },
  ]
  const pars = Array.from({ length: 9 }, (_, hole) => (hole === 2 ? unsure : sure(4)))
  const { notation, cells } = readPlayer(differences, [], noSums, pars)
  expect(notation).toBe('to_par')
  expect(cells[0]?.[4]).toBeGreaterThan(0.99)
  expect(cells[2]?.[4]).toBeLessThan(0.65)
  expect(cells[2]?.[5]).toBeGreaterThan(0.3)
})

test('when no par is known, then the row is still told to be differences', () => {
  expect(
    readPlayer(
      differences,
      [],
      noSums,
      differences.map(() => []),
    ).notation,
  ).toBe('to_par')
})
