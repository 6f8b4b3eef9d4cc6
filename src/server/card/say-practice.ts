import { checkPractice } from '#golf/handicap/not-for-handicap.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { listCountingEntries } from './hole-entries/hole-entries.store.ts'
import { changeRound, findRound, lockRound } from './rounds.store.ts'

type Said = { roundId: string; isPractice: boolean | undefined }

/** A round of a competition is started for what its club says that it counts for. */
export function refusePracticeIn(competitionId: string | null, isPractice: boolean | undefined): void {
  if (isPractice !== true || competitionId === null) return
  refuse({ isOfCompetition: true, isOpen: true, hasScores: false })
}

/**
 * Says of a round that was started before whether it counts for the handicap, until its first score. The same again, as from a
 * start whose answer was lost, changes nothing, whatever has been scored since.
 */
export async function sayPractice(tx: Transaction, { roundId, isPractice }: Said): Promise<void> {
  if (isPractice === undefined) return
  const known = (await findRound(tx, roundId))?.round
  if (!known || known.isPractice === isPractice) return
  const round = await lockRound(tx, roundId)
  if (!round) throw new AppError('not_found')
  refuse({
    isOfCompetition: round.competitionId !== null,
    isOpen: round.status === 'in_progress',
    hasScores: (await listCountingEntries(tx, round)).length > 0,
  })
  await changeRound(tx, roundId, { isPractice, revision: round.revision + 1 })
}

function refuse(round: Parameters<typeof checkPractice>[0]): void {
  const checked = checkPractice(round)
  if (!checked.ok) throw fieldError('isPractice', checked.detail ?? '', { reason: checked.reason })
}
