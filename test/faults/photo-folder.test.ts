import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { z } from 'zod'
import { readiness } from './app-process.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { whyNoDisks } from './power-cut.ts'

let club: PlayingClub
beforeAll(async () => {
  club = await openPlayingClub({ store: 'embedded', seed: chosenSeed(), phones: 6, paceMs: 60 })
})
afterAll(() => club.close())

const noDisks = whyNoDisks()

test.skipIf(noDisks !== undefined)(
  `when the photo folder is read-only, then an upload says when to come again, scores go on, and it recovers by itself${noDisks === undefined ? '' : ` (skipped: ${noDisks})`}`,
  async () => {
    const photos = join(club.dataDir, 'photos')
    await mkdir(photos, { recursive: true })
    execFileSync('mount', ['--bind', photos, photos])
    try {
      execFileSync('mount', ['-o', 'remount,bind,ro', photos])
      const refused = await upload()
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      for (const phone of club.phones) phone.play()
      await club.moreAcknowledged(30)
      await club.settle()
      expect(await readiness(club.app.url)).toBe(200)
    } finally {
      execFileSync('umount', [photos])
    }
    expect((await upload()).status).toBe(200)
  },
)

async function upload(): Promise<Response> {
  const headers = { cookie: club.players[0]?.cookie ?? '' }
  const asked = await fetch(`${club.app.url}/api/objects/upload`, { method: 'POST', headers })
  const { uploadURL } = z.parse(z.object({ uploadURL: z.string() }), await asked.json())
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer()
  const put = await fetch(club.app.url + new URL(uploadURL).pathname, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(jpeg),
  })
  if (put.status !== 200) return put
  return fetch(`${club.app.url}/api/scorecard-photos`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ photoURL: uploadURL }),
  })
}
