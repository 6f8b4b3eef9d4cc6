import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubFace } from '../club/club-face.ts'
import { clubParams } from '../club/clubs.ts'
import { pathId } from '../platform/values.ts'

const CREST_PATH = '/api/crests'

/** Where the picture of a crest is read. */
export function makeCrestPath(crest: string): string {
  return `${CREST_PATH}/${crest}`
}

/** Pictures of crests are small; a larger file is a photo or a mistake. */
export const LARGEST_CREST = 5_242_880

const crestReply = z.object({ crestUrl: clubFace.crestUrl })

export const replaceCrest = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/crest',
  permission: 'administer_club',
  tag: 'Clubs',
  summary:
    'Takes a PNG, JPEG or WebP picture of at most 5 MB as the club’s crest; it is stored square, without metadata',
  params: clubParams,
  reply: crestReply,
})

export const removeCrest = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/crest',
  permission: 'administer_club',
  tag: 'Clubs',
  summary: 'Removes the club’s crest and its pictures',
  params: clubParams,
  reply: crestReply,
})

export const readCrest = defineCall({
  method: 'GET',
  path: `${CREST_PATH}/:crest`,
  permission: 'everyone',
  tag: 'Clubs',
  summary: 'The picture of a crest as image/webp; nobody can guess its address, and it never changes',
  params: z.object({ crest: pathId }),
  /** Bytes, for an img; no client parses them. */
  reply: z.unknown(),
})
