import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
