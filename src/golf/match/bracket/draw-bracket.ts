import type { BracketType } from '../../competition/competition.ts'
import type { Outcome } from '../../outcome.ts'
import type { Bracket } from './bracket.ts'
import { doubleElimination } from './double-elimination.ts'
import { singleElimination, type DrawRefusal } from './single-elimination.ts'

/** Draws a bracket of either type. Only a knock-out can have a match for third place (R8.7). */
export function drawBracket(
  entrantsBySeed: readonly string[],
  options: { type: BracketType; hasThirdPlace: boolean },
): Outcome<Bracket, DrawRefusal> {
  switch (options.type) {
    case 'single_elimination':
      return singleElimination(entrantsBySeed, options.hasThirdPlace)
    case 'double_elimination':
      return doubleElimination(entrantsBySeed)
  }
}
