import { countRound } from '../analytics/round-counts.store.ts'
import type { StoredCardState } from '../db/tables/round-events.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { postToRecord, takeOffRecord } from './post-to-record.ts'
import type { HoleScoreRow, RoundRow } from './rounds.store.ts'

/** A card as it stands at one moment. */
export type StandingCard = { round: RoundRow; scores: readonly HoleScoreRow[] }

/**
 * What follows from the club's change of a card, in the transaction of that change: the player's handicap record, the
 * club's figures and the competition's board. Both cards are of the same round.
 */
export async function afterCardChanged(
  services: Services,
  tx: Transaction,
  { before, after }: { before: StandingCard; after: StandingCard },
): Promise<void> {
  const { round, scores } = after
  if (round.status === 'submitted')
    await postToRecord(services, tx, { round, scores, totalsOnly: round.totalsOnly })
  else if (before.round.status === 'submitted') await takeOffRecord(services, tx, round)
  await countRound(tx, round.id)
  if (round.competitionId !== null)
    await services.feed.announce(tx, {
      kind: 'board',
      competitionId: round.competitionId,
      userId: round.userId,
    })
}

/** The card as an event keeps it, with those of its holes that the event is about. */
export function keptState(
  { round, scores }: StandingCard,
  terms: { holeNumbers?: readonly number[]; handicapIndex: number | null; withAttestation?: boolean },
): StoredCardState {
  const isHandedIn = round.status === 'submitted'
  return {
    status: round.status,
    holes: (terms.holeNumbers ?? []).map((holeNumber) => {
      const score = scores.find((one) => one.holeNumber === holeNumber)
      return { holeNumber, result: score?.result ?? 'not_played', strokes: score?.strokes ?? null }
    }),
    totals: isHandedIn ? { gross: round.gross, net: round.net, points: round.points } : null,
    handicapIndex: terms.handicapIndex,
    attestation:
      isHandedIn && terms.withAttestation === true
        ? {
            markerName: round.markerName,
            markerSignature: round.markerSignature,
            submittedAt: round.submittedAt?.toISOString() ?? null,
          }
        : null,
  }
}
