import type { CellPrediction } from '../read-cells/cell-prediction.ts'
import { doubtfulBelow } from './doubt/confidence.ts'
import type { FoundPlayer } from './found-player.ts'
import { readPlayer } from './read-player.ts'

/** A hand writes a digit so that it looks like another one. */
type Habit = { readonly digit: number; readonly looksLike: number }

/** What the networks confuse by writer, not by chance: a five without its bar, a four in two strokes, a one with a flag or a foot. */
const habits: readonly Habit[] = [
  { digit: 5, looksLike: 3 },
  { digit: 4, looksLike: 1 },
  { digit: 4, looksLike: 6 },
  { digit: 4, looksLike: 9 },
  { digit: 1, looksLike: 7 },
  { digit: 1, looksLike: 2 },
  { digit: 1, looksLike: 4 },
  { digit: 7, looksLike: 1 },
  { digit: 7, looksLike: 2 },
  { digit: 7, looksLike: 9 },
  { digit: 2, looksLike: 7 },
  { digit: 9, looksLike: 4 },
  { digit: 9, looksLike: 7 },
  { digit: 6, looksLike: 0 },
]
/** Chosen by hand: how many of a hundred hands have each habit, and how often such a hand writes the digit so. */
const chanceOfHabit = 0.01
const shareOfDigits = 0.7
/** The chance that another hand wrote a row of the same card. */
const chanceOfOtherHand = 0.1

/**
 * Reads the rows of a card once more with the habit of a hand that wrote them, where sums, pars and all of its cells together
 * say that it has one: by itself each cell is read as the wrong digit. One hand usually keeps the whole card, but not always.
 */
export function withHabit(players: readonly FoundPlayer[]): readonly FoundPlayer[] {
  if (!players.some(isUnsure)) return players
  const plain = evidenceOf(players)
  const [best] = habits
    .map((habit) => {
      const rows = players.map((player) => likelier(player, habit))
      return {
        read: rows.map(({ player }) => player),
        evidence: rows.reduce((sum, { evidence }) => sum + evidence, 0),
      }
    })
    .sort((one, other) => other.evidence - one.evidence)
  return best && best.evidence + Math.log(chanceOfHabit) > plain ? best.read : players
}

function isUnsure({ row }: FoundPlayer): boolean {
  return row.cells.some((chances) => chances.every((chance) => chance < doubtfulBelow))
}

function evidenceOf(players: readonly FoundPlayer[]): number {
  return players.reduce((sum, { row }) => sum + row.logEvidence, 0)
}

/**
 * The row as the hand with the habit wrote it, or as it was read before where another hand wrote it rather. A card is written in one
 * notation, so no row changes its own.
 */
function likelier(player: FoundPlayer, habit: Habit): { player: FoundPlayer; evidence: number } {
  const row = readPlayer(inHand(player, habit))
  const byOther = player.row.logEvidence + Math.log(chanceOfOtherHand)
  return row.notation === player.row.notation && row.logEvidence > byOther
    ? { player: { ...player, row }, evidence: row.logEvidence }
    : { player, evidence: byOther }
}

function inHand(player: FoundPlayer, habit: Habit): FoundPlayer {
  return {
    ...player,
    predictions: player.predictions.map((cell) => asWrittenBy(habit, cell)),
    sums: player.sums.map((sum) => ({ ...sum, prediction: asWrittenBy(habit, sum.prediction) })),
  }
}

/** How likely the hand's digits look as this cell does: not normalised, because the same ink fits two of them. */
function asWrittenBy(habit: Habit, cell: CellPrediction): CellPrediction {
  return { ...cell, tens: withDigit(habit, cell.tens), ones: withDigit(habit, cell.ones) }
}

function withDigit({ digit, looksLike }: Habit, chances: Float32Array): Float32Array {
  const [own, other] = [chances[digit] ?? 0, chances[looksLike] ?? 0]
  return chances.map((chance, at) =>
    at === digit ? (1 - shareOfDigits) * own + shareOfDigits * other : chance,
  )
}
