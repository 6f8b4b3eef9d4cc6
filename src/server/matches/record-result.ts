import { recordResult as recordInBracket } from '#domain/bracket/advance.ts'
import { matchPairing } from '#domain/bracket/bracket.ts'
import { mayRecordMatch } from '#domain/club/permissions.ts'
import { formatMatchResult, parseDecidedResult } from '#domain/match-play/match-result.ts'
import type { CompetitionRow } from '../competitions/competitions.store.ts'
import { findCourse } from '../courses/courses.store.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findMatchForUpdate, requireCompetitionOpen } from './find-match-for-update.ts'
import { listPlayers, saveResult, saveWalkovers } from './matches.store.ts'
import { strokesBetween } from './strokes-between.ts'

type Terms = { viewer: SignedIn; matchId: string; winnerId: string; result: string }

/**
 * Records a match's result; who plays next follows from it (D14). By an administrator or one of the two. The same twice
 * is once (R8.6); another one is refused with both.
 */
export async function recordResult(services: Services, terms: Terms): Promise<CompetitionRow> {
  const { viewer, winnerId } = terms
  return services.db.transaction(async (tx) => {
    const { competition, stored, index, row } = await findMatchForUpdate(tx, terms)
    const match = stored.bracket.matches[index]
    if (!match) throw new AppError('not_found')
    const pairing = matchPairing(stored.bracket, match)
    if (!mayRecordMatch(viewer, competition.clubId, pairing)) throw new AppError('forbidden')
    requireCompetitionOpen(competition)
    const course = competition.courseId === null ? undefined : await findCourse(tx, competition.courseId)
    const read = parseDecidedResult(terms.result, course?.holes.length === 9 ? 9 : 18)
    if (!read.ok) throw fieldError('result', read.detail ?? 'This is no result of a match.')
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
          throw fieldError('winnerId', 'The winner is one of the two who play this match.')
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
    return competition
  })
}
