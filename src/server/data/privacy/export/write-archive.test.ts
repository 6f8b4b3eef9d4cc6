import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderOfTest } from '#test/folder-of-test.ts'
import { readArchive } from '#test/read-archive.ts'
import { createTestClub, signUpAs, startTestServer, uploadTestPhoto, type TestServer } from '#test/server.ts'
import { connect } from '../../../platform/db/client.ts'
import { writeArchive } from './write-archive.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('when a bucket takes longer for each photo than the store lets a transaction rest, then the archive is whole', async () => {
  const { clubCode } = await createTestClub(server)
  const { browser, userId, email } = await signUpAs(server, { firstName: 'Pat', clubCode })
  for (let photo = 0; photo < 2; photo += 1) await uploadTestPhoto(browser)
  const { pool } = connect(server.database.url, { statementMs: 60_000 })
  // A busy machine may let the writing itself rest for some hundred milliseconds.
  pool.on('connect', (client) => void client.query('set idle_in_transaction_session_timeout = 1000'))
  const path = `${folderOfTest('scoreclub-archive-')}/archive.zip`
  await writeArchive({
    pool,
    sink: createWriteStream(path),
    signal: new AbortController().signal,
    person: { userId, email, name: 'Pat Tester' },
    readPhoto: async () => {
      await delay(2_500)
      return Buffer.from('a photo')
    },
    onProgress: () => undefined,
  })
  await pool.end()
  const files = await readArchive(await readFile(path))
  const photos = [...files].filter(([name]) => name.startsWith('photos/'))
  expect(photos.map(([, bytes]) => bytes.toString())).toEqual(['a photo', 'a photo'])
})
