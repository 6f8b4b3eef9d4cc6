import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { plans } from '#contract/money/club-plan.ts'
import { entryPaymentStates, returnReasons } from '#contract/money/entry-payment.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { competitions } from './competitions.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A club as the card processor knows it, and what the processor said last about its subscription. */
export const clubSubscriptions = pgTable(
  'club_subscriptions',
  {
    clubId: text('club_id')
      .primaryKey()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** The processor's id of the club. */
    customerId: text('customer_id').notNull().unique(),
    subscriptionId: text('subscription_id'),
    /** The processor's own word for the subscription; null: none runs. */
    status: text('status'),
    plan: text('plan', { enum: plans }),
    paidUntil: moment('paid_until'),
    endsThen: boolean('ends_then').notNull().default(false),
    /** How often the processor was asked, and the number of the question whose answer stands here. */
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    lookedAt: moment('looked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('club_subscriptions_looked').on(table.lookedAt)],
)

export const clubSubscriptionsPrivacy = privacyNotes(clubSubscriptions, {
  notes: [
    {
      columns: [
        'clubId',
        'customerId',
        'subscriptionId',
        'status',
        'plan',
        'paidUntil',
        'endsThen',
        'asked',
        'answered',
        'lookedAt',
        'createdAt',
      ],
      why: 'the club at the card processor, and what that said last about its plan; nothing of a card or of who pays',
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'none',
    },
  ],
})

/** What the processor has told us, each event once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The processor's. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** null: of nobody whom we know. */
    clubId: text('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('payment_events_received').on(table.receivedAt),
    index('payment_events_club').on(table.clubId),
  ],
)

export const paymentEventsPrivacy = privacyNotes(paymentEvents, {
  notes: [
    {
      columns: ['id', 'type', 'clubId', 'receivedAt'],
      why: 'which messages of the card processor were taken, each once; nothing of their content',
      howLong: '90 days',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})

/** A club's own account at the card processor, to which entry fees go. */
export const clubCardAccounts = pgTable('club_card_accounts', {
  clubId: text('club_id')
    .primaryKey()
    .references(() => clubs.id, { onDelete: 'cascade' }),
  /** The processor's id of the account. */
  accountId: text('account_id').notNull().unique(),
  /** What the processor said last: it can be paid to, its form was filled in, and it is not ours any more. */
  takesCards: boolean('takes_cards').notNull().default(false),
  hasDetails: boolean('has_details').notNull().default(false),
  isGone: boolean('is_gone').notNull().default(false),
  /** The club takes no cards any more; what was paid can still be paid back. */
  disconnectedAt: moment('disconnected_at'),
  /** How often the processor was asked, and the number of the question whose answer stands here. */
  asked: integer('asked').notNull().default(0),
  answered: integer('answered').notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

export const clubCardAccountsPrivacy = privacyNotes(clubCardAccounts, {
  notes: [
    {
      columns: [
        'clubId',
        'accountId',
        'takesCards',
        'hasDetails',
        'isGone',
        'disconnectedAt',
        'asked',
        'answered',
        'createdAt',
      ],
      why: "the club's own account at the card processor, to which entry fees go, and whether it takes cards",
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'none',
    },
  ],
})

/** An entry fee that is or was to be paid by card: one for each page that was opened. */
export const entryPayments = pgTable(
  'entry_payments',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The processor's ids: the account it goes to, the page, and the payment once it is made. */
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').unique(),
    intentId: text('intent_id'),
    /** Minor units of `currency`, as they stood when the page was opened. */
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: entryPaymentStates }).notNull(),
    /** Since when its page is not to be paid on any more: the fee changed, or the entry did. */
    closedAt: moment('closed_at'),
    /** It is what made the entry's fee paid. */
    settles: boolean('settles').notNull().default(false),
    paidAt: moment('paid_at'),
    returnReason: text('return_reason', { enum: returnReasons }),
    /** How often paying back was asked for anew, which makes it another request. */
    returnTries: integer('return_tries').notNull().default(0),
    returnedAt: moment('returned_at'),
    /** Why the processor refused to pay back, in its words. */
    refusal: text('refusal'),
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    lookedAt: moment('looked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('entry_payments_entry').on(table.competitionId, table.userId),
    index('entry_payments_user').on(table.userId),
    index('entry_payments_club').on(table.clubId, table.state),
    index('entry_payments_intent').on(table.intentId),
    index('entry_payments_waiting')
      .on(table.lookedAt)
      .where(sql`state in ('open', 'returning')`),
    uniqueIndex('entry_payments_one_open')
      .on(table.competitionId, table.userId)
      .where(sql`state = 'open' and closed_at is null`),
  ],
)

export const entryPaymentsPrivacy = privacyNotes(entryPayments, {
  notes: [
    {
      columns: [
        'id',
        'clubId',
        'competitionId',
        'userId',
        'amountMinor',
        'currency',
        'state',
        'closedAt',
        'settles',
        'paidAt',
        'returnReason',
        'returnTries',
        'returnedAt',
        'refusal',
        'asked',
        'answered',
        'lookedAt',
        'createdAt',
      ],
      why: 'entry fees that are or were to be paid by card, and paid back; nothing of a card',
      howLong: 'with the competition',
      seenBy: 'the person, administrators',
      atErasure: 'stays, so that what was paid can be accounted for and paid back',
    },
    {
      columns: ['accountId', 'sessionId', 'intentId'],
      why: "the card processor's ids of the club's account, of the page and of the payment, by which it is asked",
      howLong: 'with the competition',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})
