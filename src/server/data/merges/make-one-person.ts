import { fullName } from '#contract/club/former-member.ts'
import { findCompetition, moveUpReserves } from '../../competition/competition.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { changeRecord, remakeIndexes } from '../../handicap/handicap.ts'
import { lockPlayer } from '../../identity/identity.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice, addWebhookNews } from '../../outbound/outbound.ts'
import { joinRound, lockRound, postAgain, takeUpIndex } from '../../card/card.ts'
import {
  type ClubRow,
  foldInto,
  lockListedPerson,
  mailApproval,
  takeOver,
  type TakeOverRefusal,
} from '../../club/club.ts'
import { changedRows, endSignIn, readRowsOfTwo } from './changed-rows.ts'
import { findPerson, insertMerge, listHandedIn, lockTwo, type PersonOfClub } from './merges.store.ts'

type Merge = {
  viewer: SignedIn
  club: ClubRow
  stays: PersonOfClub
  goes: PersonOfClub
  reason: string
}

export type Merged = { refusal: TakeOverRefusal } | { refusal?: undefined; id: string }

/**
 * Makes two records of a club one, `stays`, with everything of both, and keeps what this changes so that it can be taken back. A
 * guest's cards go on the record of the member that they are. Part of the caller's transaction, which holds the club's lock, says it
 * in the audit log, and is to be rolled back after a refusal.
 */
export async function makeOnePerson(services: Services, tx: Transaction, merge: Merge): Promise<Merged> {
  const { viewer, club, stays, goes, reason } = merge
  const pair = { from: goes.id, to: stays.id }
  await lockTwo(tx, pair)
  const before = await readRowsOfTwo(tx, pair)
  const handedIn = await listHandedIn(tx, goes.id)
  if (goes.kind === 'account') await endSignIn(tx, goes.id)
  const taken = await join(services, tx, merge)
  if (taken.refusal) return taken
  for (const roundId of handedIn) {
    const round = await lockRound(tx, roundId)
    if (round && goes.kind === 'guest' && stays.kind !== 'guest') await postAgain(services, tx, round)
    if (round) await joinRound(services, tx, round)
  }
  await remakeIndex(services, tx, { club, userId: stays.id })
  await takeUpIndex(services, tx, { userId: stays.id, by: viewer })
  const id = newId('mrg')
  await insertMerge(tx, {
    id,
    clubId: club.id,
    keptId: stays.id,
    goneId: goes.id,
    goneName: fullName(goes),
    reason,
    madeBy: viewer.userId,
    madeAt: services.now(),
    changes: changedRows(before, await readRowsOfTwo(tx, pair), pair),
  })
  for (const competitionId of taken.freed) {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (competition) await moveUpReserves(services, tx, competition)
  }
  await tellOf(services, tx, merge)
  return { id }
}

async function join(services: Services, tx: Transaction, { club, stays, goes }: Merge) {
  const listed =
    stays.kind === 'account' && goes.kind === 'listed'
      ? await lockListedPerson(tx, { clubId: club.id, userId: goes.id })
      : undefined
  return listed
    ? takeOver(services, tx, { listed, userId: stays.id })
    : foldInto(services, tx, { from: goes.id, to: stays.id, clubId: club.id })
}

async function tellOf(services: Services, tx: Transaction, merge: Merge): Promise<void> {
  const { club, stays, goes } = merge
  const now = await findPerson(tx, { clubId: club.id, userId: stays.id })
  if (stays.status === 'pending' && now?.status === 'active') {
    await mailApproval(services, tx, { clubId: club.id, memberId: stays.id })
    const about = { memberId: stays.id }
    await addWebhookNews(tx, { event: 'member.joined', about, clubId: club.id, now: services.now() })
  }
  if (stays.kind === 'account')
    await addNotice(services, tx, {
      kind: 'record_joined',
      about: {},
      clubId: club.id,
      key: `joined ${goes.id}`,
      userId: stays.id,
    })
  await services.feed.announce(tx, { kind: 'person', userId: stays.id })
}

/**
 * What a record makes of the index: what each of the two played counts on its day. `without`, in tenths: the index where the record
 * makes none; undefined leaves the one there is.
 */
export async function remakeIndex(
  services: Services,
  tx: Transaction,
  {
    club,
    userId,
    without,
  }: { club: Pick<ClubRow, 'handicapMode'>; userId: string; without?: number | null | undefined },
): Promise<void> {
  if (club.handicapMode !== 'whs') return
  const person = await lockPlayer(tx, userId)
  if (!person) return
  const index = person.handicapIndex
  await changeRecord(services, tx, {
    kind: 'rows_moved',
    moves: () =>
      remakeIndexes(
        tx,
        new Map([[userId, index]]),
        new Map([[userId, without === undefined ? index : without]]),
      ),
  })
}
