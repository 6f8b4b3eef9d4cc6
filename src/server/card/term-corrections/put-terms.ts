import { divisionOf } from '#golf/competition/divisions.ts'
import { changeDivision, findCompetition } from '../../competition/competition.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import type { StoredTerms } from '../../platform/db/tables/round-events.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { afterCardChanged, keptState } from '../card-changes/after-card-changed.ts'
import { recordCardChange } from '../card-changes/record-card-change.ts'
import { toTotals } from '../card-totals.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { settleOpenObjection } from '../objections/objections.store.ts'
import { changeRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { scoreRound, wholeCard } from '../score-round.ts'
import { pickTerms } from './terms-now.ts'

type PutTerms = {
  viewer: SignedIn
  /** Locked, with its player. */
  round: RoundRow
  terms: StoredTerms
  kind: 'terms_corrected' | 'terms_restored' | 'holes_closed' | 'holes_opened'
  reason: string
  /** The correction of terms that it is a part of, where it is of one. */
  correctionId?: string
}

/** A card that has other terms, and what is still to be written of it. */
export type ChangedTerms = { round: RoundRow; change: Parameters<typeof recordCardChange>[2] }

/**
 * Scores one card with other terms: its totals, its player's handicap record and the board follow, and its player is told. The
 * event for its history is written at the end of the transaction by `recordTerms`.
 */
export async function putTerms(services: Services, tx: Transaction, input: PutTerms): Promise<ChangedTerms> {
  const { viewer, round, terms, kind, reason, correctionId } = input
  const entries = await listCountingEntries(tx, round)
  const revision = round.revision + 1
  // Terms that were kept before nines were rated say nothing of them.
  const { nines = round.nines } = terms
  const change = { ...terms, nines, revision, ...totalsWith(round, { terms, entries }) }
  const after = { ...round, ...change }
  const heldBefore = await lockPlayer(tx, round.userId)
  await changeRound(tx, round.id, change)
  if (terms.handicapIndex !== round.handicapIndex) await enterDivision(tx, after)
  await afterCardChanged(services, tx, { before: { round, entries }, after: { round: after, entries } })
  const heldAfter = await lockPlayer(tx, round.userId)
  const { id: roundId, userId, clubId } = round
  if (userId !== viewer.userId)
    await addNotice(services, tx, {
      kind: 'card_changed',
      about: { roundId, change: kind },
      userId,
      clubId,
      key: `card ${roundId} ${revision}`,
    })
  await settleOpenObjection(tx, {
    roundId,
    state: 'changed',
    by: viewer.userId,
    at: services.now(),
    answer: reason,
  })
  const state = (of: RoundRow, handicapIndex: number | null) => ({
    ...keptState({ round: of, entries }, { handicapIndex, withTee: true }),
    terms: pickTerms(of),
  })
  return {
    round: after,
    change: {
      by: viewer,
      round,
      kind,
      reason,
      ...(correctionId !== undefined && { correctionId }),
      before: state(round, heldBefore?.handicapIndex ?? null),
      after: state(after, heldAfter?.handicapIndex ?? null),
    },
  }
}

/** Writes the events of changed cards. Last in the transaction: from here on it holds the club's audit log. */
export async function recordTerms(
  services: Services,
  tx: Transaction,
  changed: readonly ChangedTerms[],
): Promise<void> {
  for (const { change } of changed) await recordCardChange(services, tx, change)
}

/** Gross and points that were handed in without holes are what was written on the card; a net that was worked out follows. */
function totalsWith(
  round: RoundRow,
  { terms, entries }: { terms: StoredTerms; entries: readonly HoleEntry[] },
): Partial<RoundRow> {
  if (round.status !== 'submitted') return {}
  if (!round.totalsOnly) return toTotals(scoreRound({ ...round, ...terms }, entries))
  const { gross, net: sent } = round
  const isWorkedOut = gross !== null && sent === gross - wholeCard(round).received
  const { received, par } = wholeCard({ ...round, ...terms })
  const net = isWorkedOut ? gross - received : sent
  return { net, netToPar: net === null ? null : net - par, ...waitsAgain(round, terms.holes) }
}

/**
 * Totals without holes were confirmed for the holes that counted then (D8). Where others count now, the club says again whether
 * they are right.
 */
export function waitsAgain(round: RoundRow, holes: RoundRow['holes']): Partial<RoundRow> {
  const counting = (all: RoundRow['holes']) =>
    all.flatMap(({ holeNumber, isClosed }) => (isClosed === true ? [] : [holeNumber]))
  const now = counting(holes)
  if (!round.totalsOnly || counting(round.holes).join() === now.join()) return {}
  return { totalsConfirmedAt: null, holesPlayed: now.length }
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
