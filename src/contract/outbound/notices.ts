import { z } from 'zod/mini'
import { cardStatuses } from '#golf/competition/card-status.ts'
import { scoreRulings } from '#golf/handicap/score-rulings.ts'
import { cardChanges, noticeKinds } from './notice-kinds.ts'
import { defineCall } from '../platform/call.ts'
import { pathId, wholeNumber } from '../platform/values.ts'

/** The facts of a notice; the reader's language makes the sentence of them (notice-kinds.ts has what each kind is about). */
export const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  at: z.string(),
  isRead: z.boolean(),
  clubName: z.string(),
  /** Who did or asked it; null where nobody in particular did. */
  byName: z.nullable(z.string()),
  card: z.nullable(
    z.object({
      roundId: z.string(),
      courseName: z.string(),
      startedAt: z.string(),
      playerName: z.string(),
      isOwn: z.boolean(),
      isOpen: z.boolean(),
      /** Its competition asks for a marker's card. */
      markerCard: z.optional(z.boolean()),
    }),
  ),
  competition: z.nullable(
    z.object({ id: z.string(), name: z.string(), startsAt: z.string(), timeZone: z.nullable(z.string()) }),
  ),
  holes: z.array(z.number()),
  change: z.nullable(z.enum(cardChanges)),
  isAccepted: z.nullable(z.boolean()),
  /** How many players it is about, where it is about several. */
  players: z.nullable(z.number()),
  ruling: z.nullable(z.enum(scoreRulings)),
  isOn: z.nullable(z.boolean()),
  /** What the committee ruled on the reader's card. */
  cardStatus: z.optional(z.enum(cardStatuses)),
  /** Of the conditions of a day, "2026-06-06". */
  pcc: z.optional(z.number()),
  day: z.optional(z.string()),
  /** The reader's place on the start sheet, as it is published now. */
  start: z.optional(
    z.object({
      startsAt: z.string(),
      hole: z.number(),
      half: z.nullable(z.string()),
      partners: z.array(z.string()),
    }),
  ),
  /** What the club answered about the reader's card. */
  answer: z.optional(z.string()),
  /** What the club wrote to all players. */
  message: z.optional(z.string()),
  /** Where the reader came in a result that is out. */
  place: z.optional(z.object({ position: z.number(), isShared: z.boolean(), isTeam: z.boolean() })),
  /** Of a match, in golf notation, and when it counts. */
  result: z.optional(z.string()),
  counts: z.optional(z.string()),
  /** Who it is about plays with a partner. */
  isPair: z.optional(z.boolean()),
})
export type Notice = z.infer<typeof notice>

/** The competition of a notice that starts after it, so that nobody reads during play that it starts. */
export function competitionToCome({
  at,
  competition,
}: Pick<Notice, 'at' | 'competition'>): Notice['competition'] {
  return competition && new Date(competition.startsAt) > new Date(at) ? competition : null
}

export const NOTICES_A_PAGE = 30

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/notices',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'What the user was told, latest first; `next` continues the list',
  query: z.object({
    /** The list goes on below this number. */
    before: z.optional(wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER, what: 'Before' })),
  }),
  reply: z.object({
    notices: z.array(notice),
    next: z.nullable(z.number()),
    /** The number of the latest one on this page, with which all up to it can be marked as read. */
    latest: z.nullable(z.number()),
  }),
})

const unread = z.object({ unread: z.number() })

export const countNotices = defineCall({
  method: 'GET',
  path: '/api/notices/unread',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'How many notices the user has not read, at most 100',
  reply: unread,
})

export const readNotice = defineCall({
  method: 'POST',
  path: '/api/notices/:noticeId/read',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'Marks one of the user’s notices as read; safe to repeat',
  params: z.object({ noticeId: pathId }),
  reply: unread,
})

export const readNotices = defineCall({
  method: 'POST',
  path: '/api/notices/read',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'Marks the user’s notices up to a number as read, not those that came after it; safe to repeat',
  body: z.strictObject({ upTo: wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER, what: 'Up to' }) }),
  reply: unread,
})

const settings = z.object({ kinds: z.array(z.object({ kind: z.enum(noticeKinds), isOn: z.boolean() })) })

export const getNoticeSettings = defineCall({
  method: 'GET',
  path: '/api/notices/settings',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'For which kinds of notices the user’s devices are woken',
  reply: settings,
})

export const setNoticeSetting = defineCall({
  method: 'PUT',
  path: '/api/notices/settings',
  permission: 'signed_in',
  tag: 'Notices',
  summary: 'Switches a kind of notice on or off for the user’s devices; in the app it stays. Safe to repeat',
  body: z.strictObject({ kind: z.enum(noticeKinds), isOn: z.boolean() }),
  reply: settings,
})
