import type { RoundEventKind } from '#contract/card/round-card.ts'
import type { AuditAction } from '#contract/platform/audit-action.ts'
import type { AuditSource } from '#contract/platform/audit-facts.ts'
import { recordAction, type Actor } from '../../platform/audit/audit.store.ts'
import type { StoredCardState } from '../../platform/db/tables/round-events.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { digestEntries } from '../hole-entries/hole-entries.store.ts'
import type { RoundRow } from '../rounds.store.ts'
import { insertRoundEvent } from './round-events.store.ts'

/** A card is withdrawn with its player's removal, and recorded with it; what comes in at a kiosk is recorded there. */
export type RecordedKind = Exclude<RoundEventKind, 'withdrawn' | 'handed_in_at_kiosk'>

/** What the audit log calls each event of a card. */
const actions: Record<RecordedKind, AuditAction> = {
  started: 'round.started_for_member',
  corrected: 'round.corrected',
  reopened: 'round.reopened',
  handed_in: 'round.handed_in_for_member',
  tee_changed: 'round.tee_changed',
  index_taken_up: 'round.index_taken_up',
  totals_confirmed: 'round.totals_confirmed',
  ended: 'round.ended',
  taken_off: 'round.taken_off',
  put_back: 'round.put_back',
  moved: 'round.moved',
  moved_here: 'round.moved_here',
  terms_corrected: 'round.terms_corrected',
  terms_restored: 'round.terms_restored',
  holes_closed: 'round.holes_closed',
  holes_opened: 'round.holes_opened',
  also_counts: 'round.also_counts',
  another_round: 'round.another_round',
}

type CardChange = {
  by: Actor | null
  round: Pick<RoundRow, 'id' | 'clubId' | 'userId' | 'season'>
  kind: RecordedKind
  reason: string
  before: StoredCardState | null
  after: StoredCardState
  /** The correction of terms that it is a part of. */
  correctionId?: string
}

/**
 * Writes an event of a card into its history, and into the club's audit log with a digest of its hole entries. What nobody
 * decided has the player as its author. Last in the transaction.
 */
export async function recordCardChange(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { by, round, kind, reason, before, after, correctionId }: CardChange,
): Promise<void> {
  await insertRoundEvent(tx, {
    roundId: round.id,
    clubId: round.clubId,
    authorId: by?.userId ?? round.userId,
    at: services.now(),
    kind,
    reason,
    before,
    after,
    correctionId: correctionId ?? null,
  })
  await recordAction(services, tx, {
    by,
    clubId: round.clubId,
    action: actions[kind],
    objectId: round.id,
    subjectId: round.userId,
    reason,
    ...(before && { before: cardFacts(before) }),
    after: { ...cardFacts(after), ...(await digestEntries(tx, round)) },
  })
}

/** Without the marker's name and signature, which are a third person's. */
function cardFacts({ status, holes, totals, handicapIndex, tee }: StoredCardState): AuditSource {
  return {
    status,
    ...totals,
    handicapIndex,
    ...(tee && { teeName: tee.name, playingHandicap: tee.playingHandicap }),
    holes: Object.fromEntries(
      holes.map(({ holeNumber, result, strokes }) => [holeNumber, strokes ?? result]),
    ),
  }
}
