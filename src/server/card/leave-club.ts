import { deleteTokensOf, findPerson } from '../identity/identity.ts'
import { deleteHelpAt, moveUpReserves, withdrawFromOpenCompetitions } from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { lockDrawsWithdrawnFrom, settleBracket } from '../match/match.ts'
import { addNotice, addWebhookNews } from '../outbound/outbound.ts'
import { findMembership } from '../club/club.ts'
import { withdrawCards } from './withdraw-cards.ts'

/**
 * What a person leaves open at a club they no longer belong to: entries in competitions still to be played are withdrawn,
 * their access tokens and their help at desks end, their matches are walkovers, the card in play closes as withdrawn, and reserves get their places. Boards hear of it.
 */
export async function leaveClub(
  services: Pick<Services, 'feed' | 'now'> & Partial<Pick<Services, 'config'>>,
  tx: Transaction,
  input: { clubId: string; userId: string; by: string },
): Promise<{ competitionsLeft: number; cardsWithdrawn: number }> {
  const { clubId, userId, by } = input
  const { feed } = services
  const at = services.now()
  await deleteTokensOf(tx, { clubId, userId })
  const helpedAt = await deleteHelpAt(tx, { clubId, userId, now: at })
  // Who deletes their own account has nowhere to read it.
  for (const competitionId of by === userId ? [] : helpedAt)
    await addNotice(services, tx, {
      kind: 'desk_help_ended',
      about: { competitionId },
      clubId,
      userId,
      key: `desk help ended ${competitionId} ${at.getTime()}`,
    })
  // Who is removed was taken out of the list before this; who deletes their account is in it until it is gone.
  if ((await findMembership(tx, clubId, userId))?.status === 'active')
    await addWebhookNews(tx, { event: 'member.left', about: { memberId: userId }, clubId, now: at })
  const closed = await withdrawCards(tx, {
    clubId,
    userId,
    by,
    now: at,
    language: (await findPerson(tx, by))?.language ?? 'en',
    handicapIndex: (await findPerson(tx, userId))?.handicapIndex ?? null,
  })
  const left = await withdrawFromOpenCompetitions(tx, { clubId, userId, by, now: at })
  for (const competitionId of await lockDrawsWithdrawnFrom(tx, { clubId, userId }))
    await settleBracket(tx, { competitionId, now: at })
  for (const competition of left) await moveUpReserves(services, tx, competition)
  for (const competitionId of new Set([...closed, ...left.map(({ id }) => id)]))
    await feed.announce(tx, { kind: 'board', competitionId, userId })
  return { competitionsLeft: left.length, cardsWithdrawn: closed.length }
}
