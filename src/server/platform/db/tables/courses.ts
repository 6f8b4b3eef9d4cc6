import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TeeRating } from '#golf/course/course.ts'
import type { GeneratedParts } from '#golf/course/generated-parts.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Ratings are whole tenths: 712 is 71.2. */
export const courses = pgTable(
  'courses',
  {
    id: text('id').primaryKey(),
    /** Rises with every change by an administrator (platform/db/versions.ts). */
    version: integer('version').notNull().default(1),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    location: text('location'),
    description: text('description'),
    par: integer('par').notNull(),
    courseRating: integer('course_rating'),
    slope: integer('slope').notNull(),
    /** Written for servers of the release before, which read it; it follows from the holes' `generated`. */
    strokeIndexesConfirmed: boolean('stroke_indexes_confirmed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('courses_club').on(table.clubId)],
)

export const coursesPrivacy = privacyNotes(courses, {
  notes: [
    {
      columns: [
        'id',
        'version',
        'clubId',
        'name',
        'location',
        'description',
        'par',
        'courseRating',
        'slope',
        'strokeIndexesConfirmed',
        'createdAt',
      ],
      why: 'the course',
      howLong: 'with the club',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})

/** Days of a course whose scores go on no handicap record (D43). They do not overlap on one course. */
export const daysNotForHandicap = pgTable(
  'days_not_for_handicap',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Calendar days in the club's time zone, the last one included; 1970-01-01 is 0. */
    fromDay: integer('from_day').notNull(),
    untilDay: integer('until_day').notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    authorId: text('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('days_not_for_handicap_course').on(table.courseId, table.fromDay),
    index('days_not_for_handicap_club').on(table.clubId),
  ],
)

export const daysNotForHandicapPrivacy = privacyNotes(daysNotForHandicap, {
  notes: [
    {
      columns: ['id', 'clubId', 'courseId', 'fromDay', 'untilDay', 'reason', 'note', 'createdAt'],
      why: 'days on which scores of a course do not count for the handicap, and why',
      howLong: 'until the club takes them back',
      seenBy: 'members',
      atErasure: 'none',
    },
    {
      columns: ['authorId'],
      why: 'who entered them',
      howLong: 'as above',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})

export const tees = pgTable(
  'tees',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    color: text('color').notNull(),
    order: integer('order').notNull(),
    ratings: jsonb('ratings').$type<TeeRating[]>().notNull(),
  },
  (table) => [uniqueIndex('tees_course_name').on(table.courseId, table.name)],
)

export const teesPrivacy = privacyNotes(tees, {
  notes: [
    {
      columns: ['id', 'courseId', 'name', 'color', 'order', 'ratings'],
      why: 'its tees',
      howLong: 'with the course',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})

export const holes = pgTable(
  'holes',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    holeNumber: integer('hole_number').notNull(),
    par: integer('par').notNull(),
    strokeIndex: integer('stroke_index').notNull(),
    yardages: jsonb('yardages').$type<Record<string, number>>().notNull(),
    description: text('description'),
    /** Null on all holes of a course whose women play the men's card. */
    womenPar: integer('women_par'),
    womenStrokeIndex: integer('women_stroke_index'),
    generated: jsonb('generated')
      .$type<GeneratedParts>()
      .notNull()
      .default({ par: false, strokeIndex: false, yardages: [] }),
  },
  (table) => [uniqueIndex('holes_course_number').on(table.courseId, table.holeNumber)],
)

export const holesPrivacy = privacyNotes(holes, {
  notes: [
    {
      columns: [
        'id',
        'courseId',
        'holeNumber',
        'par',
        'strokeIndex',
        'yardages',
        'description',
        'womenPar',
        'womenStrokeIndex',
        'generated',
      ],
      why: 'its holes',
      howLong: 'with the course',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})
