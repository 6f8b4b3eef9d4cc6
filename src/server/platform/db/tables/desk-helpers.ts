import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { competitions } from './competitions.ts'
import { invitations } from './invitations.ts'
import { users } from './users.ts'

/**
 * Who helps at the desk of a competition until the end of its last day. Whoever is invited to help is here by their
 * invitation until they have joined; who is taken back is gone, and stands in the audit log.
 */
export const deskHelpers = pgTable(
  'desk_helpers',
  {
    id: text('id').primaryKey(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    invitationId: text('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('desk_helpers_user').on(table.competitionId, table.userId),
    uniqueIndex('desk_helpers_invited').on(table.competitionId, table.invitationId),
    index('desk_helpers_club').on(table.clubId),
    index('desk_helpers_of_user').on(table.userId),
    index('desk_helpers_of_invitation').on(table.invitationId),
    index('desk_helpers_added_by').on(table.addedBy),
  ],
)

export const deskHelpersPrivacy = privacyNotes(deskHelpers, {
  deletedBy: 'userId',
  exported: {
    file: 'desk-help',
    by: 'userId',
    only: ['competitionId', 'clubId', 'addedAt'],
    orderBy: ['addedAt'],
  },
  notes: [
    {
      columns: ['id', 'competitionId', 'clubId', 'userId', 'invitationId', 'addedAt'],
      why: 'who helps at the desk of a competition, or is invited to',
      howLong: 'with the competition, or until an administrator takes it back',
      seenBy: 'administrators, the person',
      atErasure: 'goes',
    },
    {
      columns: ['addedBy'],
      why: 'who let them',
      howLong: 'as above',
      seenBy: 'nobody',
      atErasure: 'goes, where the helper is the person; in what they gave others the id stays',
    },
  ],
})
