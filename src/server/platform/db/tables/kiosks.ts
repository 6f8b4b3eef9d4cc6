import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { rounds } from './rounds.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A tablet of the club's bar: first a link that opens it once, then the device that has opened it. */
export const kiosks = pgTable(
  'kiosks',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** null once a device has used it. */
    linkHash: text('link_hash'),
    linkUntil: moment('link_until').notNull(),
    /** Of the device's own cookie; null before the link was used. */
    tokenHash: text('token_hash'),
    openedAt: moment('opened_at'),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('kiosks_link').on(table.linkHash),
    uniqueIndex('kiosks_token').on(table.tokenHash),
    index('kiosks_club').on(table.clubId, table.createdAt),
  ],
)

export const kiosksPrivacy = privacyNotes(kiosks, {
  notes: [
    {
      columns: [
        'id',
        'clubId',
        'name',
        'createdAt',
        'linkHash',
        'linkUntil',
        'tokenHash',
        'openedAt',
        'lastUsedAt',
        'withdrawnAt',
      ],
      why: "the tablets of the club's bar, with hashes of a link and of a cookie",
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    {
      columns: ['createdBy'],
      why: 'which administrator made it',
      howLong: 'with the club',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})

/** A card that was handed in at a kiosk, and what its player says if it is not theirs. */
export const kioskHandIns = pgTable(
  'kiosk_hand_ins',
  {
    /** Made at the kiosk, so that sending again is harmless. */
    id: text('id').primaryKey(),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    kioskId: text('kiosk_id')
      .notNull()
      .references(() => kiosks.id, { onDelete: 'cascade' }),
    attesterId: text('attester_id').notNull(),
    at: moment('at').notNull(),
    disputedAt: moment('disputed_at'),
    disputeReason: text('dispute_reason'),
    settledAt: moment('settled_at'),
    settledBy: text('settled_by'),
    settledReason: text('settled_reason'),
  },
  (table) => [
    index('kiosk_hand_ins_round').on(table.roundId, table.at),
    index('kiosk_hand_ins_disputed')
      .on(table.kioskId)
      .where(sql`disputed_at is not null and settled_at is null`),
    index('kiosk_hand_ins_attester').on(table.attesterId),
  ],
)

export const kioskHandInsPrivacy = privacyNotes(kioskHandIns, {
  notes: [
    {
      columns: ['id', 'roundId', 'kioskId', 'attesterId', 'at', 'disputedAt', 'settledAt', 'settledBy'],
      why: 'which card was handed in at which tablet, who attested it, and whether its player objected',
      howLong: 'with the round',
      seenBy: 'the person, administrators',
      atErasure: 'stays',
    },
    {
      columns: ['disputeReason', 'settledReason'],
      why: 'what its player objected, and what the club answered',
      howLong: 'with the round',
      seenBy: 'the person, administrators',
      atErasure: "emptied, on the person's cards; elsewhere their full name is replaced",
    },
  ],
})
