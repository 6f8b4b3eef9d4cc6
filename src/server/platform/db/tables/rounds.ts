import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { NineRatings } from '#golf/course/course.ts'
import type { CardHole } from '#golf/card/card.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { competitions } from './competitions.ts'
import { courses } from './courses.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A hole as it was when the round started, with its maximum in a competition that has one. */
export type SnapshotHole = CardHole & { yards: number | null }

/** One outing of one player. Everything down to `holes` is the snapshot it is scored with, never recomputed (R0.3). */
export const rounds = pgTable(
  'rounds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    competitionId: text('competition_id').references(() => competitions.id, { onDelete: 'set null' }),
    /** Which of its competition's rounds it is, from 1. */
    roundNumber: integer('round_number').notNull().default(1),
    teeId: text('tee_id'),
    teeName: text('tee_name'),
    /** Whole tenths. */
    handicapIndex: integer('handicap_index'),
    courseRating: integer('course_rating').notNull(),
    slope: integer('slope').notNull(),
    par: integer('par').notNull(),
    /** The ratings are the tee's own for the player's gender (D40); null on rounds from before it was kept. */
    isRated: boolean('is_rated'),
    /** What the two nines of an eighteen-hole card were rated with when it began; null where the tee says nothing of them. */
    nines: jsonb('nines').$type<NineRatings>(),
    /** Its player said before the first score that it does not count for the handicap (D43). */
    isPractice: boolean('is_practice').notNull().default(false),
    /** "garmin:61457540002": its player brought it from a watch, for themself alone. Null for a card that was played here. */
    watchRoundId: text('watch_round_id'),
    allowancePercent: integer('allowance_percent').notNull(),
    /** Rounded; the exact one follows from the snapshot. */
    courseHandicap: integer('course_handicap').notNull(),
    playingHandicap: integer('playing_handicap').notNull(),
    stablefordTable: text('stableford_table').notNull(),
    strokeIndexesConfirmed: boolean('stroke_indexes_confirmed').notNull(),
    holes: jsonb('holes').$type<SnapshotHole[]>().notNull(),

    /** The card of the same round of golf that counts for the handicap; null on that one, and where there is no other. */
    sameRoundAs: text('same_round_as'),

    /** in_progress, submitted, abandoned or withdrawn */
    status: text('status').notNull(),
    /** The desk or the kiosk opened it: it stands beside the one round that its player has open on the phone. */
    openedByClub: boolean('opened_by_club').notNull().default(false),
    /** Rises with every change of the card; boards ignore an older one. */
    revision: integer('revision').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    /** The year it began in, by which its entries are partitioned (decision record 71). Not the season of a club's tables. */
    season: smallint('season')
      .notNull()
      .generatedAlwaysAs(sql`(extract(year from started_at at time zone 'UTC'))::smallint`),
    submittedAt: moment('submitted_at'),
    /** As sent by the client; the server's own time is the one that counts (T11). */
    clientVerifiedAt: moment('client_verified_at'),
    /** The player stopped early for a valid reason (Rules of Handicapping 3.2); null where nobody was asked. */
    hasValidReason: boolean('has_valid_reason'),
    markerName: text('marker_name'),
    markerSignature: text('marker_signature'),
    scorecardPhoto: text('scorecard_photo'),
    /** Set at submission from the holes; from the client only when no hole is known (D8). */
    totalsOnly: boolean('totals_only').notNull().default(false),
    /** When the club confirmed totals without holes; until then they count for nothing. */
    totalsConfirmedAt: moment('totals_confirmed_at'),
    holesPlayed: integer('holes_played'),
    gross: integer('gross'),
    net: integer('net'),
    points: integer('points'),
    netToPar: integer('net_to_par'),
    /** What it brought waits on its player's home until they close it (D51). */
    summaryWaits: boolean('summary_waits').notNull().default(false),
  },
  (table) => [
    uniqueIndex('rounds_season').on(table.id, table.season),
    uniqueIndex('rounds_one_open')
      .on(table.userId)
      .where(sql`status = 'in_progress' and not opened_by_club`),
    index('rounds_open_of_player')
      .on(table.userId)
      .where(sql`status = 'in_progress'`),
    uniqueIndex('rounds_one_in_competition')
      .on(table.competitionId, table.userId, table.roundNumber)
      .where(sql`status <> 'abandoned'`),
    index('rounds_user').on(table.userId, table.startedAt),
    index('rounds_club').on(table.clubId, table.startedAt),
    index('rounds_signed')
      .on(table.submittedAt)
      .where(sql`marker_signature <> '–'`),
    index('rounds_competition').on(table.competitionId),
    index('rounds_open_of_club')
      .on(table.clubId, table.startedAt)
      .where(sql`status = 'in_progress'`),
    index('rounds_same_round')
      .on(table.sameRoundAs)
      .where(sql`same_round_as is not null`),
    foreignKey({
      name: 'rounds_same_round_as',
      columns: [table.sameRoundAs],
      foreignColumns: [table.id],
    }).onDelete('set null'),
  ],
)

