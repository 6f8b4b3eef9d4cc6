import { pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { shareKinds } from '#contract/board/share-kinds.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { competitions } from './competitions.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The links that show a competition's board to whoever has them; a link that was switched off has no row. */
export const shareLinks = pgTable(
  'share_links',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: shareKinds }).notNull(),
    /** A new one with each link, so that an old address never opens anything again. */
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Of a wall: other competitions that it shows in turn. */
    also: text('also').array().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.kind] }),
    uniqueIndex('share_links_token').on(table.tokenHash),
  ],
)

export const shareLinksPrivacy = privacyNotes(shareLinks, {
  notes: [
    {
      columns: ['competitionId', 'kind', 'id', 'tokenHash', 'also', 'createdAt'],
      why: 'the links that show a board to whoever has them, with the hash of each secret',
      howLong: 'until it is switched off',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    { columns: ['createdBy'], why: 'who made it', howLong: 'as above', seenBy: 'nobody', atErasure: 'stays' },
  ],
})
