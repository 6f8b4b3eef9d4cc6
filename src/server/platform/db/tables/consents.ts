import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agreedKinds, agreedLanguages } from '#contract/data/agreed/agreed-kinds.ts'
import { guardianAnswers } from '#contract/data/guardian-answer.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Each text that somebody has agreed to, word by word, once. The store only adds. */
export const consentTexts = pgTable('consent_texts', {
  /** SHA-256 of kind, version, language and text. */
  hash: text('hash').primaryKey(),
  kind: text('kind', { enum: agreedKinds }).notNull(),
  version: text('version').notNull(),
  language: text('language', { enum: agreedLanguages }).notNull(),
  text: text('text').notNull(),
})

/** Who agreed to which text when. The store only adds, and gives a row up only with its account. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    textHash: text('text_hash')
      .notNull()
      .references(() => consentTexts.hash),
    /** Whose word it is: the person's, or their parent's or guardian's. */
    by: text('by', { enum: ['self', 'guardian'] }).notNull(),
    /** given, or withdrawn: then what was given to this text before no longer holds. */
    act: text('act', { enum: ['given', 'withdrawn'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consents_user').on(table.userId, table.at)],
)

/** The parent or guardian of a child's account. Who has no row here agrees alone. */
export const guardians = pgTable('guardians', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  askedAt: moment('asked_at').notNull(),
  answer: text('answer', { enum: guardianAnswers }).notNull(),
  answeredAt: moment('answered_at'),
  /** Of the link in the last mail; null once it is used. */
  linkHash: text('link_hash').unique(),
  linkUntil: moment('link_until').notNull(),
})