export const roundsPrivacy = privacyNotes(rounds, {
  notes: [
    {
      columns: [
        'id',
        'userId',
        'clubId',
        'courseId',
        'competitionId',
        'roundNumber',
        'teeId',
        'teeName',
        'handicapIndex',
        'courseRating',
        'slope',
        'par',
        'isRated',
        'nines',
        'isPractice',
        'allowancePercent',
        'courseHandicap',
        'playingHandicap',
        'stablefordTable',
        'strokeIndexesConfirmed',
        'holes',
        'sameRoundAs',
        'status',
        'openedByClub',
        'revision',
        'startedAt',
        'season',
        'submittedAt',
        'clientVerifiedAt',
        'hasValidReason',
        'totalsOnly',
        'totalsConfirmedAt',
        'holesPlayed',
        'gross',
        'net',
        'points',
        'netToPar',
      ],
      why: 'the round and what it is scored with',
      howLong: 'with the club',
      seenBy: 'the person, administrators; in a competition members',
      atErasure: 'stays',
    },
    {
      columns: ['watchRoundId'],
      why: 'the number that Garmin gave a round which its player brought from a watch, so that it is there once. Nobody else sees such a round, nor its entries',
      howLong: 'until its player takes it out',
      seenBy: 'the person',
      atErasure: 'goes, with the whole round',
    },
    {
      columns: ['summaryWaits'],
      why: 'whether what it brought still waits on the person’s home',
      howLong: 'with the club',
      seenBy: 'the person',
      atErasure: 'stays',
    },
    {
      columns: ['markerName'],
      why: 'who attested the card: somebody else',
      howLong: 'with the club',
      seenBy: 'the person, administrators',
      atErasure: 'emptied; on others\' cards replaced by "Former member"',
    },
    {
      columns: ['markerSignature'],
      why: 'their signature',
      howLong: "the club's own days, at most `KEEP_SIGNATURE_DAYS`, 730",
      seenBy: 'the person, administrators',
      atErasure: "emptied; on others' cards too",
    },
    {
      columns: ['scorecardPhoto'],
      why: 'that there is a photo',
      howLong: 'as the photo',
      seenBy: 'the person, administrators',
      atErasure: 'emptied',
    },
  ],
})

/**
 * Every hole entry as it was sent, for disputes; append-only. The device makes the id. The store has it in a partition for each
 * season, which drizzle cannot say: the migrations make it so.
 */
export const holeEntries = pgTable(
  'hole_entries',
  {
    roundId: text('round_id').notNull(),
    /** The club of the round, repeated here so that the store can be divided by club (decision record 69). */
    clubId: text('club_id').notNull(),
    id: text('id').notNull(),
    holeNumber: integer('hole_number').notNull(),
    result: text('result').notNull(),
    strokes: integer('strokes'),
    at: moment('at').notNull(),
    authorId: text('author_id').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** player, marker, paper or committee: on whose behalf it speaks (golf/card/entry-source.ts) */
    source: text('source').notNull().default('player'),
    /** Its round's; whoever names it is answered from one partition. */
    season: smallint('season').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.id, table.season] }),
    foreignKey({
      columns: [table.roundId, table.season],
      foreignColumns: [rounds.id, rounds.season],
    }).onDelete('cascade'),
  ],
)

