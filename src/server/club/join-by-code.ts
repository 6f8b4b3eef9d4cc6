import { addWebhookNews, queueMailToAdmins } from '../outbound/outbound.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { absoluteUrl } from '../platform/http/absolute-url.ts'
import { addMember, findClub } from './members/members.store.ts'
import { lockListedMember, takeOver } from './members/take-over.store.ts'
import { clearTypedClubCode, type PersonRow, setCurrentClub } from '../identity/identity.ts'

/**
 * Makes a person a player of the club whose code they gave, or a pending member where the club approves its members, and
 * mails the administrators (D18). `mustWait`: club codes are being guessed, so everybody who joins waits for approval
 * (P20). Refuses with `club_full`. Inside the caller's transaction.
 */
export async function joinByCode(
  services: Pick<Services, 'config' | 'events' | 'machine' | 'now'>,
  tx: Transaction,
  input: { clubId: string; person: PersonRow; mustWait: boolean; requestId: string },
): Promise<void> {
  const { clubId, person, mustWait, requestId } = input
  const now = services.now()
  const club = await findClub(tx, clubId, { lock: true })
  if (!club) throw new AppError('club_code_invalid')
  if (await joinAsListed(services, tx, { clubId, person })) {
    await recordAction(services, tx, {
      by: { ...person, requestId },
      clubId,
      action: 'member.account_joined',
      objectId: person.userId,
    })
    return
  }
  const status = club.requiresApproval || mustWait ? 'pending' : 'active'
  const isIn = await addMember(tx, { club, userId: person.userId, role: 'player', status, now })
  if (!isIn)
    throw new AppError('club_full', {
      message: `${club.name} has reached its limit of ${club.maxMembers} members.`,
    })
  await clearTypedClubCode(tx, person.userId)
  if (status === 'active') await setCurrentClub(tx, person.userId, club.id)
  await queueMailToAdmins(tx, {
    clubId,
    eventKey: `join ${clubId} ${person.userId} ${now.getTime()}`,
    content: {
      kind: status === 'active' ? 'member_joined' : 'member_waits',
      clubId,
      clubName: club.name,
      memberName: `${person.firstName} ${person.lastName}`,
      link: absoluteUrl(services, { path: '/club-admin?tab=members', networkHost: club.networkHost }),
    },
    now,
  })
  if (status === 'active')
    await addWebhookNews(tx, { event: 'member.joined', about: { memberId: person.userId }, clubId, now })
  await recordAction(services, tx, {
    by: { ...person, requestId },
    clubId,
    action: status === 'active' ? 'member.joined' : 'member.waits',
    objectId: person.userId,
    after: { role: 'player' },
  })
}

/** Whoever has proved an address of the club's list is that member from now on; without a proof they are somebody new. */
async function joinAsListed(
  services: Pick<Services, 'events'>,
  tx: Transaction,
  { clubId, person }: { clubId: string; person: PersonRow },
): Promise<boolean> {
  const { userId, email } = person
  const listed = person.emailVerified ? await lockListedMember(tx, { clubId, email }) : undefined
  if (!listed || (await takeOver(services, tx, { listed, userId })).refusal) return false
  await clearTypedClubCode(tx, userId)
  await setCurrentClub(tx, userId, clubId)
  return true
}
