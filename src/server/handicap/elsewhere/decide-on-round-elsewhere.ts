import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import type { RoundElsewhereDecision, RoundElsewhereStatus } from '#golf/handicap/round-elsewhere-kinds.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { type ClubRow, findClub } from '../../club/club.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { findPlayerInClubs, listRecordRows, type RoundElsewhereRow } from '../handicap.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { askOfDay } from './ask-of-day.ts'
import { putOnRecord, takeOffRecord } from './put-on-record.ts'
import { changeRoundElsewhere, findRoundElsewhere } from './rounds-elsewhere.store.ts'

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
    if (decision === 'keep') return keepBoth(services, tx, { viewer, round })
    await decide(services, tx, { ...input, club, round, held: person.handicapIndex })
  })
}

/** It is not the round of a card of its day that came in later: both count. */
async function keepBoth(
  services: Services,
  tx: Transaction,
  { viewer, round }: { viewer: SignedIn; round: RoundElsewhereRow },
): Promise<void> {
  await changeRoundElsewhere(tx, round.id, { askedAt: services.now() })
  await recordAction(services, tx, {
    ...{ by: viewer, clubId: round.clubId, action: 'member.round_elsewhere', objectId: round.userId },
    after: { roundElsewhere: round.status, isAnotherRound: true },
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

async function decide(services: Services, tx: Transaction, input: Deciding): Promise<void> {
  const { viewer, memberId, elsewhereId, decision, club, round, held } = input
  const clubId = club.id
  const reason = decision === 'accept' ? null : reasonOf(input)
  const { indexBefore, indexAfter } = await carryOut(services, tx, { ...input, reason })
  await services.feed.announce(tx, { kind: 'person', userId: memberId })
  await addNotice(services, tx, {
    ...{ kind: 'round_elsewhere', about: { isAccepted: decision === 'accept' }, clubId },
    ...{ key: `elsewhere ${elsewhereId} ${decision}`, userId: memberId },
  })
  await recordAction(services, tx, {
    ...{ by: viewer, clubId, action: 'member.round_elsewhere', objectId: memberId, reason },
    before: { handicapIndex: indexBefore ?? held, roundElsewhere: round.status },
    after: { handicapIndex: indexAfter, roundElsewhere: steps[decision].to },
  })
}

function reasonOf({ reason }: DecideInput): string {
  if (reason === undefined)
    throw fieldError('reason', 'Give the reason, which the player reads.', { reason: 'missing' })
  return reason
}

async function carryOut(
  services: Services,
  tx: Transaction,
  input: Omit<Deciding, 'reason'> & { reason: string | null },
): Promise<{ indexBefore: number | null; indexAfter: number | null }> {
  const { viewer, memberId, decision, club, round, held, isAnotherRound = false } = input
  const reason = input.reason ?? ''
  const isCalculated = club.handicapMode === 'whs'
  const { rulesOfPlay, timeZone } = club
  if (decision === 'refuse') {
    await changeRoundElsewhere(tx, round.id, {
      ...{ status: 'refused', decidedBy: viewer.userId, decidedAt: services.now(), refusedReason: reason },
    })
    return { indexBefore: held, indexAfter: held }
  }
  const rows = await listRecordRows(tx, memberId)
  if (decision === 'take_off')
    return takeOffRecord(services, tx, { round, rows, held, isCalculated, by: viewer.userId, reason })
  if (!isCalculated)
    throw new AppError('invalid_input', {
      message: 'This club now assigns handicaps itself. Refuse the round, and set the index instead.',
      details: { reason: 'club_assigns' },
    })
  const { id, day } = round
  if (!isAnotherRound) await askOfDay(tx, { userId: memberId, id, day, rows, timeZone })
  return putOnRecord(services, tx, { round, rows, held, rulesOfPlay, decidedBy: viewer.userId })
}
