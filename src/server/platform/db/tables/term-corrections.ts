import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'

/** `allowance` in percent, `handicapIndex` in whole tenths; `from` is a day such as 2026-05-01. */
type CorrectionScope =
  | { kind: 'competition'; competitionId: string; allowance?: number }
  | { kind: 'course'; courseId: string; from: string }
  | { kind: 'card'; roundId: string; handicapIndex?: number | null; teeId?: string }

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * What the committee put right on cards that were played with wrong terms (Committee Procedures 7D). Each card's terms before and
 * after stand in its `round_events`.
 */
export const termCorrections = pgTable(
  'term_corrections',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Which cards, and what was put right. */
    scope: jsonb('scope').$type<CorrectionScope>().notNull(),
    reason: text('reason').notNull(),
    authorId: text('author_id').notNull(),
    madeAt: moment('made_at').notNull(),
    /** What the competition's allowance was, where that was put right; in percent. */
    allowanceBefore: jsonb('allowance_before').$type<{ percent: number; reason: string | null }>(),
    takenBackBy: text('taken_back_by'),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [index('term_corrections_club').on(table.clubId, table.madeAt)],
)

export const termCorrectionsPrivacy = privacyNotes(termCorrections, {
  notes: [
    {
      columns: [
        'id',
        'clubId',
        'scope',
        'authorId',
        'madeAt',
        'allowanceBefore',
        'takenBackBy',
        'takenBackAt',
      ],
      why: 'what the committee put right on cards that were played with wrong terms',
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: "stays with the author's id",
    },
    {
      columns: ['reason'],
      why: 'why',
      howLong: 'with the club',
      seenBy: 'the players of the cards, administrators',
      atErasure: 'replaced, where it has the full name',
    },
  ],
})
