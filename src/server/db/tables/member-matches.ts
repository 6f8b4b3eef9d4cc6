import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { clubs } from './clubs.ts'
import { users } from './users.ts'

/**
 * What the club has said of a member with an account and one of its list without: one person, or two. Nobody asks again
 * (docs/decisions/0078-one-person-once.md).
 */
export const memberMatchAnswers = pgTable(
  'member_match_answers',
  {
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Without a foreign key: who is one person with an account has no row of their own any more. */
    listedId: text('listed_id').notNull(),
    isSame: boolean('is_same').notNull(),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.memberId, table.listedId] }),
    index('member_match_answers_member').on(table.memberId),
    index('member_match_answers_answered_by').on(table.answeredBy),
  ],
)
