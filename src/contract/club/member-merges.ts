import { z } from 'zod/mini'
import { recordKinds } from './which-record-stays.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { reason } from '../card/round-card.ts'
import { pathId } from '../platform/values.ts'

/** Why two records cannot be made one, or one merge not be taken back. */
export const mergeRefusals = [
  'same_person',
  'both_play',
  'both_entered',
  'plays_elsewhere',
  'is_administrator',
  'changed_since',
  'final_since',
] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

const who = z.object({
  /** The person’s user id. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(recordKinds),
  email: z.nullable(z.string()),
  memberNumber: z.nullable(z.string()),
  handicap: z.nullable(z.string()),
  cards: z.number(),
  entries: z.number(),
})
export type MergedPerson = z.infer<typeof who>

const preview = z.object({
  /** The record that stays: that of the account, otherwise the member’s, otherwise the one asked for. */
  stays: who,
  goes: who,
  refusal: z.nullable(z.enum(mergeRefusals)),
  /** The competition in which both stand. */
  competition: z.nullable(z.string()),
})
export type MergePreview = z.infer<typeof preview>

const pair = { memberId: pathId, otherId: pathId }

export const previewMemberMerge = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/member-merges/preview',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'What making two records of one person one would do',
  params: clubParams,
  query: z.object(pair),
  reply: preview,
})

export const findMergeCandidates = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/member-merges/candidates',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Members and guests of the club who may be the same person as a member: of the same name, or by a search',
  params: clubParams,
  query: z.object({
    memberId: pathId,
    /** Words, each of which is in the name, the address or the member’s number. Left out: the member’s last name. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  reply: z.array(who),
})

export const mergeMembers = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/member-merges',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Makes two records of one person one, with the cards, entries, fees and handicap record of both; safe to repeat, and can be taken back',
  params: clubParams,
  body: z.strictObject({ ...pair, reason }),
  reply: z.object({ id: z.string(), keptId: z.string() }),
})

export const memberMerge = z.object({
  id: z.string(),
  keptId: z.string(),
  keptName: z.string(),
  goneName: z.string(),
  reason: z.string(),
  /** null: an account that is gone. */
  madeByName: z.nullable(z.string()),
  madeAt: z.string(),
  takenBackAt: z.nullable(z.string()),
})
export type MemberMerge = z.infer<typeof memberMerge>

export const listMemberMerges = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/member-merges',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Records of members that the club made one, the newest first',
  params: clubParams,
  reply: z.array(memberMerge),
})

export const takeMemberMergeBack = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/member-merges/:mergeId/take-back',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Makes the two records two again; what has been played and entered since stays with the one that stayed',
  params: z.object({ clubId: pathId, mergeId: pathId }),
  reply: z.object({ success: z.literal(true) }),
})
