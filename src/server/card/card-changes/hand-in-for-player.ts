import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { differingHoles } from '#golf/card/reconcile-card.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { toTotals } from '../card-totals.ts'
import { listLatestOfSources, putEntries } from '../hole-entries/hole-entries.store.ts'
import type { StandingCard } from './after-card-changed.ts'
import { changeCard } from './change-card.ts'
import { mintLaterId } from '../hole-entries/mint-later-id.ts'
import { decideSameRound } from '../same-round/ask-same-round.ts'
import { refuseOwnName } from '../refuse-own-name.ts'
import { scoreRound } from '../score-round.ts'

/**
 * Hands an open card, or one withdrawn when its player left, in for a player whose paper card the club has: the marker is named, and their
 * signature is on the paper.
 * Where player and marker differ, what counts becomes the club's decision (P8). The same again is the same answer.
 */
export async function handInForPlayer(
  services: Services,
  input: {
    viewer: SignedIn
    roundId: string
    reason: string
    partnerName: string
    /** Of holes that were not played; left out, what was said before stays. */
    hasValidReason?: boolean | undefined
    /** Whether it is the same round as another card with these scores. */
    sameRound?: boolean | undefined
  },
): Promise<void> {
  await changeCard(services, { ...input, by: 'desk' }, async ({ round, entries: before }, tx) => {
    if (round.status === 'submitted' && round.markerName === input.partnerName) return undefined
    if (round.status !== 'in_progress' && round.status !== 'withdrawn')
      throw new AppError('round_closed', { details: { status: round.status } })
    await refuseOwnName(tx, round, { partnerName: input.partnerName })
    const entries = await decideDifferences(services, tx, { round, entries: before, viewer: input.viewer })
    const card = scoreRound(round, entries)
    if (card.thru === 0) throw new AppError('holes_missing', { message: 'This card has no score yet.' })
    const same = await decideSameRound(tx, { round, entries, answer: input.sameRound })
    return {
      kind: 'handed_in' as const,
      round: {
        ...toTotals(card),
        ...same,
        status: 'submitted',
        submittedAt: services.now(),
        summaryWaits: true,
        markerName: input.partnerName,
        markerSignature: null,
        ...(input.hasValidReason !== undefined && { hasValidReason: input.hasValidReason }),
      },
      entries,
    }
  })
}

/** The results stay as they are; on holes that differ and count they are the committee's from now on. */
async function decideDifferences(
  services: Services,
  tx: Transaction,
  { round, entries, viewer }: StandingCard & { viewer: SignedIn },
): Promise<readonly HoleEntry[]> {
  const now = services.now()
  const differing = new Set(differingHoles(onOpenHoles(await listLatestOfSources(tx, round), round.holes)))
  const decide = (entry: HoleEntry, i: number): HoleEntry =>
    differing.has(entry.holeNumber)
      ? {
          id: mintLaterId(now, i),
          holeNumber: entry.holeNumber,
          result: entry.result,
          at: Math.max(now.getTime(), entry.at + 1),
          authorId: viewer.userId,
        }
      : entry
  const decided = entries.map(decide)
  await putEntries(tx, {
    roundId: round.id,
    clubId: round.clubId,
    season: round.season,
    source: 'committee',
    receivedAt: now,
    entries: decided.filter(({ holeNumber }) => differing.has(holeNumber)),
  })
  return decided
}
