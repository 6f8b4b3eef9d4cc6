import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { messageTerms, type MessageReach } from '#contract/competition/player-message.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { competitions } from './competitions.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What the club wrote to all players of a competition. The notices of it and the boards read the text here. */
export const playerMessages = pgTable(
  'player_messages',
  {
    /** Made where it was written, so that sending again is harmless. */
    id: text('id').primaryKey(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentBy: text('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    term: text('term', { enum: messageTerms }).notNull(),
    /** The last day on which it stands on the boards, on the club's calendar; null: until the result is final. */
    lastDay: text('last_day'),
    takenDownAt: moment('taken_down_at'),
    reached: jsonb('reached').$type<MessageReach>().notNull(),
  },
  (table) => [
    index('player_messages_competition').on(table.competitionId, table.sentAt),
    index('player_messages_sent_by').on(table.sentBy),
  ],
)

export const playerMessagesPrivacy = privacyNotes(playerMessages, {
  notes: [
    {
      columns: ['id', 'competitionId', 'sentAt', 'term', 'lastDay', 'takenDownAt', 'reached'],
      why: 'when the club wrote to all players of a competition, how long it stands on the boards, and how many it reached',
      howLong: 'with the competition',
      seenBy: 'members; counts: administrators',
      atErasure: 'none',
    },
    {
      columns: ['text'],
      why: 'what it wrote',
      howLong: 'with the competition',
      seenBy: 'players, and everybody while it stands on a public board',
      atErasure: 'replaced: the name in it',
    },
    {
      columns: ['sentBy'],
      why: 'who wrote it',
      howLong: 'with the competition',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})
