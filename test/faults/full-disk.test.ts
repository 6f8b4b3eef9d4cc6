import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signalProcess } from '#server/platform/db/running-process.ts'
import { askForNewLogFile, fillUp, makeRoom } from './full-disk.ts'
import { harmless, sufferOutage } from './outage.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { type Disk, makeDisk, whyNoDisks } from './power-cut.ts'

const noDisks = whyNoDisks()
const skipped = noDisks === undefined ? '' : ` (skipped: ${noDisks})`

let folder: string
let disk: Disk
let club: PlayingClub
beforeAll(async () => {
  if (noDisks !== undefined) return
  folder = await mkdtemp(join(tmpdir(), 'sc-full-'))
  disk = await makeDisk(folder, 250)
  const dataDir = join(disk.mount, 'data')
  await mkdir(dataDir)
  club = await openPlayingClub({ store: 'embedded', seed: chosenSeed(), phones: 6, paceMs: 40, dataDir })
}, 240_000)
afterAll(async () => {
  if (noDisks !== undefined) return
  makeRoom(disk.mount)
  await club.close()
  disk.unmount()
  await rm(folder, { recursive: true, force: true })
})

/** The long form is `npm run bench:faults full-disk`. */
test.skipIf(noDisks !== undefined)(
  `P3: when the disk is full, then nothing is acknowledged that is not there, and room alone brings it back${skipped}`,
  async () => {
    const outage = await sufferOutage(club, {
      begin: () => fillUp(disk.mount),
      end: () => makeRoom(disk.mount),
    })
    expect(outage).toMatchObject({ findings: harmless, wasReadinessRed: true, withoutRetryAfter: 0 })
  },
)

test.skipIf(noDisks !== undefined)(
  `P3: when PostgreSQL dies on a full disk and cannot start again, then the application stays and room alone brings both back${skipped}`,
  async () => {
    const outage = await sufferOutage(club, {
      begin: async () => {
        fillUp(disk.mount)
        await askForNewLogFile(club)
        signalProcess(await club.storePid(), 'SIGKILL')
      },
      end: () => makeRoom(disk.mount),
      // Longer than the application tries to start a store that does not start at first.
      lastsMs: 15_000,
    })
    expect(outage).toMatchObject({ findings: harmless, wasReadinessRed: true, withoutRetryAfter: 0 })
  },
)
