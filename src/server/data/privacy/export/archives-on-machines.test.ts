import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataExport } from '#contract/data/privacy.ts'
import { type BucketServer, startBucketServer } from '#test/bucket-server.ts'
import { folderOfTest } from '#test/folder-of-test.ts'
import { readArchive } from '#test/read-archive.ts'
import {
  cookiesOf,
  signUpAs,
  startSecondProcess,
  startTestServer,
  type Browser,
  type TestServer,
} from '#test/server.ts'
import { archivesInBucket } from '../../../photo/bucket/archives-in-bucket.ts'
import { openBucket } from '../../../photo/bucket/bucket.ts'
import { openPrivacyFiles } from '../privacy-files.ts'
import { removeNotedFiles } from '../remove-files.ts'
import { cleanUpPeople } from '../retention/clean-up-people.ts'
import { sweepArchives } from './sweep-archives.ts'

/* Processes on several machines have a data folder each, and share the photos: as a folder, or in a bucket. */

let bucket: BucketServer
let server: TestServer
beforeAll(async () => {
  bucket = await startBucketServer()
  server = await startTestServer(new Date(), bucket.env)
})
afterAll(async () => {
  await server.close()
  await bucket.close()
})

const newFolder = () => folderOfTest('scoreclub-machine-')
const photos = { read: () => Promise.resolve(undefined), remove: () => Promise.resolve() }

async function askForArchive(browser: Browser): Promise<string> {
  await browser('POST', '/api/privacy/export')
  const latest = async () => dataExport.parse((await browser('GET', '/api/privacy/export')).body)
  await expect.poll(async () => (await latest()).state, { timeout: 20_000 }).toBe('ready')
  return (await latest()).id
}

test('when an archive was made by one machine, then another sends it, and it is gone from the bucket when its day is over', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Asker' })
  const id = await askForArchive(browser)
  const other = await startSecondProcess(server, { ...bucket.env, DATA_DIR: newFolder() })
  const answer = await other.app.inject({
    url: `/api/privacy/exports/${id}`,
    headers: { cookie: cookiesOf(browser) },
  })
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([
    200,
    Number(answer.headers['content-length']),
  ])
  expect([...(await readArchive(answer.rawPayload)).keys()]).toContain('json/profile.json')
  expect(await readdir(join(server.dataDir, 'photos/exports'))).toEqual([])

  const later = () => new Date(server.now().getTime() + 25 * 3_600_000)
  const { db } = server.database
  const { bucket: config } = server.config
  if (!config) throw new Error('This server has a bucket')
  const store = openBucket(config)
  expect((await store.list('exports/')).map(({ key }) => key)).toEqual([`exports/${id}.zip`])
  await cleanUpPeople({ db, now: later, config: server.config })
  const own = { areOurs: () => Promise.resolve(true), require: () => Promise.resolve() }
  const archives = archivesInBucket(store, own)
  const files = openPrivacyFiles(newFolder(), { photos, archives })
  await removeNotedFiles({ db, now: later }, { files, log: server.app.log })
  expect(await store.list('exports/')).toEqual([])
  await other.close()
})

test('when archives were left on a machine, then its own process removes those older than a day that no row names', async () => {
  const { browser, userId } = await signUpAs(server, { firstName: 'Keeper' })
  const { db, pool } = server.database
  await pool.query(
    `insert into data_exports (id, user_id, state, requested_at, attempts, expires_at)
     values ('exp_named', $1, 'ready', $2, 1, $2::timestamptz + interval '2 days')`,
    [userId, server.now()],
  )
  expect((await browser('GET', '/api/privacy/export')).status).toBe(200)
  const dataDir = newFolder()
  const now = server.now()
  const put = async (path: string, hours: number) => {
    await mkdir(join(dataDir, path, '..'), { recursive: true })
    await writeFile(join(dataDir, path), 'everything about a person')
    const at = new Date(now.getTime() - hours * 3_600_000)
    await utimes(join(dataDir, path), at, at)
  }
  const old = ['exports/exp_former.zip', 'photos/exports/exp_lost.zip', 'photos/exports/exp_cut.zip.part']
  const kept = ['photos/exports/exp_young.zip', 'photos/exports/exp_named.zip', 'exports/other.txt']
  for (const path of old) await put(path, 25)
  await put('photos/exports/exp_young.zip', 23)
  await put('photos/exports/exp_named.zip', 25)
  await put('exports/other.txt', 25)
  const files = openPrivacyFiles(dataDir, { photos, archives: undefined })
  expect(await sweepArchives({ db, now: () => now }, files)).toBe(3)
  expect(old.filter((path) => existsSync(join(dataDir, path)))).toEqual([])
  expect(kept.filter((path) => existsSync(join(dataDir, path)))).toEqual(kept)
})
