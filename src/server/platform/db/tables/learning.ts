import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Cells of paper cards with the numbers that people decided on, for training the reader. Nothing here leads to a person, a
 * round or a photo, and no column may be added that does (decision record 75).
 */
export const learningCells = pgTable(
  'learning_cells',
  {
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** A hash of the club and the pixels. It also is the order within a day, so that no card's cells stand together. */
    id: text('id').notNull(),
    value: integer('value').notNull(),
    /** What the reader had read; null: no number of strokes. */
    read: integer('read'),
    /** A calendar day of the club; not the time. */
    keptOn: integer('kept_on').notNull(),
    png: bytes('png').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('learning_cells_day').on(table.clubId, table.keptOn, table.id),
  ],
)

export const learningCellsPrivacy = privacyNotes(learningCells, {
  notes: [
    {
      columns: ['clubId', 'id', 'value', 'read', 'keptOn', 'png'],
      why: 'single cells of paper cards, cut out, with the number that somebody decided on, to train the reader; only of clubs that switched it on and of people who agreed with that card. Nothing leads from them to a person, a card or a photo ([decision record 75](decisions/0075-learning-from-corrections.md))',
      howLong: 'until the club erases them or switches it off; the oldest beyond 5,000 go',
      seenBy: 'administrators of the club',
      atErasure: 'none',
    },
  ],
})
