import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { notPlayed } from '#golf/card/hole-result.ts'
import { hasMaximum } from '#golf/card/maximum-score.ts'
import { countRound } from '../../club/club.ts'
import { resultColumns } from '../../platform/db/stored-golf.ts'
import type { StoredCardState } from '../../platform/db/tables/round-events.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import type { RemovedFromRecord } from '../post-to-record.ts'
import type { RoundRow } from '../rounds.store.ts'
import { postRound, settleRound, takeRoundOff } from '../same-round/count-once.ts'

/** A card as it stands at one moment. */
export type StandingCard = { round: RoundRow; entries: readonly HoleEntry[] }

type AfterChange = {
  before: StandingCard
  after: StandingCard
  /** What the record says of a card that is handed in no more. */
  why?: RemovedFromRecord
}

/**
 * What follows from the club's change of a card, in the transaction of that change: the player's handicap record, the
 * club's figures and the competition's board. Both cards are of the same round.
 */
export async function afterCardChanged(
  services: Services,
  tx: Transaction,
  { before, after, why = 'reopened' }: AfterChange,
): Promise<void> {
  const { round, entries } = after
  if (round.status === 'submitted')
    await postRound(services, tx, { round, entries, totalsOnly: round.totalsOnly })
  else if (before.round.status === 'submitted') await takeRoundOff(services, tx, round, why)
  else await settleRound(services, tx, round)
  if (round.competitionId !== null)
    await services.feed.announce(tx, {
      kind: 'board',
      competitionId: round.competitionId,
      userId: round.userId,
    })
  await countRound(tx, round.id)
}

/** The card as an event keeps it, with those of its holes that the event is about. */
export function keptState(
  { round, entries }: StandingCard,
  options: {
    holeNumbers?: readonly number[]
    handicapIndex: number | null
    withAttestation?: boolean
    withTee?: boolean
  },
): StoredCardState {
  const isHandedIn = round.status === 'submitted'
  // Without a number for every hole there is no gross score (R7.5), unless a hole counts its maximum (R7.3).
  const isHoledOut =
    hasMaximum(round.holes) ||
    !onOpenHoles(entries, round.holes).some((entry) => entry.result.kind === 'picked_up')
  return {
    status: round.status,
    holes: (options.holeNumbers ?? []).map((holeNumber) => {
      const entry = entries.find((held) => held.holeNumber === holeNumber)
      return { holeNumber, ...resultColumns(entry?.result ?? notPlayed) }
    }),
    totals: isHandedIn
      ? {
          gross: isHoledOut ? round.gross : null,
          net: isHoledOut ? round.net : null,
          points: round.points,
        }
      : null,
    handicapIndex: options.handicapIndex,
    ...(options.withTee === true && {
      tee: {
        name: round.teeName,
        courseHandicap: round.courseHandicap,
        playingHandicap: round.playingHandicap,
      },
    }),
    attestation:
      isHandedIn && options.withAttestation === true
        ? {
            markerName: round.markerName,
            markerSignature: round.markerSignature,
            submittedAt: round.submittedAt?.toISOString() ?? null,
          }
        : null,
  }
}
