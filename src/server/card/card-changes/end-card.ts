import { sayRounds } from '#golf/competition/start-sheet/draw-mismatches.ts'
import { currentStatus, findCompetition, findEntry } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listOpenRounds, readCardsSoFar, type RoundRow } from '../rounds.store.ts'
import { changeCard, changeCardWithin } from './change-card.ts'
import { findWhyAbandoned, abandonedCard } from './abandoned-card.ts'

type Reasoned = { viewer: SignedIn; roundId: string; reason: string }

/**
 * Ends an open card as it stands, so that its player can begin another. The holes that were played are kept, and the club can
 * hand the card in or give it back. In a competition it still waits for a ruling. One that is ended already stays so.
 */
export async function endCard(services: Services, input: Reasoned): Promise<void> {
  await changeCard(services, input, ({ round, entries }) => {
    if (round.status === 'withdrawn') return undefined
    if (round.status === 'submitted')
      throw new AppError('round_closed', {
        message: 'This card has been handed in. Reopen it or take it off instead.',
        details: { reason: 'handed_in' },
      })
    return { kind: 'ended', round: { status: 'withdrawn' }, entries }
  })
}

/**
 * Takes a card off as if it had never been begun: it leaves board, result and handicap record, its entry can be withdrawn,
 * and its player can begin another. Its holes are kept, so that it can be put back.
 */
export async function takeOffCard(services: Services, input: Reasoned): Promise<void> {
  await services.db.transaction((tx) => takeOffCardWithin(services, tx, input))
}

/** The same as a part of a larger transaction. */
export async function takeOffCardWithin(services: Services, tx: Transaction, input: Reasoned): Promise<void> {
  await changeCardWithin(services, tx, { ...input, of: 'any' }, ({ round, entries }) =>
    round.status === 'abandoned'
      ? undefined
      : { kind: 'taken_off', round: { status: 'abandoned', summaryWaits: false }, entries },
  )
}

/** Puts a card that the club took off back as it stood. One that stands is left. */
export async function putCardBack(services: Services, input: Reasoned): Promise<void> {
  await changeCard(services, { ...input, of: 'any' }, async ({ round, entries }, tx) => {
    if (round.status !== 'abandoned') return undefined
    const status = await statusBefore(tx, round)
    const revision = await revisionOnBoard(services, tx, round)
    const hasOther = (await listOpenRounds(tx, round.userId)).some(({ round: open }) => !open.openedByClub)
    return {
      kind: 'put_back',
      round: { status, revision, openedByClub: round.openedByClub || (status === 'in_progress' && hasOther) },
      entries,
    }
  })
}

/** As the card stood when the club took it off. One that its player gave up, or that was moved, is not put back. */
async function statusBefore(tx: Transaction, round: RoundRow): Promise<string> {
  const { how, before } = await findWhyAbandoned(tx, round)
  if (how !== 'taken_off' || !before) throw abandonedCard(how)
  return before.status
}

/**
 * The card's next revision, after all that its player's cards in the competition had. Refused where its place there is another
 * card's by now, or nobody's.
 */
async function revisionOnBoard(services: Services, tx: Transaction, round: RoundRow): Promise<number> {
  const { competitionId, userId, roundNumber } = round
  if (competitionId === null) return round.revision + 1
  const competition = await findCompetition(tx, competitionId)
  if (!competition || currentStatus(competition, services.now()) === 'cancelled')
    throw new AppError('round_closed', {
      message: 'The competition of this card has been cancelled.',
      details: { reason: 'cancelled' },
    })
  if ((await findEntry(tx, competitionId, userId))?.status !== 'entered')
    throw new AppError('not_entered', {
      message: 'This player is not entered in the competition any more. Enter them first.',
      details: { reason: 'not_entered' },
    })
  if (roundNumber > competition.roundCount)
    throw new AppError('round_closed', {
      message: `The competition has ${sayRounds(competition.roundCount)} by now, and this is a card of round ${roundNumber}.`,
      details: { reason: 'round_dropped' },
    })
  const { roundNumbers, revision } = await readCardsSoFar(tx, competition, userId)
  if (roundNumbers.includes(roundNumber))
    throw new AppError('round_closed', {
      message: 'This player has another card of this round. Take that one off first.',
      details: { reason: 'other_card' },
    })
  return revision + 1
}
