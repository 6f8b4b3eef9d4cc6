import { clubDay } from '../db/club-day.ts'
import type { Queryable } from '../db/transaction.ts'
import { findClub } from '../members/members.store.ts'
import { readDeclaredOf } from './declared-of-round.ts'
import type { RoundRow } from './rounds.store.ts'

/** Why a card goes on no handicap record, as far as it is known before it is played. */
export async function readNotForHandicap(
  db: Queryable,
  round: RoundRow,
): Promise<{ reason: string; note: string | null } | undefined> {
  const club = await findClub(db, round.clubId)
  const day = clubDay(round.startedAt, club?.timeZone ?? 'UTC')
  return (await readDeclaredOf(db, round, { day })).declared
}
