import { isWaitedFor } from '#golf/competition/desk-card.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { findCompetition } from '../../competition/competition.ts'
import { listReminded } from './desk-cards.store.ts'
import { readDeskCards } from './read-desk-cards.ts'

const QUIET_MS = 30 * 60_000

/**
 * Asks players with an account for cards that are not handed in: all of them, or those named. Whoever was asked a moment ago is not asked
 * again, whoever presses: the competition is locked, so two presses at once are one reminder.
 */
export async function remindOfCards(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; userIds: readonly string[] | undefined },
): Promise<{ told: number; toldBefore: number; withoutAccount: number }> {
  const { viewer, competitionId, userIds } = input
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    const waited = (await readDeskCards(tx, competition)).filter(
      (card) => isWaitedFor(card) && (userIds?.includes(card.userId) ?? true),
    )
    const idsOf = (cards: typeof waited) => [...new Set(cards.map(({ userId }) => userId))]
    const wanted = idsOf(waited.filter(({ hasAccount }) => hasAccount))
    const withoutAccount = idsOf(waited.filter(({ hasAccount }) => !hasAccount)).length
    const after = new Date(now.getTime() - QUIET_MS)
    const reminded = new Set(
      wanted.length === 0 ? [] : await listReminded(tx, { competitionId, userIds: wanted, after }),
    )
    const told = wanted.filter((userId) => !reminded.has(userId))
    await addNotices(services, tx, {
      kind: 'card_wanted',
      about: { competitionId },
      userIds: told,
      clubId: competition.clubId,
      key: `card wanted ${competitionId} ${now.toISOString()}`,
    })
    return { told: told.length, toldBefore: reminded.size, withoutAccount }
  })
}
