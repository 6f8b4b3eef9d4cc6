import { z } from 'zod/mini'
import { parseDay } from '#golf/day.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { line, orNothing, pathId } from '../platform/values.ts'

/* What a club says of its members besides their handicap: the kind of membership, and the day of birth. */

/** More kinds of membership than any club has. */
export const MOST_CATEGORIES = 30
/** How many members get a category with one request. */
export const MOST_GIVEN = 200

const memberCategory = z.object({ id: z.string(), name: z.string() })

const countedCategory = z.object({
  ...memberCategory.shape,
  /** How many members have it. */
  members: z.number(),
  /** Names of the competitions still to be played that are only for some categories, this one among them. */
  askedBy: z.array(z.string()),
})
export type MemberCategory = z.infer<typeof countedCategory>

export const listMemberCategories = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/member-categories',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'The club’s categories of members by name, with how many members each has',
  params: clubParams,
  reply: z.array(countedCategory),
})

const categoryParams = z.object({ clubId: pathId, categoryId: pathId })

export const putMemberCategory = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/member-categories/:categoryId',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Adds a category under an id that the client chose, or renames it; safe to repeat',
  params: categoryParams,
  body: z.strictObject({ name: line(40, 'Name') }),
  reply: memberCategory,
})

export const deleteMemberCategory = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/member-categories/:categoryId',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Deletes a category, which its members lose; refused while a competition still to be played is only for it',
  params: categoryParams,
  reply: z.object({ deleted: z.literal(true) }),
})

export const setMembersCategory = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/members/category',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Gives members a category, or takes it from them; all or none, safe to repeat',
  params: clubParams,
  body: z.strictObject({
    memberIds: z
      .array(pathId)
      .check(
        z.minLength(1, 'Choose at least one member.'),
        z.maxLength(MOST_GIVEN, `Choose at most ${MOST_GIVEN} members at once.`),
      ),
    categoryId: z.nullable(pathId),
  }),
  reply: z.object({ changed: z.number() }),
})

const memberParams = z.object({ clubId: pathId, memberId: pathId })
const born = z.object({
  /** 1970-04-03; null where the club has not said. */
  bornOn: z.nullable(z.string()),
})

export const getBornOn = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/members/:memberId/born-on',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'A member’s date of birth as the club’s own list says it',
  params: memberParams,
  reply: born,
})

export const setBornOn = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/members/:memberId/born-on',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Says when a member was born, for competitions of an age; null takes it away',
  params: memberParams,
  body: z.strictObject({
    bornOn: orNothing(
      z.string().check(
        z.maxLength(10),
        z.refine((text) => parseDay(text) !== undefined, 'Give a date such as 1970-04-03.'),
      ),
    ),
  }),
  reply: born,
})
