import { divisionOf } from '#domain/competition/divisions.ts'
import { findCompetition } from '../../competitions/competitions.store.ts'
import { changeDivision } from '../../competitions/entries/entry-facts.store.ts'
import type { StoredTerms } from '../../db/tables/round-events.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import type { SignedIn } from '../../http/session.ts'
import { addNotice } from '../../notices/add-notice.store.ts'
import { afterCardChanged, keptState } from '../card-changes/after-card-changed.ts'
import { recordCardChange } from '../card-changes/record-card-change.ts'
import { toTotals } from '../card-totals.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { changeRound, lockPlayer, type RoundRow } from '../rounds.store.ts'
import { scoreRound } from '../score-round.ts'
import { pickTerms } from './terms-now.ts'

type PutTerms = {
  viewer: SignedIn
  /** Locked, with its player. */
  round: RoundRow
  terms: StoredTerms
  kind: 'terms_corrected' | 'terms_restored'
  reason: string
  correctionId: string
}

/**
 * Scores one card with other terms: its totals, its player's handicap record and the board follow, its history keeps the terms
 * before and after, and its player is told. Gives the card as it is now.
 */
export async function putTerms(services: Services, tx: Transaction, input: PutTerms): Promise<RoundRow> {
  const { viewer, round, terms, kind, reason, correctionId } = input
  const entries = await listCountingEntries(tx, round)
  const revision = round.revision + 1
  // Totals that were handed in without holes are what was written on the card.
  const isScored = round.status === 'submitted' && !round.totalsOnly
  const change = {
    ...{ ...terms, revision },
    ...(isScored && toTotals(scoreRound({ ...round, ...terms }, entries))),
  }
  const after = { ...round, ...change }
  const heldBefore = await lockPlayer(tx, round.userId)
  await changeRound(tx, round.id, change)
  if (terms.handicapIndex !== round.handicapIndex) await enterDivision(tx, after)
  await afterCardChanged(services, tx, { before: { round, entries }, after: { round: after, entries } })
  const heldAfter = await lockPlayer(tx, round.userId)
  const { id: roundId, userId, clubId } = round
  if (userId !== viewer.userId)
    await addNotice(services, tx, {
      ...{ kind: 'card_changed', about: { roundId, change: kind } },
      ...{ userId, clubId, key: `card ${roundId} ${revision}` },
    })
  const state = (of: RoundRow, handicapIndex: number | null) => ({
    ...keptState({ round: of, entries }, { handicapIndex, withTee: true }),
    terms: pickTerms(of),
  })
  await recordCardChange(services, tx, {
    ...{ by: viewer, round, kind, reason, correctionId },
    before: state(round, heldBefore?.handicapIndex ?? null),
    after: state(after, heldAfter?.handicapIndex ?? null),
  })
  return after
}

/** A division is that of the index that the first card was begun with. */
async function enterDivision(
  tx: Transaction,
  { competitionId, roundNumber, userId, handicapIndex }: RoundRow,
): Promise<void> {
  if (competitionId === null || roundNumber > 1) return
  const divisions = (await findCompetition(tx, competitionId))?.divisions
  if (!divisions) return
  const division = divisionOf(divisions, { fixed: null, index: handicapIndex })?.id ?? null
  await changeDivision(tx, { competitionId, userId, division })
}
