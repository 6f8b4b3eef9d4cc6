import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { noticeKinds, type NoticePlace } from '#contract/outbound/notice-kinds.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { competitions } from './competitions.ts'
import { mailLanguages } from './mail.ts'
import { rounds } from './rounds.ts'
import { sessions, users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What of a notice is not an id: holes, what was done, whether it was accepted, how many players, the reader's place. */
export type NoticeFacts = {
  holes?: readonly number[]
  change?: string
  isAccepted?: boolean
  players?: number
  ruling?: string
  cardStatus?: string
  isOn?: boolean
  pcc?: number
  day?: string
  place?: NoticePlace
  messageId?: string
  objectionId?: string
  handInId?: string
  result?: string
  counts?: string
  isPair?: boolean
}

/** What people are told in the app, one row for each person and event. It goes with the card or competition it is about. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    /** The order in which they were made; lists are read by it. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Names the event, so that a repeated command tells nobody twice. */
    eventKey: text('event_key').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    roundId: text('round_id').references(() => rounds.id, { onDelete: 'cascade' }),
    competitionId: text('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
    byId: text('by_id').references(() => users.id, { onDelete: 'set null' }),
    facts: jsonb('facts').$type<NoticeFacts>().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notices_one_of_event').on(table.userId, table.eventKey),
    index('notices_user').on(table.userId, table.seq),
    index('notices_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('notices_round').on(table.roundId),
    index('notices_competition').on(table.competitionId),
    index('notices_created').on(table.createdAt),
    index('notices_by').on(table.byId),
  ],
)

export const noticesPrivacy = privacyNotes(notices, {
  deletedBy: 'userId',
  exported: { file: 'notices', by: 'userId', without: ['eventKey', 'byId'], orderBy: ['seq'] },
  notes: [
    {
      columns: [
        'id',
        'seq',
        'userId',
        'clubId',
        'eventKey',
        'kind',
        'roundId',
        'competitionId',
        'facts',
        'createdAt',
      ],
      why: 'to tell somebody once what they have to do or know, by ids and holes',
      howLong: '180 days, at most with the card or competition it is about',
      seenBy: 'the person',
      atErasure: 'goes',
    },
    {
      columns: ['byId'],
      why: 'who did or asked it',
      howLong: 'as above',
      seenBy: 'the person, by name',
      atErasure: 'goes; in notices of others the id stays',
    },
    {
      columns: ['readAt'],
      why: 'whether they have seen it',
      howLong: 'as above',
      seenBy: 'the person',
      atErasure: 'goes',
    },
  ],
})

/** The kinds a person is not interrupted for. What has no row here is on. */
export const noticesOff = pgTable(
  'notices_off',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: noticeKinds }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export const noticesOffPrivacy = privacyNotes(noticesOff, {
  deletedBy: 'userId',
  exported: { file: 'notices-off', by: 'userId', only: ['kind'], orderBy: ['kind'] },
  notes: [
    {
      columns: ['userId', 'kind'],
      why: "which kinds do not wake the person's devices",
      howLong: 'with the account',
      seenBy: 'the person',
      atErasure: 'goes',
    },
  ],
})

/** Browsers that somebody wants to be told on. A subscription goes with the session in which it was made. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the browser's push service takes messages for it (RFC 8030). */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's keys, with which what is sent is encrypted (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: mailLanguages }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

export const pushSubscriptionsPrivacy = privacyNotes(pushSubscriptions, {
  deletedBy: 'userId',
  exported: { file: 'woken-devices', by: 'userId', only: ['language', 'createdAt'], orderBy: ['createdAt'] },
  notes: [
    {
      columns: ['id', 'userId', 'sessionId', 'language', 'createdAt'],
      why: 'the browsers that somebody wants to be woken, and in which language',
      howLong:
        'until they switch it off, sign out there or the session ends; until the push service no longer knows the browser',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
    {
      columns: ['endpoint', 'p256dh', 'auth'],
      why: "where the browser's push service takes messages for it, and the keys that only the browser can open them with",
      howLong: 'as above',
      seenBy:
        "nobody; the push service of the browser's maker sees when something comes and how long it is, not what",
      atErasure: 'goes',
    },
  ],
})

/** One notice on its way to one browser, made with the notice; it stays as long as that, so that nothing is sent twice. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    nextTryAt: moment('next_try_at').notNull(),
    /** When nobody needs it on a locked screen any more. */
    giveUpAt: moment('give_up_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.subscriptionId] }),
    index('push_deliveries_subscription').on(table.subscriptionId),
    index('push_deliveries_due')
      .on(table.nextTryAt)
      .where(sql`sent_at is null and given_up_at is null`),
  ],
)

export const pushDeliveriesPrivacy = privacyNotes(pushDeliveries, {
  notes: [
    {
      columns: ['noticeId', 'subscriptionId', 'nextTryAt', 'giveUpAt', 'attempts', 'sentAt', 'givenUpAt'],
      why: 'that a notice wakes a browser once',
      howLong: 'with the notice or the subscription',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})
