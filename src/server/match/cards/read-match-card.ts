import type { MatchCardView } from '#contract/match/match-cards.ts'
import { matchPairing } from '#golf/match/bracket/bracket.ts'
import { matchTitle } from '#golf/match/bracket/match-title.ts'
import { mayRecordMatch } from '#contract/club/permissions.ts'
import { findCompetition } from '../../competition/competition.ts'
import { findCourseOf } from '../../course/course.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import type { Reader } from '../bracket-view.ts'
import { sayKeptStrokes, sayStrokes } from '../kept-strokes.ts'
import { findBracket, findCompetitionOfMatch, listPlayers, type Player } from '../matches.store.ts'
import { entriesToSend } from './card-state.ts'
import { requireSingles } from './require-singles.ts'
import { findCardOf, listMatchEntries } from './match-cards.store.ts'
import { matchTerms } from './match-terms.ts'

/** The card as it stands, or before its first entry as it would be begun now. */
export async function readMatchCard(
  db: Queryable,
  { matchId, reader }: { matchId: string; reader: Omit<Reader, 'now'> & { viewer: SignedIn } },
): Promise<MatchCardView> {
  const { viewer, say } = reader
  const competitionId = await findCompetitionOfMatch(db, matchId)
  const competition = competitionId && (await findCompetition(db, competitionId))
  if (!competition) throw new AppError('not_found')
  requireCompetitionReader(viewer, competition)
  const stored = await findBracket(db, competition.id)
  const index = stored?.matchRows.findIndex((one) => one.id === matchId) ?? -1
  const [row, match] = [stored?.matchRows[index], stored?.bracket.matches[index]]
  if (!stored || !row || !match) throw new AppError('not_found')
  requireSingles(stored.row)
  const pairing = matchPairing(stored.bracket, match)
  const players = await listPlayers(db, stored.row.entrantsBySeed)
  const [player1, player2] = pairing.map((userId) => players.find((one) => one.userId === userId))
  if (!player1 || !player2) throw new AppError('match_not_ready')
  const card = await findCardOf(db, { matchId, players: [player1.userId, player2.userId] })
  const entries = card ? await listMatchEntries(db, card.id) : []
  const course = await findCourseOf(db, competition)
  const { given, holes } = matchTerms([player1, player2], { competition, course, row: stored.row })
  const isClosed = competition.status === 'final' || competition.status === 'cancelled'
  return {
    matchId,
    competitionId: competition.id,
    competitionName: competition.name,
    matchNumber: row.matchNumber,
    roundName: matchTitle(stored.bracket, match),
    player1: toPlayer(player1),
    player2: toPlayer(player2),
    strokes: row.keptStrokes ? sayKeptStrokes(row.keptStrokes, say) : given && sayStrokes(given, say),
    holes: card?.setAsideAt === null ? card.holes : holes,
    // A card that is taken up again has to be confirmed again.
    entries: card ? entriesToSend({ ...card, reopenedAt: card.setAsideAt ?? card.reopenedAt }, entries) : [],
    revision: card?.revision ?? 0,
    status: row.result === null ? 'pending' : 'completed',
    winnerId: row.winnerId,
    result: row.result,
    canScore: !isClosed && row.result === null && mayRecordMatch(viewer, competition.clubId, pairing),
  }
}

function toPlayer({ userId, firstName, lastName }: Player): MatchCardView['player1'] {
  return { userId, firstName, lastName }
}
