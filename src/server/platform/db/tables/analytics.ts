import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { courses } from './courses.ts'
import { rounds } from './rounds.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * What each submitted card contributes to the club's figures, in a table narrow enough to be summed completely. It is
 * derived from the round and its holes, and written only by club/analytics/round-counts.store.ts.
 */
export const countedRounds = pgTable(
  'counted_rounds',
  {
    roundId: text('round_id')
      .primaryKey()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    submittedAt: moment('submitted_at').notNull(),
    /** Holes of the course it was started on, 9 or 18. */
    holeCount: smallint('hole_count').notNull(),
    /** Every hole has a result, or only totals are known. */
    isComplete: boolean('is_complete').notNull(),
    /** Null unless every hole was holed out: no other score can be compared (T7). */
    gross: integer('gross'),
    /** Null where they were given by a table other than the standard one. */
    points: integer('points'),
    clubId: text('club_id').notNull(),
    userId: text('user_id').notNull(),
    courseId: text('course_id').notNull(),
    /** The holes that were added to `hole_tallies`, so that they can be subtracted again; a null score is a pick-up. */
    holeNumbers: smallint('hole_numbers').array().notNull(),
    pars: smallint('pars').array().notNull(),
    strokes: smallint('strokes').array().notNull(),
  },
  (table) => [
    index('counted_rounds_club').on(table.clubId, table.submittedAt),
    index('counted_rounds_user').on(table.userId),
  ],
)

export const countedRoundsPrivacy = privacyNotes(countedRounds, {
  exported: { file: 'counted-rounds', by: 'userId', orderBy: ['submittedAt'] },
  notes: [
    {
      columns: [
        'roundId',
        'submittedAt',
        'holeCount',
        'isComplete',
        'gross',
        'points',
        'clubId',
        'userId',
        'courseId',
        'holeNumbers',
        'pars',
        'strokes',
      ],
      why: "what a card adds to the club's figures",
      howLong: 'with the round',
      seenBy: 'administrators, added up',
      atErasure: 'stays',
    },
  ],
})

/** Sums by hole, so that a course's figures need not be read from hundreds of thousands of scores. */
export const holeTallies = pgTable(
  'hole_tallies',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    holeNumber: smallint('hole_number').notNull(),
    holed: integer('holed').notNull(),
    strokes: integer('strokes').notNull(),
    eagles: integer('eagles').notNull(),
    birdies: integer('birdies').notNull(),
    pars: integer('pars').notNull(),
    bogeys: integer('bogeys').notNull(),
    doublesOrWorse: integer('doubles_or_worse').notNull(),
    pickedUp: integer('picked_up').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.holeNumber] })],
)

export const holeTalliesPrivacy = privacyNotes(holeTallies, {
  notes: [
    {
      columns: [
        'courseId',
        'holeNumber',
        'holed',
        'strokes',
        'eagles',
        'birdies',
        'pars',
        'bogeys',
        'doublesOrWorse',
        'pickedUp',
      ],
      why: 'sums of a course',
      howLong: 'with the course',
      seenBy: 'administrators',
      atErasure: 'none',
    },
  ],
})