export const holeEntriesPrivacy = privacyNotes(holeEntries, {
  notes: [
    {
      columns: [
        'roundId',
        'clubId',
        'id',
        'holeNumber',
        'result',
        'strokes',
        'at',
        'authorId',
        'receivedAt',
        'source',
        'season',
      ],
      why: 'every score as it was sent, by whom and on whose behalf, for disputes',
      howLong: 'with the round',
      seenBy: 'the person, who scores the card for them, administrators',
      atErasure: 'stays',
    },
  ],
})

/** Who besides the player may enter scores on a round. */
export const roundScorers = pgTable(
  'round_scorers',
  {
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull(),
    /** Null while they may. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.userId] }),
    index('round_scorers_user').on(table.userId, table.addedAt),
  ],
)

export const roundScorersPrivacy = privacyNotes(roundScorers, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['roundId', 'userId', 'addedBy', 'addedAt', 'endedAt'],
      why: 'who besides the player may enter scores on a card, and who let them',
      howLong: 'with the round',
      seenBy: 'the person, who scores the card for them, administrators',
      atErasure: 'goes, where the person scores for others; on their own cards it stays',
    },
  ],
})

/** The marker of a card whose competition asks for a marker's card, and what both have said of it. */
export const markerCards = pgTable(
  'marker_cards',
  {
    roundId: text('round_id')
      .primaryKey()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    markerId: text('marker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    namedAt: moment('named_at').notNull(),
    /** When the marker opened it, which is how they agree. */
    agreedAt: moment('agreed_at'),
    certifiedAt: moment('certified_at'),
    /** The card's revision that the player certified: a later one has taken their word away. */
    certifiedRevision: integer('certified_revision'),
    attestedAt: moment('attested_at'),
    attestedRevision: integer('attested_revision'),
    refusedAt: moment('refused_at'),
    /** Why the marker refused; the player reads it. */
    refusal: text('refusal'),
  },
  (table) => [index('marker_cards_marker').on(table.markerId)],
)

export const markerCardsPrivacy = privacyNotes(markerCards, {
  notes: [
    {
      columns: [
        'roundId',
        'markerId',
        'namedAt',
        'agreedAt',
        'certifiedAt',
        'certifiedRevision',
        'attestedAt',
        'attestedRevision',
        'refusedAt',
      ],
      why: 'who marks a card, and when player and marker confirmed or refused it',
      howLong: 'with the round',
      seenBy: 'the person, their marker, administrators',
      atErasure: 'stays',
    },
    {
      columns: ['refusal'],
      why: 'why the marker refused',
      howLong: 'until the card is confirmed',
      seenBy: 'the person, their marker, administrators',
      atErasure: "emptied, on the person's cards and where they marked",
    },
  ],
})

/** The entry that counts on each hole. */
export const holeScores = pgTable(
  'hole_scores',
  {
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** The club of the round, repeated here so that the store can be divided by club (decision record 69). */
    clubId: text('club_id').notNull(),
    holeNumber: integer('hole_number').notNull(),
    entryId: text('entry_id').notNull(),
    result: text('result').notNull(),
    strokes: integer('strokes'),
    at: moment('at').notNull(),
    authorId: text('author_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.holeNumber] })],
)

export const holeScoresPrivacy = privacyNotes(holeScores, {
  notes: [
    {
      columns: ['roundId', 'clubId', 'holeNumber', 'entryId', 'result', 'strokes', 'at', 'authorId'],
      why: 'the score that counts',
      howLong: 'with the round',
      seenBy: 'the person, administrators; in a competition members',
      atErasure: 'stays',
    },
  ],
})
