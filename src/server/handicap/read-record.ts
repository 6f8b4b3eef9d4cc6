import type { HandicapRecord } from '#contract/handicap/handicap.ts'
import type { SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { isOnHandicapCommittee, mayAdministerClub, mayPlayAt } from '#contract/club/permissions.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { listDisqualified } from './disqualified-cards.store.ts'
import { clubDay } from '../platform/db/club-day.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findClub } from '../club/club.ts'
import { listCorrectionsOf } from './corrections/corrections.store.ts'
import { listDecisionsWithNames } from './decisions/decisions.store.ts'
import { listRoundsElsewhere } from './elsewhere/rounds-elsewhere.store.ts'
import { findHandicapIndex, findPlayerInClubs, listRecordRows, listRulings } from './handicap.store.ts'
import { listConditionsOf } from './playing-conditions/playing-conditions.store.ts'
import { toWireRecord, type StoredRecord } from './record-view.ts'

type Reading = Pick<Services, 'db' | 'now'>

/** The reader's own record, as their current club's members have theirs. */
export async function readOwnRecord(
  { db, now }: Reading,
  viewer: SignedIn,
  say: SayLines,
): Promise<HandicapRecord> {
  const { userId, currentClubId } = viewer
  const club = currentClubId === null ? undefined : await findClub(db, currentClubId)
  const today = clubDay(now(), club?.timeZone ?? 'UTC')
  const handicapIndex = await findHandicapIndex(db, userId)
  const mayEnter = currentClubId !== null && mayPlayAt(viewer, currentClubId)
  const player = { ...viewer, ...ofClub(club, { mayEnter }), id: userId, handicapIndex, today }
  return toWireRecord(player, await readStored(db, userId), say)
}

/** The record of a member, for the administrators of their clubs. */
export async function readMemberRecord(
  { db, now }: Reading,
  viewer: SignedIn,
  { memberId, say }: { memberId: string; say: SayLines },
): Promise<HandicapRecord> {
  const player = await findPlayerInClubs(db, memberId, clubsOf(viewer))
  if (!player) throw new AppError('not_found')
  const mayDecide = isOnHandicapCommittee(viewer)
  const today = clubDay(now(), player.timeZone)
  const mayEnter = mayDecide && memberId !== viewer.userId
  return toWireRecord(
    { ...player, ...ofClub(player, { mayEnter }), mayDecide, today },
    await readStored(db, player.id),
    say,
  )
}

async function readStored(db: Queryable, userId: string): Promise<StoredRecord> {
  return {
    rows: await listRecordRows(db, userId),
    corrections: await listCorrectionsOf(db, userId),
    rulings: await listRulings(db, userId),
    decisions: await listDecisionsWithNames(db, userId),
    conditions: await listConditionsOf(db, userId),
    disqualified: await listDisqualified(db, userId),
    elsewhere: await listRoundsElsewhere(db, userId),
  }
}

/** What of a club decides how its members' indexes are made. */
function ofClub(
  club: { handicapMode: string; rulesOfPlay: Record<string, string> | null } | undefined,
  { mayEnter }: { mayEnter: boolean },
) {
  const { firstIndex, roundsElsewhere } = readRulesOfPlay(club?.rulesOfPlay ?? null)
  return {
    handicapMode: club?.handicapMode,
    firstIndex,
    mayEnterElsewhere: mayEnter && club?.handicapMode === 'whs',
    waitsElsewhere: roundsElsewhere === 'wait',
  }
}

/** The clubs whose administrator somebody is. */
export function clubsOf(viewer: SignedIn): string[] {
  return viewer.memberships.map((one) => one.clubId).filter((clubId) => mayAdministerClub(viewer, clubId))
}
