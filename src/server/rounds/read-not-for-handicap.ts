import type { Day } from '#domain/day.ts'
import { clubDay } from '../db/club-day.ts'
import type { Queryable } from '../db/transaction.ts'
import { findClub } from '../members/members.store.ts'
import { readDeclaredOf } from './declared-of-round.ts'
import type { RoundRow } from './rounds.store.ts'

type Why = { reason: string; note: string | null }

/** Why a card goes on no handicap record, as far as it is known before it is played. */
export async function readNotForHandicap(db: Queryable, round: RoundRow): Promise<Why | undefined> {
  return readFor(db, round)
}

/** The same of a round that would be started at that moment. */
export async function readNotForHandicapAhead(
  db: Queryable,
  start: { clubId: string; courseId: string; competitionId: string | null; startedAt: Date },
): Promise<Why | undefined> {
  return readFor(db, { ...start, isPractice: false })
}

async function readFor(
  db: Queryable,
  round: Pick<RoundRow, 'clubId' | 'courseId' | 'competitionId' | 'startedAt' | 'isPractice'>,
): Promise<Why | undefined> {
  const club = await findClub(db, round.clubId)
  const day: Day = clubDay(round.startedAt, club?.timeZone ?? 'UTC')
  return (await readDeclaredOf(db, round, { day })).declared
}
