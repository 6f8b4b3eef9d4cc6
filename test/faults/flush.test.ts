import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendOneByOne } from './flush-count.ts'
import { whyNoStrace } from './flush-watch.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'

let folder: string
let club: PlayingClub
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sc-flush-'))
  club = await openPlayingClub({ store: 'embedded', seed: chosenSeed(), phones: 1 })
})
afterAll(async () => {
  await club.close()
  await rm(folder, { recursive: true, force: true })
})

test('P2: when the application has started its store, then no setting of it relaxes durability', async () => {
  const { rows } = await club.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_sync_retry', 'allow_alter_system') order by name`,
  )
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    allow_alter_system: 'off',
    data_sync_retry: 'off',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
  })
})

const noStrace = whyNoStrace()

/** The long form is `npm run bench:faults flush`. */
test.skipIf(noStrace !== undefined)(
  `P2: when a score is acknowledged, then PostgreSQL has flushed between request and reply${noStrace === undefined ? '' : ` (skipped: ${noStrace})`}`,
  async () => {
    expect(await sendOneByOne(club, { folder, scores: 20 })).toEqual({ acknowledged: 20, flushed: 20 })
  },
)
