import { recordAction } from '../platform/audit/audit.store.ts'
import { requireClubAdmin } from '../platform/http/require.ts'
import { type CompetitionRow, findCompetition, readCompetitionType } from '../competition/competition.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { requireNothingPlayed } from './generate-bracket.ts'
import { deleteBracket, findBracket, playersInDraw } from './matches.store.ts'

/**
 * Takes a draw of which nothing has been played away, so that players can be entered and withdrawn again before the next one. Where
 * there is none, that is the same answer.
 */
export async function takeDrawBack(
  services: Services,
  { viewer, competitionId }: { viewer: SignedIn; competitionId: string },
): Promise<CompetitionRow> {
  return services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    if (readCompetitionType(competition) !== 'matchplay') throw new AppError('not_match_play')
    if (competition.status === 'final' || competition.status === 'cancelled')
      throw new AppError('changed_meanwhile', { message: 'This competition is closed.' })
    const present = await findBracket(tx, competitionId)
    if (!present) return competition
    await requireNothingPlayed(tx, { competitionId, present })
    await deleteBracket(tx, competitionId)
    await services.feed.announce(tx, { kind: 'board', competitionId, userId: viewer.userId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      objectId: competitionId,
      action: 'competition.draw_taken_back',
      before: { seeding: present.row.seeding, players: playersInDraw(present.row).length },
    })
    return competition
  })
}
