import { genders, ratingValues } from '#domain/course/course.ts'
import { explainMatchStrokes, type MatchPlayer } from '#domain/handicap/explain-match-strokes.ts'
import { matchStrokesMethods } from '#domain/handicap/match-strokes.ts'
import { handicapIndex } from '#domain/numbers.ts'
import type { CompetitionRow } from '../competitions/competitions.store.ts'
import type { WholeCourse } from '../courses/courses.store.ts'
import type { KeptStrokes } from '../db/tables/brackets.ts'
import type { BracketRow, Player } from './matches.store.ts'

/** Everything except the players that the strokes of a match depend on. */
export type StrokesInput = { competition: CompetitionRow; course: WholeCourse | undefined; row: BracketRow }

/** Strokes between two players on the competition's tee by their current indexes; null without a course (R5.2). */
export function strokesBetween(players: readonly [Player, Player], input: StrokesInput): KeptStrokes | null {
  const { competition, course, row } = input
  if (!course) return null
  const tee = course.tees.find((one) => one.id === competition.teeId) ?? course.tees[0]
  const inMatch = (player: Player): MatchPlayer => ({
    name: `${player.firstName} ${player.lastName}`,
    handicapIndex: player.handicapIndex === null ? null : handicapIndex(player.handicapIndex),
    rating: ratingValues({
      ratings: tee?.ratings ?? [],
      gender: genders.find((one) => one === player.gender),
      course: {
        courseRating: course.course.courseRating ?? undefined,
        slope: course.course.slope,
        par: course.course.par,
      },
      holes: course.holes,
    }),
  })
  return explainMatchStrokes([inMatch(players[0]), inMatch(players[1])], {
    method: matchStrokesMethods.find((one) => one === row.strokesMethod) ?? 'appendix_c',
    allowancePercent: competition.allowancePercent,
    holes: course.holes.length === 9 ? 9 : 18,
  })
}
