import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
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

export const playingConditionsPrivacy = privacyNotes(playingConditions, {
  notes: [
    {
      columns: ['id', 'seq', 'clubId', 'day', 'pcc', 'authorId', 'createdAt'],
      why: 'the conditions of a day that the committee entered, and who did',
      howLong: 'with the club',
      seenBy: 'administrators, whoever played that day',
      atErasure: "stays with the author's id",
    },
    {
      columns: ['reason'],
      why: 'why',
      howLong: 'with the club',
      seenBy: 'administrators, whoever played that day',
      atErasure: 'replaced, where it has the full name',
    },
    {
      columns: ['doneTo', 'finishedAt'],
      why: 'how far it has reached the records, by the id of the last person; empty once it is finished',
      howLong: 'with the club',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})

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

export const playingConditionsCoursesPrivacy = privacyNotes(playingConditionsCourses, {
  notes: [
    {
      columns: ['conditionsId', 'courseId'],
      why: 'the courses it was entered for',
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'none',
    },
  ],
})

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

export const playingConditionsChangesPrivacy = privacyNotes(playingConditionsChanges, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['conditionsId', 'userId', 'indexBefore', 'indexAfter', 'createdAt'],
      why: "what a day's conditions made of an index",
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
  ],
})
