import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { clubs } from './clubs.ts'
import { courses, tees } from './courses.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const competitions = pgTable(
  'competitions',
  {
    id: text('id').primaryKey(),
    /** Rises with every change by an administrator (db/versions.ts). */
    version: integer('version').notNull().default(1),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** The tee it is played from; null: each player's own choice. */
    teeId: text('tee_id').references(() => tees.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    competitionType: text('competition_type').notNull(),
    /** As set by hand or at creation. The current status also depends on the dates (domain statusByDate). */
    status: text('status').notNull(),
    /** When somebody set it by hand; earlier dates no longer change it. */
    statusSetAt: moment('status_set_at'),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date').notNull(),
    maxParticipants: integer('max_participants'),
    /** Minor units of the club's currency. */
    entryFeeMinor: integer('entry_fee_minor'),
    description: text('description'),
    prizes: text('prizes'),
    openToAll: boolean('open_to_all').notNull(),
    teamSize: integer('team_size'),
    countingScores: integer('counting_scores'),
    bracketType: text('bracket_type'),
    allowancePercent: integer('allowance_percent').notNull(),
    stablefordTable: text('stableford_table').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('competitions_club').on(table.clubId, table.startDate)],
)

/** The board as it stood when a result was made final (D10); boards are read from it from then on. */
export const resultSheets = pgTable('result_sheets', {
  competitionId: text('competition_id')
    .primaryKey()
    .references(() => competitions.id, { onDelete: 'cascade' }),
  rows: jsonb('rows').$type<readonly unknown[]>().notNull(),
  madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
  madeAt: moment('made_at').notNull(),
})

export const competitionEntries = pgTable(
  'competition_entries',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** entered, reserve or withdrawn */
    status: text('status').notNull(),
    enteredAt: moment('entered_at').notNull().defaultNow(),
    /** The committee's ruling on the card: playing, no_return, withdrawn or disqualified. */
    cardStatus: text('card_status').notNull().default('playing'),
    cardReason: text('card_reason'),
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
