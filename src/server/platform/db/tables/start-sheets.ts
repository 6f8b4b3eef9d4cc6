import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import {
  startHalves,
  type DrawnGroup,
  type MadeDelay,
  type StartSettings,
} from '#golf/competition/start-sheet/start-sheet.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { competitions } from './competitions.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * A competition's draw as its administrators work on it. What players see is the published sheet, in `start_places`
 * ([decision record 51](../../../../docs/decisions/0051-start-sheet.md)).
 */
export const startSheets = pgTable(
  'start_sheets',
  {
    /** The competition's. */
    id: text('competition_id')
      .primaryKey()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** Rises with every change (platform/db/versions.ts). */
    version: integer('version').notNull().default(1),
    /** How it was drawn, and the delay that was made last since then. */
    settings: jsonb('settings').$type<StartSettings & { delay?: MadeDelay }>().notNull(),
    /** Groups by their start; an empty one keeps its time. Who is no longer entered is left out when it is read. */
    groups: jsonb('groups').$type<readonly DrawnGroup[]>().notNull(),
    drawnBy: text('drawn_by').references(() => users.id, { onDelete: 'set null' }),
    drawnAt: moment('drawn_at').notNull(),
    /** null: players see no start sheet. */
    publishedAt: moment('published_at'),
    /** The version that was published last. */
    publishedVersion: integer('published_version'),
  },
  (table) => [index('start_sheets_drawn_by').on(table.drawnBy)],
)

export const startSheetsPrivacy = privacyNotes(startSheets, {
  notes: [
    {
      columns: ['id', 'version', 'settings', 'groups', 'drawnAt', 'publishedAt', 'publishedVersion'],
      why: 'the draw of the groups as the club works on it, by ids',
      howLong: 'with the competition',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    {
      columns: ['drawnBy'],
      why: 'who drew it',
      howLong: 'with the competition',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})

/**
 * Who starts when and where, as it was published last. The rows stay while a sheet is taken back, so that who is told
 * again are those whose start is another one.
 */
export const startPlaces = pgTable(
  'start_places',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 1, in the order of the sheet. */
    groupNumber: integer('group_number').notNull(),
    /** Within the group, from 1. */
    place: integer('place').notNull(),
    startsAt: moment('starts_at').notNull(),
    hole: integer('hole').notNull(),
    half: text('half', { enum: startHalves }),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.userId] }),
    index('start_places_user').on(table.userId, table.startsAt),
  ],
)

export const startPlacesPrivacy = privacyNotes(startPlaces, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['competitionId', 'userId', 'groupNumber', 'place', 'startsAt', 'hole', 'half'],
      why: 'who starts when, on which hole and with whom',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'goes',
    },
  ],
})

/** What an entered player asked for; the draw keeps it where it can. */
export const startWishes = pgTable(
  'start_wishes',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Ids of the players whom they want to play with. */
    withUsers: text('with_users')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** On the club's clock, "10:00". */
    notBefore: text('not_before'),
    notAfter: text('not_after'),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.userId] }),
    index('start_wishes_user').on(table.userId),
  ],
)

export const startWishesPrivacy = privacyNotes(startWishes, {
  deletedBy: 'userId',
  exported: { file: 'start-wishes', by: 'userId', orderBy: ['competitionId'] },
  notes: [
    {
      columns: ['competitionId', 'userId', 'withUsers', 'notBefore', 'notAfter'],
      why: 'what a player asked for in the draw',
      howLong: 'with the competition',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
  ],
})
