import type { KioskCard } from '#contract/card/kiosk-cards.ts'
import { resultToWire } from '#contract/platform/wire-names.ts'
import { notPlayed } from '#golf/card/hole-result.ts'
import { rollBackAfter } from '../../platform/db/roll-back.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { findPlayerName } from '../kiosk/kiosk-people.store.ts'
import { listPublished } from '../../competition/competition.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { toWireRoundDetail } from '../round-view.ts'
import { findRound } from '../rounds.store.ts'
import { openCard, type CardAsked } from './open-card.ts'

type ShownCard = Omit<KioskCard, 'partners'>

/**
 * The card as it is, or as it would be if it were started now, with the refusals that starting it has. It is started in a
 * transaction that is taken back, so that nothing is stored about a player before a second person has attested.
 */
export async function previewCard(services: Services, asked: CardAsked): Promise<KioskCard> {
  const card = await rollBackAfter(services.db, async (tx) => {
    const { id } = await openCard(services, tx, asked)
    return readCard(tx, id)
  })
  return { ...card, partners: await listPartners(services.db, asked) }
}

/** Who starts with the player, as far as they may attest here. */
async function listPartners(
  db: Services['db'],
  { clubId, playerId, competitionId }: CardAsked,
): Promise<KioskCard['partners']> {
  if (competitionId === null) return []
  const places = await listPublished(db, competitionId)
  const own = places.find(({ userId }) => userId === playerId)
  const others = places.filter(({ userId, number }) => number === own?.number && userId !== playerId)
  const named = await Promise.all(
    others.map(({ userId }) => findPlayerName(db, { clubId, playerId: userId })),
  )
  return named.filter((one) => one !== undefined)
}

async function readCard(tx: Transaction, roundId: string): Promise<ShownCard> {
  const found = await findRound(tx, roundId)
  if (!found) throw new Error(`Round ${roundId} is gone`)
  const entries = await listCountingEntries(tx, found.round)
  const { courseId, courseName, competitionId, competitionName, competitionType, terms } = toWireRoundDetail(
    found,
    { entries, said: [] },
  )
  return {
    courseId,
    courseName,
    competitionId,
    competitionName,
    competitionType,
    terms,
    holes: terms.holes.map(({ holeNumber }) => ({
      holeNumber,
      ...resultToWire(entries.find((entry) => entry.holeNumber === holeNumber)?.result ?? notPlayed),
    })),
  }
}
