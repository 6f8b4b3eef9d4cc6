import { MOST_HELPERS } from '#contract/competition/desk-helpers.ts'
import type { AuditAction } from '#contract/platform/audit-action.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { findCompetition, type CompetitionRow } from '../competitions.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub, findMembership, inviteForDesk } from '../../club/club.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { countHelpers, deleteHelper, insertHelper } from './desk-helpers.store.ts'
import { isOpen, listSameDay } from './same-day.ts'

type Of = { viewer: SignedIn; competitionId: string }
/** Also at the club's other open competitions of that day: at all of them, or at those that were shown. */
type ForDay = Of & { alsoAt: readonly string[] | 'all' }

/** Where they help now. */
export type Desk = { id: string; name: string }

/** Lets a member run the desk. Their sessions hear of it with the commit, in every process. */
export async function addHelper(services: Services, input: ForDay & { helperId: string }): Promise<Desk[]> {
  const desks = await services.db.transaction(async (tx) => {
    const competitions = await lockOpen(services, tx, input)
    for (const competition of competitions) await putHelper(services, tx, { ...input, competition })
    return competitions
  })
  services.sessions.forget(input.helperId)
  return desks
}

/** The same by an e-mail address, whose owner need not be a member yet. */
export async function inviteHelper(services: Services, input: ForDay & { email: string }): Promise<Desk[]> {
  const { viewer, competitionId, email } = input
  const { memberId, desks } = await services.db.transaction(async (tx) => {
    const found = await findCompetition(tx, competitionId)
    if (!found) throw new AppError('not_found')
    requireClubAdmin(viewer, found.clubId)
    // Invitations lock the club's row before anything of a competition.
    await findClub(tx, found.clubId, { lock: true })
    const competitions = await lockOpen(services, tx, input)
    const invited = await inviteForDesk(services, tx, { viewer, clubId: found.clubId, email })
    for (const competition of competitions)
      if ('memberId' in invited)
        await putHelper(services, tx, { viewer, competition, helperId: invited.memberId })
      else await putInvited(services, tx, { viewer, competition, ...invited })
    return { memberId: 'memberId' in invited ? invited.memberId : undefined, desks: competitions }
  })
  if (memberId !== undefined) services.sessions.forget(memberId)
  return desks
}

/** Takes somebody back, who is told: their next request is refused. */
export async function removeHelper(services: Services, input: Of & { helperId: string }): Promise<void> {
  const { viewer, competitionId } = input
  const userId = await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    const gone = await deleteHelper(tx, input)
    if (!gone) return undefined
    await record(services, tx, {
      viewer,
      competition,
      userId: gone.userId,
      action: 'competition.helper_removed',
    })
    if (gone.userId === null) return undefined
    await services.feed.announce(tx, { kind: 'person', userId: gone.userId })
    await addNotice(services, tx, {
      kind: 'desk_help_ended',
      about: { competitionId },
      clubId: competition.clubId,
      userId: gone.userId,
      key: `desk help ended ${competitionId} ${services.now().getTime()}`,
    })
    return gone.userId
  })
  if (userId !== undefined) services.sessions.forget(userId)
}

type Put = { viewer: SignedIn; competition: CompetitionRow; helperId: string }

async function putHelper(
  services: Services,
  tx: Transaction,
  { viewer, competition, helperId: userId }: Put,
): Promise<void> {
  const { id: competitionId, clubId } = competition
  const membership = await findMembership(tx, clubId, userId)
  if (membership?.status !== 'active') throw new AppError('not_found')
  if (membership.hasNoAccount) throw new AppError('has_no_account')
  if (membership.role === 'club_admin')
    throw fieldError('helperId', 'An administrator runs every desk of the club already.')
  if (!(await insertHelper(tx, { ...newRow(services, viewer, competition), userId }))) return
  await requireRoom(tx, competition)
  await services.feed.announce(tx, { kind: 'person', userId })
  await addNotice(services, tx, {
    kind: 'desk_help',
    about: { competitionId },
    clubId,
    userId,
    key: `desk help ${competitionId} ${services.now().getTime()}`,
  })
  await record(services, tx, { viewer, competition, userId, action: 'competition.helper_added' })
}

async function putInvited(
  services: Services,
  tx: Transaction,
  of: { viewer: SignedIn; competition: CompetitionRow; invitationId: string },
): Promise<void> {
  const { viewer, competition, invitationId } = of
  if (!(await insertHelper(tx, { ...newRow(services, viewer, competition), invitationId }))) return
  await requireRoom(tx, competition)
  await recordAction(services, tx, {
    by: viewer,
    clubId: competition.clubId,
    action: 'competition.helper_invited',
    objectId: competition.id,
    after: { invitation: invitationId },
  })
}

function newRow({ now }: Pick<Services, 'now'>, viewer: SignedIn, { id, clubId }: CompetitionRow) {
  return { competitionId: id, clubId, addedBy: viewer.userId, now: now() }
}

/** Counted under the lock of the competition, with whoever was just added. */
async function requireRoom(tx: Transaction, { id, name }: CompetitionRow): Promise<void> {
  if ((await countHelpers(tx, id)) > MOST_HELPERS)
    throw fieldError(
      'helperId',
      `A desk can have ${MOST_HELPERS} helpers at most, and ${name} has them. Remove one first.`,
    )
}

/** Locked, those of a whole day in one order for all; of the day's others, those that were closed meanwhile are left out. */
async function lockOpen(services: Services, tx: Transaction, input: ForDay): Promise<CompetitionRow[]> {
  const { viewer, competitionId, alsoAt } = input
  const asked = await findCompetition(tx, competitionId)
  if (!asked) throw new AppError('not_found')
  requireClubAdmin(viewer, asked.clubId)
  const sameDay = alsoAt.length > 0 ? await listSameDay(services, tx, asked) : []
  const others = sameDay.filter(({ id }) => alsoAt === 'all' || alsoAt.includes(id))
  const locked: CompetitionRow[] = []
  for (const id of [competitionId, ...others.map((one) => one.id)].sort()) {
    const competition = await findCompetition(tx, id, { lock: true })
    if (competition && isOpen(competition, services.now())) locked.push(competition)
    else if (id === competitionId)
      throw new AppError('not_open', { message: 'This competition is over, so its desk needs no helper.' })
  }
  return locked
}

async function record(
  services: Services,
  tx: Transaction,
  input: { viewer: SignedIn; competition: CompetitionRow; userId: string | null; action: AuditAction },
): Promise<void> {
  const { viewer, competition, userId, action } = input
  await recordAction(services, tx, {
    by: viewer,
    clubId: competition.clubId,
    action,
    objectId: competition.id,
    ...(userId !== null && { subjectId: userId }),
  })
}
