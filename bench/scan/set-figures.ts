import { isOfPlayers } from './card-truth.ts'
import { scoreCard, type ScoredCard, type ScoredCell } from './card-score.ts'
import type { ReadPicture, ReadSet } from './read-set.ts'

export type ScoredPicture = ReadPicture & { readonly card: ScoredCard; readonly layout: string }

/** The photos of a set that show players' scores, each compared with its truth. */
export function scoredPictures({ pictures }: Pick<ReadSet, 'pictures'>): ScoredPicture[] {
  return pictures.flatMap((picture) =>
    isOfPlayers(picture.truth)
      ? [{ ...picture, card: scoreCard(picture.truth, picture.reading), layout: picture.truth.layout }]
      : [],
  )
}

/** A part of a whole: how many of how many. */
export type Share = { readonly part: number; readonly of: number }
export const shareOf = <T>(all: readonly T[], isPart: (each: T) => boolean): Share => ({
  part: all.filter(isPart).length,
  of: all.length,
})

export const isRight = ({ truth, read }: ScoredCell) => read === truth

/** The cells that count: those with a number in truth. A cell that was not returned is wrong. */
const numbered = (cells: readonly ScoredCell[]) => cells.filter(({ truth }) => truth !== 'none')
/** The cells that a person sees and must trust or check: those with writing in truth or as read. */
export const shown = (cells: readonly ScoredCell[]) =>
  cells.filter(({ truth, read }) => read !== 'missing' && (truth !== 'none' || read !== 'none'))

export type Figures = {
  readonly cards: number
  readonly cellsRight: Share
  readonly cardsExact: Share
  readonly sureRight: Share
  readonly doubtful: Share
  readonly lost: Share
  readonly spuriousRows: number
  readonly missedRows: number
  /** Of the rows written as differences to par, those recognised; and of rows of strokes, those taken for differences. */
  readonly toParRecognised: Share
  readonly grossMistaken: Share
}

export function figuresOf(pictures: readonly ScoredPicture[]): Figures {
  const cards = pictures.map(({ card }) => card)
  const cells = cards.flatMap((card) => card.cells)
  const seen = shown(cells)
  const notations = cards.flatMap((card) => card.notations)
  const ofNotation = (truth: 'gross' | 'to_par') => notations.filter((row) => row.truth === truth)
  const isToPar = ({ read }: (typeof notations)[number]) => read === 'to_par'
  return {
    cards: cards.length,
    cellsRight: shareOf(numbered(cells), isRight),
    cardsExact: shareOf(cards, ({ isExact }) => isExact),
    sureRight: shareOf(
      seen.filter(({ isDoubtful }) => !isDoubtful),
      isRight,
    ),
    doubtful: shareOf(seen, ({ isDoubtful }) => isDoubtful),
    lost: shareOf(cards, ({ isLost }) => isLost),
    spuriousRows: cards.reduce((sum, { spuriousRows }) => sum + spuriousRows, 0),
    missedRows: cards.reduce((sum, { missedRows }) => sum + missedRows, 0),
    toParRecognised: shareOf(ofNotation('to_par'), isToPar),
    grossMistaken: shareOf(ofNotation('gross'), isToPar),
  }
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const bands = [0, 0.5, 0.7, 0.8, 0.9, 0.93, 0.96, 0.98, 0.99, 1.001] as const

export type Band = {
  readonly from: number
  readonly to: number
  readonly meanConfidence: number
  readonly right: Share
}

/** The mean confidence and the share that is right, by bands of confidence. */
export function calibrationOf(cells: readonly ScoredCell[]): Band[] {
  const seen = shown(cells).filter(({ read }) => read !== 'unread')
  return bands.slice(1).flatMap((to, index): Band[] => {
    const from = bands[index] ?? 0
    const inside = seen.filter(({ confidence }) => confidence >= from && confidence < to)
    if (inside.length === 0) return []
    const meanConfidence = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length
    return [{ from, to: Math.min(1, to), meanConfidence, right: shareOf(inside, isRight) }]
  })
}

export type Confusion = {
  readonly truths: readonly string[]
  readonly reads: readonly string[]
  /** By truth and reading. */
  readonly counts: readonly (readonly number[])[]
}

const most = 12
const nameOf = (value: ScoredCell['read']) =>
  typeof value === 'number' && value > most ? `${most + 1}+` : String(value)

/** Which written values are read as which, over the cells whose row was found. */
export function confusionOf(cells: readonly ScoredCell[]): Confusion {
  const numbers = Array.from({ length: most }, (_, index) => String(index + 1))
  const truths = [...numbers, `${most + 1}+`, 'none']
  const reads = [...truths, 'unread']
  const found = cells.filter(({ read }) => read !== 'missing')
  return {
    truths,
    reads,
    counts: truths.map((truth) =>
      reads.map(
        (read) => found.filter((cell) => nameOf(cell.truth) === truth && nameOf(cell.read) === read).length,
      ),
    ),
  }
}
