import type { EnteredReply } from '#contract/competition/entries.ts'
import type { ErrorCode } from '#contract/platform/error-body.ts'
import { mayBeSeenInCompetitions } from '#contract/data/guardian-answer.ts'
import { fullName } from '#contract/club/former-member.ts'
import { isEligible, type Admission } from '#golf/competition/eligibility.ts'
import { isFull } from '#golf/competition/join.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { countEntered, type CompetitionRow } from '../competitions.store.ts'
import { readAdmission } from './admission.ts'
import { listPresent, saveEntries, type NewEntry } from './entries.store.ts'
import { listCandidatesNamed, toEntrant, type Candidate } from './entrants.store.ts'
import { moveUpReserves } from './move-up-reserves.ts'
import { lockWithOpenField } from './require-entries.ts'

type Input = { viewer: SignedIn; competitionId: string; userIds: readonly string[]; reason: string | null }

/** What became of each; a refusal has the code of its reason. */
export type Entering = Omit<EnteredReply, 'refused'> & {
  refused: (EnteredReply['refused'][number] & { code: ErrorCode })[]
}

/**
 * Enters players for the club in the order given, also outside of the entry times and where players cannot enter by
 * themselves. Where it is full they stand on the reserve list. Whom the competition does not admit is left out, unless
 * the club says why it does. Who is in it already stays as they are.
 */
export async function enterPlayers(services: Services, input: Input): Promise<Entering> {
  return services.db.transaction(async (tx) => {
    const competition = await lockWithOpenField(services, tx, input)
    refuseAdmitting(input, competition)
    return enterInto(services, tx, { ...input, competition })
  })
}

/** Whom a competition does not admit is let in by the committee, not by a desk helper. */
export function refuseAdmitting(
  { viewer, reason }: { viewer: SignedIn; reason: string | null },
  { clubId }: CompetitionRow,
): void {
  if (reason !== null) requireClubAdmin(viewer, clubId)
}

/** The same within the caller's transaction, which has locked the competition. */
export async function enterInto(
  services: Services,
  tx: Transaction,
  { viewer, competition, reason, ...input }: Omit<Input, 'competitionId'> & { competition: CompetitionRow },
): Promise<Entering> {
  const competitionId = competition.id
  const userIds = [...new Set(input.userIds)]
  await moveUpReserves(services, tx, competition)
  const people = await findAll(tx, { clubId: competition.clubId, userIds })
  const present = new Map((await listPresent(tx, { competitionId, userIds })).map((one) => [one.userId, one]))
  const { maxParticipants } = competition
  const admission = await readAdmission(tx, competition)
  let entered = await countEntered(tx, competition)
  const entries: NewEntry[] = []
  const reply: Entering = { entered: [], reserve: [], refused: [] }
  for (const person of people) {
    const { userId } = person
    const was = present.get(userId)?.status
    if (was === 'entered') {
      reply.entered.push(userId)
      continue
    }
    const refusal = refusalOf(admission, person)
    if (refusal && (reason === null || !refusal.canAdmit)) {
      reply.refused.push({ userId, name: fullName(person), code: refusal.code, message: refusal.message })
      continue
    }
    const status = isFull({ maxParticipants, entered }) ? 'reserve' : 'entered'
    reply[status].push(userId)
    if (was === status) continue
    if (status === 'entered') entered += 1
    entries.push({ userId, status, admittedReason: refusal ? reason : null })
  }
  const by = viewer.userId
  await saveEntries(tx, { competition, entries, enteredBy: by, now: services.now() })
  await tell(services, tx, { viewer, competition, entries })
  return reply
}

async function tell(
  services: Services,
  tx: Transaction,
  { viewer, competition, entries }: { viewer: SignedIn; competition: CompetitionRow; entries: NewEntry[] },
): Promise<void> {
  const { id: competitionId, clubId } = competition
  const placed = entries.filter(({ status }) => status === 'entered').map(({ userId }) => userId)
  for (const userId of placed) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  await addNotices(services, tx, {
    kind: 'entered_by_club',
    about: { competitionId },
    clubId,
    userIds: placed.filter((userId) => userId !== viewer.userId),
    key: `entered ${competitionId} ${services.now().toISOString()}`,
  })
  for (const { userId, status, admittedReason } of entries)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'competition.entered',
      objectId: competitionId,
      subjectId: userId,
      after: { status },
      reason: admittedReason ?? null,
    })
}

/** In the order asked for. Somebody who is no player of the club is named by nothing but the field. */
async function findAll(
  tx: Transaction,
  { clubId, userIds }: { clubId: string; userIds: readonly string[] },
): Promise<Candidate[]> {
  const found = new Map((await listCandidatesNamed(tx, { clubId, userIds })).map((one) => [one.userId, one]))
  return userIds.map((userId) => {
    const person = found.get(userId)
    if (!person) throw fieldError('userIds', 'One of these people is no longer a player of the club.')
    return person
  })
}

function refusalOf(
  admission: Admission,
  person: Candidate,
): { code: ErrorCode; message: string; canAdmit: boolean } | undefined {
  if (!mayBeSeenInCompetitions(person.guardianAnswer ?? undefined))
    return {
      code: 'guardian_needed',
      canAdmit: false,
      message: 'A parent or guardian has to agree before they can be in a competition.',
    }
  const eligible = isEligible(admission, toEntrant(person))
  return eligible.ok ? undefined : { code: eligible.reason, message: eligible.detail ?? '', canAdmit: true }
}
