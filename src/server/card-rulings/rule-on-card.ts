import { mayRuleOnCards, maySeeClub } from '#domain/club/permissions.ts'
import type { CardStatus } from '#domain/competition/card-status.ts'
import { recordAction } from '../audit/audit.store.ts'
import { countRound } from '../analytics/round-counts.store.ts'
import { currentStatus, findCompetition } from '../competitions/competitions.store.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findRoundInCompetition } from '../rounds/rounds.store.ts'
import { readCardRulings, saveCardRuling, type CardRuling } from './card-rulings.store.ts'

/**
 * The committee rules on a card: no return, withdrawn, disqualified with a reason, or playing again. The card itself is
 * kept, so every ruling can be taken back until the result is final. The same ruling again changes nothing.
 */
export async function ruleOnCard(
  services: Services,
  input: {
    viewer: SignedIn
    competitionId: string
    userId: string
    status: CardStatus
    reason: string | null
  },
): Promise<CardRuling> {
  const { viewer, competitionId, userId, status } = input
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
    if (!mayRuleOnCards(viewer, competition.clubId)) throw new AppError('forbidden')
    const [card] = await readCardRulings(tx, competitionId, userId)
    if (!card) throw new AppError('not_found', { message: 'This player is not in the competition.' })
    if (currentStatus(competition, now) === 'final') throw new AppError('result_final')
    const reason = status === 'playing' ? null : input.reason
    if (status === 'disqualified' && reason === null)
      throw fieldError('reason', 'Say why: the player reads it on their card.')
    if (card.status === status && card.reason === reason) return card
    await saveCardRuling(tx, { competitionId, userId, status, reason, by: viewer.userId, at: now })
    const round = await findRoundInCompetition(tx, competitionId, userId)
    if (round) await countRound(tx, round.id)
    await services.feed.announce(tx, { kind: 'board', competitionId, userId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: competition.clubId, action: 'competition.ruled', objectId: competitionId },
      ...{ subjectId: userId, before: { status: card.status }, after: { status }, reason },
    })
    return { ...card, status, reason }
  })
}
