import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { importKinds } from '#contract/club/member-import/import-kinds.ts'
import { privacyNotes } from '../privacy-notes.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const clubs = pgTable(
  'clubs',
  {
    id: text('id').primaryKey(),
    /** Rises with every change by an administrator (platform/db/versions.ts). */
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    code: text('code').notNull().unique(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    website: text('website'),
    description: text('description'),
    currency: text('currency').notNull(),
    timeZone: text('time_zone').notNull(),
    maxMembers: integer('max_members').notNull(),
    subscriptionStatus: text('subscription_status').notNull(),
    planType: text('plan_type'),
    trialEndsAt: moment('trial_ends_at'),
    isActive: boolean('is_active').notNull().default(true),
    /** whs or assigned: who moves the members' Handicap Indexes (D4). */
    handicapMode: text('handicap_mode').notNull().default('whs'),
    requiresApproval: boolean('requires_approval').notNull().default(false),
    /** The union whose published rules it plays by; null: none chosen (golf/handicap/rules-of-play). */
    union: text('golf_union'),
    /** Its rules of play; null: those of a club that never chose any. */
    rulesOfPlay: jsonb('rules_of_play').$type<Record<string, string>>(),
    /** Months in which its scores do not count, as it decided for itself; null: those of its rules of play. */
    inactiveSeason: jsonb('inactive_season').$type<{ from: string; until: string; reason: string }>(),
    /** The colour that the club gave, #rrggbb; contract/club/club-colour.ts makes it legible. */
    colour: text('colour'),
    /** The key of its picture in `club_crests`. */
    crest: text('crest'),
    /** The machine's address that the club's links lead to where no PUBLIC_URL is set (decision record 19). */
    networkHost: text('network_host'),
    /** How long photos and signatures of its cards stay; null: as long as the installation keeps them. */
    keepPhotoDays: integer('keep_photo_days'),
    keepSignatureDays: integer('keep_signature_days'),
    /** Whether it keeps cells of paper cards to learn from, of those who agree. */
    learnsFromCards: boolean('learns_from_cards').notNull().default(false),
    /** When its sign-up sheet was opened first. */
    sheetOpenedAt: moment('sheet_opened_at'),
    /** When an administrator put the list of first steps away. */
    firstStepsDismissedAt: moment('first_steps_dismissed_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('clubs_created_by').on(table.createdBy),
    index('clubs_email').on(sql`lower(${table.email})`),
  ],
)

export const clubsPrivacy = privacyNotes(clubs, {
  notes: [
    {
      columns: [
        'id',
        'version',
        'name',
        'code',
        'phone',
        'address',
        'website',
        'description',
        'currency',
        'timeZone',
        'maxMembers',
        'subscriptionStatus',
        'planType',
        'trialEndsAt',
        'isActive',
        'handicapMode',
        'requiresApproval',
        'colour',
        'crest',
        'networkHost',
        'sheetOpenedAt',
        'firstStepsDismissedAt',
        'keepPhotoDays',
        'keepSignatureDays',
        'learnsFromCards',
        'union',
        'rulesOfPlay',
        'inactiveSeason',
        'createdAt',
      ],
      why: 'the club itself',
      howLong: 'with the club',
      seenBy: 'members; code and billing administrators',
      atErasure: 'none',
    },
    {
      columns: ['email'],
      why: "the club's address",
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: "emptied, where it is the person's own",
    },
    {
      columns: ['createdBy'],
      why: 'who founded it',
      howLong: 'with the club',
      seenBy: 'nobody',
      atErasure: 'stays',
    },
  ],
})

/** The pictures of a club's crest. A new crest is a new row, because browsers keep what they have read under its key. */
export const clubCrests = pgTable(
  'club_crests',
  {
    /** A hash of the club and the picture; nobody can guess it, and who knows it may see the picture. */
    key: text('key').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** WebP, for screens and paper. */
    webp: bytes('webp').notNull(),
    /** A small PNG, for mails. */
    png: bytes('png').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('club_crests_club').on(table.clubId)],
)

export const clubCrestsPrivacy = privacyNotes(clubCrests, {
  notes: [
    {
      columns: ['key', 'clubId', 'webp', 'png', 'createdAt'],
      why: "the club's crest",
      howLong: 'until replaced',
      seenBy: 'everybody with its address',
      atErasure: 'none',
    },
  ],
})

/** The kinds of membership that a club names: full, five-day, junior. */
export const memberCategories = pgTable(
  'member_categories',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('member_categories_name').on(table.clubId, sql`lower(${table.name})`)],
)

