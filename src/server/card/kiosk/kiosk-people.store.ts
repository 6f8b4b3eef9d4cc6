import { and, asc, eq, ilike, inArray, not, or, sql } from 'drizzle-orm'
import { byName } from '#golf/by-name.ts'
import { competitionEntries, competitions } from '../../platform/db/tables/competitions.ts'
import { memberships } from '../../platform/db/tables/clubs.ts'
import { guests } from '../../platform/db/tables/groups.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const fullName = sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`

const playersOf = (db: Queryable) =>
  db
    .select({ id: users.id, name: fullName, firstName: users.firstName, lastName: users.lastName })
    .from(users)

const inOrder = [asc(users.lastName), asc(users.firstName), asc(users.id)]

type Found = Awaited<ReturnType<typeof playersOf>>

/** The store sorts to know whom it leaves out beyond the limit; its order of letters is not a reader's. */
function listed(found: Found) {
  return found.sort(byName()).map(({ id, name }) => ({ id, name }))
}

type OfDay = {
  clubId: string
  competitionIds: readonly string[]
  /** Without those whose card of the competition is in already. */
  isCardAwaited?: boolean
}

const hasOpenCard = (clubId: string) => sql`exists (select 1 from ${rounds} r
  where r.user_id = ${users.id} and r.club_id = ${clubId} and r.status = 'in_progress')`

/** Not all cards of the competition are handed in, and the club has not ruled that none comes. */
const isAwaited = sql`${competitionEntries.cardStatus} = 'playing'
  and (select count(*) from ${rounds} r where r.competition_id = ${competitionEntries.competitionId}
    and r.club_id = ${competitionEntries.clubId} and r.user_id = ${competitionEntries.userId}
    and r.status <> 'abandoned' and r.status <> 'in_progress')
  < (select c.round_count from ${competitions} c where c.id = ${competitionEntries.competitionId})`

/** An open card at the club, or a place in one of these competitions. */
function playsNow(db: Queryable, { clubId, competitionIds, isCardAwaited = false }: OfDay) {
  if (competitionIds.length === 0) return hasOpenCard(clubId)
  const entered = db
    .select({ userId: competitionEntries.userId })
    .from(competitionEntries)
    .where(
      and(
        inArray(competitionEntries.competitionId, [...competitionIds]),
        eq(competitionEntries.status, 'entered'),
        isCardAwaited ? isAwaited : undefined,
      ),
    )
  return or(hasOpenCard(clubId), inArray(users.id, entered))
}

/** Members of the club who play, and its guests (U39), each read by the index of their club, never all people. */
function isPlayer(clubId: string) {
  return sql`${users.id} in (
    select m.user_id from ${memberships} m where m.club_id = ${clubId} and m.status = 'active'
      and (m.role = 'player' or m.also_plays)
    union select g.user_id from ${guests} g where g.club_id = ${clubId})`
}

const isNoGuest = sql`not exists (select 1 from ${guests} g where g.user_id = ${users.id})`

/** Players with an open card at the club, or entered in one of these competitions, by surname. Who has handed in may be left out. */
export async function listPlayersOfDay(db: Queryable, { limit, ...day }: OfDay & { limit: number }) {
  return listed(
    await playersOf(db)
      .where(and(isPlayer(day.clubId), playsNow(db, day)))
      .orderBy(...inOrder)
      .limit(limit),
  )
}

/** Players whose name contains these letters: members, and those guests who play now. */
export async function findPlayersNamed(
  db: Queryable,
  { letters, limit, ...day }: OfDay & { letters: string; limit: number },
) {
  const pattern = `%${letters.replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`
  return listed(
    await playersOf(db)
      .where(and(isPlayer(day.clubId), ilike(fullName, pattern), or(isNoGuest, playsNow(db, day))))
      .orderBy(...inOrder)
      .limit(limit),
  )
}

/**
 * A member who plays, or a guest with an open card or in a competition of the club whose result is not final: a guest who
 * was shown here a moment ago is still somebody when it has just ended.
 */
/** Whether they can sign in: a guest cannot, nor who is only on a club's list. */
export async function hasAccount(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), not(memberships.hasNoAccount)))
    .limit(1)
  return rows.length > 0
}

export async function findPlayerName(
  db: Queryable,
  { clubId, playerId }: { clubId: string; playerId: string },
) {
  const isEntered = sql`exists (select 1 from ${competitionEntries} e
    join ${competitions} c on c.id = e.competition_id
    where e.user_id = ${users.id} and e.status = 'entered' and c.club_id = ${clubId}
      and c.status not in ('draft', 'cancelled', 'final'))`
  const mayPlay = or(isNoGuest, hasOpenCard(clubId), isEntered)
  return listed(await playersOf(db).where(and(eq(users.id, playerId), isPlayer(clubId), mayPlay)))[0]
}
