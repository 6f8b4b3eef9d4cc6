import { isNeeded, type BracketMatch } from '#golf/match/bracket/bracket.ts'
import { readReports } from '#golf/match/reported-result.ts'
import type { CompetitionRow } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listAdministrators } from '../../club/club.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { playersOfMatch } from '../matches.store.ts'
import { saveOutcome, type MatchInDraw } from '../save-outcome.ts'
import { listReports, saveReport, type MatchReport } from './match-reports.store.ts'

type Input = MatchInDraw & {
  match: BracketMatch
  pairing: [string | null, string | null]
  viewer: SignedIn
  confirmDays: number
  reason: string | null
  report: { sideId: string; winnerId: string; result: string }
}

/**
 * What one side says the result is (D14). The same from the other side makes it the result, in the same transaction; something
 * else leaves both for the club to decide. Saying the same again changes nothing, and does not begin the days anew.
 */
export async function reportResult(
  services: Services,
  tx: Transaction,
  input: Input,
): Promise<CompetitionRow> {
  const { competition, stored, match, row, pairing, confirmDays, viewer } = input
  const [a, b] = pairing
  if (a === null || b === null || !isNeeded(stored.bracket, match)) throw new AppError('match_not_ready')
  if (!pairing.includes(input.report.winnerId))
    throw fieldError('winnerId', 'The winner must be one of the two players of this match.')
  const before = await listReports(tx, [row.id])
  const own = before.find(({ sideId }) => sideId === input.report.sideId)
  if (own?.winnerId === input.report.winnerId && own.result === input.report.result) return competition
  const report = { ...input.report, matchId: row.id, authorId: viewer.userId, at: services.now() }
  await saveReport(tx, report)
  const reports = [...before.filter((one) => one !== own), report]
  const state = readReports(reports, { pairing, confirmDays })
  if (state.kind === 'agreed') {
    const { winnerId, result } = report
    await saveOutcome(services, tx, { ...input, by: viewer, winnerId, result })
    return competition
  }
  const other = report.sideId === a ? b : a
  if (state.kind === 'waiting') {
    const { countsAt } = state
    await addNotices(services, tx, {
      kind: 'match_reported',
      clubId: competition.clubId,
      key: keyOf('reported', report),
      userIds: playersOfMatch(stored.row, [other]),
      about: {
        competitionId: competition.id,
        byId: viewer.userId,
        result: report.result,
        counts: countsAt.toISOString(),
      },
    })
  }
  if (state.kind === 'differs') {
    const administrators = await listAdministrators(tx, competition.clubId)
    await addNotices(services, tx, {
      kind: 'match_differs',
      clubId: competition.clubId,
      key: keyOf('differs', report),
      about: { competitionId: competition.id, byId: viewer.userId, result: report.result },
      userIds: [...playersOfMatch(stored.row, pairing), ...administrators].filter(
        (userId) => userId !== viewer.userId,
      ),
    })
  }
  await services.feed.announce(tx, {
    kind: 'board',
    competitionId: competition.id,
    userId: viewer.userId,
  })
  return competition
}

function keyOf(event: string, { matchId, sideId, winnerId, result, at }: MatchReport): string {
  return `match ${event} ${matchId} ${sideId} ${winnerId} ${result} ${at.toISOString()}`
}
