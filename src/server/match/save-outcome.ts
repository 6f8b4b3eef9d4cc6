import { recordResult as recordInBracket } from '#golf/match/bracket/advance.ts'
import { matchPairing } from '#golf/match/bracket/bracket.ts'
import { recordAction, type Actor } from '../platform/audit/audit.store.ts'
import type { CompetitionRow } from '../competition/competition.ts'
import { findCourseOf } from '../course/course.ts'
import type { KeptStrokes } from '../platform/db/tables/brackets.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { keepStrokes } from './kept-strokes.ts'
import {
  settleBracket,
  listPlayers,
  playersInDraw,
  playersOfMatch,
  saveResult,
  type MatchRow,
  type StoredBracket,
} from './matches.store.ts'
import { tellOfMatches } from './tell-of-matches.ts'
import { strokesOfSides } from './strokes-between.ts'

/** A match with its draw; the competition's row is locked. */
export type MatchInDraw = { competition: CompetitionRow; stored: StoredBracket; index: number; row: MatchRow }

/** What recording needs, also by a process that has no requests. */
export type RecordingServices = Pick<Services, 'db' | 'now' | 'config' | 'feed'>

type Outcome = MatchInDraw & {
  /** null: it counts by itself, because nobody has said anything else. */
  by: Actor | null
  winnerId: string | null
  result: string
  reason: string | null
}

/**
 * Writes who has won a match, and everything that follows from it. The same again changes nothing (R8.6); something
 * different is refused, naming both.
 */
export async function saveOutcome(
  services: RecordingServices,
  tx: Transaction,
  outcome: Outcome,
): Promise<void> {
  const { competition, stored, index, row, by, winnerId, result, reason } = outcome
  const match = stored.bracket.matches[index]
  if (!match) throw new AppError('not_found')
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
  if (match.result) return
  await saveResult(tx, row.id, {
    winnerId,
    result,
    reason,
    recordedBy: by?.userId ?? null,
    recordedAt: services.now(),
    keptStrokes: row.keptStrokes ?? (await strokesOf(tx, outcome)),
  })
  await settleBracket(tx, { competitionId: competition.id, now: services.now() })
  await tellOfMatches(services, tx, { competition, before: stored })
  const [first] = matchPairing(stored.bracket, match)
  await services.feed.announce(tx, {
    kind: 'board',
    competitionId: competition.id,
    userId: winnerId ?? first ?? '',
  })
  await recordAction(services, tx, {
    by,
    clubId: competition.clubId,
    action: 'match.recorded',
    objectId: row.id,
    reason,
    ...(winnerId === null ? {} : { subjectId: winnerId }),
    after: { competition: competition.name, result },
  })
}

/** Strokes by the indexes of today, for a match of which no card was begun. */
async function strokesOf(
  tx: Transaction,
  { competition, stored, index }: Outcome,
): Promise<KeptStrokes | null> {
  const match = stored.bracket.matches[index]
  if (!match) return null
  const course = await findCourseOf(tx, competition)
  const players = await listPlayers(tx, playersInDraw(stored.row))
  const sides = matchPairing(stored.bracket, match).map((sideId) =>
    playersOfMatch(stored.row, [sideId]).flatMap(
      (userId) => players.find((one) => one.userId === userId) ?? [],
    ),
  )
  const given = strokesOfSides(sides, { competition, course, row: stored.row })
  return given && keepStrokes(given)
}
