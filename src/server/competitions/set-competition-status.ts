import { mayAdministerClub, maySeeClub } from '#domain/club/permissions.ts'
import { mayTakeStep } from '#domain/competition/change-status.ts'
import type { CompetitionStatus } from '#domain/competition/competition.ts'
import type { ErrorCode } from '#contract/error-body.ts'
import { recordAction } from '../audit/audit.store.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { listCardsOut } from './cards-out.store.ts'
import { hasUnconfirmedTotals, listEntrantsOfDay } from './club-day.store.ts'
import {
  updateCompetitionRow,
  countEntries,
  currentStatus,
  findCompetition,
  saveResultSheet,
  readCompetitionType,
} from './competitions.store.ts'

const refusals = {
  is_final: 'result_final',
  not_completed: 'not_completed',
  has_entries: 'has_entries',
  cards_open: 'cards_open',
} as const satisfies Record<string, ErrorCode>

/**
 * Moves a competition to another status, forwards or back (D10, U18). Only the status changes, so entries, teams, draw
 * and cards are as they were after a step back. Asking for the present status again changes nothing. When the result
 * becomes final, the board is stored as it stands.
 */
export async function setCompetitionStatus(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; status: CompetitionStatus },
): Promise<void> {
  const { viewer, competitionId, status } = input
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    const from = currentStatus(competition, now)
    if (from === status) return
    const cardsOut = await listCardsOut(tx, competitionId)
    const unconfirmed = (await listEntrantsOfDay(tx, [competitionId])).filter(hasUnconfirmedTotals)
    const step = mayTakeStep({
      from,
      to: status,
      entries: await countEntries(tx, competitionId),
      cardsOut: cardsOut.map((card) => card.playerName),
      unconfirmed: unconfirmed.map((card) => card.playerName),
    })
    if (!step.ok)
      throw new AppError(refusals[step.reason], {
        ...(step.detail === undefined ? {} : { message: step.detail }),
        ...(step.reason === 'cards_open' ? { details: { cardsOut } } : {}),
      })
    await updateCompetitionRow(tx, competitionId, { status, statusSetAt: now })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    // The result of match play is its bracket, which a final status closes by itself.
    if (status === 'final' && readCompetitionType(competition) !== 'matchplay')
      await saveResultSheet(tx, {
        competitionId,
        rows: await services.hub.readFromStore(competitionId),
        madeBy: viewer.userId,
        madeAt: now,
      })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.status_changed',
      objectId: competitionId,
      ...{ before: { status: from }, after: { status } },
    })
  })
}
