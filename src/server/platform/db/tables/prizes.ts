import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { competitions } from './competitions.ts'
import { users } from './users.ts'

/** What can be won in a competition. Its id is the competition's. */
export const prizePlans = pgTable('prize_plans', {
  id: text('competition_id')
    .primaryKey()
    .references(() => competitions.id, { onDelete: 'cascade' }),
  /** Rises with every change by an administrator (platform/db/versions.ts). */
  version: integer('version').notNull().default(1),
  isOnePerPlayer: boolean('is_one_per_player').notNull(),
  /** The categories of golf/competition/prizes/prize-plan.ts, with amounts in minor units. */
  categories: jsonb('categories').$type<readonly unknown[]>().notNull(),
})

export const prizePlansPrivacy = privacyNotes(prizePlans, {
  notes: [
    {
      columns: ['id', 'version', 'isOnePerPlayer', 'categories'],
      why: 'what can be won',
      howLong: 'with the competition',
      seenBy: 'members',
      atErasure: 'none',
    },
  ],
})

/** Who won a category that the committee measures: nearest the pin, longest drive. */
export const prizeWinners = pgTable(
  'prize_winners',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    categoryId: text('category_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the committee wrote it: "1.42 m". */
    measure: text('measure'),
    setBy: text('set_by'),
    setAt: timestamp('set_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.categoryId] }),
    index('prize_winners_user').on(table.userId),
  ],
)

export const prizeWinnersPrivacy = privacyNotes(prizeWinners, {
  exported: { file: 'prizes', by: 'userId', orderBy: ['setAt'] },
  notes: [
    {
      columns: ['competitionId', 'categoryId', 'userId', 'setAt'],
      why: 'who was nearest the pin or had the longest drive',
      howLong: 'with the competition',
      seenBy: 'administrators; members once the result is final',
      atErasure: 'stays',
    },
    {
      columns: ['measure'],
      why: 'how near, how long',
      howLong: 'with the competition',
      seenBy: 'administrators; members once the result is final',
      atErasure: 'stays',
    },
    {
      columns: ['setBy'],
      why: 'who entered it',
      howLong: 'with the competition',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})
