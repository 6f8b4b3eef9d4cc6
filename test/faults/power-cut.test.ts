import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { type Disk, makeDisk, whyNoDisks } from './power-cut.ts'
import { judgeRemains, type Remains, takeRemains } from './power-cuts.ts'

const noDisks = whyNoDisks()
const nothing = { lost: [], doubled: [], wrongHoles: [], wrongPhones: [], wrongRows: [] }

/** A club that has gone, and what was left of it at some instants of its play. */
type Past = { club: PlayingClub; folders: Remains[]; disks: Remains[] }

let folder: string
let past: Past
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sc-cut-'))
  past = await playAndCopy('embedded', {})
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function playAndCopy(store: 'embedded' | 'shared', settings: Record<string, string>): Promise<Past> {
  const home = await mkdtemp(join(folder, 'club-'))
  const disk: Disk | undefined = noDisks === undefined ? await makeDisk(home, 400) : undefined
  const dataDir = join(disk?.mount ?? home, 'data')
  await mkdir(dataDir)
  const club = await openPlayingClub({ store, seed: chosenSeed(), phones: 6, paceMs: 60, dataDir, settings })
  try {
    // What the competition began with is not in question.
    await club.pool.query('checkpoint')
    const disks = disk ? await takeRemains(club, { disk, folder: home, copies: 1 }) : []
    const folders = await takeRemains(club, { disk: undefined, folder: home, copies: 1 })
    return { club, folders, disks }
  } finally {
    await club.close()
    disk?.unmount()
  }
}

/** The long form is `npm run bench:faults power-cut`. */
test('P1: when the data folder is copied at an instant of writing, then the copy starts and has every score acknowledged before', async () => {
  for (const one of past.folders) expect(await judgeRemains(past.club, one)).toEqual(nothing)
})

test.skipIf(noDisks !== undefined)(
  `P2: when the power fails and takes along what was not flushed, then every acknowledged score is on the disk${noDisks === undefined ? '' : ` (skipped: ${noDisks})`}`,
  async () => {
    for (const one of past.disks) expect(await judgeRemains(past.club, one)).toEqual(nothing)
  },
)

test.skipIf(noDisks !== undefined)(
  'when a store acknowledges ten seconds before it flushes, then the same cut of the power does lose scores',
  async () => {
    const { club, disks } = await playAndCopy('shared', {
      synchronous_commit: 'off',
      wal_writer_delay: '10s',
    })
    for (const one of disks) expect((await judgeRemains(club, one)).lost).not.toEqual([])
  },
)
