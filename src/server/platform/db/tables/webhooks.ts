import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { deliveredEvents, webhookEvents, type WebhookNews } from '#contract/outbound/webhook-events.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Where a club's other programs want to be told of what happens. The secret of each is made of its id and stored nowhere. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Since when every delivery failed; null: the last one arrived. */
    failingSince: moment('failing_since'),
    /** By an administrator, or by itself after days of failures; null: it is on. */
    switchedOffAt: moment('switched_off_at'),
  },
  (table) => [
    uniqueIndex('webhooks_url').on(table.clubId, table.url),
    index('webhooks_listening')
      .using('gin', table.events)
      .where(sql`switched_off_at is null`),
  ],
)

export const webhooksPrivacy = privacyNotes(webhooks, {
  notes: [
    {
      columns: ['id', 'clubId', 'url', 'events', 'createdAt', 'failingSince', 'switchedOffAt'],
      why: 'where another program of the club is told what happens, and of what',
      howLong: 'until it is removed',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    {
      columns: ['createdBy'],
      why: 'who added it',
      howLong: 'as above',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})

/** What is on its way to them, written in the transaction of what it tells of. It stays a week for the list. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    clubId: text('club_id').notNull(),
    event: text('event', { enum: deliveredEvents }).notNull(),
    /** Ids and golf; names are read when it is sent. */
    about: jsonb('about').$type<WebhookNews['about']>().notNull(),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
    giveUpAt: moment('give_up_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** What the receiver answered last; null where it did not. */
    status: integer('status'),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.nextTryAt)
      .where(sql`sent_at is null and given_up_at is null`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)

export const webhookDeliveriesPrivacy = privacyNotes(webhookDeliveries, {
  notes: [
    {
      columns: [
        'id',
        'webhookId',
        'clubId',
        'event',
        'createdAt',
        'nextTryAt',
        'giveUpAt',
        'attempts',
        'status',
        'sentAt',
        'givenUpAt',
      ],
      why: 'what is on its way to other programs and what became of it',
      howLong: 'a week',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    {
      columns: ['about'],
      why: 'of what: ids of people, cards and competitions, holes and scores; names are read when it is sent',
      howLong: 'a week',
      seenBy: 'nobody',
      atErasure: 'stays, with ids that name nobody any more',
    },
  ],
})
