import { cutFromWire } from '#contract/board/cut-from-wire.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import {
  type CompetitionRow,
  currentStatus,
  readCompetitionType,
  readCountbackOrder,
  readCut,
} from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { AppError } from '../platform/http/app-error.ts'
import { listEntrantFacts } from './leaderboard.store.ts'
import { toRoundsRows } from './rounds-row.ts'

/**
 * Refuses the first round after the cut to whoever missed it, and to everybody until it is made. Once for each player, the
 * only start that reads the other entrants' cards; later rounds follow from this one.
 */
export async function refuseAfterCut(
  tx: Transaction,
  competition: CompetitionRow,
  input: { userId: string; roundNumber: number; isByClub: boolean; now: Date },
): Promise<void> {
  const terms = readCut(competition)
  if (!terms || input.roundNumber !== terms.after + 1) return
  const rows = toRoundsRows(await listEntrantFacts(tx, competition), {
    type: readCompetitionType(competition),
    order: readCountbackOrder(competition),
    roundCount: competition.roundCount,
    cut: terms,
  })
  const cut = cutFromWire(rows, {
    cut: terms,
    isOver: isPlayOver(currentStatus(competition, input.now)),
  })
  if (!cut?.isMade)
    throw new AppError('cut_open', { message: cutIsOpen(terms.after, cut?.waitingFor ?? 0, input.isByClub) })
  if (cut.missed.has(input.userId))
    throw new AppError('cut_missed', {
      message: input.isByClub
        ? `This player missed the cut after round ${terms.after}.`
        : `You missed the cut after round ${terms.after}, so your competition is over.`,
    })
}

function cutIsOpen(after: number, waitingFor: number, isByClub: boolean): string {
  const missing = waitingFor === 1 ? '1 player’s is missing' : `${waitingFor} players’ are missing`
  const advice = isByClub ? ' Enter them, or rule on those players: no return or withdrawn.' : ''
  return `The cut comes first. It is made once every card of the rounds up to ${after} is in: ${missing}.${advice}`
}
