import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NoticeKind } from '#contract/outbound/notice-kinds.ts'
import { receiptKinds } from '#contract/outbound/receipt-kinds.ts'
import { cardObjections } from '../../platform/db/tables/card-objections.ts'
import { clubs, memberships } from '../../platform/db/tables/clubs.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { kioskHandIns } from '../../platform/db/tables/kiosks.ts'
import { notices, noticesOff } from '../../platform/db/tables/notices.ts'
import { playerMessages } from '../../platform/db/tables/player-messages.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { startPlaces, startSheets } from '../../platform/db/tables/start-sheets.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

const players = alias(users, 'players')
const actors = alias(users, 'actors')
const playedCompetitions = alias(competitions, 'played_competitions')

/** Of clubs that the reader still belongs to, of their own cards anywhere, and that they help no longer, as leaving ends that. */
const isShown = or(
  eq(memberships.status, 'active'),
  eq(rounds.userId, notices.userId),
  eq(notices.kind, 'desk_help_ended'),
)

/** With whom the reader starts, of those who are still entered. */
const partnersOf = sql<string[] | null>`case when ${startPlaces.userId} is not null then array(
  select trim(u.first_name || ' ' || u.last_name) from ${startPlaces} o
    join competition_entries e on e.competition_id = o.competition_id and e.user_id = o.user_id and e.status = 'entered'
    join ${users} u on u.id = o.user_id
  where o.competition_id = ${startPlaces.competitionId} and o.group_number = ${startPlaces.groupNumber}
    and o.user_id <> ${startPlaces.userId} order by o.place) end`

function selectWithNames(db: Queryable) {
  return db
    .select({
      notice: notices,
      clubName: clubs.name,
      timeZone: clubs.timeZone,
      networkHost: clubs.networkHost,
      round: rounds,
      courseName: courses.name,
      player: { firstName: players.firstName, lastName: players.lastName },
      by: { firstName: actors.firstName, lastName: actors.lastName },
      markerCard: playedCompetitions.markerCard,
      competition: { name: competitions.name, startDate: competitions.startDate },
      start: { startsAt: startPlaces.startsAt, hole: startPlaces.hole, half: startPlaces.half },
      partners: partnersOf,
      message: playerMessages.text,
      answer: sql<string | null>`coalesce(${cardObjections.answer}, ${kioskHandIns.settledReason})`,
    })
    .from(notices)
    .innerJoin(clubs, eq(clubs.id, notices.clubId))
    .leftJoin(
      memberships,
      and(eq(memberships.clubId, notices.clubId), eq(memberships.userId, notices.userId)),
    )
    .leftJoin(rounds, eq(rounds.id, notices.roundId))
    .leftJoin(playedCompetitions, eq(playedCompetitions.id, rounds.competitionId))
    .leftJoin(courses, eq(courses.id, rounds.courseId))
    .leftJoin(players, eq(players.id, rounds.userId))
    .leftJoin(actors, eq(actors.id, notices.byId))
    .leftJoin(competitions, eq(competitions.id, notices.competitionId))
    .leftJoin(
      startSheets,
      and(
        eq(notices.kind, 'start_time'),
        eq(startSheets.id, notices.competitionId),
        isNotNull(startSheets.publishedAt),
      ),
    )
    .leftJoin(
      startPlaces,
      and(eq(startPlaces.competitionId, startSheets.id), eq(startPlaces.userId, notices.userId)),
    )
    .leftJoin(playerMessages, sql`${playerMessages.id} = ${notices.facts} ->> 'messageId'`)
    .leftJoin(cardObjections, sql`${cardObjections.id} = ${notices.facts} ->> 'objectionId'`)
    .leftJoin(kioskHandIns, sql`${kioskHandIns.id} = ${notices.facts} ->> 'handInId'`)
}

export type NoticeRow = Awaited<ReturnType<typeof selectWithNames>>[number]

/** Whether it still tells its reader something: not once they have read it, unless it confirms what they did. */
export function isWanted({ notice }: Pick<NoticeRow, 'notice'>): boolean {
  return notice.readAt === null || receiptKinds.includes(notice.kind)
}

/** Latest first, by the index of a person's notices from `before` downwards. */
export async function listNoticesOf(
  db: Queryable,
  { userId, before, limit }: { userId: string; before?: number | undefined; limit: number },
): Promise<NoticeRow[]> {
  return selectWithNames(db)
    .where(
      and(eq(notices.userId, userId), isShown, before === undefined ? undefined : lt(notices.seq, before)),
    )
    .orderBy(desc(notices.seq))
    .limit(limit)
}

/** Those of some that their people may still see, by id. */
export async function findNotices(db: Queryable, ids: readonly string[]): Promise<Map<string, NoticeRow>> {
  const rows = await selectWithNames(db).where(and(inArray(notices.id, [...ids]), isShown))
  return new Map(rows.map((row) => [row.notice.id, row]))
}

/** So many are counted; nobody needs to know how many more there are. */
const MOST_COUNTED = 100

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const unread = db
    .select({ seq: notices.seq })
    .from(notices)
    .leftJoin(
      memberships,
      and(eq(memberships.clubId, notices.clubId), eq(memberships.userId, notices.userId)),
    )
    .leftJoin(rounds, eq(rounds.id, notices.roundId))
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), isShown))
    .limit(MOST_COUNTED)
    .as('unread')
  return (await db.select({ all: count() }).from(unread))[0]?.all ?? 0
}

export async function markRead(
  tx: Queryable,
  { userId, now, ...which }: { userId: string; now: Date } & ({ id: string } | { upTo: number }),
): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        'id' in which ? eq(notices.id, which.id) : lte(notices.seq, which.upTo),
      ),
    )
}

export async function hasNotice(
  db: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const own = and(eq(notices.id, id), eq(notices.userId, userId))
  return (await db.select({ id: notices.id }).from(notices).where(own)).length > 0
}

export async function listKindsOff(db: Queryable, userId: string): Promise<Set<NoticeKind>> {
  const rows = await db
    .select({ kind: noticesOff.kind })
    .from(noticesOff)
    .where(eq(noticesOff.userId, userId))
  return new Set(rows.map(({ kind }) => kind))
}

export async function switchKind(
  tx: Queryable,
  { userId, kind, isOn }: { userId: string; kind: NoticeKind; isOn: boolean },
): Promise<void> {
  if (isOn) await tx.delete(noticesOff).where(and(eq(noticesOff.userId, userId), eq(noticesOff.kind, kind)))
  else await tx.insert(noticesOff).values({ userId, kind }).onConflictDoNothing()
}

/** Nobody looks for what they were told half a year ago. */
export async function deleteOldNotices(db: Queryable, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before))
}
