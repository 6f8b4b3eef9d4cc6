import type { z } from 'zod/mini'
import type {
  MemberDetailFault,
  setMemberDetails as setMemberDetailsCall,
} from '#contract/club/member-details.ts'
import { plainNumber } from '#contract/club/national-number.ts'
import { isPhoneNumber } from '#contract/club/phone-number.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import { users } from '../../../platform/db/tables/users.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { takeVersion } from '../../../platform/http/take-version.ts'
import { addNotice } from '../../../outbound/outbound.ts'
import { findClub, findMembership } from '../members.store.ts'
import {
  changeListed,
  changeName,
  findDetails,
  listNumbersOfOthers,
  listOpenCompetitionsOf,
  type MemberDetailsRow,
} from './member-details.store.ts'
import { toMemberDetails } from './member-details-view.ts'

type Change = {
  viewer: SignedIn
  clubId: string
  memberId: string
  body: z.output<typeof setMemberDetailsCall.body>
}

type Listed = Pick<MemberDetailsRow, 'memberNumber' | 'nationalId' | 'phone'>

/**
 * An administrator corrects who a member is. Numbers are looked for in the whole list, so the club's row is locked as imports
 * lock it. What stays as it was is not checked again: lists bring in telephone numbers of every kind.
 */
export async function setMemberDetails(services: Services, change: Change): Promise<void> {
  const { viewer, clubId, memberId, body } = change
  const { firstName, lastName } = body
  const listed: Listed = {
    memberNumber: body.memberNumber ?? null,
    nationalId: body.nationalId ?? null,
    phone: body.phone ?? null,
  }
  await services.db.transaction(async (tx) => {
    await findClub(tx, clubId, { lock: true })
    await findMembership(tx, clubId, memberId)
    const before = await findDetails(tx, change)
    if (!before) throw new AppError('not_found')
    const changed = {
      name: before.firstName !== firstName || before.lastName !== lastName,
      memberNumber: before.memberNumber !== listed.memberNumber,
      nationalId: before.nationalId !== listed.nationalId,
      phone: before.phone !== listed.phone,
    }
    const which = Object.entries(changed).filter(([, isChanged]) => isChanged)
    if (which.length === 0) return
    await requireFree(tx, change, { listed, changed })
    if (changed.phone && listed.phone !== null && !isPhoneNumber(listed.phone))
      throw refused(
        'phone',
        'This cannot be dialled. Give a number such as 07700 900123.',
        'phone_unreadable',
      )
    await takeVersion(tx, users, {
      id: memberId,
      seen: body.version,
      sent: body,
      now: async () => {
        const now = await findDetails(tx, change)
        return now && toMemberDetails(now)
      },
    })
    await changeListed(tx, { clubId, memberId, ...listed })
    if (changed.name) await rename(services, tx, { ...change, hasAccount: !before.hasNoAccount })
    await services.feed.announce(tx, { kind: 'person', userId: memberId })
    // The log has no names and numbers of people, so it says only which of them changed.
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.details_changed',
      objectId: memberId,
      after: Object.fromEntries(which.map(([name]) => [`${name}Corrected`, true])),
    })
  })
  services.sessions.forget(memberId)
}

async function requireFree(
  tx: Transaction,
  change: Change,
  { listed, changed }: { listed: Listed; changed: { memberNumber: boolean; nationalId: boolean } },
): Promise<void> {
  const { memberNumber, nationalId } = listed
  const others = await listNumbersOfOthers(tx, change)
  const isTaken = (mine: string | null, theirs: (string | null)[]) =>
    mine !== null && theirs.some((one) => one !== null && plainNumber(one) === plainNumber(mine))
  if (
    changed.memberNumber &&
    isTaken(
      memberNumber,
      others.map((one) => one.memberNumber),
    )
  )
    throw refused('memberNumber', 'Another member has this membership number.', 'number_taken')
  if (
    changed.nationalId &&
    isTaken(
      nationalId,
      others.map((one) => one.nationalId),
    )
  )
    throw refused('nationalId', 'Another member has this number.', 'national_taken')
}

function refused(field: string, message: string, reason: MemberDetailFault): AppError {
  return fieldError(field, message, { reason })
}

/** Boards that can still change show the new name at once; a final result keeps the name that it was signed with. */
async function rename(
  services: Services,
  tx: Transaction,
  { viewer, clubId, memberId, body, hasAccount }: Change & { hasAccount: boolean },
): Promise<void> {
  await changeName(tx, { memberId, firstName: body.firstName, lastName: body.lastName })
  for (const competitionId of await listOpenCompetitionsOf(tx, memberId))
    await services.feed.announce(tx, { kind: 'competition', competitionId })
  if (!hasAccount || memberId === viewer.userId) return
  await addNotice(services, tx, {
    kind: 'name_corrected',
    about: {},
    clubId,
    userId: memberId,
    key: `name ${memberId} ${services.now().getTime()}`,
  })
}
