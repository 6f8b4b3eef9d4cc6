import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
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

export const memberMatchAnswersPrivacy = privacyNotes(memberMatchAnswers, {
  notes: [
    {
      columns: ['clubId', 'memberId', 'listedId', 'isSame', 'answeredAt'],
      why: 'what the club said of a member with an account and one of its list, so that nobody asks again',
      howLong: 'with the account',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
    {
      columns: ['answeredBy'],
      why: 'who said it',
      howLong: 'as above',
      seenBy: 'nobody',
      atErasure: 'goes, where the member is the person; in what they answered the id stays',
    },
  ],
})

/** A row as it was before two people became one, and as that left it; null where there was none. */
export type ChangedRow = {
  table: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Two records that the club made one, with every row that this changed, so that it can be taken back. */
export const memberMerges = pgTable(
  'member_merges',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Without foreign keys: the one is gone until the merge is taken back, and the other when it is merged itself. */
    keptId: text('kept_id').notNull(),
    goneId: text('gone_id').notNull(),
    goneName: text('gone_name').notNull(),
    reason: text('reason').notNull(),
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
    takenBackBy: text('taken_back_by').references(() => users.id, { onDelete: 'set null' }),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true, mode: 'date' }),
    /** Emptied when it is taken back. */
    changes: jsonb('changes').$type<ChangedRow[]>().notNull(),
  },
  (table) => [
    index('member_merges_club').on(table.clubId, table.madeAt),
    index('member_merges_kept').on(table.keptId),
    index('member_merges_gone').on(table.goneId),
    index('member_merges_made_by').on(table.madeBy),
    index('member_merges_taken_back_by').on(table.takenBackBy),
  ],
)

export const memberMergesPrivacy = privacyNotes(memberMerges, {
  notes: [
    {
      columns: ['id', 'clubId', 'keptId', 'goneId', 'goneName', 'reason', 'madeAt', 'takenBackAt'],
      why: 'which records of one person the club made one, so that it can make them two again',
      howLong: 'with the person',
      seenBy: 'administrators of the club',
      atErasure: 'goes',
    },
    {
      columns: ['changes'],
      why: 'the rows as they were before, with the sign-in of an account that went; emptied when it is taken back',
      howLong: 'with the person',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
    {
      columns: ['madeBy', 'takenBackBy'],
      why: 'who did it',
      howLong: 'as above',
      seenBy: 'administrators, `made_by`',
      atErasure: 'goes, where the merge is of the person; in what they merged the id stays',
    },
  ],
})
