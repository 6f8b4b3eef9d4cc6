import { saveCardRulings } from './rulings/card-rulings.store.ts'
import { currentStatus, findCompetition, findEntry } from '../competition/competition.ts'
import type { MailLanguage } from '../platform/db/tables/mail.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { insertRoundEvent } from './card-changes/round-events.store.ts'
import { withdrawOpenRounds, type RoundRow } from './rounds.store.ts'

/** What the club reads beside the ruling, in the language of the administrator who removed the player. */
const removedDuringPlay: Record<MailLanguage, string> = {
  en: 'Removed from the club during the round.',
  es: 'Dado de baja del club durante la vuelta.',
}

type Leaving = {
  clubId: string
  userId: string
  by: string
  language: MailLanguage
  /** The player's Handicap Index, in whole tenths, for the card's history. */
  handicapIndex: number | null
  now: Date
}

/**
 * Closes the card that a person has open at a club they are removed from. In a competition it stands as withdrawn, with
 * the reason, until the club rules otherwise; a ruling that it has made already stays. Gives the competitions whose
 * boards change.
 */
export async function withdrawCards(tx: Transaction, leaving: Leaving): Promise<string[]> {
  const changed: string[] = []
  for (const round of await withdrawOpenRounds(tx, leaving)) {
    await keepInHistory(tx, leaving, round)
    if (round.competitionId === null) continue
    changed.push(round.competitionId)
    await ruleWithdrawn(tx, leaving, round.competitionId)
  }
  return changed
}

async function keepInHistory(tx: Transaction, leaving: Leaving, round: RoundRow): Promise<void> {
  const state = { holes: [], totals: null, handicapIndex: leaving.handicapIndex, attestation: null }
  await insertRoundEvent(tx, {
    roundId: round.id,
    clubId: round.clubId,
    authorId: leaving.by,
    at: leaving.now,
    kind: 'withdrawn',
    reason: '',
    before: { ...state, status: 'in_progress' },
    after: { ...state, status: round.status },
  })
}

async function ruleWithdrawn(tx: Transaction, leaving: Leaving, competitionId: string): Promise<void> {
  const { userId, by, now: at } = leaving
  const competition = await findCompetition(tx, competitionId)
  if (!competition || currentStatus(competition, at) === 'final') return
  if ((await findEntry(tx, competitionId, userId))?.cardStatus !== 'playing') return
  const reason = removedDuringPlay[leaving.language]
  await saveCardRulings(tx, {
    competitionId,
    by,
    at,
    rulings: [{ userId, status: 'withdrawn', countsForHandicap: true, reason }],
  })
}
