import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RoundElsewhereStatus } from '#golf/handicap/round-elsewhere-kinds.ts'
import type { IndexTerms } from '#golf/handicap/scoring-record.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Single rounds that members played at another club, as they or their club entered them. They have no card. What was entered is never
 * changed; what became of it is. An accepted one is a score of the record. Ratings and indexes in whole tenths.
 */
export const roundsElsewhere = pgTable(
  'rounds_elsewhere',
  {
    /** Made where the round is typed, so that the same one sent again is found. */
    id: text('id').primaryKey(),
    /** The order in which they were entered. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The player's own club, whose committee decides about it. */
    clubId: text('club_id').notNull(),
    day: integer('day').notNull(),
    courseName: text('course_name').notNull(),
    teeName: text('tee_name').notNull(),
    holes: integer('holes').notNull(),
    courseRating: integer('course_rating').notNull(),
    slope: integer('slope').notNull(),
    par: integer('par').notNull(),
    adjustedGross: integer('adjusted_gross').notNull(),
    /** In strokes, as an exact fraction "numerator/denominator"; of nine holes, of those alone (R1.2). */
    differential: text('differential').notNull(),
    markerName: text('marker_name').notNull(),
    note: text('note'),
    enteredBy: text('entered_by').notNull(),
    createdAt: moment('created_at').notNull(),
    status: text('status').$type<RoundElsewhereStatus>().notNull(),
    /** Until when it is known to be another round than the cards of its day. */
    askedAt: moment('asked_at').notNull(),

    /** Who accepted or refused it; null for one that counted at once, and while it waits. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    refusedReason: text('refused_reason'),
    /** What follows belongs to one that counts, or has counted. */
    indexWhenPlayed: integer('index_when_played'),
    /** What the club's rules left of the arithmetic of an index when it was accepted. */
    indexTerms: jsonb('index_terms').$type<IndexTerms>(),
    indexBefore: integer('index_before'),
    indexAfter: integer('index_after'),

    takenOffBy: text('taken_off_by'),
    takenOffAt: moment('taken_off_at'),
    takenOffReason: text('taken_off_reason'),
    takenOffBefore: integer('taken_off_before'),
    takenOffAfter: integer('taken_off_after'),
  },
  (table) => [
    index('rounds_elsewhere_user').on(table.userId, table.seq),
    index('rounds_elsewhere_club').on(table.clubId, table.status, table.seq),
    check(
      'rounds_elsewhere_whole',
      sql`case ${table.status}
        when 'accepted' then ${table.decidedAt} is not null and ${table.indexTerms} is not null
        when 'refused' then ${table.decidedAt} is not null and ${table.refusedReason} is not null
        when 'taken_off' then ${table.takenOffAt} is not null and ${table.takenOffReason} is not null
          and ${table.decidedAt} is not null and ${table.indexTerms} is not null
        else ${table.decidedAt} is null end`,
    ),
  ],
)

export const roundsElsewherePrivacy = privacyNotes(roundsElsewhere, {
  deletedBy: 'userId',
  exported: { file: 'handicap-rounds-elsewhere', by: 'userId', orderBy: ['day', 'seq'] },
  notes: [
    {
      columns: [
        'id',
        'seq',
        'userId',
        'clubId',
        'day',
        'courseName',
        'teeName',
        'holes',
        'courseRating',
        'slope',
        'par',
        'adjustedGross',
        'differential',
        'enteredBy',
        'createdAt',
        'status',
        'askedAt',
        'decidedBy',
        'decidedAt',
        'indexWhenPlayed',
        'indexTerms',
        'indexBefore',
        'indexAfter',
        'takenOffBy',
        'takenOffAt',
        'takenOffBefore',
        'takenOffAfter',
      ],
      why: 'a round at another club, entered by itself for the handicap record, and what became of it',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the author's id stays",
    },
    {
      columns: ['markerName'],
      why: 'who kept the score there',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; a marker's own full name is replaced",
    },
    {
      columns: ['note', 'refusedReason', 'takenOffReason'],
      why: 'what was said about it',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the full name is replaced",
    },
  ],
})