export const memberCategoriesPrivacy = privacyNotes(memberCategories, {
  notes: [
    {
      columns: ['id', 'clubId', 'name', 'createdAt'],
      why: 'the kinds of membership that the club names',
      howLong: 'with the club',
      seenBy: 'administrators; everybody who may see a competition that is for them, their names',
      atErasure: 'none',
    },
  ],
})

/** The files that a club has taken in; the id is made on the page, so that the same file sent again is found. */
/** The choices of whoever imported a list; a column that is left out is null. */
export type ListReading = {
  columns?: (string | null)[]
  dates?: string
  minus?: string
  encoding?: string
  whole?: string
  men?: string
  category?: string
}

export const clubImports = pgTable(
  'club_imports',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: importKinds }).notNull(),
    /** How many members or scores came in, and how many lines were left out. */
    taken: integer('taken').notNull(),
    leftOut: integer('left_out').notNull(),
    importedBy: text('imported_by').references(() => users.id, { onDelete: 'set null' }),
    importedAt: moment('imported_at').notNull(),
    undoneBy: text('undone_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: moment('undone_at'),
    /** A hash of the headings of the list, and what was said of how it is to be read: the next list with them is read so. */
    headings: text('headings'),
    reading: jsonb('reading').$type<ListReading>(),
  },
  (table) => [
    index('club_imports_club').on(table.clubId, table.importedAt),
    index('club_imports_imported_by').on(table.importedBy),
    index('club_imports_undone_by')
      .on(table.undoneBy)
      .where(sql`undone_by is not null`),
  ],
)

