import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { countRound } from '../club/club.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Totals } from './card-totals.ts'
import { asksForMarkerCard } from './marker/marker-cards.store.ts'
import { refuseDifferences } from './refuse-differences.ts'
import { changeRound, type RoundRow } from './rounds.store.ts'
import { decideSameRound, type SameRoundAnswer } from './same-round/ask-same-round.ts'
import { postRound } from './same-round/count-once.ts'
import { followCorrection } from './same-round/follow-correction.ts'

type Closing = {
  /** Locked, and open. */
  round: RoundRow
  entries: readonly HoleEntry[]
  totals: Totals
  /** Player and marker both confirmed it, on their own phones or side by side at the kiosk. */
  isMarkerCard?: true
  /** Whether it is the same round as another card with these scores. */
  sameRound: SameRoundAnswer
  attested: Pick<RoundRow, 'markerName' | 'markerSignature' | 'clientVerifiedAt' | 'scorecardPhoto'> &
    Partial<Pick<RoundRow, 'hasValidReason'>>
}

/**
 * Closes a card with its totals and its attestation, in the transaction of whoever hands it in: the handicap record (D4),
 * the club's figures and the board follow. A card on which holes differ is refused. The caller records it in the audit log, last,
 * with what is given: the card of which it is the same round, where there is one.
 */
export async function closeCard(
  services: Services,
  tx: Transaction,
  { round, entries, totals, attested, isMarkerCard, sameRound }: Closing,
): Promise<{ sameRoundAs?: string }> {
  if (isMarkerCard !== true && (await asksForMarkerCard(tx, round))) throw new AppError('marker_card_asked')
  await refuseDifferences(tx, round)
  const { hasValidReason = round.hasValidReason } = attested
  const same = totals.totalsOnly ? {} : await decideSameRound(tx, { round, entries, answer: sameRound })
  const closed = { ...round, hasValidReason, ...same, status: 'submitted' }
  await changeRound(tx, round.id, {
    ...totals,
    ...attested,
    ...same,
    status: 'submitted',
    revision: round.revision + 1,
    submittedAt: services.now(),
    summaryWaits: true,
  })
  await postRound(services, tx, {
    round: closed,
    entries,
    totalsOnly: totals.totalsOnly,
  })
  await countRound(tx, round.id)
  if (round.competitionId !== null)
    await services.feed.announce(tx, {
      kind: 'board',
      competitionId: round.competitionId,
      userId: round.userId,
    })
  await followCorrection(services, tx, {
    by: null,
    card: { round: closed, entries },
    reason: '',
    ofFinal: 'leave',
  })
  return closed.sameRoundAs === null ? {} : { sameRoundAs: closed.sameRoundAs }
}
