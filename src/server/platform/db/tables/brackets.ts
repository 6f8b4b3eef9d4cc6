import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Source } from '#golf/match/bracket/bracket.ts'
import type { PlayByDays } from '#golf/match/bracket/play-by.ts'
import type { StrokesGiven } from '#golf/handicap/explain-match-strokes.ts'
import type { PairStrokes } from '#golf/match/pairs/explain-pair-strokes.ts'
import type { Sides } from '#golf/match/pairs/sides.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { competitions } from './competitions.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How a match play's draw was made (D14); its matches are `matches`. */
export const brackets = pgTable(
  'brackets',
  {
    competitionId: text('competition_id')
      .primaryKey()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    bracketType: text('bracket_type').notNull(),
    size: integer('size').notNull(),
    seeding: text('seeding').notNull(),
    /** The seed of a random draw, so that it can be repeated; null for other draws. */
    randomSeed: integer('random_seed'),
    hasThirdPlace: boolean('has_third_place').notNull(),
    /** appendix_c or england_2024 */
    strokesMethod: text('strokes_method').notNull(),
    entrantsBySeed: jsonb('entrants_by_seed').$type<string[]>().notNull(),
    /** The last day of each round that has one, in the club's time zone: { "winners-1": "2026-06-14" }. */
    playBy: jsonb('play_by').$type<PlayByDays>().notNull().default({}),
    /** After how many days a result counts that the other side has not answered; null: what a player types counts at once. */
    confirmDays: integer('confirm_days'),
    /** Whose first defeat leads to the plate: round_one or first_match; null without one. */
    plate: text('plate'),
    /** singles, four_ball or foursomes. */
    matchFormat: text('match_format').notNull().default('singles'),
    /** Of pairs: both players of each side, by the id of the side, which is that of its first player; null in singles. */
    sides: jsonb('sides').$type<Sides>(),
    /** Of pairs: the percentage of the Course Handicaps; null in singles, which have that of the competition. */
    allowancePercent: integer('allowance_percent'),
    drawnBy: text('drawn_by').references(() => users.id, { onDelete: 'set null' }),
    drawnAt: moment('drawn_at').notNull().defaultNow(),
  },
  (table) => [
    index('brackets_drawn_by').on(table.drawnBy),
    index('brackets_with_days')
      .on(table.competitionId)
      .where(sql`play_by <> '{}'::jsonb`),
  ],
)

export const bracketsPrivacy = privacyNotes(brackets, {
  notes: [
    {
      columns: [
        'competitionId',
        'bracketType',
        'size',
        'seeding',
        'randomSeed',
        'hasThirdPlace',
        'strokesMethod',
        'entrantsBySeed',
        'drawnBy',
        'drawnAt',
        'playBy',
        'confirmDays',
        'plate',
        'matchFormat',
        'sides',
        'allowancePercent',
      ],
      why: 'the draw, by ids',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'stays',
    },
  ],
})

/** What a match was played with, fixed when its result was recorded (R0.3). */
export type KeptStrokes = {
  strokes: [number, number]
  /** In English: what a match recorded before `lines` were kept is shown with, in every language. */
  summary: string
  steps: string[]
  /** As they are said in the reader's language. A kind of line that stands in the store keeps its name and facts. */
  lines?: Pick<StrokesGiven | PairStrokes, 'summary' | 'steps'>
}

export const matches = pgTable(
  'matches',
  {
    id: text('id').primaryKey(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => brackets.competitionId, { onDelete: 'cascade' }),
    /** From 1 in the order of the draw; shown as "match 5". */
    matchNumber: integer('match_number').notNull(),
    part: text('part').notNull(),
    bracketRound: integer('bracket_round').notNull(),
    placeInRound: integer('place_in_round').notNull(),
    /** Who plays is derived from these and the results, never stored. */
    sources: jsonb('sources').$type<[Source, Source]>().notNull(),
    winnerId: text('winner_id').references(() => users.id, { onDelete: 'set null' }),
    result: text('result'),
    keptStrokes: jsonb('kept_strokes').$type<KeptStrokes>(),
    recordedBy: text('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: moment('recorded_at'),
    /** Why it was not played, or why the club decided so. */
    reason: text('reason'),
    /** Its own last day, where the club gave it more time than its round. */
    playByDay: date('play_by_day', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('matches_competition_number').on(table.competitionId, table.matchNumber),
    index('matches_winner').on(table.winnerId),
    index('matches_recorded_by').on(table.recordedBy),
    index('matches_play_by')
      .on(table.playByDay)
      .where(sql`result is null and play_by_day is not null`),
  ],
)

export const matchesPrivacy = privacyNotes(matches, {
  notes: [
    {
      columns: [
        'id',
        'competitionId',
        'matchNumber',
        'part',
        'bracketRound',
        'placeInRound',
        'sources',
        'winnerId',
        'result',
        'recordedBy',
        'recordedAt',
        'playByDay',
      ],
      why: 'a match and its result, by ids',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'stays',
    },
    {
      columns: ['reason'],
      why: 'why it was not played, or why the club decided so',
      howLong: 'with the competition',
      seenBy: 'the players of the match, administrators',
      atErasure: 'replaced, where it has the full name',
    },
    {
      columns: ['keptStrokes'],
      why: 'the strokes that were given, as sentences with names',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'replaced: the name alone',
    },
  ],
})

/** What one side of a match says its result is, until the other side has said the same or the club has decided. */
export const matchReports = pgTable(
  'match_reports',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Whom the author plays for: themselves, or the first of their pair. */
    sideId: text('side_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    winnerId: text('winner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    result: text('result').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.sideId] }),
    index('match_reports_time').on(table.reportedAt),
    index('match_reports_author').on(table.authorId),
    index('match_reports_winner').on(table.winnerId),
  ],
)

export const matchReportsPrivacy = privacyNotes(matchReports, {
  notes: [
    {
      columns: ['matchId', 'sideId', 'authorId', 'winnerId', 'result', 'reportedAt'],
      why: 'what one side says its result is, until it is one, by ids',
      howLong: 'with the competition',
      seenBy: 'the players of the match, administrators',
      atErasure: 'stays',
    },
  ],
})
