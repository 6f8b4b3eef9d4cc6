import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { Tinypool } from 'tinypool'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#server/platform/repository-root.ts'

test('when a machine has no native runtime for the networks, then the server reads a card by WebAssembly', async () => {
  const hooks = pathToFileURL(join(repositoryRoot, 'test/faults/without-native-runtime.mjs')).href
  const pool = new Tinypool({
    runtime: 'child_process',
    maxThreads: 1,
    serialization: 'advanced',
    env: {},
    execArgv: ['--import', hooks],
    filename: join(repositoryRoot, 'dist/server/scan-process.js'),
  })
  const photo = await sharp(join(repositoryRoot, 'fixtures/scorecards/nine-holes.jpg'))
    .resize({ height: 1_100 })
    .jpeg()
    .toBuffer()
  expect(await pool.run({ photo, wanted: { scores: {} } })).toMatchObject({ scores: { outcome: 'read' } })
  await pool.destroy()
})
