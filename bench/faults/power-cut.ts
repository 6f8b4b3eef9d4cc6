import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendOneByOne } from '#test/faults/flush-count.ts'
import { whyNoStrace } from '#test/faults/flush-watch.ts'
import { chosenSeed, openPlayingClub } from '#test/faults/playing-club.ts'
import { type Disk, makeDisk, whyNoDisks } from '#test/faults/power-cut.ts'
import { judgeRemains, type Remains, takeRemains } from '#test/faults/power-cuts.ts'
import type { Found } from './report.ts'

const COPIES = Number(process.env.FAULTS_COPIES ?? 20)

/** The power fails at random instants: once with what was flushed, once with all that was written. */
export async function powerCut(): Promise<Found[]> {
  const noDisks = whyNoDisks()
  if (noDisks !== undefined) console.log(`Only copies of the folder: ${noDisks}.`)
  return [...(noDisks === undefined ? [await cut(true)] : []), await cut(false)]
}

async function cut(isOnDisk: boolean): Promise<Found> {
  const seed = chosenSeed()
  const folder = await mkdtemp(join(tmpdir(), 'sc-cut-'))
  const disk: Disk | undefined = isOnDisk ? await makeDisk(folder, 600) : undefined
  const dataDir = join(disk?.mount ?? folder, 'data')
  await mkdir(dataDir)
  const club = await openPlayingClub({ store: 'embedded', seed, phones: 8, dataDir })
  let remains: Remains[] = []
  try {
    remains = await takeRemains(club, { disk, folder, copies: COPIES })
  } finally {
    await club.close()
    disk?.unmount()
  }
  let lost = 0
  for (const [i, one] of remains.entries()) {
    const findings = await judgeRemains(club, one)
    const wrong = Object.entries(findings).filter(([, list]) => list.length > 0)
    for (const [what, list] of wrong) console.log(what, list)
    lost += wrong.reduce((sum, [, list]) => sum + list.length, 0)
    console.log(
      `copy ${i + 1} of ${remains.length}: ${one.told.length} acknowledged before it, ${lost} lost so far`,
    )
  }
  await rm(folder, { recursive: true, force: true })
  const told = remains.reduce((sum, one) => sum + one.told.length, 0)
  const what = isOnDisk ? 'the device, with what was flushed,' : 'the data folder, with all that was written,'
  return {
    promise: isOnDisk ? 'P2' : 'P1',
    measured: `${remains.length} copies of ${what} at random instants of writing by 8 phones, seed ${seed}`,
    figures: `every copy started; ${told} acknowledged scores looked for`,
    lost,
  }
}

/** Scores one after the other, while the system calls of PostgreSQL are watched. */
export async function flush(): Promise<Found[]> {
  const noStrace = whyNoStrace()
  if (noStrace !== undefined) throw new Error(`The flushes cannot be watched: ${noStrace}.`)
  const folder = await mkdtemp(join(tmpdir(), 'sc-flush-'))
  const found: Found[] = []
  for (const settings of [undefined, { synchronous_commit: 'off', wal_writer_delay: '10s' }]) {
    const store = settings === undefined ? 'embedded' : 'shared'
    const club = await openPlayingClub({
      store,
      seed: chosenSeed(),
      phones: 1,
      ...(settings ? { settings } : {}),
    })
    try {
      const { acknowledged, flushed } = await sendOneByOne(club, { folder, scores: 100 })
      const kind =
        settings === undefined ? 'the product’s settings' : 'for comparison: a store that is told not to wait'
      const lost = settings === undefined ? acknowledged - flushed : 0
      const figures = `${flushed} of ${acknowledged} had a flush between request and reply`
      found.push({ promise: 'P2', measured: `100 scores one by one under strace, ${kind}`, figures, lost })
    } finally {
      await club.close()
    }
  }
  await rm(folder, { recursive: true, force: true })
  return found
}
