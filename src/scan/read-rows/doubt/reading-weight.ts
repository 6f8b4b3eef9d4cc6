import type { CardReading } from '../../card-reading.ts'
import { isContradicted } from './doubt-together.ts'

export type ReadCard = Extract<CardReading, { outcome: 'read' }>

/** With a larger share of doubtful numbers the grid itself may be wrong: half a row off, or of other columns. Chosen by hand. */
const mostDoubtful = 0.2

/** How much was read: each cell counts by how far its confidence is above a half. Compares two grids of one photo. */
export function weightOf(cells: readonly { confidence: number }[]): number {
  return cells.reduce((sum, { confidence }) => sum + Math.max(0, confidence - 0.5), 0)
}

/** The weight of a card's numbers. */
function readingWeight({ players }: ReadCard): number {
  return weightOf(numbersOf(players))
}

/** Whether so many numbers are doubtful or contradicted by their sum, or so much of a card is missing, that another grid may fit better. */
export function isWeak({ players }: ReadCard): boolean {
  const numbers = numbersOf(players)
  const doubtful = players.flatMap((player) =>
    numbersOf([player]).filter((cell) => cell.isDoubtful || isContradicted(cell, player)),
  )
  const isTorn = players.some(({ cells }) => cells.length < 18)
  // Differences to par without the pars have no numbers at all.
  return isTorn || numbers.length === 0 || doubtful.length > mostDoubtful * numbers.length
}

/** Whether a grid fits better than another one: one that is not weak does, whatever another gives; else the one that gives more. */
export function isBetter(one: ReadCard, other: ReadCard): boolean {
  if (isWeak(one) !== isWeak(other)) return isWeak(other)
  return readingWeight(one) > readingWeight(other)
}

/** Whether two grids give the same results for every hole of every player. Then a third one would hardly give others. */
export function readAlike(one: ReadCard, other: ReadCard): boolean {
  return resultsOf(one) === resultsOf(other)
}

function resultsOf({ players }: ReadCard): string {
  return players
    .map(({ cells }) =>
      cells.map(({ holeNumber, result }) => `${holeNumber} ${result ?? 'unread'}`).join(','),
    )
    .join(';')
}

function numbersOf(players: ReadCard['players']) {
  return players.flatMap(({ cells }) => cells.filter(({ result }) => typeof result === 'number'))
}
