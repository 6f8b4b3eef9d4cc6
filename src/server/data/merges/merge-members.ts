import type { MergePreview, MergeRefusal, MergedPerson } from '#contract/club/member-merges.ts'
import { fullName } from '#contract/club/former-member.ts'
import { plainWords } from '#contract/club/plain-words.ts'
import { whichStays } from '#contract/club/which-record-stays.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { rollBackAfter } from '../../platform/db/roll-back.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { type ClubRow, decimalOrNull, findClub, playsElsewhere } from '../../club/club.ts'
import { makeOnePerson } from './make-one-person.ts'
import { findOthers, findPerson, findStandingMerge, type PersonOfClub } from './merges.store.ts'

type Asked = { viewer: SignedIn; clubId: string; memberId: string; otherId: string }
type Refusal = { why: MergeRefusal; competition: string | null }
type Pair = { club: ClubRow; stays: PersonOfClub; goes: PersonOfClub }

/**
 * The club says that two of its records are one person: a member who was typed twice, has two accounts, or came as a guest first.
 * One transaction; the same call again changes nothing. Refused where one person cannot stand for both.
 */
export async function mergeMembers(
  services: Services,
  asked: Asked & { reason: string },
): Promise<{ id: string; keptId: string }> {
  const { viewer, clubId, memberId, otherId, reason } = asked
  requireClubAdmin(viewer, clubId)
  const merged = await services.db.transaction(async (tx) => {
    // The same call at the same time waits here, and then finds what the first one has done.
    await findClub(tx, clubId, { lock: true })
    const done = await findStandingMerge(tx, { clubId, one: memberId, other: otherId })
    if (done) return { id: done.id, keptId: done.keptId, goneId: done.goneId }
    const pair = await readPair(tx, asked)
    const refusal = await refusalOf(tx, pair, viewer)
    if (refusal) throw refused(refusal, pair)
    const made = await makeOnePerson(services, tx, { ...pair, viewer, reason })
    if (made.refusal) throw refused(refusalIn(made.refusal), pair)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.merged',
      objectId: pair.stays.id,
      after: { merge: made.id },
    })
    return { id: made.id, keptId: pair.stays.id, goneId: pair.goes.id }
  })
  services.sessions.forget(merged.keptId)
  services.sessions.forget(merged.goneId)
  return { id: merged.id, keptId: merged.keptId }
}

/** Who else of the club may be a member: of the same last name, or whom the words find. */
export async function findCandidates(
  { db }: Services,
  { viewer, clubId, memberId, search }: Omit<Asked, 'otherId'> & { search: string | undefined },
): Promise<MergedPerson[]> {
  requireClubAdmin(viewer, clubId)
  const person = await findPerson(db, { clubId, userId: memberId })
  if (!person) throw new AppError('not_found')
  const words = plainWords(search === undefined || search === '' ? person.lastName : search)
  return (await findOthers(db, { clubId, userId: memberId, words })).map(toWire)
}

/** What a merge would do: it is made, and rolled back. */
export async function previewMerge(services: Services, asked: Asked): Promise<MergePreview> {
  const { viewer, clubId } = asked
  requireClubAdmin(viewer, clubId)
  return rollBackAfter(services.db, async (tx) => {
    const pair = await readPair(tx, asked)
    const refusal = (await refusalOf(tx, pair, viewer)) ?? (await tryMerge(services, tx, { ...pair, viewer }))
    return {
      stays: toWire(pair.stays),
      goes: toWire(pair.goes),
      refusal: refusal?.why ?? null,
      competition: refusal?.competition ?? null,
    }
  })
}

async function tryMerge(
  services: Services,
  tx: Transaction,
  merge: Pair & { viewer: SignedIn },
): Promise<Refusal | undefined> {
  const made = await makeOnePerson(services, tx, { ...merge, reason: '' })
  return made.refusal && refusalIn(made.refusal)
}

async function readPair(tx: Transaction, { clubId, memberId, otherId }: Asked): Promise<Pair> {
  // Joining by code and by invitation, and imports, change the list under this lock too.
  const club = await findClub(tx, clubId, { lock: true })
  const first = await findPerson(tx, { clubId, userId: memberId })
  const second = await findPerson(tx, { clubId, userId: otherId })
  if (!club || !first || !second) throw new AppError('not_found')
  return { club, ...whichStays(first, second) }
}

async function refusalOf(
  tx: Transaction,
  { club, stays, goes }: Pair,
  viewer: SignedIn,
): Promise<Refusal | undefined> {
  const because = (why: MergeRefusal) => ({ why, competition: null })
  if (stays.id === goes.id) return because('same_person')
  if (goes.role === 'club_admin' || goes.id === viewer.userId) return because('is_administrator')
  if (goes.kind === 'account' && (await playsElsewhere(tx, { clubId: club.id, userId: goes.id })))
    return because('plays_elsewhere')
  return undefined
}

const refusalIn = (refusal: { why: 'both_play' } | { why: 'both_entered'; competitionName: string }) => ({
  why: refusal.why,
  competition: refusal.why === 'both_entered' ? refusal.competitionName : null,
})

function refused({ why, competition }: Refusal, { goes }: Pair): AppError {
  const sentences: Record<MergeRefusal, string> = {
    same_person: 'These are one and the same record. Choose the other one.',
    both_play: 'Both have a card in play. End one of the two cards first.',
    both_entered: `Both have a card, a team or a place in the draw of ${competition ?? 'a competition'}. Take one of them out of it first.`,
    plays_elsewhere: `The account of ${fullName(goes)} is a member of another club too. Only that person can close it.`,
    is_administrator: `${fullName(goes)} is an administrator. Make them a player first, or start from the other record.`,
    changed_since: 'These records have been changed since.',
    final_since: 'A result of theirs has become final since.',
  }
  return new AppError('one_person_twice', {
    message: sentences[why],
    details: { reason: why, ...(competition === null ? {} : { competition }) },
  })
}

function toWire(person: PersonOfClub): MergedPerson {
  const { id, kind, email, memberNumber, handicapIndex, cards, entries } = person
  return {
    id,
    kind,
    email,
    memberNumber,
    cards,
    entries,
    name: fullName(person),
    handicap: decimalOrNull(handicapIndex),
  }
}
