import { and, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { clubs, memberships } from '../platform/db/tables/clubs.ts'
import { competitions } from '../platform/db/tables/competitions.ts'
import { courses, holes, tees } from '../platform/db/tables/courses.ts'
import type { Queryable } from '../platform/db/transaction.ts'

const one = sql`1`

/** What a club has of its first steps: one statement, by index, whatever the size of the club. */
export async function findFirstSteps(db: Queryable, clubId: string) {
  const hasRatedTee = exists(
    db
      .select({ one })
      .from(tees)
      .where(and(eq(tees.courseId, courses.id), gt(sql`jsonb_array_length(${tees.ratings})`, 0))),
  )
  const hasGeneratedHole = exists(
    db
      .select({ one })
      .from(holes)
      .where(
        and(
          eq(holes.courseId, courses.id),
          sql`((${holes.generated}->>'par')::boolean or (${holes.generated}->>'strokeIndex')::boolean)`,
        ),
      ),
  )
  const state = db
    .select({
      courseId: courses.id,
      createdAt: courses.createdAt,
      areHolesConfirmed: sql<boolean>`not ${hasGeneratedHole}`.as('are_holes_confirmed'),
      hasRatings: sql<boolean>`${hasRatedTee}`.as('has_ratings'),
    })
    .from(courses)
    .where(eq(courses.clubId, clubs.id))
    .as('state')
  const furthest = db
    .select({
      courseId: state.courseId,
      areHolesConfirmed: state.areHolesConfirmed,
      hasRatings: state.hasRatings,
    })
    .from(state)
    .orderBy(desc(sql`${state.areHolesConfirmed}::int + ${state.hasRatings}::int`), state.createdAt)
    .limit(1)
    .as('furthest')
  const rows = await db
    .select({
      sheetOpenedAt: clubs.sheetOpenedAt,
      dismissedAt: clubs.firstStepsDismissedAt,
      union: clubs.union,
      courseId: furthest.courseId,
      areHolesConfirmed: furthest.areHolesConfirmed,
      hasRatings: furthest.hasRatings,
      hasCompetition: sql<boolean>`${exists(db.select({ one }).from(competitions).where(eq(competitions.clubId, clubs.id)))}`,
      hasPlayer: sql<boolean>`${exists(
        db
          .select({ one })
          .from(memberships)
          .where(and(eq(memberships.clubId, clubs.id), eq(memberships.role, 'player'))),
      )}`,
    })
    .from(clubs)
    .leftJoinLateral(furthest, sql`true`)
    .where(eq(clubs.id, clubId))
  return rows[0]
}

/** Keeps the first time; a second press changes nothing. */
export async function noteStep(
  db: Queryable,
  { clubId, done, now }: { clubId: string; done: 'sheet' | 'dismissed'; now: Date },
): Promise<void> {
  const column = done === 'sheet' ? clubs.sheetOpenedAt : clubs.firstStepsDismissedAt
  await db
    .update(clubs)
    .set(done === 'sheet' ? { sheetOpenedAt: now } : { firstStepsDismissedAt: now })
    .where(and(eq(clubs.id, clubId), isNull(column)))
}