export const clubImportsPrivacy = privacyNotes(clubImports, {
  notes: [
    {
      columns: ['id', 'clubId', 'kind', 'taken', 'leftOut', 'importedAt', 'undoneAt'],
      why: 'which lists the club took in; the files themselves are not kept',
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    {
      columns: ['headings', 'reading'],
      why: 'a hash of the headings of a list and how it was read, for the next one',
      howLong: 'with the club',
      seenBy: 'administrators',
      atErasure: 'none',
    },
    {
      columns: ['importedBy', 'undoneBy'],
      why: 'who did',
      howLong: 'as above',
      seenBy: 'administrators',
      atErasure: 'stays, as an id of a former member',
    },
  ],
})

/** A person belongs to any number of clubs, with a role in each (D31). */
export const memberships = pgTable(
  'memberships',
  {
    id: text('id').primaryKey(),
    clubId: text('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    alsoPlays: boolean('also_plays').notNull().default(false),
    /** An administrator who does not decide about handicaps. */
    isOffHandicapCommittee: boolean('is_off_handicap_committee').notNull().default(false),
    status: text('status').notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** What the club's list says of the member; null: nothing. */
    memberNumber: text('member_number'),
    categoryId: text('category_id').references(() => memberCategories.id, { onDelete: 'set null' }),
    phone: text('phone'),
    nationalId: text('national_id'),
    bornOn: integer('born_on'),
    /**
     * The person came with a list and has no account yet: a row of `users` without credentials, whose own address cannot
     * exist (docs/decisions/0052-members-without-an-account.md).
     */
    hasNoAccount: boolean('has_no_account').notNull().default(false),
    /** Of a person without an account: the address in the list, where an invitation goes. */
    listedEmail: text('listed_email'),
    /** What a member with an account says of themselves, so that the club finds them in its list; it proves nothing. */
    claimedNumber: text('claimed_number'),
    claimedBornOn: integer('claimed_born_on'),
    /** Asked not to be named among those whose Handicap Index moved. */
    hidesMoves: boolean('hides_moves').notNull().default(false),
    importId: text('import_id').references(() => clubImports.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('memberships_club_user').on(table.clubId, table.userId),
    index('memberships_user').on(table.userId),
    uniqueIndex('memberships_listed_email')
      .on(table.clubId, table.listedEmail)
      .where(sql`${table.hasNoAccount} and ${table.status} <> 'removed'`),
    index('memberships_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    index('memberships_category')
      .on(table.categoryId)
      .where(sql`${table.categoryId} is not null`),
  ],
)

export const membershipsPrivacy = privacyNotes(memberships, {
  deletedBy: 'userId',
  notes: [
    {
      columns: [
        'id',
        'clubId',
        'userId',
        'role',
        'alsoPlays',
        'isOffHandicapCommittee',
        'status',
        'joinedAt',
      ],
      why: 'who belongs to the club, as what',
      howLong: "with the account; a removed member's row stays as removed",
      seenBy: 'members; status administrators',
      atErasure: 'goes',
    },
    {
      columns: ['hidesMoves'],
      why: 'that the person asked not to be named among those whose index moved',
      howLong: 'as above',
      seenBy: 'the person',
      atErasure: 'goes',
    },
    {
      columns: ['memberNumber', 'categoryId', 'phone', 'nationalId', 'bornOn'],
      why: "what the club's own list says of the member; the category and the age decide which competitions admit them",
      howLong: 'as above',
      seenBy: 'administrators, the person in their archive',
      atErasure: 'goes',
    },
    {
      columns: ['claimedNumber', 'claimedBornOn'],
      why: 'what the member says of themselves, so that the club finds them in its list',
      howLong: 'until the club has said yes, else as above',
      seenBy: 'administrators, the person',
      atErasure: 'goes',
    },
    {
      columns: ['hasNoAccount', 'listedEmail', 'importId'],
      why: 'that the member came with a list, where their invitation goes, and with which list',
      howLong: 'until they have an account; the list until it is taken back',
      seenBy: 'administrators',
      atErasure: 'goes',
    },
  ],
})

/** Who set whose Handicap Index to what, when and why; append-only (D4). Indexes in whole tenths. */
export const handicapEntries = pgTable(
  'handicap_entries',
  {
    id: text('id').primaryKey(),
    /** The order in which they were made: two may have the same millisecond. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id').notNull(),
    before: integer('before'),
    after: integer('after').notNull(),
    reason: text('reason'),
    authorId: text('author_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /**
     * Whether the Low Handicap Index starts anew with it (R3.5). Entries from before this could be said: those that started
     * or raised an index did, because the caps would have taken it back; those that lowered one did not.
     */
    restartsLowIndex: boolean('restarts_low_index').notNull().default(false),
  },
  (table) => [
    index('handicap_entries_user').on(table.userId, table.createdAt),
    index('handicap_entries_club').on(table.clubId, table.createdAt),
  ],
)

export const handicapEntriesPrivacy = privacyNotes(handicapEntries, {
  deletedBy: 'userId',
  exported: { file: 'handicap-changes', by: 'userId', orderBy: ['createdAt', 'seq'] },
  notes: [
    {
      columns: [
        'id',
        'seq',
        'userId',
        'clubId',
        'before',
        'after',
        'restartsLowIndex',
        'createdAt',
        'authorId',
      ],
      why: 'what the committee set',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the author's id stays",
    },
    {
      columns: ['reason'],
      why: 'why',
      howLong: 'with the account',
      seenBy: 'the person, administrators',
      atErasure: "goes; in others' records the full name is replaced",
    },
  ],
})
