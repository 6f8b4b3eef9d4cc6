import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Nine } from '#golf/course/nines.ts'
import { cutToNine } from '#golf/course/nine.ts'
import { competitions } from '../platform/db/tables/competitions.ts'
import { courses, holes, tees } from '../platform/db/tables/courses.ts'
import { rounds } from '../platform/db/tables/rounds.ts'
import type { Queryable } from '../platform/db/transaction.ts'

export type CourseRow = typeof courses.$inferSelect
export type TeeRow = typeof tees.$inferSelect
export type HoleRow = typeof holes.$inferSelect
export type WholeCourse = { course: CourseRow; tees: TeeRow[]; holes: HoleRow[] }

export async function findCourse(db: Queryable, courseId: string): Promise<WholeCourse | undefined> {
  const rows = await db.select().from(courses).where(eq(courses.id, courseId))
  return (await withTeesAndHoles(db, rows))[0]
}

/** The course that a competition names, as its cards are: of the nine that is played, where it is one. */
export async function findCourseOf(
  db: Queryable,
  { courseId, nine }: { courseId: string | null; nine: Nine | null },
): Promise<WholeCourse | undefined> {
  const whole = courseId === null ? undefined : await findCourse(db, courseId)
  return whole && cutToNine(whole, nine)
}

/** Three queries whatever the number of courses. */
export async function listClubCourses(db: Queryable, clubId: string): Promise<WholeCourse[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(eq(courses.clubId, clubId))
    .orderBy(asc(courses.createdAt), asc(courses.id))
  return withTeesAndHoles(db, rows)
}

async function withTeesAndHoles(db: Queryable, rows: CourseRow[]): Promise<WholeCourse[]> {
  const ids = rows.map((course) => course.id)
  if (ids.length === 0) return []
  const teeRows = await db
    .select()
    .from(tees)
    .where(inArray(tees.courseId, ids))
    .orderBy(asc(tees.order), asc(tees.name))
  const holeRows = await db
    .select()
    .from(holes)
    .where(inArray(holes.courseId, ids))
    .orderBy(asc(holes.holeNumber))
  return rows.map((course) => ({
    course,
    tees: teeRows.filter((tee) => tee.courseId === course.id),
    holes: holeRows.filter((hole) => hole.courseId === course.id),
  }))
}

/** The row of a course, locked, so that changes of one course's holes happen one after the other. */
export async function lockCourse(tx: Queryable, courseId: string): Promise<CourseRow | undefined> {
  const rows = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update')
  return rows[0]
}

/** The course of a hole, locked as by `lockCourse`. */
export async function lockCourseOfHole(tx: Queryable, holeId: string): Promise<CourseRow | undefined> {
  const rows = await tx
    .select({ course: courses })
    .from(courses)
    .innerJoin(holes, eq(holes.courseId, courses.id))
    .where(eq(holes.id, holeId))
    .for('update', { of: courses })
  return rows[0]?.course
}

export async function insertCourse(
  tx: Queryable,
  whole: {
    course: typeof courses.$inferInsert
    tees: (typeof tees.$inferInsert)[]
    holes: (typeof holes.$inferInsert)[]
  },
): Promise<void> {
  await tx.insert(courses).values(whole.course)
  if (whole.tees.length > 0) await tx.insert(tees).values(whole.tees)
  await tx.insert(holes).values(whole.holes)
}

export async function changeCourse(
  db: Queryable,
  courseId: string,
  change: Partial<CourseRow>,
): Promise<void> {
  await db.update(courses).set(change).where(eq(courses.id, courseId))
}

/**
 * A tee among these that a competition or an open round is played from. Their rows are locked first, so that no
 * competition takes one of them before the transaction ends.
 */
export async function findTeeInUse(
  tx: Queryable,
  teeIds: readonly string[],
): Promise<{ teeId: string; competition: string | null } | undefined> {
  if (teeIds.length === 0) return undefined
  await tx.select({ id: tees.id }).from(tees).where(inArray(tees.id, teeIds)).for('update')
  const named = await tx
    .select({
      name: competitions.name,
      teeId: competitions.teeId,
      womenTeeId: competitions.womenTeeId,
      juniorTeeId: competitions.juniorTeeId,
    })
    .from(competitions)
    .where(
      or(
        inArray(competitions.teeId, teeIds),
        inArray(competitions.womenTeeId, teeIds),
        inArray(competitions.juniorTeeId, teeIds),
      ),
    )
    .limit(1)
  for (const { name, ...tee } of named) {
    const used = [tee.teeId, tee.womenTeeId, tee.juniorTeeId].find((id) => id !== null && teeIds.includes(id))
    if (used != null) return { teeId: used, competition: name }
  }
  const open = await tx
    .select({ teeId: rounds.teeId })
    .from(rounds)
    .where(and(eq(rounds.status, 'in_progress'), inArray(rounds.teeId, teeIds)))
    .limit(1)
  for (const { teeId } of open) if (teeId !== null) return { teeId, competition: null }
  return undefined
}

/** Puts these tees in the place of those that a course has. A kept tee keeps its id. */
export async function replaceTees(
  tx: Queryable,
  { before, after }: { before: readonly TeeRow[]; after: readonly TeeRow[] },
): Promise<void> {
  const gone = before.filter((tee) => after.every(({ id }) => id !== tee.id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(tees).where(inArray(tees.id, gone))
  // Two tees may exchange their names, and no two have the same at any moment.
  for (const { id, name } of before)
    if (after.some((tee) => tee.id === id && tee.name !== name))
      await tx.update(tees).set({ name: id }).where(eq(tees.id, id))
  for (const tee of after)
    await tx
      .insert(tees)
      .values(tee)
      .onConflictDoUpdate({
        target: tees.id,
        set: { name: tee.name, color: tee.color, order: tee.order, ratings: tee.ratings },
      })
}

export async function changeHole(tx: Queryable, { id, ...change }: HoleRow): Promise<void> {
  await tx.update(holes).set(change).where(eq(holes.id, id))
}
