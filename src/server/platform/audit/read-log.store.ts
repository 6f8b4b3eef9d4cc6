import { and, desc, eq, gt, gte, ilike, like, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '../db/tables/audit.ts'
import { clubs } from '../db/tables/clubs.ts'
import { competitions } from '../db/tables/competitions.ts'
import { courses } from '../db/tables/courses.ts'
import { kiosks } from '../db/tables/kiosks.ts'
import { seasons } from '../db/tables/seasons.ts'
import { teams } from '../db/tables/teams.ts'
import { users } from '../db/tables/users.ts'
import type { Queryable } from '../db/transaction.ts'

export type LogFilter = {
  clubId: string
  /** Only rows with a lower number. */
  before?: number | undefined
  person?: string | undefined
  /** An action, or the kind of thing it is about. */
  action?: string | undefined
  object?: string | undefined
  /** Days of the club's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

const actingKiosks = alias(kiosks, 'acting_kiosks')

const nameOf = (first: SQLWrapper, last: SQLWrapper) =>
  sql<string | null>`nullif(trim(concat(${first}, ' ', ${last})), '')`

const named = {
  log: auditLog,
  actorName: sql<string | null>`coalesce(${nameOf(actors.firstName, actors.lastName)}, ${actingKiosks.name})`,
  subjectName: nameOf(subjects.firstName, subjects.lastName),
  objectName: sql<
    string | null
  >`coalesce(${competitions.name}, ${courses.name}, ${teams.name}, ${kiosks.name}, ${seasons.name})`,
}

export type LogRow = {
  log: typeof auditLog.$inferSelect
  actorName: string | null
  subjectName: string | null
  objectName: string | null
}

function selectNamed(db: Queryable) {
  return db
    .select(named)
    .from(auditLog)
    .innerJoin(clubs, eq(clubs.id, auditLog.clubId))
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .leftJoin(competitions, eq(competitions.id, auditLog.objectId))
    .leftJoin(courses, eq(courses.id, auditLog.objectId))
    .leftJoin(teams, eq(teams.id, auditLog.objectId))
    .leftJoin(kiosks, eq(kiosks.id, auditLog.objectId))
    .leftJoin(seasons, eq(seasons.id, auditLog.objectId))
    .leftJoin(actingKiosks, eq(actingKiosks.id, auditLog.actorId))
}

/** Latest first, by the primary key from `before` downwards; only the club's own rows are read. */
export async function listLog(db: Queryable, filter: LogFilter, limit: number): Promise<LogRow[]> {
  return selectNamed(db)
    .where(and(...conditions(filter)))
    .orderBy(desc(auditLog.seq))
    .limit(limit)
}

/** Oldest first, above a number. */
export async function listLogAfter(
  db: Queryable,
  { clubId, after }: { clubId: string; after: number },
  limit: number,
): Promise<LogRow[]> {
  return selectNamed(db)
    .where(and(eq(auditLog.clubId, clubId), gt(auditLog.seq, after)))
    .orderBy(auditLog.seq)
    .limit(limit)
}

function conditions({ clubId, before, person, action, object, from, to, search }: LogFilter): SQL[] {
  const wanted: (SQL | undefined)[] = [
    eq(auditLog.clubId, clubId),
    before === undefined ? undefined : lt(auditLog.seq, before),
    person === undefined ? undefined : or(eq(auditLog.actorId, person), eq(auditLog.subjectId, person)),
    action === undefined
      ? undefined
      : action.includes('.')
        ? eq(auditLog.action, action)
        : like(auditLog.action, `${action}.%`),
    object === undefined ? undefined : eq(auditLog.objectId, object),
    from === undefined ? undefined : gte(dayOfRow, from),
    to === undefined ? undefined : sql`${dayOfRow} <= ${to}`,
    search === undefined || search === '' ? undefined : contains(search),
  ]
  return wanted.filter((one) => one !== undefined)
}

/** "2026-06-01" on the club's calendar. */
const dayOfRow = sql<string>`to_char(${auditLog.at} at time zone ${clubs.timeZone}, 'YYYY-MM-DD')`

function contains(words: string): SQL | undefined {
  const pattern = `%${words.replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`
  return or(
    ilike(auditLog.reason, pattern),
    ilike(named.actorName, pattern),
    ilike(named.subjectName, pattern),
    ilike(named.objectName, pattern),
    ilike(sql`${auditLog.before}::text`, pattern),
    ilike(sql`${auditLog.after}::text`, pattern),
  )
}

/** How many rows of an action a club has since a moment. */
export async function countActions(
  tx: Queryable,
  { clubId, action, since }: { clubId: string; action: string; since: Date },
): Promise<number> {
  const rows = await tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(and(eq(auditLog.clubId, clubId), eq(auditLog.action, action), gte(auditLog.at, since)))
  return rows[0]?.rows ?? 0
}
