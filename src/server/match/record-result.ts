import { matchPairing, type BracketMatch } from '#golf/match/bracket/bracket.ts'
import { SCRATCHED } from '#golf/match/bracket/empty-places.ts'
import { mayAdministerClub, mayRecordMatch } from '#contract/club/permissions.ts'
import { formatMatchResult, parseDecidedResult } from '#golf/match/match-result.ts'
import { isAgainstThemselves, readReports } from '#golf/match/reported-result.ts'
import { sideOfPlayer } from '#golf/match/pairs/sides.ts'
import type { CompetitionRow } from '../competition/competition.ts'
import { findCourse } from '../course/course.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findMatchForUpdate, requireCompetitionOpen } from './find-match-for-update.ts'
import { playersOfMatch } from './matches.store.ts'
import { listReports } from './reports/match-reports.store.ts'
import { reportResult } from './reports/report-result.ts'
import { saveOutcome, type MatchInDraw } from './save-outcome.ts'

type Input = {
  viewer: SignedIn
  matchId: string
  /** null: neither side plays it. */
  winnerId: string | null
  result: string
  /** Said by who records it: the match score was revised for a breach. */
  isRevised?: boolean | undefined
  reason?: string | null | undefined
}

/**
 * Records the result of a match, from which the next pairing follows (D14). An administrator or a player of
 * either side may do it. The same result again changes nothing (R8.6); a different one is refused, naming both. Where the draw asks both
 * sides to confirm, a player's word waits for that of the other side.
 */
export async function recordResult(services: Services, input: Input): Promise<CompetitionRow> {
  return services.db.transaction(async (tx) => {
    const { viewer, winnerId } = input
    const found = await findForPlayers(tx, input)
    const { competition, stored, match, pairing } = found
    const result = await readResult(tx, { ...input, competition })
    const { confirmDays } = stored.row
    const isAdmin = mayAdministerClub(viewer, competition.clubId)
    const reason = input.reason ?? null
    // Administrators who play the match speak for their side, unless they give the reason of a decision.
    const sideId = sideOfPlayer(stored.row.sides, viewer.userId) ?? viewer.userId
    const speaksForSide = pairing.includes(sideId) && (!isAdmin || reason === null)
    if (winnerId === null && !isAdmin)
      throw fieldError('winnerId', 'Only the club can say that neither side plays this match.')
    if (confirmDays !== null && match.result === null && winnerId !== null && speaksForSide) {
      const report = { sideId, winnerId, result }
      if (!isAgainstThemselves(report)) {
        const terms = { viewer, confirmDays, reason, report }
        return reportResult(services, tx, { ...found, ...terms })
      }
    }
    if (match.result === null && reason === null) await requireNoDispute(tx, found)
    await saveOutcome(services, tx, { ...found, by: viewer, winnerId, result, reason })
    return competition
  })
}

/** The result of a match by its card, which both sides or the club have confirmed. */
export async function recordResultIn(
  services: Services,
  tx: Transaction,
  input: { viewer: SignedIn; matchId: string; winnerId: string; result: string },
): Promise<void> {
  const found = await findForPlayers(tx, input)
  const result = await readResult(tx, { ...input, competition: found.competition })
  await saveOutcome(services, tx, {
    ...found,
    by: input.viewer,
    winnerId: input.winnerId,
    result,
    reason: null,
  })
}

type Found = MatchInDraw & { match: BracketMatch; pairing: [string | null, string | null] }

async function findForPlayers(tx: Transaction, input: { viewer: SignedIn; matchId: string }): Promise<Found> {
  const found = await findMatchForUpdate(tx, input)
  const match = found.stored.bracket.matches[found.index]
  if (!match) throw new AppError('not_found')
  const pairing = matchPairing(found.stored.bracket, match)
  const players = playersOfMatch(found.stored.row, pairing)
  if (!mayRecordMatch(input.viewer, found.competition.clubId, players)) throw new AppError('forbidden')
  requireCompetitionOpen(found.competition)
  return { ...found, match, pairing }
}

/** In golf notation; refuses what cannot happen. */
async function readResult(
  tx: Transaction,
  input: Pick<Input, 'winnerId' | 'result' | 'isRevised'> & { competition: CompetitionRow },
): Promise<string> {
  if (input.winnerId === null) {
    if (input.result.trim().toLowerCase() === SCRATCHED) return SCRATCHED
    throw fieldError('winnerId', 'Choose the winner.')
  }
  const { courseId } = input.competition
  const course = courseId === null ? undefined : await findCourse(tx, courseId)
  const read = parseDecidedResult(input.result, {
    holesInMatch: course?.holes.length === 9 ? 9 : 18,
    isRevised: input.isRevised ?? false,
  })
  if (read.ok) return formatMatchResult(read.value)
  throw fieldError(
    read.reason === 'only_if_revised' ? 'isRevised' : 'result',
    read.detail ?? 'This is not the result of a match.',
  )
}

/** Between two sides that say different things the club decides, and says why. */
async function requireNoDispute(tx: Transaction, { stored, row, pairing }: Found): Promise<void> {
  const { confirmDays } = stored.row
  if (confirmDays === null) return
  const reports = await listReports(tx, [row.id])
  if (readReports(reports, { pairing, confirmDays }).kind === 'differs')
    throw fieldError('reason', 'The two sides disagree. Give the reason for your decision.')
}
