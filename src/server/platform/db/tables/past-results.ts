import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { users } from './users.ts'

/** The result of a competition that was played with another system, as the club pasted it. It is on nobody's handicap record. */
export const pastResults = pgTable(
  'past_results',
  {
    /** Made by the client, so that the same one sent again is the same one. */
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    day: integer('day').notNull(),
    /** What ranks: net, points or gross. */
    figure: text('figure').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('past_results_club').on(table.clubId, table.day),
    check('past_results_figure', sql`${table.figure} in ('net', 'points', 'gross')`),
  ],
)

export const pastResultsPrivacy = privacyNotes(pastResults, {
  notes: [
    {
      columns: ['id', 'clubId', 'name', 'day', 'figure', 'createdAt'],
      why: 'a competition of years before that the club pasted from another system',
      howLong: 'until the club takes it off',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})

export const pastResultRows = pgTable(
  'past_result_rows',
  {
    pastResultId: text('past_result_id')
      .notNull()
      .references(() => pastResults.id, { onDelete: 'cascade' }),
    /** Its place in the table. */
    seq: integer('seq').notNull(),
    clubId: text('club_id').notNull(),
    /** As the table has it. */
    name: text('name').notNull(),
    /** Which member that is, as the club chose; null for everybody else. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    place: integer('place'),
    gross: integer('gross'),
    handicap: text('handicap'),
    score: integer('score'),
    countback: text('countback').notNull(),
    outcome: text('outcome'),
  },
  (table) => [
    primaryKey({ columns: [table.pastResultId, table.seq] }),
    index('past_result_rows_club').on(table.clubId),
    index('past_result_rows_user').on(table.userId),
    check(
      'past_result_rows_outcome',
      sql`${table.outcome} is null or ${table.outcome} in ('no_return', 'withdrawn', 'disqualified')`,
    ),
  ],
)

export const pastResultRowsPrivacy = privacyNotes(pastResultRows, {
  notes: [
    {
      columns: [
        'pastResultId',
        'seq',
        'clubId',
        'place',
        'gross',
        'handicap',
        'score',
        'countback',
        'outcome',
      ],
      why: "its result, which is on nobody's handicap record",
      howLong: 'as above',
      seenBy: 'members',
      atErasure: 'stays',
    },
    {
      columns: ['name', 'userId'],
      why: 'who played, as the table wrote it, and which member the club says that is',
      howLong: 'as above',
      seenBy: 'members',
      atErasure: "replaced, where it is the person or the person's full name; the id is emptied",
    },
  ],
})
