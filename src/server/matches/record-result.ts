import { recordResult as recordInBracket } from '#domain/bracket/advance.ts'
import { matchPairing } from '#domain/bracket/bracket.ts'
import { mayRecordMatch } from '#domain/club/permissions.ts'
import { formatMatchResult, parseDecidedResult } from '#domain/match-play/match-result.ts'
import { recordAction } from '../audit/audit.store.ts'
import type { CompetitionRow } from '../competitions/competitions.store.ts'
import { findCourse } from '../courses/courses.store.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findMatchForUpdate, requireCompetitionOpen } from './find-match-for-update.ts'
import { listPlayers, saveResult, saveWalkovers } from './matches.store.ts'
import { strokesBetween } from './strokes-between.ts'

type Input = { viewer: SignedIn; matchId: string; winnerId: string; result: string }

/**
 * Records the result of a match, from which the next pairing follows (D14). An administrator or one of the two players
 * may do it. The same result again changes nothing (R8.6); a different one is refused, naming both.
 */
export async function recordResult(services: Services, input: Input): Promise<CompetitionRow> {
  const { viewer, winnerId } = input
  return services.db.transaction(async (tx) => {
    const { competition, stored, index, row } = await findMatchForUpdate(tx, input)
    const match = stored.bracket.matches[index]
    if (!match) throw new AppError('not_found')
    const pairing = matchPairing(stored.bracket, match)
    if (!mayRecordMatch(viewer, competition.clubId, pairing)) throw new AppError('forbidden')
    requireCompetitionOpen(competition)
    const course = competition.courseId === null ? undefined : await findCourse(tx, competition.courseId)
    const read = parseDecidedResult(input.result, course?.holes.length === 9 ? 9 : 18)
    if (!read.ok) throw fieldError('result', read.detail ?? 'This is not the result of a match.')
    const result = formatMatchResult(read.value)

    const recorded = recordInBracket(stored.bracket, match.key, { winnerId, result })
    if (!recorded.ok)
      switch (recorded.reason) {
        case 'no_such_match':
          throw new AppError('not_found')
        case 'pairing_unknown':
          throw new AppError('match_not_ready')
        case 'match_not_needed':
          throw new AppError('match_not_ready', { ...(recorded.detail ? { message: recorded.detail } : {}) })
        case 'not_in_match':
          throw fieldError('winnerId', 'The winner must be one of the two players of this match.')
        case 'already_recorded':
        case 'later_match_finished':
          throw new AppError('result_differs', {
            details: { recorded: match.result, sent: { winnerId, result } },
          })
      }
    if (match.result) return competition
    const players = await listPlayers(tx, stored.row.entrantsBySeed)
    const [player1, player2] = pairing.map((userId) => players.find((one) => one.userId === userId))
    await saveResult(tx, row.id, {
      winnerId,
      result,
      keptStrokes:
        player1 && player2
          ? strokesBetween([player1, player2], { competition, course, row: stored.row })
          : null,
      recordedBy: viewer.userId,
      recordedAt: services.now(),
    })
    await saveWalkovers(tx, { competitionId: competition.id, now: services.now() })
    await services.feed.announce(tx, { kind: 'board', competitionId: competition.id, userId: winnerId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: competition.clubId, action: 'match.recorded', objectId: row.id },
      ...{ subjectId: winnerId, after: { competition: competition.name, result } },
    })
    return competition
  })
}
