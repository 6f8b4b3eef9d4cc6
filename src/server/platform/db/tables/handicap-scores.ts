import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
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
import type { CorrectedReading } from '#golf/handicap/corrected-readings.ts'
import type { PenaltyReason } from '#golf/handicap/penalty-score.ts'
import type { DecisionKind } from '#golf/handicap/decision-kinds.ts'
import type { IndexTerms } from '#golf/handicap/scoring-record.ts'
import type { ScoreRuling } from '#golf/handicap/score-rulings.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { rounds } from './rounds.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What one hole counted for the handicap, and why. */
export type StoredAdjustedHole = {
  holeNumber: number
  gross: number | null
  maximum: number
  counted: number
  why: 'as_played' | 'capped' | 'picked_up' | 'most_likely' | 'net_par' | 'net_par_one_more'
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
    /** The entry of `playing_conditions` that wrote this row over the one it replaces. */
    conditionsId: text('conditions_id'),

    /** Why it does not count, with the sentence that the player was given; null for a score on the record. */
    refusal: text('refusal'),
    refusalDetail: text('refusal_detail'),
    /** What the club added to its reason for not counting a competition or a course's day (D43). */
    refusalNote: text('refusal_note'),

    /** eighteen, nine or eighteen_with_net_par; what follows is null for a refused card. */
    acceptedAs: text('accepted_as'),
    /** What the club's rules left of the arithmetic of an index when it came in; null on rows from before they were kept. */
    indexTerms: jsonb('index_terms').$type<IndexTerms>(),
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
    index('handicap_scores_day').on(table.clubId, table.day),
    check(
      'handicap_scores_counts_or_not',
      sql`(${table.refusal} is null) = (${table.differential} is not null and ${table.acceptedAs} is not null
        and ${table.adjustedGross} is not null and ${table.adjustedHoles} is not null)`,
    ),
  ],
)

