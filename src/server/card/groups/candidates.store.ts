import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { playingGroups } from '../../platform/db/tables/groups.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const MOST_LISTED = 50
const Candidate = z.object({ userId: z.string(), firstName: z.string(), lastName: z.string() })
export type Candidate = z.infer<typeof Candidate>

type Asking = {
  group: Pick<typeof playingGroups.$inferSelect, 'id' | 'clubId' | 'competitionId'>
  /** An administrator of the club, who sees all of its members. */
  seesAll: boolean
}

/**
 * Whom somebody may put into a group. In a competition those entered whose last card is not in, in the order of their entry,
 * the ones without a card first. Else members who play, by name: for players only those whose names they can read on the
 * club's boards, because the list of members is for administrators (D20).
 */
export async function listCandidates(
  db: Queryable,
  { search, ...asking }: Asking & { search: string },
): Promise<Candidate[]> {
  const matches = sql`position(lower(${search}) in lower(u.first_name || ' ' || u.last_name)) > 0`
  const { rows } = await db.execute(
    sql`${candidates(asking)} and ${matches} ${order(asking)} limit ${MOST_LISTED}`,
  )
  return rows.map((row) => Candidate.parse(row))
}

/** One of them; undefined for everybody else, so that nobody learns whether an id is somebody's. */
export async function findCandidate(
  db: Queryable,
  { userId, ...asking }: Asking & { userId: string },
): Promise<Candidate | undefined> {
  const { rows } = await db.execute(sql`${candidates(asking)} and u.id = ${userId}`)
  return rows[0] === undefined ? undefined : Candidate.parse(rows[0])
}

const person = sql`select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName"`

function candidates({ group, seesAll }: Asking): SQL {
  const notInIt = sql`not exists (
    select 1 from playing_group_members m where m.group_id = ${group.id} and m.user_id = u.id and m.left_at is null)`
  if (group.competitionId !== null)
    return sql`${person} from competition_entries e join users u on u.id = e.user_id
      where e.competition_id = ${group.competitionId} and e.status = 'entered' and u.erased_at is null and ${notInIt}
        and (exists (select 1 from memberships m where m.club_id = ${group.clubId} and m.user_id = u.id
            and m.status = 'active')
          or exists (select 1 from guests g where g.user_id = u.id and g.club_id = ${group.clubId}))
        and (select count(*) from rounds r where r.competition_id = e.competition_id and r.user_id = u.id
          and r.status in ('submitted', 'withdrawn'))
          < (select c.round_count from competitions c where c.id = e.competition_id)`
  const isSeen = sql`exists (
    select 1 from competition_entries e join competitions c on c.id = e.competition_id
    where e.user_id = u.id and e.status = 'entered' and c.club_id = ${group.clubId} and c.status <> 'draft')`
  return sql`${person} from memberships m join users u on u.id = m.user_id
    where m.club_id = ${group.clubId} and m.status = 'active' and (m.role = 'player' or m.also_plays)
      and ${notInIt} and ${seesAll ? sql`true` : isSeen}`
}

function order({ group }: Asking): SQL {
  return group.competitionId === null
    ? sql`order by u.last_name, u.first_name, u.id`
    : sql`order by exists (select 1 from rounds r where r.competition_id = e.competition_id and r.user_id = u.id
        and r.status = 'in_progress'), e.entered_at, u.id`
}
