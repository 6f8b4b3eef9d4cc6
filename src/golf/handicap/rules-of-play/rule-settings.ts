import { countbackOrders } from '../../competition/formats/countback-order.ts'
import { holesNotPlayedRules } from '../acceptable-score.ts'
import { firstIndexRules } from '../first-index.ts'
import { indexBrakes } from '../index-brake.ts'
import { matchStrokesMethods } from '../match-strokes.ts'
import { activeSeasons } from './active-season.ts'

/**
 * What the rules of golf leave to unions and clubs, and the choices there are. The first of each is what a club has that
 * never chose.
 * - countback: what follows the last hole (R9.3).
 * - matchStrokes: where the allowance is taken in matches (R5.3).
 * - matchPlayScores, fourBallScores, teamScores: whether cards of match play, of four-ball and of teams of three or more go on
 *   the handicap record (Rules of Handicapping 2.1a). `by_committee`:
 *   the conditions of Great Britain and Ireland (R3.9) need to know whose score of an equal pair counted, which no card says.
 * - shortWinterCompetitions: whether cards of ten to seventeen holes from winter competitions are told apart.
 * - holesNotPlayed: what becomes of an 18-hole card with ten to seventeen holes (R1.5).
 * - firstIndex: how many rounds make a first index (R3.1).
 * - indexBrake: whether scores raise a high index.
 * - activeSeason: the province or state whose closed months do not count.
 * - roundsElsewhere: whether a round of another club that its player enters waits for the handicap committee.
 * - penaltyWaitHours: how long after a round a penalty score may be entered at the earliest (R3.9).
 */
export const ruleChoices = {
  countback: countbackOrders,
  matchStrokes: matchStrokesMethods,
  matchPlayScores: ['count', 'do_not_count'],
  fourBallScores: ['count', 'by_committee', 'do_not_count'],
  teamScores: ['count', 'do_not_count'],
  shortWinterCompetitions: ['as_others', 'not_acceptable'],
  holesNotPlayed: holesNotPlayedRules,
  firstIndex: firstIndexRules,
  indexBrake: indexBrakes,
  activeSeason: activeSeasons,
  roundsElsewhere: ['wait', 'count'],
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
  'teamScores',
  'shortWinterCompetitions',
  'holesNotPlayed',
  'firstIndex',
  'indexBrake',
  'activeSeason',
  'roundsElsewhere',
  'penaltyWaitHours',
] as const satisfies readonly RuleSetting[]

/** As a store or a wire has them: a choice that is not known becomes the first one. */
export function readRulesOfPlay(stored: Readonly<Record<string, string | undefined>> | null): RulesOfPlay {
  return {
    countback: chosen(ruleChoices.countback, stored?.countback),
    matchStrokes: chosen(ruleChoices.matchStrokes, stored?.matchStrokes),
    matchPlayScores: chosen(ruleChoices.matchPlayScores, stored?.matchPlayScores),
    fourBallScores: chosen(ruleChoices.fourBallScores, stored?.fourBallScores),
    teamScores: chosen(ruleChoices.teamScores, stored?.teamScores),
    shortWinterCompetitions: chosen(ruleChoices.shortWinterCompetitions, stored?.shortWinterCompetitions),
    holesNotPlayed: chosen(ruleChoices.holesNotPlayed, stored?.holesNotPlayed),
    firstIndex: chosen(ruleChoices.firstIndex, stored?.firstIndex),
    indexBrake: chosen(ruleChoices.indexBrake, stored?.indexBrake),
    activeSeason: chosen(ruleChoices.activeSeason, stored?.activeSeason),
    roundsElsewhere: chosen(ruleChoices.roundsElsewhere, stored?.roundsElsewhere),
    penaltyWaitHours: chosen(ruleChoices.penaltyWaitHours, stored?.penaltyWaitHours),
  }
}

function chosen<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  stored: string | undefined,
): Choice {
  return choices.find((one) => one === stored) ?? choices[0]
}
