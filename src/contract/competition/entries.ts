import { z } from 'zod/mini'
import { entryPaymentStates } from '../money/entry-payment.ts'
import { reaches } from '#golf/competition/desk-waiting.ts'
import { feeStates, shownFees } from '../money/fee-states.ts'
import { entrantGroups } from '#golf/competition/entrant-group.ts'
import { genders } from '#golf/course/course.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'
import { marks } from '../club/marks.ts'
import { MOST_CATEGORIES } from '../club/member-categories.ts'
import { handicapInput } from '../club/members.ts'
import { seenVersion } from '../platform/seen-version.ts'
import { clubTime, line, optionalText, orNothing, pathId, wholeNumber } from '../platform/values.ts'

/* What administrators do with the entries of a competition. */

/** As many at once as a club has in a large event. */
export const MOST_AT_ONCE = 200

export const entryStatuses = ['entered', 'reserve', 'withdrawn'] as const

export const entry = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  marks,
  isGuest: z.boolean(),
  /** Whether what the club tells them comes to them. */
  reach: z.enum(reaches),
  homeClub: z.nullable(z.string()),
  status: z.enum(entryStatuses),
  enteredAt: z.string(),
  /** The club entered them. */
  byClub: z.boolean(),
  /** Why the club entered somebody whom the competition does not admit. */
  admittedReason: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
  withdrawnReason: z.nullable(z.string()),
  handicap: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  /** Whose tee they play; null where neither their ratings nor the club says. */
  group: z.nullable(z.enum(entrantGroups)),
  /** The club has said so. */
  isGroupSet: z.boolean(),
  division: z.nullable(z.string()),
  /** It does not move with the index any more. */
  isDivisionFixed: z.boolean(),
  /** `none`: somebody who withdrew or waits for a place owes nothing. */
  fee: z.enum(shownFees),
  /** Decimal text; null where nothing was paid. */
  paid: z.nullable(z.string()),
  card: z.enum(['none', 'out', 'in']),
  /** What was paid by card, and where the money is; left out where nothing was. */
  byCard: z.optional(
    z.object({
      state: z.enum(entryPaymentStates),
      /** When it was paid, or back with them. */
      at: z.nullable(z.string()),
      /** Why the card processor refused to pay back, in its own words. */
      refusal: z.optional(z.string()),
    }),
  ),
})
export type Entry = z.infer<typeof entry>

const division = z.object({ id: z.string(), name: z.string(), least: z.string(), most: z.string() })

/** The terms of entering, as the club sets them. Indexes are texts as golfers write them. */
export const entryTerms = z.object({
  version: z.number(),
  entriesOpenAt: z.nullable(z.string()),
  entriesCloseAt: z.nullable(z.string()),
  maxParticipants: z.nullable(z.number()),
  leastIndex: z.nullable(z.string()),
  mostIndex: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  membersOnly: z.boolean(),
  /** Ids of the categories of members that may enter; empty: all. */
  categories: z.array(z.string()),
  leastAge: z.nullable(z.number()),
  belowAge: z.nullable(z.number()),
  teeId: z.nullable(z.string()),
  womenTeeId: z.nullable(z.string()),
  juniorTeeId: z.nullable(z.string()),
  divisions: z.array(division),
})
export type EntryTerms = z.infer<typeof entryTerms>

export const entryList = z.object({
  /** Entered players by name, reserves in their order, then who has withdrawn. */
  entries: z.array(entry),
  terms: entryTerms,
  /** Decimal text in the club's currency; `fee` is what each owes. */
  fees: z.object({
    fee: z.nullable(z.string()),
    owed: z.string(),
    paid: z.string(),
    owing: z.number(),
    paying: z.number(),
    waived: z.number(),
  }),
  /** A match play whose draw is made takes nobody and lets nobody go. */
  isDrawn: z.boolean(),
})
export type EntryList = z.infer<typeof entryList>

const path = '/api/competitions/:competitionId/entry-list'

export const readEntries = defineCall({
  method: 'GET',
  path,
  permission: 'run_desk',
  tag: 'Entries',
  summary:
    'Who is entered, on the reserve list and withdrawn, with fees, divisions and the terms of entering',
  params: competitionParams,
  reply: entryList,
})

export const exportEntries = defineCall({
  method: 'GET',
  path: `${path}/csv`,
  permission: 'administer_club',
  tag: 'Entries',
  summary: 'The list of entries as CSV that is safe to open in a spreadsheet',
  params: competitionParams,
  reply: z.object({ csv: z.string() }),
})

export const findCandidates = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/entry-candidates',
  permission: 'run_desk',
  tag: 'Entries',
  summary:
    'Members who play and guests of the club whose name contains the letters and who are not entered; guests of other competitions by three letters or more; 30 at most, or as many as `limit` says',
  params: competitionParams,
  query: z.object({
    search: z.string().check(z.trim(), z.maxLength(80)),
    /** Only members of this category, which guests have none of. */
    category: z.optional(pathId),
    limit: z.optional(wholeNumber({ least: 1, most: MOST_AT_ONCE, what: 'Limit' })),
  }),
  reply: z.array(
    z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      handicap: z.nullable(z.string()),
      isGuest: z.boolean(),
      homeClub: z.nullable(z.string()),
      gender: z.nullable(z.enum(genders)),
      isReserve: z.boolean(),
      marks,
      /** They were in it and are no more; left out otherwise. */
      hasWithdrawn: z.optional(z.boolean()),
    }),
  ),
})
export type Candidate = z.output<typeof findCandidates.reply>[number]

