import { customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { rounds } from './rounds.ts'
import { users } from './users.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A scorecard photo; its bytes are a file of the photo folder under the same id. */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until a submitted round holds it. */
    roundId: text('round_id').references(() => rounds.id, { onDelete: 'cascade' }),
    /** promised (an upload address was given out), receiving, kept or attached */
    state: text('state').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the row and the file are deleted. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('photos_expires').on(table.expiresAt),
    index('photos_owner').on(table.ownerId, table.createdAt),
    index('photos_round').on(table.roundId),
  ],
)

export const photosPrivacy = privacyNotes(photos, {
  exported: { file: 'photos', by: 'ownerId', orderBy: ['createdAt'] },
  notes: [
    {
      columns: ['id', 'ownerId', 'roundId', 'state', 'createdAt', 'expiresAt'],
      why: 'a photo of a card',
      howLong: "a day; handed in with a round the club's own days, at most 24 months or `KEEP_PHOTO_DAYS`",
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
  ],
})

/**
 * A folder or bucket whose photos are this installation's. Its mark has the id and the word, and the word is another one each
 * day: a copy of the database's files knows only an old one, and takes nothing away there.
 */
export const photoPlaces = pgTable('photo_places', {
  id: text('id').primaryKey(),
  word: text('word').notNull(),
  /** Until it is known that the mark has it, both are right. */
  nextWord: text('next_word'),
  /** Files that were there before are not looked through for those of no row. */
  ownedSince: moment('owned_since').notNull(),
  /** When somebody last began to look through its files. */
  sweptAt: moment('swept_at').notNull(),
})

export const photoPlacesPrivacy = privacyNotes(photoPlaces, {
  notes: [
    {
      columns: ['id', 'word', 'nextWord', 'ownedSince', 'sweptAt'],
      why: "that the photos in a folder or bucket are this store's",
      howLong: 'with the installation',
      seenBy: 'nobody',
      atErasure: 'none',
    },
  ],
})

/** Whose photo is being read, and how far that is; of a process that died it is over at `expiresAt`. */
export const scanRuns = pgTable(
  'scan_runs',
  {
    /** A person or a kiosk, each of whom has one photo read at a time. */
    ownerId: text('owner_id').primaryKey(),
    /** Null before the reading waits or begins. */
    stage: text('stage'),
    /** In the queue: 1 is the next one, 0 is read. */
    place: integer('place').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('scan_runs_expires').on(table.expiresAt)],
)

export const scanRunsPrivacy = privacyNotes(scanRuns, {
  deletedBy: 'ownerId',
  exported: { file: 'running-readings', by: 'ownerId' },
  notes: [
    {
      columns: ['ownerId', 'stage', 'place', 'expiresAt'],
      why: "that a photo of somebody's is being read, and how far it is",
      howLong:
        'while it is read; where a process died with it, until a photo is read five minutes later or more',
      seenBy: 'the person',
      atErasure: 'goes',
    },
  ],
})

/** A hole as it is written on a paper card, cut out of its photo; it goes with the photo and with the round, as its entry does. */
export const paperPictures = pgTable(
  'paper_pictures',
  {
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    entryId: text('entry_id').notNull(),
    photoId: text('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    jpeg: bytes('jpeg').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.entryId] }),
    index('paper_pictures_photo').on(table.photoId),
  ],
)

export const paperPicturesPrivacy = privacyNotes(paperPictures, {
  notes: [
    {
      columns: ['roundId', 'entryId', 'photoId', 'jpeg'],
      why: 'each hole of a paper card as it is written, cut out of its photo, so that player and marker can compare',
      howLong: 'as the photo it is cut from',
      seenBy: 'the person, who scores the card for them, administrators',
      atErasure: "goes, on the person's cards and with the photos they took",
    },
  ],
})
