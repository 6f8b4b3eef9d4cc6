import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { clubs } from './clubs.ts'
import { courses } from './courses.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * The Playing Conditions Calculation of a day, as a committee entered it; append-only. Of a course and a day the newest
 * entry is in force, and a day without one has 0.
 */
export const playingConditions = pgTable(
  'playing_conditions',
  {
    id: text('id').primaryKey(),
    /** The order in which they were entered. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Calendar day in the club's time zone; 1970-01-01 is 0. */
    day: integer('day').notNull(),
    pcc: integer('pcc').notNull(),
    reason: text('reason').notNull(),
    authorId: text('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The id of the last player whose record it has reached. */
    doneTo: text('done_to').notNull().default(''),
    /** When it had reached every record. */
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('playing_conditions_club').on(table.clubId, table.seq),
    index('playing_conditions_open')
      .on(table.seq)
      .where(sql`finished_at is null`),
    index('playing_conditions_open_of_club')
      .on(table.clubId, table.seq)
      .where(sql`finished_at is null`),
    check('playing_conditions_range', sql`${table.pcc} between -1 and 3`),
  ],
)

/** The courses that an entry is for. */
export const playingConditionsCourses = pgTable(
  'playing_conditions_courses',
  {
    conditionsId: text('conditions_id')
      .notNull()
      .references(() => playingConditions.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.conditionsId] }),
    index('playing_conditions_courses_entry').on(table.conditionsId),
  ],
)

/** What an entry made of a player's Handicap Index; its scores are those of `handicap_scores` that name it. In tenths. */
export const playingConditionsChanges = pgTable(
  'playing_conditions_changes',
  {
    conditionsId: text('conditions_id')
      .notNull()
      .references(() => playingConditions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    indexBefore: integer('index_before'),
    indexAfter: integer('index_after'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conditionsId] }),
    index('playing_conditions_changes_entry').on(table.conditionsId),
  ],
)
