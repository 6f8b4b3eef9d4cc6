import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { rounds } from './rounds.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What one hole counted for the handicap, and why. */
export type StoredAdjustedHole = {
  holeNumber: number
  gross: number | null
  maximum: number
  counted: number
  why: 'as_played' | 'capped' | 'picked_up' | 'net_par'
}

/**
 * The handicap record (D4): one row for each card that was handed in, with every number of its calculation (R0.3), or
 * with the reason why it does not count (R1.5, R1.6). Append-only: a card that the club corrects or reopens gets another
 * row, which replaces its last one in the record. A replay of the rows that were not replaced gives the newest
 * `indexAfter` again.
 * Committee entries are in `handicap_entries`. Indexes, ratings and differentials in whole tenths.
 */
export const handicapScores = pgTable(
  'handicap_scores',
  {
    id: text('id').primaryKey(),
    /** The order in which the rows were written. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id').notNull(),
    roundId: text('round_id').references(() => rounds.id, { onDelete: 'set null' }),
    /** The row of the same card that this one replaces. */
    replacesId: text('replaces_id'),
    /** Calendar day of the round in the club's time zone; 1970-01-01 is 0. */
    day: integer('day').notNull(),
    createdAt: moment('created_at').notNull(),
    courseName: text('course_name').notNull(),
    teeName: text('tee_name'),
    indexWhenPlayed: integer('index_when_played'),
    courseRating: integer('course_rating').notNull(),
    slope: integer('slope').notNull(),
    par: integer('par').notNull(),
    pcc: integer('pcc').notNull(),

    /** Why it does not count, with the sentence that the player was given; null for a score on the record. */
    refusal: text('refusal'),
    refusalDetail: text('refusal_detail'),

    /** eighteen, nine or eighteen_with_net_par; what follows is null for a refused card. */
    acceptedAs: text('accepted_as'),
    courseHandicap: integer('course_handicap'),
    adjustedGross: integer('adjusted_gross'),
    adjustedHoles: jsonb('adjusted_holes').$type<StoredAdjustedHole[]>(),
    /** In strokes, as an exact fraction "numerator/denominator"; for nine holes, of those nine alone (R1.2). */
    differential: text('differential'),
    /** As it was recorded; null for nine holes that wait to be combined with another nine (R1.4). */
    roundedDifferential: integer('rounded_differential'),
    exceptionalAdjustment: integer('exceptional_adjustment').notNull(),
    lowIndex: integer('low_index'),
    cap: text('cap').notNull(),
    indexBefore: integer('index_before'),
    indexAfter: integer('index_after'),
  },
  (table) => [
    uniqueIndex('handicap_scores_round')
      .on(table.roundId)
      .where(sql`replaces_id is null`),
    uniqueIndex('handicap_scores_replaced').on(table.replacesId),
    foreignKey({ columns: [table.replacesId], foreignColumns: [table.id], name: 'handicap_scores_replaces' }),
    index('handicap_scores_user').on(table.userId, table.seq),
    check(
      'handicap_scores_counts_or_not',
      sql`(${table.refusal} is null) = (${table.differential} is not null and ${table.acceptedAs} is not null
        and ${table.adjustedGross} is not null and ${table.adjustedHoles} is not null)`,
    ),
  ],
)
