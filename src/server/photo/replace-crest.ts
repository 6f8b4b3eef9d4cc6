import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { LARGEST_CREST } from '#contract/photo/crests.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { cleanCrest } from './clean-crest.ts'
import { saveCrest } from '../club/club.ts'

/** Takes an uploaded picture as the club's crest and answers its key, which no other club's picture can have. */
export async function replaceCrest(
  services: Pick<Services, 'db' | 'now' | 'feed'>,
  input: { viewer: SignedIn; clubId: string; bytes: Readable },
): Promise<string> {
  const { viewer, clubId, bytes } = input
  const { webp, png } = await cleanCrest(await readAll(bytes))
  const key = createHash('sha256').update(`${clubId}\n`).update(webp).digest('base64url')
  await services.db.transaction(async (tx) => {
    await saveCrest(tx, { key, clubId, webp, png, createdAt: services.now() })
    await services.feed.announce(tx, { kind: 'club', clubId })
    await recordAction(services, tx, { by: viewer, clubId, action: 'club.crest_replaced', objectId: clubId })
  })
  return key
}

async function readAll(bytes: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  // Destroying a request would close its connection before the answer.
  for await (const part of bytes.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) throw new TypeError('The body of a request is made of buffers')
    length += part.length
    if (length > LARGEST_CREST)
      throw new AppError('photo_too_large', { message: 'Choose a picture of at most 5 MB for the crest.' })
    parts.push(part)
  }
  return Buffer.concat(parts)
}
