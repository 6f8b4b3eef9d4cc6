import { z } from 'zod/mini'
import { MOST_IN_TURN, shareKinds, type ShareKind } from './share-kinds.ts'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from '../competition/competitions.ts'
import { pathId } from '../platform/values.ts'

/** What the address of a wall has behind its #, which browsers keep to themselves. */
export const WALL_LINK_FIELD = 'link'

/** Where a link leads. */
export function sharePath(kind: ShareKind, { id, token }: { id: string; token: string }): `/${string}` {
  switch (kind) {
    case 'board':
      return `/b/${token}`
    case 'frame':
      return `/b/${token}?frame`
    case 'wall':
      return `/competitions/${id}/tv#${WALL_LINK_FIELD}=${token}`
  }
}

const shareLink = z.object({
  kind: z.enum(shareKinds),
  /** Whole, as it is passed on; null where it cannot be shown again, because the installation has got another secret. */
  address: z.nullable(z.string()),
  createdAt: z.string(),
  /** Of a wall: the ids of the other competitions that it shows in turn. */
  also: z.array(z.string()),
})
export type ShareLink = z.infer<typeof shareLink>

const shareState = z.object({
  links: z.array(shareLink),
  /** Competitions of the same days, which the wall can show in turn. */
  others: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Who has entered, and whether boards that are open to everybody name them. A child never is. */
  entrants: z.array(
    z.object({ userId: z.string(), name: z.string(), isUnnamed: z.boolean(), isChild: z.boolean() }),
  ),
  /** The board stands still from this hole; null: nothing is hidden. */
  heldFrom: z.nullable(z.number()),
})
export type ShareState = z.infer<typeof shareState>

export const readSharing = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/sharing',
  permission: 'administer_club',
  tag: 'Sharing',
  summary:
    'The links that show the board to whoever has them, and which holes are hidden, for administrators',
  params: competitionParams,
  reply: shareState,
})

/** `kind` is one of `shareKinds`; any other does not exist. */
const linkParams = z.object({ competitionId: pathId, kind: pathId })

export const shareBoard = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/sharing/:kind',
  permission: 'administer_club',
  tag: 'Sharing',
  summary: 'Makes the link, or changes what a wall shows in turn; safe to repeat',
  params: linkParams,
  body: z.strictObject({ also: z.optional(z.array(pathId).check(z.maxLength(MOST_IN_TURN - 1))) }),
  reply: shareState,
})

export const stopSharing = defineCall({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/sharing/:kind',
  permission: 'administer_club',
  tag: 'Sharing',
  summary: 'Switches the link off for good, and tells whoever has it open; safe to repeat',
  params: linkParams,
  reply: shareState,
})

/** The first hole that can be hidden: a board shows at least one. */
export const FIRST_HIDDEN = 2

export const hideHoles = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/hidden-holes',
  permission: 'administer_club',
  tag: 'Sharing',
  summary:
    'Lets every board of the competition stand still from a hole until the prize-giving; null shows the result. Refused once it is final; safe to repeat',
  params: competitionParams,
  body: z.strictObject({
    from: z.nullable(
      z
        .number()
        .check(
          z.int(),
          z.gte(FIRST_HIDDEN, 'Choose hole 2 or a later one.'),
          z.lte(18, 'A round has 18 holes.'),
        ),
    ),
  }),
  reply: shareState,
})

const publicName = z.strictObject({ isUnnamed: z.boolean() })

export const setEntrantsPublicName = defineCall({
  method: 'PUT',
  path: '/api/competitions/:competitionId/entrants/:userId/public-name',
  permission: 'administer_club',
  tag: 'Sharing',
  summary:
    'Whether boards that are open to everybody name one who has entered, for those who ask the club; safe to repeat',
  params: z.object({ competitionId: pathId, userId: pathId }),
  body: publicName,
  reply: shareState,
})

/** `isChild`: never named, whatever was chosen. */
const ownPublicName = z.object({ isUnnamed: z.boolean(), isChild: z.boolean() })

export const readPublicName = defineCall({
  method: 'GET',
  path: '/api/privacy/public-name',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'Whether boards that are open to everybody name the user',
  reply: ownPublicName,
})

export const setPublicName = defineCall({
  method: 'PUT',
  path: '/api/privacy/public-name',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'Chooses whether boards that are open to everybody name the user; safe to repeat',
  body: publicName,
  reply: ownPublicName,
})
