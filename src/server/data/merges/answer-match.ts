import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import {
  type ClubRow,
  countMembers,
  findClub,
  findMatchAnswer,
  findMembership,
  lockListedPerson,
  saveMatchAnswer,
  type TakeOverRefusal,
} from '../../club/club.ts'
import { makeOnePerson } from './make-one-person.ts'
import { findPerson } from './merges.store.ts'

type Answer = { viewer: SignedIn; clubId: string; memberId: string; listedId: string; isSame: boolean }

/**
 * The club says whether a member with an account is the one of its list. A yes makes them one person, all in one transaction:
 * what the list says stays, what the account has played and entered meanwhile stays, a member who waited for approval has it. It
 * can be taken back (merges/take-merge-back.ts). The same answer again changes nothing; refused where one person cannot stand for both.
 */
export async function answerMatch(services: Services, answer: Answer): Promise<void> {
  const { clubId, memberId, listedId, isSame } = answer
  await services.db.transaction(async (tx) => {
    // Joining by code and by invitation, and imports, change the list under this lock too.
    const club = await findClub(tx, clubId, { lock: true })
    const membership = await findMembership(tx, clubId, memberId)
    if (!club || !membership || membership.hasNoAccount || membership.status === 'removed')
      throw new AppError('not_found')
    const before = await findMatchAnswer(tx, { clubId, memberId, listedId })
    if (before?.isSame === isSame) return
    const listed = await lockListedPerson(tx, { clubId, userId: listedId })
    if (!listed) throw new AppError('not_found')
    if (isSame) return makeOne(services, tx, { ...answer, club })
    await requirePlaces(tx, club)
    await saveMatchAnswer(tx, toRow(services, answer))
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
  services: Services,
  tx: Transaction,
  input: Answer & { club: ClubRow },
): Promise<void> {
  const { viewer, clubId, memberId, listedId, club } = input
  const stays = await findPerson(tx, { clubId, userId: memberId })
  const goes = await findPerson(tx, { clubId, userId: listedId })
  if (!stays || !goes) throw new AppError('not_found')
  const made = await makeOnePerson(services, tx, { viewer, club, stays, goes, reason: '' })
  if (made.refusal) throw refusalOf(made.refusal)
  await saveMatchAnswer(tx, toRow(services, input))
  await record(services, tx, input)
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
