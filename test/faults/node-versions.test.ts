import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { repositoryRoot } from '#server/platform/repository-root.ts'
import { installOtherVersions } from '../other-versions/install-other-versions.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { compareWithStore } from './recount.ts'

const installed = await installOtherVersions()
const why = 'missing' in installed ? ` (skipped: ${installed.missing})` : ''

const Upload = z.object({ uploadURL: z.string() })
const Stored = z.object({ objectPath: z.string() })
const Read = z.object({ success: z.boolean(), rows: z.array(z.unknown()) })

/** Has a photo of a card read: what decodes, runs the models and keeps files has code of its own for each Node. */
async function readCard({ app, phones }: PlayingClub): Promise<z.infer<typeof Read>> {
  const photo = await sharp(join(repositoryRoot, 'fixtures/scorecards/nine-holes.jpg'))
    .resize({ height: 1_100 })
    .jpeg()
    .toBuffer()
  const call = async (method: string, path: string, body: Buffer | object) => {
    const isPhoto = Buffer.isBuffer(body)
    const response = await fetch(new URL(path, app.url), {
      method,
      headers: {
        cookie: phones[0]?.player.cookie ?? '',
        'content-type': isPhoto ? 'image/jpeg' : 'application/json',
      },
      body: isPhoto ? new Uint8Array(body) : JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.status, `${path}: ${text}`).toBe(200)
    return JSON.parse(text === '' ? '{}' : text) as unknown
  }
  const { uploadURL } = Upload.parse(await call('POST', '/api/objects/upload', {}))
  await call('PUT', new URL(uploadURL, app.url).pathname, photo)
  const { objectPath } = Stored.parse(await call('PUT', '/api/scorecard-photos', { photoURL: uploadURL }))
  return Read.parse(await call('POST', '/api/ocr/process', { fileName: objectPath }))
}

test.skipIf('missing' in installed).each([
  ['node-22', /^v22\./],
  ['node-24', /^v24\./],
] as const)(
  `when the server runs on %s, then cards are kept, boards are right and photos are read${why}`,
  async (name, version) => {
    if ('missing' in installed) return
    const node = join(installed.folderOf(name), 'bin/node')
    expect(execFileSync(node, ['--version']).toString()).toMatch(version)
    const club = await openPlayingClub({
      store: 'embedded',
      seed: chosenSeed(),
      phones: 4,
      node,
      env: { SCAN_LIMIT_SECONDS: '240' },
    })
    onTestFinished(() => club.close())
    for (const phone of club.phones) phone.play()
    await club.moreAcknowledged(20)
    await club.settle()
    const { pool, phones, competitionId, app } = club
    expect(await compareWithStore(pool, { phones, competitionId, url: app.url })).toEqual({
      lost: [],
      doubled: [],
      wrongHoles: [],
      wrongPhones: [],
      wrongRows: [],
    })
    expect(await readCard(club)).toMatchObject({ success: true, rows: [expect.anything()] })
    expect(await app.end('SIGTERM')).toBe(0)
  },
)
