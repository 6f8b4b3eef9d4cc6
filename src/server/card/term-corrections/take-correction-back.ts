import { isDeepStrictEqual } from 'node:util'
import { withClosedHoles } from '#golf/competition/closed-holes.ts'
import { type CompetitionRow, setAllowance } from '../../competition/competition.ts'
import type { StoredTerms } from '../../platform/db/tables/round-events.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { type RoundRow } from '../rounds.store.ts'
import { lockPlayers } from '../../identity/identity.ts'
import { lockCompetitions, reopenFinal, type MadeCorrection } from './correct-terms.ts'
import { putTerms, recordTerms, type ChangedTerms } from './put-terms.ts'
import {
  listCorrectedCards,
  listCorrections,
  listPlayers,
  lockCardsNamed,
  lockCorrection,
  markTakenBack,
  type TermCorrectionRow,
} from './term-corrections.store.ts'
import { pickTerms } from './terms-now.ts'

type Asked = {
  viewer: SignedIn
  clubId: string
  correctionId: string
  reason: string
}

/**
 * Gives the cards of a correction the terms that they had before it; one that was taken off since stays off. Refused where a
 * card has been given other terms since: the later correction is taken back first. Taken back already is the same answer.
 */
export async function takeCorrectionBack(services: Services, input: Asked): Promise<MadeCorrection> {
  const { viewer, clubId, correctionId, reason } = input
  requireClubAdmin(viewer, clubId)
  return services.db.transaction(async (tx) => {
    const corrected = await listCorrectedCards(tx, { correctionId, clubId })
    const rounds = await lockCardsNamed(
      tx,
      corrected.map(({ roundId }) => roundId),
    )
    await lockPlayers(tx, [...new Set(rounds.map(({ userId }) => userId))])
    const correction = await lockCorrection(tx, { id: correctionId, clubId })
    if (!correction) throw new AppError('not_found')
    const made = { id: correctionId, cards: corrected.length }
    if (correction.takenBackAt !== null) return made
    const competitions = await lockCompetitions(tx, rounds)
    const changed: ChangedTerms[] = []
    for (const { roundId, before, after } of corrected) {
      const round = rounds.find(({ id }) => id === roundId)
      if (!round || round.status === 'abandoned' || !before?.terms || !after.terms) continue
      if (!isDeepStrictEqual(withoutClosed(pickTerms(round)), withoutClosed(after.terms)))
        throw await overtaken(tx, { round, correction })
      changed.push(
        await putTerms(services, tx, {
          viewer,
          round,
          reason,
          correctionId,
          kind: 'terms_restored',
          terms: closedAs(round, before.terms),
        }),
      )
    }
    await recordTerms(services, tx, changed)
    await restoreAllowance(services, tx, { ...input, correction, competitions })
    await reopenFinal(services, tx, { ...input, competitions })
    await markTakenBack(tx, { id: correctionId, by: viewer.userId, at: services.now() })
    return made
  })
}

/** A hole that is closed or opened meanwhile is no term that a correction put right. */
function withoutClosed(terms: StoredTerms): StoredTerms {
  return { ...terms, holes: withClosedHoles(terms.holes, []) }
}

function closedAs({ holes }: RoundRow, terms: StoredTerms): StoredTerms {
  const closed = holes.flatMap(({ holeNumber, isClosed }) => (isClosed === true ? [holeNumber] : []))
  return { ...terms, holes: withClosedHoles(terms.holes, closed) }
}

/** Another correction is taken back first; a tee or an index that was changed otherwise is put right on that card alone. */
async function overtaken(
  tx: Transaction,
  { round: { id, userId }, correction }: { round: RoundRow; correction: TermCorrectionRow },
): Promise<AppError> {
  const [player] = await listPlayers(tx, [userId])
  const name = `${player?.firstName ?? ''} ${player?.lastName ?? ''}`.trim()
  const isCorrected = (await listCorrections(tx, [id])).some(
    ({ correction: { id: other, takenBackAt, madeAt } }) =>
      other !== correction.id && takenBackAt === null && madeAt >= correction.madeAt,
  )
  return new AppError('changed_meanwhile', {
    message: isCorrected
      ? `The card of ${name} has been put right again since. Take that correction back first.`
      : `The tee or the index of the card of ${name} has been changed since. Put that card back as it was first, or put the cards right anew.`,
    details: { reason: isCorrected ? 'corrected_since' : 'changed_since' },
  })
}

async function restoreAllowance(
  services: Services,
  tx: Transaction,
  input: Asked & { correction: TermCorrectionRow; competitions: readonly CompetitionRow[] },
): Promise<void> {
  const { viewer, reason, correction, competitions } = input
  const { scope, allowanceBefore } = correction
  const competition = competitions.find(
    ({ id }) => scope.kind === 'competition' && id === scope.competitionId,
  )
  if (!competition || !allowanceBefore) return
  const allowance = { allowancePercent: allowanceBefore.percent, allowanceReason: allowanceBefore.reason }
  await setAllowance(services, tx, { viewer, competition, allowance, reason })
}