export const handicapScoresPrivacy = privacyNotes(handicapScores, {
  deletedBy: 'userId',
  exported: { file: 'handicap-record', by: 'userId', orderBy: ['seq'] },
  notes: [
    {
      columns: [
        'id',
        'seq',
        'userId',
        'clubId',
        'roundId',
        'replacesId',
        'day',
        'createdAt',
        'courseName',
        'teeName',
        'indexWhenPlayed',
        'courseRating',
        'slope',
        'par',
        'pcc',
        'conditionsId',
        'refusal',
        'refusalDetail',
        'refusalNote',
        'acceptedAs',
        'indexTerms',
        'courseHandicap',
        'adjustedGross',
        'adjustedHoles',
        'differential',
        'roundedDifferential',
        'exceptionalAdjustment',
        'lowIndex',
        'cap',
        'indexBefore',
        'indexAfter',
      ],
      why: "the handicap record; today's index is made of it",
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
  ],
})

/**
 * What a corrected reading of the rules changed of a Handicap Index, one row for a player and correction; append-only. The
 * scores it is made of stay as they were stored. Indexes in whole tenths.
 */
export const handicapCorrections = pgTable(
  'handicap_corrections',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The club whose calculation it is: that of the newest score. */
    clubId: text('club_id').notNull(),
    /** The name of the data migration. */
    correction: text('correction').notNull(),
    readings: text('readings').array().$type<CorrectedReading[]>().notNull(),
    /** The newest score, which the index is made after. */
    scoreId: text('score_id').notNull(),
    indexBefore: integer('index_before'),
    indexAfter: integer('index_after').notNull(),
    lowBefore: integer('low_before'),
    lowAfter: integer('low_after'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('handicap_corrections_once').on(table.userId, table.correction),
    index('handicap_corrections_club').on(table.clubId, table.createdAt),
  ],
)

export const handicapCorrectionsPrivacy = privacyNotes(handicapCorrections, {
  deletedBy: 'userId',
  exported: { file: 'handicap-corrections', by: 'userId', orderBy: ['createdAt'] },
  notes: [
    {
      columns: [
        'id',
        'userId',
        'clubId',
        'correction',
        'readings',
        'scoreId',
        'indexBefore',
        'indexAfter',
        'lowBefore',
        'lowAfter',
        'createdAt',
      ],
      why: 'what a corrected reading of the rules changed of an index',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
  ],
})

/**
 * What a committee decided about a score on the record, who, when and why; append-only. The newest row of a score and a
 * ruling counts, so a decision is taken back by another row.
 */
export const handicapRulings = pgTable(
  'handicap_rulings',
  {
    id: text('id').primaryKey(),
    /** The order in which they were made. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id').notNull(),
    /** The row that stood for the score when it was decided; one that replaces it later keeps the decision. */
    scoreId: text('score_id').notNull(),
    ruling: text('ruling').$type<ScoreRuling>().notNull(),
    isOn: boolean('is_on').notNull(),
    reason: text('reason').notNull(),
    authorId: text('author_id').notNull(),
    indexBefore: integer('index_before'),
    indexAfter: integer('index_after'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('handicap_rulings_user').on(table.userId, table.seq),
    index('handicap_rulings_club').on(table.clubId, table.seq),
  ],
)

export const handicapRulingsPrivacy = privacyNotes(handicapRulings, {
  deletedBy: 'userId',
  exported: { file: 'handicap-rulings', by: 'userId', orderBy: ['seq'] },
  notes: [
    {
      columns: [
        'id',
        'seq',
        'userId',
        'clubId',
        'scoreId',
        'ruling',
        'isOn',
        'indexBefore',
        'indexAfter',
        'createdAt',
        'authorId',
      ],
      why: 'what the committee decided about a score of the record',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the author's id stays",
    },
    {
      columns: ['reason'],
      why: 'why',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the full name is replaced",
    },
  ],
})

/**
 * What the handicap committee entered on a record, who, when and why; append-only (Rules of Handicapping 5.4, 7.1, 7.2a). An
 * entry that another one takes back no longer counts, as if it had never been made. Indexes and ratings in whole tenths.
 */
export const handicapDecisions = pgTable(
  'handicap_decisions',
  {
    /** Made where the decision is typed, so that the same one sent again is found. */
    id: text('id').primaryKey(),
    /** The order in which they were made. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    /** From which day it holds; of a penalty score, the day of the round. */
    day: integer('day').notNull(),
    reason: text('reason').notNull(),
    authorId: text('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
    indexBefore: integer('index_before'),
    indexAfter: integer('index_after'),

    /** What a reset set, or the index that a freeze keeps. */
    setTo: integer('set_to'),
    /** Of a reset: when the player was heard, and a note of it (7.1a). */
    heardOn: integer('heard_on'),
    hearing: text('hearing'),
    isExceptional: boolean('is_exceptional').notNull().default(false),
    restartsLowIndex: boolean('restarts_low_index').notNull().default(false),
    /** Of a hold: its last day. */
    until: integer('until'),

    /** Of a penalty score: what the player meant, and what its numbers are made of, as they were on that day. */
    meant: text('meant').$type<PenaltyReason>(),
    courseId: text('course_id'),
    courseName: text('course_name'),
    teeName: text('tee_name'),
    courseRating: integer('course_rating'),
    slope: integer('slope'),
    par: integer('par'),
    pcc: integer('pcc'),
    courseHandicap: integer('course_handicap'),
    indexWhenPlayed: integer('index_when_played'),
    /** Of the course it was begun on; null on entries from before nine holes could be: eighteen. */
    holes: integer('holes'),

    /** The entry that this one takes back: one of this table or of `handicap_entries`. */
    takesBack: text('takes_back'),
  },
  (table) => [
    index('handicap_decisions_user').on(table.userId, table.seq),
    uniqueIndex('handicap_decisions_taken_back').on(table.takesBack),
    check(
      'handicap_decisions_whole',
      sql`case ${table.kind}
        when 'reset' then ${table.setTo} is not null and ${table.heardOn} is not null and ${table.hearing} is not null
        when 'freeze' then ${table.setTo} is not null
        when 'hold' then ${table.until} is not null
        when 'penalty' then ${table.meant} is not null and ${table.courseName} is not null
          and ${table.courseRating} is not null and ${table.slope} is not null and ${table.pcc} is not null
          and ${table.courseHandicap} is not null
        when 'take_back' then ${table.takesBack} is not null
        else true end`,
    ),
    index('handicap_decisions_club').on(table.clubId, table.seq),
  ],
)

export const handicapDecisionsPrivacy = privacyNotes(handicapDecisions, {
  deletedBy: 'userId',
  exported: { file: 'handicap-decisions', by: 'userId', orderBy: ['seq'] },
  notes: [
    {
      columns: [
        'id',
        'seq',
        'userId',
        'clubId',
        'kind',
        'day',
        'setTo',
        'heardOn',
        'isExceptional',
        'restartsLowIndex',
        'until',
        'meant',
        'courseId',
        'courseName',
        'teeName',
        'courseRating',
        'slope',
        'par',
        'pcc',
        'courseHandicap',
        'indexWhenPlayed',
        'holes',
        'takesBack',
        'indexBefore',
        'indexAfter',
        'createdAt',
        'authorId',
      ],
      why: 'what the handicap committee entered on a record',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the author's id stays",
    },
    {
      columns: ['reason', 'hearing'],
      why: 'why, and what the player said when they were heard',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the full name is replaced",
    },
  ],
})
