import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { rounds } from './rounds.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Hole entries that came after their card was handed in: proposals to the club, which count for nothing (P9). */
export const lateScores = pgTable(
  'late_scores',
  {
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** Of the entry, as the phone made it. */
    id: text('id').notNull(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    holeNumber: integer('hole_number').notNull(),
    result: text('result').notNull(),
    strokes: integer('strokes'),
    authorId: text('author_id').notNull(),
    typedAt: moment('typed_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** What the card had on this hole when it came. */
    cardResult: text('card_result').notNull(),
    cardStrokes: integer('card_strokes'),
    /** open, accepted, dismissed, or replaced by a later one for the same hole */
    state: text('state').notNull().default('open'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.id] }),
    uniqueIndex('late_scores_one_open')
      .on(table.roundId, table.holeNumber)
      .where(sql`state = 'open'`),
    index('late_scores_open')
      .on(table.clubId, table.receivedAt)
      .where(sql`state = 'open'`),
    index('late_scores_club').on(table.clubId),
    index('late_scores_author').on(table.authorId),
  ],
)

export const lateScoresPrivacy = privacyNotes(lateScores, {
  notes: [
    {
      columns: [
        'roundId',
        'id',
        'clubId',
        'holeNumber',
        'result',
        'strokes',
        'authorId',
        'typedAt',
        'receivedAt',
        'cardResult',
        'cardStrokes',
        'state',
        'decidedBy',
        'decidedAt',
      ],
      why: 'a score that came after its card was handed in, what the card had then, and who decided what',
      howLong: 'with the round',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
    {
      columns: ['reason'],
      why: 'why',
      howLong: 'with the round',
      seenBy: 'the person, administrators',
      atErasure: 'goes; in what was written about others their full name is replaced',
    },
  ],
})
