import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { objectionStates } from '#golf/card/card-objection.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { rounds } from './rounds.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What players say is wrong on their cards that are handed in. It counts for nothing until the club decides. */
export const cardObjections = pgTable(
  'card_objections',
  {
    /** Made where it was written, so that sending again is harmless. */
    id: text('id').primaryKey(),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** The hole that is wrong, and what the player says they had there; null where they named none. */
    holeNumber: integer('hole_number'),
    result: text('result'),
    strokes: integer('strokes'),
    reason: text('reason'),
    at: moment('at').notNull(),
    state: text('state', { enum: objectionStates }).notNull().default('open'),
    settledBy: text('settled_by'),
    settledAt: moment('settled_at'),
    answer: text('answer'),
  },
  (table) => [
    uniqueIndex('card_objections_one_open')
      .on(table.roundId)
      .where(sql`state = 'open'`),
    index('card_objections_round').on(table.roundId, table.at),
    index('card_objections_open')
      .on(table.clubId, table.at)
      .where(sql`state = 'open'`),
    index('card_objections_club').on(table.clubId),
  ],
)

export const cardObjectionsPrivacy = privacyNotes(cardObjections, {
  notes: [
    {
      columns: [
        'id',
        'roundId',
        'clubId',
        'holeNumber',
        'result',
        'strokes',
        'at',
        'state',
        'settledBy',
        'settledAt',
      ],
      why: 'what a player says is wrong on their card, and what the club made of it',
      howLong: 'with the card',
      seenBy: 'the player, administrators',
      atErasure: 'goes',
    },
    {
      columns: ['reason', 'answer'],
      why: 'the words of both',
      howLong: 'with the card',
      seenBy: 'the player, administrators',
      atErasure: 'goes',
    },
  ],
})
