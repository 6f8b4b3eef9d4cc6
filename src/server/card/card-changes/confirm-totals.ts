import type { z } from 'zod/mini'
import type { confirmTotals as confirmTotalsCall } from '#contract/card/round-card.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { findCompetition, readCompetitionType } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import type { RoundRow } from '../rounds.store.ts'
import { changeCard } from './change-card.ts'

type SeenTotals = z.output<typeof confirmTotalsCall.body>

/**
 * The club's word for totals that came without holes: from now on the card has its place (D8). Only the totals that were
 * seen are confirmed. The same again changes nothing.
 */
export async function confirmTotals(
  services: Services,
  input: { viewer: SignedIn; roundId: string; seen: SeenTotals },
): Promise<void> {
  const { viewer, roundId, seen } = input
  await changeCard(services, { viewer, roundId, reason: '' }, async ({ round, entries }, tx) => {
    if (round.status !== 'submitted' || !round.totalsOnly || !isSeen(round, seen))
      throw new AppError('changed_meanwhile')
    if (round.totalsConfirmedAt !== null) return undefined
    await refuseWithoutRank(tx, round)
    return { kind: 'totals_confirmed', round: { totalsConfirmedAt: services.now() }, entries }
  })
}

function isSeen(round: RoundRow, seen: SeenTotals): boolean {
  return (
    round.gross === seen.grossScore && round.net === seen.netScore && round.points === seen.stablefordPoints
  )
}

/** Formats whose single cards are ranked by the points of their table. */
const pointsTypes: readonly CompetitionType[] = ['stableford', 'modified_stableford', 'par_bogey']

async function refuseWithoutRank(tx: Transaction, { competitionId, points }: RoundRow): Promise<void> {
  if (competitionId === null || points !== null) return
  const competition = await findCompetition(tx, competitionId)
  if (competition && pointsTypes.includes(readCompetitionType(competition)))
    throw new AppError('holes_missing', {
      message: 'This competition is ranked by points, and these totals have none. Enter the holes instead.',
    })
}
