import { roundHalfUp } from '../../rounding.ts'

/** How many holes of a par were played in how many strokes; `strokes` is null for holes picked up. */
export type HoleTally = { par: number; strokes: number | null; holes: number }

export type ParAverage = { par: number; holes: number; average: number }

/** Average strokes on the holes of each par, to a hundredth, lowest par first. Picked-up holes have no strokes. */
export function averageByPar(tallies: readonly HoleTally[]): ParAverage[] {
  const sums = new Map<number, { holes: number; strokes: number }>()
  for (const { par, strokes, holes } of tallies) {
    if (strokes === null) continue
    const sum = sums.get(par) ?? { holes: 0, strokes: 0 }
    sums.set(par, { holes: sum.holes + holes, strokes: sum.strokes + strokes * holes })
  }
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([par, sum]) => ({
      par,
      holes: sum.holes,
      average: roundHalfUp(100 * sum.strokes, sum.holes) / 100,
    }))
}

export type ScoreDistribution = {
  /** Two under par and better. */
  eagles: number
  birdies: number
  pars: number
  bogeys: number
  doubleBogeysOrWorse: number
  pickedUp: number
}

export function distributeScores(tallies: readonly HoleTally[]): ScoreDistribution {
  const counts = { eagles: 0, birdies: 0, pars: 0, bogeys: 0, doubleBogeysOrWorse: 0, pickedUp: 0 }
  for (const { par, strokes, holes } of tallies) counts[nameOf(par, strokes)] += holes
  return counts
}

function nameOf(par: number, strokes: number | null): keyof ScoreDistribution {
  if (strokes === null) return 'pickedUp'
  const toPar = strokes - par
  if (toPar <= -2) return 'eagles'
  if (toPar === -1) return 'birdies'
  if (toPar === 0) return 'pars'
  return toPar === 1 ? 'bogeys' : 'doubleBogeysOrWorse'
}
