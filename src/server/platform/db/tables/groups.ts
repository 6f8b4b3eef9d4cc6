import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubs } from './clubs.ts'
import { competitions } from './competitions.ts'
import { courses } from './courses.ts'
import { rounds } from './rounds.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Up to four who play together and whose cards one phone can score. It lasts as long as one of its cards is open. */
export const playingGroups = pgTable(
  'playing_groups',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    competitionId: text('competition_id').references(() => competitions.id, { onDelete: 'set null' }),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** SHA-256 of the token in the QR code; null while there is none. */
    linkHash: text('link_hash').unique(),
    linkUntil: moment('link_until'),
  },
  (table) => [index('playing_groups_created_by').on(table.createdBy)],
)

export const playingGroupsPrivacy = privacyNotes(playingGroups, {
  notes: [
    {
      columns: ['id', 'clubId', 'courseId', 'competitionId', 'createdAt'],
      why: 'who plays together, where',
      howLong: 'for good',
      seenBy: 'whoever plays in the group',
      atErasure: 'none',
    },
    {
      columns: ['createdBy'],
      why: 'who set the group up',
      howLong: 'for good',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
    {
      columns: ['linkHash', 'linkUntil'],
      why: 'the hash of the link in the QR code, and until when it works',
      howLong: 'for good',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})

/** Who plays in a group, each with a round of their own. */
export const playingGroupMembers = pgTable(
  'playing_group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => playingGroups.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** In which order the rows stand, from 1. */
    place: integer('place').notNull(),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment('added_at').notNull(),
    /** When they left or were removed; their round stays theirs. */
    leftAt: moment('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    uniqueIndex('playing_group_members_round')
      .on(table.roundId)
      .where(sql`left_at is null`),
    index('playing_group_members_user').on(table.userId),
    index('playing_group_members_added_by').on(table.addedBy),
  ],
)

export const playingGroupMembersPrivacy = privacyNotes(playingGroupMembers, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['groupId', 'userId', 'roundId', 'place', 'addedBy', 'addedAt', 'leftAt'],
      why: 'who plays in which group with which card, who put them there, and when they left',
      howLong: 'with the round',
      seenBy: 'whoever plays in the group',
      atErasure: 'goes',
    },
  ],
})

/**
 * A person who plays as a guest of a club, without an account: a row of `users` that has no credentials and no membership,
 * so nobody signs in as them and no list of members has them (U39, docs/decisions/0033-guests.md).
 */
export const guests = pgTable(
  'guests',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** As it was typed; null when nothing was. */
    homeClub: text('home_club'),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment('added_at').notNull(),
    /** Made on the phone that added them, so that sending again adds nobody twice. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('guests_key').on(table.clubId, table.key),
    index('guests_added').on(table.addedAt),
    index('guests_added_by').on(table.addedBy),
  ],
)

export const guestsPrivacy = privacyNotes(guests, {
  deletedBy: 'userId',
  notes: [
    {
      columns: ['userId', 'clubId', 'homeClub', 'addedBy', 'addedAt', 'key'],
      why: 'who plays as a guest without an account, their home club, and who put them in',
      howLong: '`KEEP_GUEST_DAYS`, 90, after they were put in; with a competition’s result as long as that',
      seenBy: 'whoever plays in the group, administrators',
      atErasure: 'goes',
    },
  ],
})
