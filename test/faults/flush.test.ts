import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendOneByOne } from './flush-count.ts'
import { whyNoStrace } from './flush-watch.ts'
import { harmless, sufferOutage } from './outage.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { storeProcesses } from './power-cut.ts'

let folder: string
let club: PlayingClub
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sc-flush-'))
  club = await openPlayingClub({ store: 'embedded', seed: chosenSeed(), phones: 6, players: 7, paceMs: 60 })
}, 240_000)
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
const skipped = noStrace === undefined ? '' : ` (skipped: ${noStrace})`

/** The long form is `npm run bench:faults flush`. */
test.skipIf(noStrace !== undefined)(
  `P2: when a score is acknowledged, then PostgreSQL has flushed between request and reply${skipped}`,
  async () => {
    // The last one has no phone that would have to know of these scores.
    const players = club.players.slice(-1)
    expect(await sendOneByOne({ ...club, players }, { folder, scores: 20 })).toEqual({
      acknowledged: 20,
      flushed: 20,
    })
  },
)

test.skipIf(noStrace !== undefined)(
  `P3: when the disk answers a flush with an error, then nothing is acknowledged that is not there, and it recovers by itself${skipped}`,
  async () => {
    let strace: ChildProcess
    const outage = await sufferOutage(club, {
      // PostgreSQL ends itself then, because nobody can know what such a disk has kept.
      begin: () => {
        const pids = storeProcesses(club.cluster).flatMap((pid) => ['-p', String(pid)])
        const words = ['-f', '-qq', '-e', 'trace=fdatasync', '-e', 'inject=fdatasync:error=EIO', ...pids]
        strace = spawn('strace', words, { stdio: 'ignore' })
      },
      end: async () => {
        const ended = once(strace, 'exit')
        strace.kill('SIGINT')
        await ended
      },
    })
    expect(outage).toMatchObject({ findings: harmless, wasReadinessRed: true, withoutRetryAfter: 0 })
  },
)
