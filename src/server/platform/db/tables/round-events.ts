import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { rounds } from './rounds.ts'

/** The snapshot of a round: what its card is scored with, in the units of `rounds`. */
export type StoredTerms = Pick<
  typeof rounds.$inferSelect,
  | 'teeId'
  | 'teeName'
  | 'handicapIndex'
  | 'courseRating'
  | 'slope'
  | 'par'
  | 'isRated'
  | 'allowancePercent'
  | 'courseHandicap'
  | 'playingHandicap'
  | 'stablefordTable'
  | 'strokeIndexesConfirmed'
  | 'holes'
> & { nines?: (typeof rounds.$inferSelect)['nines'] | undefined }

/** The card before or after an event; `holes` has only those that the event changed. */
export type StoredCardState = {
  status: string
  holes: { holeNumber: number; result: string; strokes: number | null }[]
  totals: { gross: number | null; net: number | null; points: number | null } | null
  /** The player's own, in whole tenths. */
  handicapIndex: number | null
  /** Only where the event changed it. */
  tee?: { name: string | null; courseHandicap: number; playingHandicap: number }
  /** All that the card is scored with, only where the club put that right. */
  terms?: StoredTerms
  /** Where the card stands, only where it was moved. `playedOn`: such as 2026-05-01. */
  place?: { competitionName: string | null; roundNumber: number | null; playedOn: string }
  /** Whether the card that this one was made from was handed in by the club; only of one that was made from another. */
  isFromPaper?: boolean
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
    /** The club of the round, repeated here so that the store can be divided by club (decision record 69). */
    clubId: text('club_id').notNull(),
    authorId: text('author_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** One of roundEventKinds (contract/card/round-card.ts). */
    kind: text('kind').notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<StoredCardState>(),
    after: jsonb('after').$type<StoredCardState>().notNull(),
    /** The correction of terms that it is a part of (`term_corrections`). */
    correctionId: text('correction_id'),
  },
  (table) => [
    index('round_events_round').on(table.roundId, table.seq),
    index('round_events_correction')
      .on(table.correctionId)
      .where(sql`correction_id is not null`),
  ],
)

export const roundEventsPrivacy = privacyNotes(roundEvents, {
  notes: [
    {
      columns: ['id', 'seq', 'roundId', 'clubId', 'authorId', 'at', 'kind', 'correctionId'],
      why: 'who changed which card when',
      howLong: 'with the round',
      seenBy: 'the person, administrators',
      atErasure: 'stays',
    },
    {
      columns: ['reason'],
      why: 'why',
      howLong: 'with the round',
      seenBy: 'the person, administrators',
      atErasure: "replaced, on the person's cards; elsewhere their full name is",
    },
    {
      columns: ['before', 'after'],
      why: "the card as it was, with the marker's name and signature",
      howLong: 'with the round; the signature as on the round',
      seenBy: 'the person, administrators',
      atErasure: 'replaced, without name and signature',
    },
  ],
})
