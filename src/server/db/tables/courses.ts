import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { clubs } from './clubs.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Ratings are whole tenths: 712 is 71.2. */
export const courses = pgTable(
  'courses',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    location: text('location'),
    description: text('description'),
    par: integer('par').notNull(),
    courseRating: integer('course_rating'),
    slope: integer('slope').notNull(),
    strokeIndexesConfirmed: boolean('stroke_indexes_confirmed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('courses_club').on(table.clubId)],
)

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
    ratings: jsonb('ratings')
      .$type<{ gender: 'men' | 'women'; courseRating: number; slope: number; par: number }[]>()
      .notNull(),
  },
  (table) => [uniqueIndex('tees_course_name').on(table.courseId, table.name)],
)

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
  },
  (table) => [uniqueIndex('holes_course_number').on(table.courseId, table.holeNumber)],
)
