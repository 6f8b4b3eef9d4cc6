import { findPerson } from '../auth/auth.store.ts'
import { withdrawFromOpenCompetitions } from '../competitions/competitions.store.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { lockDrawsWithdrawnFrom, saveWalkovers } from '../matches/matches.store.ts'
import { withdrawCards } from './withdraw-cards.ts'

/**
 * What a person leaves open at a club they no longer belong to: entries in competitions still to be played are withdrawn,
 * their matches are walkovers, and the card in play closes as withdrawn. Boards hear of it.
 */
export async function leaveClub(
  { feed, now }: Pick<Services, 'feed' | 'now'>,
  tx: Transaction,
  input: { clubId: string; userId: string; by: string },
): Promise<{ competitionsLeft: number; cardsWithdrawn: number }> {
  const { clubId, userId, by } = input
  const at = now()
  const closed = await withdrawCards(tx, {
    ...{ clubId, userId, by, now: at },
    language: (await findPerson(tx, by))?.language ?? 'en',
    handicapIndex: (await findPerson(tx, userId))?.handicapIndex ?? null,
  })
  const left = await withdrawFromOpenCompetitions(tx, { clubId, userId, now: at })
  for (const competitionId of await lockDrawsWithdrawnFrom(tx, { clubId, userId }))
    await saveWalkovers(tx, { competitionId, now: at })
  for (const competitionId of new Set([...closed, ...left]))
    await feed.announce(tx, { kind: 'board', competitionId, userId })
  return { competitionsLeft: left.length, cardsWithdrawn: closed.length }
}
