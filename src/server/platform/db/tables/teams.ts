import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { competitions } from './competitions.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The teams of one competition (D13). */
export const teams = pgTable(
  'teams',
  {
    id: text('id').primaryKey(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The seed of the draw that made it, so that the draw can be repeated; null for a team that people formed. */
    drawSeed: text('draw_seed'),
    /** A player of another team who also counts here (R10.3). */
    blindUserId: text('blind_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Rises when its players change; boards ignore an older one. */
    revision: integer('revision').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('teams_name').on(table.competitionId, sql`lower(${table.name})`),
    index('teams_blind_user').on(table.blindUserId),
  ],
)

export const teamsPrivacy = privacyNotes(teams, {
  notes: [
    {
      columns: ['id', 'competitionId', 'drawSeed', 'blindUserId', 'revision', 'createdAt'],
      why: 'a team',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'stays',
    },
    {
      columns: ['name'],
      why: 'what it is called',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: "replaced, where the person's name is in it",
    },
  ],
})

/** The primary key ensures that a player is in one team of a competition. */
export const teamMembers = pgTable(
  'team_members',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.userId] }),
    index('team_members_team').on(table.teamId),
  ],
)

export const teamMembersPrivacy = privacyNotes(teamMembers, {
  notes: [
    {
      columns: ['competitionId', 'userId', 'teamId', 'joinedAt'],
      why: 'who plays in it',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'stays',
    },
  ],
})
