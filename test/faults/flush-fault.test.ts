import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whyNoStrace } from './flush-watch.ts'
import { harmless, sufferOutage } from './outage.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { storeProcesses } from './power-cut.ts'

const noStrace = whyNoStrace()

let club: PlayingClub
beforeEach(async () => {
  if (noStrace === undefined)
    club = await openPlayingClub({ store: 'embedded', seed: chosenSeed(), phones: 6, paceMs: 60 })
})
afterEach(() => (noStrace === undefined ? club.close() : undefined))

test.skipIf(noStrace !== undefined)(
  `P3: when the disk answers a flush with an error, then nothing is acknowledged that is not there, and it recovers by itself${noStrace === undefined ? '' : ` (skipped: ${noStrace})`}`,
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
