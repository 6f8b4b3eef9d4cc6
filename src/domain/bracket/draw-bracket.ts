import type { BracketType } from '../competition/competition.ts'
import type { Outcome } from '../outcome.ts'
import type { Bracket } from './bracket.ts'
import { doubleElimination } from './double-elimination.ts'
import { singleElimination, type DrawRefusal } from './single-elimination.ts'

/** The draw of a type; a match for the third place is a knock-out's only (R8.7). */
export function drawBracket(
  entrantsBySeed: readonly string[],
  terms: { type: BracketType; hasThirdPlace: boolean },
): Outcome<Bracket, DrawRefusal> {
  switch (terms.type) {
    case 'single_elimination':
      return singleElimination(entrantsBySeed, terms.hasThirdPlace)
    case 'double_elimination':
      return doubleElimination(entrantsBySeed)
  }
}

/** Numbers in [0, 1) for a random draw (R8.3), the same for the same seed, so that a draw can be shown to be fair (mulberry32). */
export function drawNumbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