const reason = optionalText(200, 'The reason')

const entered = z.object({
  entered: z.array(z.string()),
  reserve: z.array(z.string()),
  /** Whom the competition does not admit, and why; with a reason they are entered all the same. */
  refused: z.array(z.object({ userId: z.string(), name: z.string(), code: z.string(), message: z.string() })),
})
export type EnteredReply = z.infer<typeof entered>

export const enterPlayers = defineCall({
  method: 'POST',
  path,
  permission: 'run_desk',
  tag: 'Entries',
  summary:
    'Enters players for the club, also outside of the entry times; where it is full they get a reserve place. Safe to repeat',
  params: competitionParams,
  body: z.strictObject({
    userIds: z
      .array(pathId)
      .check(
        z.minLength(1, 'Choose at least one player.'),
        z.maxLength(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} players at once.`),
      ),
    reason,
  }),
  reply: entered,
})

const guestFacts = {
  firstName: line(60, 'First name'),
  lastName: line(60, 'Last name'),
  handicap: orNothing(handicapInput),
  gender: orNothing(z.enum(genders, { error: 'Choose men or women.' })),
  homeClub: optionalText(80, 'Home club'),
}

export const enterGuest = defineCall({
  method: 'POST',
  path: `${path}/guests`,
  permission: 'run_desk',
  tag: 'Entries',
  summary: 'Enters a guest without an account, a new one or one that was found again; safe to repeat',
  params: competitionParams,
  body: z.strictObject({
    /** Made on the page, so that sending again adds nobody twice. */
    key: z.string().check(z.regex(/^[a-z0-9]{12,40}$/)),
    /** A guest of the club who was found again: what is said here replaces what was known of them. */
    guestId: z.optional(z.nullable(pathId)),
    /** Whether nobody is entered where a guest of this name is in the competition already, from another page or key. */
    unlessNamed: z.optional(z.boolean()),
    ...guestFacts,
    reason,
  }),
  reply: entered,
})

export const changeGuest = defineCall({
  method: 'PUT',
  path: `${path}/guests/:userId`,
  permission: 'administer_club',
  tag: 'Entries',
  summary:
    'Corrects the name, index, ratings and home club of a guest who is entered; a card begun keeps its own',
  params: z.object({ ...competitionParams.shape, userId: pathId }),
  body: z.strictObject(guestFacts),
  reply: z.object({ success: z.literal(true) }),
})

export const withdrawPlayers = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/withdrawals',
  permission: 'administer_club',
  tag: 'Entries',
  summary: 'Withdraws entrants and reserves with a reason; reserves move up. Safe to repeat',
  params: competitionParams,
  body: z.strictObject({
    userIds: z
      .array(pathId)
      .check(
        z.minLength(1, 'Choose at least one player.'),
        z.maxLength(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} players at once.`),
      ),
    reason: line(200, 'The reason'),
  }),
  reply: z.object({ withdrawn: z.number(), movedUp: z.array(z.string()) }),
})

export const changeEntries = defineCall({
  method: 'PATCH',
  path,
  permission: 'run_desk',
  tag: 'Entries',
  summary:
    'Says of entries that their fee is owed, paid, waived or, of who withdrew, paid back, which by card the card processor does, or whose tee they play',
  params: competitionParams,
  body: z.strictObject({
    userIds: z
      .array(pathId)
      .check(
        z.minLength(1, 'Choose at least one player.'),
        z.maxLength(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} players at once.`),
      ),
    fee: z.optional(z.enum(feeStates, { error: 'Choose owed, paid, waived or refunded.' })),
    /** null: as their ratings say. */
    group: z.optional(z.nullable(z.enum(entrantGroups, { error: 'Choose men, women or juniors.' }))),
  }),
  reply: z.object({ changed: z.number() }),
})

export const setEntryTerms = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/entry-terms',
  permission: 'administer_club',
  tag: 'Entries',
  summary:
    'Sets when players enter by themselves, how many, who may, from which tees, and the divisions; a higher limit moves reserves up',
  params: competitionParams,
  body: z.strictObject({
    version: seenVersion,
    entriesOpenAt: orNothing(clubTime),
    entriesCloseAt: orNothing(clubTime),
    maxParticipants: orNothing(wholeNumber({ least: 2, most: 5000, what: 'The limit' })),
    leastIndex: orNothing(handicapInput),
    mostIndex: orNothing(handicapInput),
    gender: orNothing(z.enum(genders, { error: 'Choose men, women or nothing.' })),
    membersOnly: z.optional(z.boolean()),
    categories: z.optional(z.array(pathId).check(z.maxLength(MOST_CATEGORIES))),
    /** Whole years on the first day of play: at least, and fewer than. */
    leastAge: orNothing(wholeNumber({ least: 1, most: 120, what: 'Age' })),
    belowAge: orNothing(wholeNumber({ least: 1, most: 120, what: 'Age' })),
    teeId: orNothing(pathId),
    womenTeeId: orNothing(pathId),
    juniorTeeId: orNothing(pathId),
    divisions: z.optional(
      z
        .array(
          z.strictObject({
            id: z.optional(pathId),
            name: line(40, 'The name'),
            least: handicapInput,
            most: handicapInput,
          }),
        )
        .check(z.maxLength(8, 'A competition has at most 8 divisions.')),
    ),
  }),
  reply: entryList,
})
