import { teeOfGroup } from '#domain/competition/entrant-group.ts'
import { genders } from '#domain/course/course.ts'
import { holesFor } from '#domain/course/womens-card.ts'
import {
  explainMatchStrokes,
  type MatchPlayer,
  type StrokesGiven,
} from '#domain/handicap/explain-match-strokes.ts'
import { matchStrokesMethods } from '#domain/handicap/match-strokes.ts'
import { handicapIndex } from '#domain/numbers.ts'
import { handicapsFrom } from '#domain/round/round-terms.ts'
import type { CompetitionRow } from '../competitions/competitions.store.ts'
import type { WholeCourse } from '../courses/courses.store.ts'
import type { BracketRow, Player } from './matches.store.ts'

/** Everything except the players that the strokes of a match depend on. */
export type StrokesInput = { competition: CompetitionRow; course: WholeCourse | undefined; row: BracketRow }

/** Strokes between two players on the tees that the competition has for them, by their current indexes; null without a course (R5.2). */
export function strokesBetween(players: readonly [Player, Player], input: StrokesInput): StrokesGiven | null {
  const { competition, course, row } = input
  if (!course) return null
  const inMatch = (player: Player): MatchPlayer => {
    const gender = genders.find((one) => one === player.gender)
    const teeId = teeOfGroup(competition, gender ?? null) ?? competition.teeId
    const tee = course.tees.find((one) => one.id === teeId) ?? course.tees[0]
    return {
      name: `${player.firstName} ${player.lastName}`,
      handicapIndex: player.handicapIndex === null ? null : handicapIndex(player.handicapIndex),
      // The ratings of a round, whose card may be the women's.
      rating: handicapsFrom({
        ...{ whole: course, tee: tee ?? null, gender, holes: holesFor(course.holes, gender) },
        ...{ index: player.handicapIndex, allowancePercent: competition.allowancePercent },
      }),
    }
  }
  return explainMatchStrokes([inMatch(players[0]), inMatch(players[1])], {
    method: matchStrokesMethods.find((one) => one === row.strokesMethod) ?? 'appendix_c',
    allowancePercent: competition.allowancePercent,
    holes: course.holes.length === 9 ? 9 : 18,
  })
}
