import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { pathId } from '../platform/values.ts'

/** 10 MB as phones and servers count it (T57). */
export const LARGEST_PHOTO = 10_485_760

/** "/api/objects/pho_…": where a photo is read, and how a round names it. */
export function makeObjectPath(photoId: string): string {
  return `/api/objects/${photoId}`
}

/** The photo that an object path names; undefined for any other text. */
export function parseObjectPath(objectPath: string): string | undefined {
  return /^\/api\/objects\/(pho_[A-Za-z0-9]{1,64})$/.exec(objectPath)?.[1]
}

export const startUpload = defineCall({
  method: 'POST',
  path: '/api/objects/upload',
  permission: 'signed_in',
  tag: 'Photos',
  summary: 'An address to PUT one photo to, valid for ten minutes (D29)',
  query: z.object({
    /** How long the photo is: then the address may be one of a photo store, signed for exactly so many bytes. */
    bytes: z.optional(z.string()),
  }),
  reply: z.object({ uploadURL: z.string() }),
})

export const putPhoto = defineCall({
  method: 'PUT',
  path: '/api/objects/upload/:token',
  permission: 'signed_in',
  tag: 'Photos',
  summary: 'Uploads the image, at most 10 MB; it is checked by decoding it and stored without metadata',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ objectPath: z.string() }),
})

export const claimPhoto = defineCall({
  method: 'PUT',
  path: '/api/scorecard-photos',
  permission: 'signed_in',
  tag: 'Photos',
  summary: 'The path of one’s own uploaded photo; the address is only read, never fetched (T59)',
  body: z.strictObject({ photoURL: z.string().check(z.maxLength(2_000)) }),
  reply: z.object({ objectPath: z.string() }),
})

export const readPhoto = defineCall({
  method: 'GET',
  path: '/api/objects/:photoId',
  permission: 'see_photo',
  tag: 'Photos',
  summary: 'A scorecard photo as image/jpeg, for its player and the club’s administrators; 404 to all others',
  params: z.object({ photoId: pathId }),
  /** Bytes, for an img; no client parses them. */
  reply: z.unknown(),
})
