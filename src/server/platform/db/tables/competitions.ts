import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ClosedHoles } from '#golf/competition/closed-holes.ts'
import type { Division } from '#golf/competition/divisions.ts'
import type { Eligibility } from '#golf/competition/eligibility.ts'
import type { Nine } from '#golf/course/nines.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { courses, tees } from './courses.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const competitions = pgTable(
  'competitions',
  {
    id: text('id').primaryKey(),
    /** Rises with every change by an administrator (platform/db/versions.ts). */
    version: integer('version').notNull().default(1),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** The tee it is played from; null: each player's own choice. */
    teeId: text('tee_id').references(() => tees.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    competitionType: text('competition_type').notNull(),
    /** As set by hand or at creation. The current status also depends on the dates (`statusByDate`). */
    status: text('status').notNull(),
    /** When somebody set it by hand; earlier dates no longer change it. */
    statusSetAt: moment('status_set_at'),
    /** Why a result was opened again, as the players read it; null otherwise. */
    statusReason: text('status_reason'),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date').notNull(),
    maxParticipants: integer('max_participants'),
    /** Minor units of the club's currency. */
    entryFeeMinor: integer('entry_fee_minor'),
    /** How the fee is paid (contract/money/entry-payment.ts): at the desk, by card, or either. */
    feeWay: text('fee_way').notNull().default('desk'),
    description: text('description'),
    prizes: text('prizes'),
    openToAll: boolean('open_to_all').notNull(),
    teamSize: integer('team_size'),
    countingScores: integer('counting_scores'),
    bracketType: text('bracket_type'),
    allowancePercent: integer('allowance_percent').notNull(),
    stablefordTable: text('stableford_table').notNull(),
    /** Of maximum score: the most that a hole counts, and the strokes where it is a number of them. */
    maximumKind: text('maximum_kind'),
    maximumStrokes: integer('maximum_strokes'),
    /** Why the allowance is not the recommended one. */
    allowanceReason: text('allowance_reason'),
    /** How many rounds make its result (R9.6). */
    roundCount: integer('round_count').notNull().default(1),
    /** After which of them the field is cut, how many go on, and who of those level with the last (golf/board/cut.ts). */
    cutAfter: integer('cut_after'),
    cutPlaces: integer('cut_places'),
    cutTies: text('cut_ties'),
    /** Each card is kept by a marker on their own phone too, and both confirm it there. */
    markerCard: boolean('marker_card').notNull().default(false),
    /** Why its scores go on no handicap record, and what the club adds; null: they do (D43). */
    notForHandicap: text('not_for_handicap'),
    notForHandicapNote: text('not_for_handicap_note'),
    /** What breaks a tie that is level on the last hole (R9.3): its club's, until the first day of play. */
    countbackOrder: text('countback_order').notNull().default('shared'),
    /** Boards stand still from this hole until the prize-giving; null: nothing is hidden. */
    heldFrom: integer('held_from'),
    /** Rises each time holes are hidden or shown, so that every row of the board counts as changed. */
    holdChanges: integer('hold_changes').notNull().default(0),
    /** Players enter by themselves between these; null: from when it is published, and until play is over. */
    entriesOpenAt: moment('entries_open_at'),
    entriesCloseAt: moment('entries_close_at'),
    /** Who may enter (golf/competition/eligibility.ts); null: every player of the club. */
    eligibility: jsonb('eligibility').$type<Eligibility>(),
    /** The tees of those who do not play from `tee_id`. */
    womenTeeId: text('women_tee_id').references(() => tees.id, { onDelete: 'set null' }),
    juniorTeeId: text('junior_tee_id').references(() => tees.id, { onDelete: 'set null' }),
    /** Ranges of the Handicap Index with their names, for prizes of their own; they do not overlap. */
    divisions: jsonb('divisions').$type<readonly Division[]>(),
    /** Which nine of a course of eighteen holes is played; null: all of its holes. */
    nine: text('nine').$type<Nine>(),
    /** Holes that count for nobody, by the round in which they are closed; null: every hole counts (Rule 5.1). */
    closedHoles: jsonb('closed_holes').$type<readonly ClosedHoles[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('competitions_club').on(table.clubId, table.startDate),
    index('competitions_start').on(table.startDate),
    index('competitions_closing')
      .on(table.endDate)
      .where(sql`status in ('upcoming', 'active')`),
    index('competitions_tee').on(table.teeId),
    index('competitions_women_tee').on(table.womenTeeId),
    index('competitions_junior_tee').on(table.juniorTeeId),
  ],
)

export const competitionsPrivacy = privacyNotes(competitions, {
  notes: [
    {
      columns: [
        'id',
        'version',
        'clubId',
        'courseId',
        'teeId',
        'name',
        'competitionType',
        'status',
        'statusSetAt',
        'statusReason',
        'startDate',
        'endDate',
        'maxParticipants',
        'entryFeeMinor',
        'feeWay',
        'description',
        'prizes',
        'openToAll',
        'teamSize',
        'countingScores',
        'bracketType',
        'allowancePercent',
        'markerCard',
        'stablefordTable',
        'maximumKind',
        'maximumStrokes',
        'roundCount',
        'cutAfter',
        'cutPlaces',
        'cutTies',
        'allowanceReason',
        'nine',
        'notForHandicap',
        'notForHandicapNote',
        'countbackOrder',
        'entriesOpenAt',
        'entriesCloseAt',
        'eligibility',
        'womenTeeId',
        'juniorTeeId',
        'divisions',
        'heldFrom',
        'holdChanges',
        'closedHoles',
        'createdAt',
      ],
      why: 'the competition',
      howLong: 'with the club',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})

/** The board as it stood when a result was made final (D10); boards are read from it from then on. */
export const resultSheets = pgTable(
  'result_sheets',
  {
    competitionId: text('competition_id')
      .primaryKey()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    rows: jsonb('rows').$type<readonly unknown[]>().notNull(),
    /** What each row opened is made of, by player, and the competition's own terms; null of sheets from before they were kept. */
    cards: jsonb('cards').$type<Readonly<Record<string, unknown>>>(),
    terms: jsonb('terms').$type<unknown>(),
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [index('result_sheets_made_by').on(table.madeBy)],
)

export const resultSheetsPrivacy = privacyNotes(resultSheets, {
  notes: [
    {
      columns: ['rows', 'cards'],
      why: 'the board and its cards when the result was made final',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'replaced: the name alone',
    },
    {
      columns: ['competitionId', 'madeBy', 'madeAt', 'terms'],
      why: 'who made it final, when, and on which terms',
      howLong: 'with the competition',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})

export const competitionEntries = pgTable(
  'competition_entries',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** Its competition's, by which the store can be divided (decision record 69). */
    clubId: text('club_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** entered, reserve or withdrawn */
    status: text('status').notNull(),
    enteredAt: moment('entered_at').notNull().defaultNow(),
    /** The order of arrival, which the reserve list follows; null in entries from before it was kept: they came first. */
    arrival: integer('arrival'),
    /** The administrator who entered them; null: they did it themselves. */
    enteredBy: text('entered_by'),
    /** Why the club entered somebody whom the competition does not admit. */
    admittedReason: text('admitted_reason'),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
    withdrawnReason: text('withdrawn_reason'),
    /** The entry fee: owed, paid or waived. */
    fee: text('fee').notNull().default('owed'),
    /** What was paid, in minor units of the club's currency; null: nothing. */
    feePaidMinor: integer('fee_paid_minor'),
    /** men, women or juniors, as the club said; null: as the player's ratings say. */
    playsAs: text('plays_as'),
    /** The division they play in, fixed when their card is started or they are drawn; null: as their index says now. */
    division: text('division'),
    /** The committee's ruling on the card: playing, no_return, withdrawn or disqualified. */
    cardStatus: text('card_status').notNull().default('playing'),
    cardReason: text('card_reason'),
    /** Whether the score of a disqualified card still counts for the Handicap Index. */
    isCardAcceptable: boolean('is_card_acceptable').notNull().default(true),
    cardSetBy: text('card_set_by'),
    cardSetAt: moment('card_set_at'),
    /** Rises with every such ruling; boards ignore an older one. */
    cardRevision: integer('card_revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.userId] }),
    index('competition_entries_user').on(table.userId),
  ],
)

export const competitionEntriesPrivacy = privacyNotes(competitionEntries, {
  notes: [
    {
      columns: [
        'competitionId',
        'clubId',
        'userId',
        'status',
        'enteredAt',
        'cardStatus',
        'isCardAcceptable',
        'cardSetBy',
        'cardSetAt',
        'cardRevision',
      ],
      why: "who is in it, and the committee's word on the card",
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'stays; an open card becomes withdrawn',
    },
    {
      columns: ['cardReason'],
      why: 'why',
      howLong: 'with the competition',
      seenBy: 'the person, administrators',
      atErasure: 'emptied',
    },
    {
      columns: ['arrival', 'enteredBy', 'withdrawnAt', 'withdrawnBy', 'playsAs', 'division'],
      why: 'the order of the reserve list, who entered or withdrew them, and which tees and prizes are theirs',
      howLong: 'with the competition',
      seenBy: 'administrators; the division members',
      atErasure: 'stays',
    },
    {
      columns: ['admittedReason', 'withdrawnReason'],
      why: 'why the club entered or withdrew somebody',
      howLong: 'with the competition',
      seenBy: 'administrators',
      atErasure: 'emptied',
    },
    {
      columns: ['fee', 'feePaidMinor'],
      why: 'whether the entry fee is owed, paid or waived',
      howLong: 'with the competition',
      seenBy: 'administrators',
      atErasure: 'stays',
    },
  ],
})
