import type { Nine } from '#scan/find-card/find-nines.ts'
import { makeRow } from './make-prediction.ts'

type Kind = Parameters<typeof makeRow>[0]

/** Nine holes of 60 pixels each from 200 on, of which every cell of a row is of one kind; the header is the first row. */
export function makeNine(across: readonly number[], kinds: readonly Kind[]): Nine {
  const along = Array.from({ length: 10 }, (_, index) => 200 + 60 * index)
  return {
    first: 1,
    lattice: { runsDown: false, along, across, pitch: 60 },
    headerRow: 0,
    ruled: kinds.map(() => 1),
    predictions: kinds.map((kind) => makeRow(kind)),
    score: 0,
  }
}
