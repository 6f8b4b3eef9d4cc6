import { asHandicapIndex } from '#domain/handicap/index-to-play-off.ts'
import { replay } from '#domain/handicap/replay.ts'
import { recordAction } from '../../audit/audit.store.ts'
import { findCompetition } from '../../competitions/competitions.store.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { listRecordRows, lockPerson, recordEntries, setHandicapIndex } from '../../handicap/handicap.store.ts'
import { AppError } from '../../http/app-error.ts'
import type { SignedIn } from '../../http/session.ts'
import { addNotice } from '../../notices/add-notice.store.ts'
import { addWebhookNews } from '../../webhooks/webhook-events.store.ts'
import type { FillPlaces } from '../leave-club.ts'
import { mailApproval } from '../mail-approval.ts'
import { countMembers, findClub, findMembership, type ClubRow } from '../members.store.ts'
import {
  lockListedPerson,
  takeOver,
  type ListedMembership,
  type TakeOverRefusal,
} from '../take-over.store.ts'
import { findAnswer, saveAnswer } from './member-matches.store.ts'

type Needed = Services & { fillPlaces: FillPlaces }
type Answer = { viewer: SignedIn; clubId: string; memberId: string; listedId: string; isSame: boolean }

/**
 * The club says whether a member with an account is the one of its list. A yes makes them one person, all in one transaction:
 * what the list says stays, what the account has played and entered meanwhile stays, a member who waited for approval has it. The
 * same answer again changes nothing; refused where one person cannot stand for both.
 */
export async function answerMatch(services: Needed, answer: Answer): Promise<void> {
  const { clubId, memberId, listedId, isSame } = answer
  await services.db.transaction(async (tx) => {
    // Joining by code and by invitation, and imports, change the list under this lock too.
    const club = await findClub(tx, clubId, { lock: true })
    const membership = await findMembership(tx, clubId, memberId)
    if (!club || !membership || membership.hasNoAccount || membership.status === 'removed')
      throw new AppError('not_found')
    const before = await findAnswer(tx, { clubId, memberId, listedId })
    if (before?.isSame === isSame) return
    const listed = await lockListedPerson(tx, { clubId, userId: listedId })
    if (!listed) throw new AppError('not_found')
    if (isSame) return makeOne(services, tx, { ...answer, club, listed, status: membership.status })
    await requirePlaces(tx, club)
    await saveAnswer(tx, toRow(services, answer))
    await record(services, tx, answer)
  })
  services.sessions.forget(memberId)
}

/** Who may be a member of the list joins a full club too (addMember); as somebody else they need a place of their own. */
async function requirePlaces(tx: Transaction, club: ClubRow): Promise<void> {
  if ((await countMembers(tx, club.id)) <= club.maxMembers) return
  throw new AppError('club_full', {
    message: `${club.name} would then have more than its limit of ${club.maxMembers} members. Remove a member first.`,
  })
}

async function makeOne(
  services: Needed,
  tx: Transaction,
  input: Answer & { club: ClubRow; listed: ListedMembership; status: string },
): Promise<void> {
  const { clubId, memberId, listedId, club, listed, status } = input
  const taken = await takeOver(tx, { listed, userId: memberId })
  if (taken.refusal) throw refusalOf(taken.refusal)
  await saveAnswer(tx, toRow(services, input))
  if (club.handicapMode === 'whs') await remakeIndex(tx, memberId)
  await services.takeUpIndex(services, tx, { userId: memberId, by: input.viewer })
  for (const competitionId of taken.freed) {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (competition) await services.fillPlaces(tx, competition)
  }
  if (status === 'pending') {
    await mailApproval(services, tx, { clubId, memberId })
    await addWebhookNews(tx, { event: 'member.joined', about: { memberId }, clubId, now: services.now() })
  }
  await addNotice(services, tx, {
    ...{ kind: 'record_joined', about: {}, clubId, key: `joined ${listedId}`, userId: memberId },
  })
  await services.feed.announce(tx, { kind: 'person', userId: memberId })
  await record(services, tx, input)
}

/** What the record of both makes of the index: what each of them played counts on its day. */
async function remakeIndex(tx: Transaction, userId: string): Promise<void> {
  const person = await lockPerson(tx, userId)
  const made = asHandicapIndex(replay(recordEntries(await listRecordRows(tx, userId))).record.index)
  if (made !== null && made !== person?.handicapIndex) await setHandicapIndex(tx, userId, made)
}

function refusalOf(refusal: TakeOverRefusal): AppError {
  return new AppError('one_person_twice', {
    details: refusal.why === 'both_entered' ? { competition: refusal.competitionName } : {},
  })
}

function toRow(services: Pick<Services, 'now'>, { viewer, clubId, memberId, listedId, isSame }: Answer) {
  return { clubId, memberId, listedId, isSame, answeredBy: viewer.userId, answeredAt: services.now() }
}

function record(services: Pick<Services, 'now'>, tx: Transaction, answer: Answer): Promise<void> {
  const { viewer: by, clubId, memberId: objectId, listedId, isSame } = answer
  const action = isSame ? 'member.account_joined' : 'member.kept_apart'
  return recordAction(services, tx, { by, clubId, action, objectId, after: { listed: listedId } })
}
