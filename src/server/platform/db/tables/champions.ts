import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { competitions } from './competitions.ts'

/** A club's champion of a kind and year: who won a competition, read from its frozen result, or names that were typed in. */
export const champions = pgTable(
  'champions',
  {
    /** Made by the client, so that the same one sent again is the same one. */
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    /** "Club champion", as the club calls it. */
    kind: text('kind').notNull(),
    competitionId: text('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
    winner: text('winner'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('champions_once').on(table.clubId, table.year, sql`lower(${table.kind})`),
    index('champions_competition').on(table.competitionId),
    check('champions_who', sql`(${table.competitionId} is null) <> (${table.winner} is null)`),
  ],
)

export const championsPrivacy = privacyNotes(champions, {
  notes: [
    {
      columns: ['id', 'clubId', 'year', 'kind', 'competitionId', 'createdAt'],
      why: "which competition was the club's championship of a year, or that a winner was typed in",
      howLong: 'until the club takes it off, or with the competition',
      seenBy: 'members',
      atErasure: 'none',
    },
    {
      columns: ['winner'],
      why: 'who won in a year before, as the club typed it',
      howLong: 'as above',
      seenBy: 'members',
      atErasure: "replaced, where the person's full name is in it",
    },
  ],
})
