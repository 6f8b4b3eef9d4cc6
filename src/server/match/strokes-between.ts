import { teeOfGroup } from '#golf/competition/entrant-group.ts'
import { genders } from '#golf/course/course.ts'
import { holesFor } from '#golf/course/womens-card.ts'
import {
  explainMatchStrokes,
  type MatchPlayer,
  type MatchTerms,
  type StrokesGiven,
} from '#golf/handicap/explain-match-strokes.ts'
import { matchStrokesMethods } from '#golf/handicap/match-strokes.ts'
import { handicapIndex } from '#golf/numbers.ts'
import {
  explainPairStrokes,
  type MatchPair,
  type PairStrokes,
} from '#golf/match/pairs/explain-pair-strokes.ts'
import { matchFormats } from '#golf/match/pairs/match-format.ts'
import { handicapsFrom } from '#golf/card/round-terms.ts'
import type { CompetitionRow } from '../competition/competition.ts'
import type { WholeCourse } from '../course/course.ts'
import type { BracketRow, Player } from './matches.store.ts'

/** Everything except the players that the strokes of a match depend on. */
export type StrokesInput = { competition: CompetitionRow; course: WholeCourse | undefined; row: BracketRow }

/** The strokes of a match of two sides, one or two players each, by their current indexes; null without a course (R5.2). */
export function strokesOfSides(
  sides: readonly (readonly Player[])[],
  input: StrokesInput,
): StrokesGiven | PairStrokes | null {
  const [a, b] = sides
  const [one, with1, other, with2] = [a?.[0], a?.[1], b?.[0], b?.[1]]
  if (!one || !other) return null
  const format = matchFormats.find((known) => known === input.row.matchFormat)
  if (format !== 'four_ball' && format !== 'foursomes') return strokesBetween([one, other], input)
  const terms = matchTermsOf(input)
  if (!with1 || !with2 || !terms) return null
  const pairOf = (players: readonly [Player, Player]): MatchPair => {
    const [first, second] = players.map((player) => terms.inMatch(player))
    if (!first || !second) throw new Error('A pair is two players.')
    return { name: `${first.name} & ${second.name}`, players: [first, second] }
  }
  return explainPairStrokes([pairOf([one, with1]), pairOf([other, with2])], { ...terms.terms, format })
}

/** Strokes between two players on the tees that the competition has for them, by their current indexes; null without a course (R5.2). */
export function strokesBetween(players: readonly [Player, Player], input: StrokesInput): StrokesGiven | null {
  const terms = matchTermsOf(input)
  return terms && explainMatchStrokes([terms.inMatch(players[0]), terms.inMatch(players[1])], terms.terms)
}

function matchTermsOf({ competition, course, row }: StrokesInput) {
  if (!course) return null
  const allowancePercent = row.allowancePercent ?? competition.allowancePercent
  const inMatch = (player: Player): MatchPlayer => {
    const gender = genders.find((one) => one === player.gender)
    const teeId = teeOfGroup(competition, gender ?? null) ?? competition.teeId
    const tee = course.tees.find((one) => one.id === teeId) ?? course.tees[0]
    return {
      name: `${player.firstName} ${player.lastName}`,
      handicapIndex: player.handicapIndex === null ? null : handicapIndex(player.handicapIndex),
      // The ratings of a round, whose card may be the women's.
      rating: handicapsFrom({
        whole: course,
        tee: tee ?? null,
        gender,
        holes: holesFor(course.holes, gender),
        index: player.handicapIndex,
        allowancePercent,
      }),
    }
  }
  const terms: MatchTerms = {
    method: matchStrokesMethods.find((one) => one === row.strokesMethod) ?? 'appendix_c',
    allowancePercent,
    holes: course.holes.length === 9 ? 9 : 18,
  }
  return { inMatch, terms }
}
