import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Source } from '#domain/bracket/bracket.ts'
import { competitions } from './competitions.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How a match play's draw was made (D14); its matches are `matches`. */
export const brackets = pgTable('brackets', {
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
  drawnBy: text('drawn_by').references(() => users.id, { onDelete: 'set null' }),
  drawnAt: moment('drawn_at').notNull().defaultNow(),
})

/** What a match was played with, fixed when its result was recorded (R0.3). */
export type KeptStrokes = { strokes: [number, number]; summary: string; steps: string[] }

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
  },
  (table) => [
    uniqueIndex('matches_competition_number').on(table.competitionId, table.matchNumber),
    index('matches_winner').on(table.winnerId),
  ],
)
