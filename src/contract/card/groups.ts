import { z } from 'zod/mini'
import { genders } from '#golf/course/course.ts'
import { defineCall } from '../platform/call.ts'
import { handicapInput } from '../club/members.ts'
import { marks } from '../club/marks.ts'
import { roundDetail } from './rounds.ts'
import { signature, signersName } from './signed.ts'
import { line, optionalText, orNothing, pathId } from '../platform/values.ts'

/** Up to four play together, as a card of paper has rows for. */
export const MOST_IN_GROUP = 4

export const groupPlayer = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** A guest has no account: their card is only kept in the group. */
  isGuest: z.boolean(),
  homeClub: z.nullable(z.string()),
  /** The player's own round with all a phone needs to score it. */
  round: roundDetail,
})
export type GroupPlayer = z.infer<typeof groupPlayer>

export const playingGroup = z.object({
  id: z.string(),
  clubId: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  competitionId: z.nullable(z.string()),
  competitionName: z.nullable(z.string()),
  /** Who set it up, and so may remove players. */
  createdBy: z.nullable(z.string()),
  /** In the order of their rows. */
  players: z.array(groupPlayer),
})
export type PlayingGroup = z.infer<typeof playingGroup>

export const currentGroup = defineCall({
  method: 'GET',
  path: '/api/groups/current',
  permission: 'signed_in',
  isKept: true,
  tag: 'Groups',
  summary: 'The group the user plays or scores in, with everybody’s card; null when there is none',
  reply: z.nullable(playingGroup),
})

export const startGroup = defineCall({
  method: 'POST',
  path: '/api/groups',
  permission: 'form_group',
  tag: 'Groups',
  summary: 'Sets a group up and starts the user’s own round, or returns the group they are in',
  body: z.strictObject({
    courseId: pathId,
    competitionId: z.optional(z.nullable(pathId)),
    teeId: z.optional(z.nullable(pathId)),
  }),
  reply: playingGroup,
})

export const startGroupFromSheet = defineCall({
  method: 'POST',
  path: '/api/competitions/:competitionId/start-group',
  permission: 'play_at_club',
  tag: 'Groups',
  summary:
    'Sets up the user’s group of the start sheet with everybody in it, or joins it where a partner has begun it; who cannot be put in is named',
  params: z.object({ competitionId: pathId }),
  reply: z.object({ group: playingGroup, notAdded: z.array(z.string()) }),
})

const groupParams = z.object({ groupId: pathId })
const playerParams = z.object({ groupId: pathId, userId: pathId })

export const groupCandidates = defineCall({
  method: 'GET',
  path: '/api/groups/:groupId/candidates',
  permission: 'change_group',
  tag: 'Groups',
  summary:
    'Whom the user may put into the group: who is entered and has not handed in; without a competition the members whose names stand on the club’s boards, or all of them for administrators',
  params: groupParams,
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(80))) }),
  reply: z.array(z.object({ userId: z.string(), firstName: z.string(), lastName: z.string(), marks })),
})

export const addGroupPlayer = defineCall({
  method: 'POST',
  path: '/api/groups/:groupId/players',
  permission: 'change_group',
  tag: 'Groups',
  summary: 'Puts a member into the group: their round is started, or their open one is taken',
  params: groupParams,
  body: z.strictObject({ userId: pathId }),
  reply: playingGroup,
})

export const addGroupGuest = defineCall({
  method: 'POST',
  path: '/api/groups/:groupId/guests',
  permission: 'change_group',
  tag: 'Groups',
  summary: 'Puts a guest without an account into the group and starts their round; safe to repeat',
  params: groupParams,
  body: z.strictObject({
    /** Made on the phone, so that sending again adds nobody twice. */
    key: z.string().check(z.regex(/^[a-z0-9]{12,40}$/)),
    firstName: line(60, 'First name'),
    lastName: line(60, 'Last name'),
    handicap: orNothing(handicapInput),
    gender: z.optional(z.nullable(z.enum(genders))),
    homeClub: optionalText(80, 'Home club'),
    teeId: z.optional(z.nullable(pathId)),
  }),
  reply: playingGroup,
})

export const leaveGroup = defineCall({
  method: 'DELETE',
  path: '/api/groups/:groupId/players/:userId',
  permission: 'leave_group',
  tag: 'Groups',
  summary:
    'Takes a player out of the group; a card without a score that others started is given up, others stay the player’s',
  params: playerParams,
  reply: z.object({ success: z.literal(true) }),
})

export const handInInGroup = defineCall({
  method: 'POST',
  path: '/api/groups/:groupId/players/:userId/hand-in',
  permission: 'change_group',
  tag: 'Groups',
  summary: 'Hands a player’s card in on the group’s phone, signed there by another player of the group',
  params: playerParams,
  body: z.strictObject({
    grossScore: z.nullable(z.int()),
    netScore: z.nullable(z.int()),
    stablefordPoints: z.nullable(z.int()),
    /** Why holes were not played: true for a valid reason. Left out where nobody was asked. */
    hasValidReason: z.optional(z.boolean()),
    partnerName: signersName('The partner’s name'),
    partnerSignature: signature('The partner’s signature'),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const makeGroupLink = defineCall({
  method: 'POST',
  path: '/api/groups/:groupId/link',
  permission: 'change_group',
  tag: 'Groups',
  summary: 'A link for a QR code that puts whoever opens it into the group; it replaces the one before',
  params: groupParams,
  reply: z.object({ token: z.string(), until: z.string() }),
})

export const withdrawGroupLink = defineCall({
  method: 'DELETE',
  path: '/api/groups/:groupId/link',
  permission: 'change_group',
  tag: 'Groups',
  summary: 'Withdraws the link, so that it opens nothing any more',
  params: groupParams,
  reply: z.object({ success: z.literal(true) }),
})

const linkParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)) })

export const readGroupLink = defineCall({
  method: 'GET',
  path: '/api/group-links/:token',
  permission: 'signed_in',
  tag: 'Groups',
  summary: 'What a group’s link leads to, before it is joined',
  params: linkParams,
  reply: z.object({
    courseName: z.string(),
    competitionName: z.nullable(z.string()),
    players: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  }),
})

export const joinGroup = defineCall({
  method: 'POST',
  path: '/api/group-links/:token/join',
  permission: 'signed_in',
  tag: 'Groups',
  summary: 'Puts the user into the group that made the link, with a round of their own',
  params: linkParams,
  reply: playingGroup,
})
