import { blocksOf, type Block } from './blocks.ts'
import type { CellNetwork } from '../read-cells/cell-network.ts'
import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import type { CellReader } from './find-headers.ts'
import { findNines, type Nine } from './find-nines.ts'
import { rulesOf, turnRules, type Rules } from './rule-map.ts'
import type { FlatCard } from '../flatten/flatten.ts'
import { turnCard, type QuarterTurns } from './turn-card.ts'

/** The card turned upright, with the block of the first nine holes and, unless it is a card of nine holes, that of the others. */
export type FoundCard = {
  readonly flat: FlatCard
  readonly quarters: QuarterTurns
  readonly rules: Rules
  readonly front: Block
  readonly back: Block | undefined
}

/**
 * Cells read in vain before the picture is taken for something else. Most cards are held upright: more is looked at there. Chosen by
 * hand: with 600 for every turn, two of the hundred cards of `dev` are lost.
 */
const mostSearched = { 0: 1000, 1: 600, 2: 600, 3: 600 } as const

/** Tries the card as it was held, then upside down, then on both sides, until the hole numbers can be read. */
export async function findCard(flatPhoto: FlatCard, network: CellNetwork): Promise<FoundCard | undefined> {
  const held = rulesOf(flatPhoto.image)
  for (const quarters of [0, 2, 1, 3] as const) {
    const flat = turnCard(flatPhoto, quarters)
    const rules = turnRules(held, quarters)
    const nines = await findNines(rules, cachedReader(network, flat), mostSearched[quarters])
    const pair = choosePair(blocksOf(nines))
    if (pair) return { flat, quarters, rules, ...pair }
  }
  return undefined
}

/** Runs of rules share most of their cells. Each place is predicted once, to within three pixels. */
function cachedReader(network: CellNetwork, { image }: FlatCard): CellReader {
  const cache = new Map<string, CellPrediction>()
  const keyOf = ({ left, top, right, bottom }: Rectangle) =>
    [left, top, right, bottom].map((at) => Math.round(at / 3)).join(' ')
  return {
    get cellsRead() {
      return cache.size
    },
    predict: async (cells) => {
      const missing = cells.filter((cell) => !cache.has(keyOf(cell)))
      const predictions = await network.predict(image, missing)
      for (const [index, cell] of missing.entries()) {
        const prediction = predictions[index]
        if (prediction) cache.set(keyOf(cell), prediction)
      }
      return cells.map((cell) => {
        const prediction = cache.get(keyOf(cell))
        if (!prediction) throw new Error('a cell has no prediction')
        return prediction
      })
    },
  }
}

function choosePair(blocks: readonly Block[]): { front: Block; back: Block | undefined } | undefined {
  const fronts = blocks.filter(({ nine }) => nine.first === 1)
  const backs = blocks.filter(({ nine }) => nine.first === 10)
  const front = mostConvincing(fronts)
  const back = mostConvincing(backs)
  if (front && back) return { front, back }
  if (!front) return undefined
  // A club of 27 holes prints 1 to 9 over each of its nines: the two that are filled in count, in reading order.
  const written = fronts.filter((block) => ink(block) > 3).sort((a, b) => ink(b) - ink(a))
  const [one, other] = written.slice(0, 2)
  if (one && other && alike(one.nine, other.nine))
    return isBefore(one.nine, other.nine) ? { front: one, back: other } : { front: other, back: one }
  return { front: written[0] ?? front, back: undefined }
}

function mostConvincing(blocks: readonly Block[]): Block | undefined {
  const value = (block: Block) => block.nine.score + Math.min(1, ink(block) / 9)
  return [...blocks].sort((a, b) => value(b) - value(a))[0]
}

/** About how many of its cells hold handwritten numbers. */
function ink({ nine, rows }: Block): number {
  return rows.reduce(
    (sum, row) => sum + (nine.predictions[row] ?? []).reduce((count, { kind }) => count + kind.written, 0),
    0,
  )
}

function alike(a: Nine, b: Nine): boolean {
  const ratio = a.lattice.pitch / b.lattice.pitch
  return a.lattice.runsDown === b.lattice.runsDown && ratio > 0.75 && ratio < 1.33
}

function isBefore(a: Nine, b: Nine): boolean {
  const [ax, bx] = [a.lattice.along[0] ?? 0, b.lattice.along[0] ?? 0]
  if (Math.abs(ax - bx) > 4 * a.lattice.pitch) return ax < bx
  return (a.lattice.across[a.headerRow] ?? 0) < (b.lattice.across[b.headerRow] ?? 0)
}
