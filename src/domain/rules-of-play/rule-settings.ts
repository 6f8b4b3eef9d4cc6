import { countbackOrders } from '../formats/countback-order.ts'
import { matchStrokesMethods } from '../handicap/match-strokes.ts'

/**
 * What the rules of golf leave to unions and clubs, and the choices there are. The first of each is what a club has that
 * never chose.
 * - countback: what follows the last hole (R9.3).
 * - matchStrokes: where the allowance is taken in matches (R5.3).
 * - matchPlayScores, fourBallScores: whether such cards go on the handicap record (Rules of Handicapping 2.1a). `by_committee`:
 *   the conditions of Great Britain and Ireland (R3.9) need to know whose score of an equal pair counted, which no card says.
 * - shortWinterCompetitions: whether cards of ten to seventeen holes from winter competitions are told apart.
 * - penaltyWaitHours: how long after a round a penalty score may be entered at the earliest (R3.9).
 */
export const ruleChoices = {
  countback: countbackOrders,
  matchStrokes: matchStrokesMethods,
  matchPlayScores: ['count', 'do_not_count'],
  fourBallScores: ['count', 'by_committee', 'do_not_count'],
  shortWinterCompetitions: ['as_others', 'not_acceptable'],
  penaltyWaitHours: ['0', '24', '48', '72', '168'],
} as const

export type RuleSetting = keyof typeof ruleChoices
export type RulesOfPlay = { [Setting in RuleSetting]: (typeof ruleChoices)[Setting][number] }

/** In the order in which they are shown. */
export const ruleSettings = [
  'countback',
  'matchStrokes',
  'matchPlayScores',
  'fourBallScores',
  'shortWinterCompetitions',
  'penaltyWaitHours',
] as const satisfies readonly RuleSetting[]

/** As a store or a wire has them: a choice that is not known becomes the first one. */
export function readRulesOfPlay(stored: Readonly<Record<string, string | undefined>> | null): RulesOfPlay {
  return {
    countback: chosen(ruleChoices.countback, stored?.countback),
    matchStrokes: chosen(ruleChoices.matchStrokes, stored?.matchStrokes),
    matchPlayScores: chosen(ruleChoices.matchPlayScores, stored?.matchPlayScores),
    fourBallScores: chosen(ruleChoices.fourBallScores, stored?.fourBallScores),
    shortWinterCompetitions: chosen(ruleChoices.shortWinterCompetitions, stored?.shortWinterCompetitions),
    penaltyWaitHours: chosen(ruleChoices.penaltyWaitHours, stored?.penaltyWaitHours),
  }
}

function chosen<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  stored: string | undefined,
): Choice {
  return choices.find((one) => one === stored) ?? choices[0]
}
