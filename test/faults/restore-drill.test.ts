import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { keptPassword, chooseAddress, storeUrl } from '#server/platform/db/embedded-cluster.ts'
import { repositoryRoot } from '#server/platform/repository-root.ts'
import { appProcess } from './app-process.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { freePort } from '../free-port.ts'

let club: PlayingClub | undefined
const folders: string[] = []
afterEach(async () => {
  await club?.close()
  club = undefined
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sc-drill-'))
  folders.push(folder)
  return folder
}

/** Runs an operator's command of the built server, as `npm run` does. */
async function operate(
  command: 'backup' | 'restore',
  args: readonly string[],
  dataDir: string,
): Promise<{ code: number; output: string }> {
  const program = join(repositoryRoot, 'dist/server/operate.js')
  const child = spawn(process.execPath, [program, command, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, DATABASE_URL: '', BACKUP_DIR: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  await closed
  return { code: child.exitCode ?? 1, output }
}

const entriesOf = async (client: Pick<Client, 'query'>) => {
  const { rows } = await client.query<{ id: string }>(
    'select round_id || id as id from hole_entries order by 1',
  )
  return rows.map(({ id }) => id)
}

test('P22: when the machine is lost, then what was acknowledged before the backup began is served again from it', async () => {
  club = await openPlayingClub({ store: 'embedded', seed: chosenSeed(), phones: 4, paceMs: 20 })
  for (const phone of club.phones) phone.play()
  await club.moreAcknowledged(30)
  const before = await entriesOf(club.pool)
  const file = join(await newFolder(), 'club.zip')
  // The phones go on writing meanwhile.
  const backup = await operate('backup', [file], club.dataDir)
  expect(backup.output).toMatch(/^Backup written to .*club\.zip: [\d,]+ rows/m)
  expect(backup.code).toBe(0)
  await club.moreAcknowledged(10)
  // Its folder is gone with it.
  await club.close()
  club = undefined

  const dataDir = await newFolder()
  const restored = await operate('restore', [file], dataDir)
  expect(restored.output).toMatch(/Restored as of \d{4}-/)
  expect(restored.code).toBe(0)
  const app = appProcess({ port: await freePort(), env: { DATA_DIR: dataDir } })
  app.start()
  try {
    await app.ready()
    const folder = join(dataDir, 'postgres')
    const client = new Client({
      connectionString: storeUrl(await chooseAddress(folder), await keptPassword(folder), 'scoreclub'),
    })
    await client.connect()
    try {
      const after = new Set(await entriesOf(client))
      expect(before.filter((id) => !after.has(id))).toEqual([])
    } finally {
      await client.end()
    }
    // The folder is in use now, by people: a second restore must not touch it.
    const again = await operate('restore', [file], dataDir)
    expect(again.output).toMatch(/Another Scoreclub .* is using/)
    expect(again.code).toBe(1)
  } finally {
    await app.end('SIGTERM')
  }
  const onTop = await operate('restore', [file], dataDir)
  expect(onTop.output).toMatch(/has people in it already/)
  expect(onTop.code).toBe(1)
})
