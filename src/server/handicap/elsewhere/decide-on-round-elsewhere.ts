import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import type { RoundElsewhereDecision, RoundElsewhereStatus } from '#golf/handicap/round-elsewhere-kinds.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { type ClubRow, findClub } from '../../club/club.ts'
import { changeRecord, remakeIndexes, type RecordChange } from '../change-record.ts'
import type { NewRoundElsewhere } from '../change-record.store.ts'
import { findPlayerInClubs, listRecordRows, type RoundElsewhereRow } from '../handicap.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { askOfDay } from './ask-of-day.ts'
import { asScore, indexBeforeRecord } from './as-score.ts'
import { findRoundElsewhere } from './rounds-elsewhere.store.ts'

type DecideInput = {
  viewer: SignedIn
  memberId: string
  elsewhereId: string
  decision: RoundElsewhereDecision
  reason: string | undefined
  isAnotherRound: boolean | undefined
}

/** What a decision starts from, and what it makes. */
const steps: Record<RoundElsewhereDecision, { from: RoundElsewhereStatus; to: RoundElsewhereStatus }> = {
  accept: { from: 'waiting', to: 'accepted' },
  refuse: { from: 'waiting', to: 'refused' },
  take_off: { from: 'accepted', to: 'taken_off' },
  keep: { from: 'accepted', to: 'accepted' },
}

/**
 * The handicap committee accepts or refuses a round of another club, or takes it off the record again, and the player is told. The
 * same again changes nothing. Nobody decides about their own record.
 */
export async function decideOnRoundElsewhere(services: Services, input: DecideInput): Promise<void> {
  const { viewer, memberId, elsewhereId, decision } = input
  const clubId = viewer.currentClubId
  if (clubId === null || !mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId)
    if (!club || !(await findPlayerInClubs(tx, memberId, [clubId]))) throw new AppError('not_found')
    const person = await lockPlayer(tx, memberId)
    const round = await findRoundElsewhere(tx, elsewhereId)
    if (!person || round?.userId !== memberId || round.clubId !== clubId) throw new AppError('not_found')
    if (memberId === viewer.userId) throw ownRecord()
    const { from, to } = steps[decision]
    if (round.status === to && decision !== 'keep') return
    if (round.status !== from) throw decidedAlready()
    const deciding = { ...input, club, round, held: person.handicapIndex }
    const change = await changeOf(services, tx, deciding)
    await changeRecord(services, tx, {
      kind: 'round_elsewhere',
      step: decision,
      by: viewer,
      clubId,
      round,
      ...change,
    })
  })
}

export function ownRecord(): AppError {
  return new AppError('invalid_input', {
    message: 'Another administrator decides about your own record.',
    details: { reason: 'own_record' },
  })
}

export function decidedAlready(): AppError {
  return new AppError('invalid_input', {
    message: 'This round has been decided about or withdrawn meanwhile. The page shows how it stands now.',
    details: { reason: 'decided_already' },
  })
}

type Deciding = DecideInput & { club: ClubRow; round: RoundElsewhereRow; held: number | null }

function reasonOf({ reason }: DecideInput): string {
  if (reason === undefined)
    throw fieldError('reason', 'Give the reason, which the player reads.', { reason: 'missing' })
  return reason
}

type Decided = { set: Partial<NewRoundElsewhere>; reason: string | null; moves: RecordChange['moves'] }

async function changeOf(services: Services, tx: Transaction, input: Deciding): Promise<Decided> {
  const { viewer, memberId, decision, round, held, club } = input
  const now = services.now()
  const staying = [{ userId: memberId, before: held, after: held }]
  switch (decision) {
    // It is not the round of a card of its day that came in later: both count.
    case 'keep':
      return { set: { askedAt: now }, reason: null, moves: staying }
    case 'refuse': {
      const reason = reasonOf(input)
      const decided = { decidedBy: viewer.userId, decidedAt: now, refusedReason: reason }
      return { set: { status: 'refused', ...decided }, reason, moves: staying }
    }
    // The record makes what it would have made without it; cards since then keep what they were played off.
    case 'take_off': {
      const reason = reasonOf(input)
      const takenOff = { takenOffBy: viewer.userId, takenOffAt: now, takenOffReason: reason }
      const without = indexBeforeRecord(await listRecordRows(tx, memberId), held)
      const remade = () => remakeIndexes(tx, new Map([[memberId, held]]), new Map([[memberId, without]]))
      const moves = club.handicapMode === 'whs' ? remade : staying
      return { set: { status: 'taken_off', ...takenOff }, reason, moves }
    }
    case 'accept': {
      const set = await accept(tx, { ...input, round, now })
      return { set, reason: null, moves: () => remakeIndexes(tx, new Map([[memberId, held]])) }
    }
  }
}

async function accept(tx: Transaction, input: Deciding & { now: Date }) {
  const { viewer, memberId, club, round, held, isAnotherRound = false, now } = input
  if (club.handicapMode !== 'whs')
    throw new AppError('invalid_input', {
      message: 'This club now assigns handicaps itself. Refuse the round, and set the index instead.',
      details: { reason: 'club_assigns' },
    })
  const { rulesOfPlay, timeZone } = club
  const { id, day } = round
  const rows = await listRecordRows(tx, memberId)
  if (!isAnotherRound) await askOfDay(tx, { userId: memberId, id, day, rows, timeZone })
  return asScore({ day, rows, held, rulesOfPlay, decidedBy: viewer.userId, now })
}
