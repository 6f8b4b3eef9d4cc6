import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MatchProgress } from '#golf/match/match-progress.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { matches } from './brackets.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A hole as it was when the card was begun, for the first and the second player. */
export type MatchHole = {
  holeNumber: number
  pars: [number, number] | null
  strokeIndexes: [number, number] | null
  strokes: [number, number]
}

/** A match that is scored hole by hole. Its strokes in words are kept with the match. */
export const matchCards = pgTable(
  'match_cards',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    player1Id: text('player1_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    player2Id: text('player2_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The snapshot it is scored with, in the order played (R0.3). */
    holes: jsonb('holes').$type<MatchHole[]>().notNull(),
    /** Follows from the entries; kept so that a bracket reads one row for each match. */
    progress: jsonb('progress').$type<MatchProgress>(),
    /** Rises with every change of the card. */
    revision: integer('revision').notNull().default(0),
    begunAt: moment('begun_at').notNull(),
    /** Set when the result was undone: confirmations that came before do not count. */
    reopenedAt: moment('reopened_at'),
    /** Set while other players than these are in the match, because the result that brought them was undone. */
    setAsideAt: moment('set_aside_at'),
  },
  (table) => [
    uniqueIndex('match_cards_players').on(table.matchId, table.player1Id, table.player2Id),
    uniqueIndex('match_cards_one_open')
      .on(table.matchId)
      .where(sql`set_aside_at is null`),
  ],
)

export const matchCardsPrivacy = privacyNotes(matchCards, {
  notes: [
    {
      columns: [
        'id',
        'matchId',
        'player1Id',
        'player2Id',
        'holes',
        'progress',
        'revision',
        'begunAt',
        'reopenedAt',
        'setAsideAt',
      ],
      why: 'a match that is scored hole by hole, by ids',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'stays',
    },
  ],
})

/** Every word as it was sent; append-only. The phone makes the id. */
export const matchEntries = pgTable(
  'match_entries',
  {
    cardId: text('card_id')
      .notNull()
      .references(() => matchCards.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Null for a word about the whole match; from the 19th on extra holes. */
    holeNumber: integer('hole_number'),
    /** golf/match/match-entry.ts */
    kind: text('kind').notNull(),
    /** A is the first player: who won, conceded, withdrew, or is confirmed as the winner. */
    side: text('side'),
    strokesA: integer('strokes_a'),
    strokesB: integer('strokes_b'),
    result: text('result'),
    at: moment('at').notNull(),
    authorId: text('author_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.id] }),
    index('match_entries_author').on(table.authorId),
  ],
)

export const matchEntriesPrivacy = privacyNotes(matchEntries, {
  notes: [
    {
      columns: [
        'cardId',
        'id',
        'holeNumber',
        'kind',
        'side',
        'strokesA',
        'strokesB',
        'result',
        'at',
        'authorId',
        'receivedAt',
      ],
      why: 'who said what about a hole or a match, and when, by ids',
      howLong: 'with the competition',
      seenBy: 'members see the latest; nobody the others',
      atErasure: 'stays',
    },
  ],
})
