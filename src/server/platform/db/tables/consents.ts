import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agreedKinds, agreedLanguages } from '#contract/data/agreed/agreed-kinds.ts'
import { guardianAnswers } from '#contract/data/guardian-answer.ts'
import { privacyNotes } from '../privacy-notes.ts'
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

export const consentTextsPrivacy = privacyNotes(consentTexts, {
  notes: [
    {
      columns: ['hash', 'kind', 'version', 'language', 'text'],
      why: 'each text that somebody agreed to, word by word, once',
      howLong: 'for good',
      seenBy: 'who agreed to it',
      atErasure: 'none',
    },
  ],
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

export const consentsPrivacy = privacyNotes(consents, {
  notes: [
    {
      columns: ['id', 'userId', 'textHash', 'by', 'act', 'at'],
      why: 'who agreed to which text when, or took it back, so that it can be shown',
      howLong: 'with the account; the store refuses to change it',
      seenBy: 'the person',
      atErasure: 'goes',
    },
  ],
})

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

export const guardiansPrivacy = privacyNotes(guardians, {
  deletedBy: 'userId',
  exported: {
    file: 'guardian',
    by: 'userId',
    only: ['email', 'askedAt', 'answer', 'answeredAt', 'linkUntil'],
  },
  notes: [
    {
      columns: ['userId', 'askedAt', 'answer', 'answeredAt'],
      why: 'that somebody is too young to agree alone, and what their guardian said',
      howLong: 'with the account, or until an administrator says that none is needed',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
    {
      columns: ['email'],
      why: 'to ask the guardian',
      howLong: 'as above',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
    {
      columns: ['linkHash', 'linkUntil'],
      why: 'to know the link of the last mail',
      howLong: 'until it is used or has expired',
      seenBy: 'nobody',
      atErasure: 'goes',
    },
  ],
})
