import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { competitions } from './competitions.ts'
import { courses } from './courses.ts'

/** A season of a club: what its tables are made by. The tables themselves are made of final results when they are read. */
export const seasons = pgTable(
  'seasons',
  {
    id: text('id').primaryKey(),
    /** Rises with every change by an administrator (platform/db/versions.ts). */
    version: integer('version').notNull().default(1),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    year: integer('year').notNull(),
    /** Points of the first place, the second, and so on. */
    points: integer('points').array().notNull(),
    /** Points of each place after these. */
    otherPoints: integer('other_points').notNull(),
    /** How many of a player's competitions count; null: all. */
    best: integer('best'),
    /** The course of its eclectic; null: it has none. */
    eclecticCourseId: text('eclectic_course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** How much of the Handicap Index is taken off an eclectic's gross score. */
    eclecticPercent: integer('eclectic_percent').notNull().default(50),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('seasons_club').on(table.clubId, table.year)],
)

export const seasonsPrivacy = privacyNotes(seasons, {
  notes: [
    {
      columns: [
        'id',
        'version',
        'clubId',
        'name',
        'year',
        'points',
        'otherPoints',
        'best',
        'eclecticCourseId',
        'eclecticPercent',
        'createdAt',
      ],
      why: "how a season's tables are made; its tables are made of `result_sheets` and the cards of final competitions when they are read",
      howLong: 'until the club deletes it',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})

/** The competitions of a season. */
export const seasonCompetitions = pgTable(
  'season_competitions',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.competitionId] }),
    index('season_competitions_competition').on(table.competitionId),
  ],
)

export const seasonCompetitionsPrivacy = privacyNotes(seasonCompetitions, {
  notes: [
    {
      columns: ['seasonId', 'competitionId'],
      why: 'which competitions a season counts',
      howLong: 'with the season and the competition',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})
