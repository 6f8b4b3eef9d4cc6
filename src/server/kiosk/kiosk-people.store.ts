import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { competitionEntries } from '../db/tables/competitions.ts'
import { memberships } from '../db/tables/clubs.ts'
import { rounds } from '../db/tables/rounds.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

const fullName = sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`

/** Whoever plays at the club now. */
function playersOf(db: Queryable, clubId: string) {
  return {
    select: db
      .select({ id: users.id, name: fullName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId)),
    plays: and(
      eq(memberships.clubId, clubId),
      eq(memberships.status, 'active'),
      or(eq(memberships.role, 'player'), eq(memberships.alsoPlays, true)),
    ),
  }
}

/** Players with an open card at the club, or entered in one of these competitions, by name. */
export async function listPlayersOfDay(
  db: Queryable,
  { clubId, competitionIds, limit }: { clubId: string; competitionIds: readonly string[]; limit: number },
) {
  const { select, plays } = playersOf(db, clubId)
  const hasOpenCard = sql`exists (select 1 from ${rounds} r
    where r.user_id = ${users.id} and r.club_id = ${clubId} and r.status = 'in_progress')`
  const entered = inArray(
    users.id,
    db
      .select({ userId: competitionEntries.userId })
      .from(competitionEntries)
      .where(
        and(
          inArray(competitionEntries.competitionId, [...competitionIds]),
          eq(competitionEntries.status, 'entered'),
        ),
      ),
  )
  return select
    .where(and(plays, competitionIds.length === 0 ? hasOpenCard : or(hasOpenCard, entered)))
    .orderBy(asc(fullName), asc(users.id))
    .limit(limit)
}

/** Players whose name contains these letters. */
export async function findPlayersNamed(
  db: Queryable,
  { clubId, letters, limit }: { clubId: string; letters: string; limit: number },
) {
  const { select, plays } = playersOf(db, clubId)
  const pattern = `%${letters.replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`
  return select
    .where(and(plays, ilike(fullName, pattern)))
    .orderBy(asc(fullName), asc(users.id))
    .limit(limit)
}

export async function findPlayerName(
  db: Queryable,
  { clubId, playerId }: { clubId: string; playerId: string },
) {
  const { select, plays } = playersOf(db, clubId)
  return (await select.where(and(plays, eq(users.id, playerId))))[0]
}
