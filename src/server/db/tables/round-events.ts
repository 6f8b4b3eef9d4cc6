import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { rounds } from './rounds.ts'

/** The card before or after an event; `holes` has only those that the event changed. */
export type StoredCardState = {
  status: string
  holes: { holeNumber: number; result: string; strokes: number | null }[]
  totals: { gross: number | null; net: number | null; points: number | null } | null
  /** The player's own, in whole tenths. */
  handicapIndex: number | null
  /** Only where the event changed it. */
  tee?: { name: string | null; courseHandicap: number; playingHandicap: number }
  /** The marker's confirmation of the card; a reopening ends it. */
  attestation: {
    markerName: string | null
    markerSignature: string | null
    submittedAt: string | null
  } | null
}

/** What was done to a card besides its scores: who, when, what and why. Append-only. */
export const roundEvents = pgTable(
  'round_events',
  {
    id: text('id').primaryKey(),
    /** The order in which the rows were written. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** Its round's, by which the store can be divided (decision record 69). */
    clubId: text('club_id').notNull(),
    authorId: text('author_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** started, corrected, reopened, handed_in, tee_changed, totals_confirmed or withdrawn */
    kind: text('kind').notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<StoredCardState>(),
    after: jsonb('after').$type<StoredCardState>().notNull(),
  },
  (table) => [index('round_events_round').on(table.roundId, table.seq)],
)
