import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '#server/platform/db/client.ts'
import { chooseAddress, keptPassword, storeUrl } from '#server/platform/db/embedded-cluster.ts'
import { appProcess } from './app-process.ts'
import type { EnteredScore } from './phone.ts'
import { FAULTS_SECRET, type PlayingClub } from './playing-club.ts'
import { freePort } from '../free-port.ts'
import { copyAtOneInstant, copyFolderAtOneInstant, type Disk, mountDisk } from './power-cut.ts'
import { acknowledgedScores, compareWithStore, type Findings } from './recount.ts'

/** What was left at one instant, and what the phones had been told by then. */
export type Remains = { kind: 'disk' | 'folder'; path: string; told: EnteredScore[] }

/** Copies at random instants while the phones play; the club goes on afterwards as if nothing had been. */
export async function takeRemains(
  club: PlayingClub,
  { disk, folder, copies }: { disk: Disk | undefined; folder: string; copies: number },
): Promise<Remains[]> {
  const taken: Remains[] = []
  for (const phone of club.phones) phone.play()
  for (let i = 0; i < copies; i++) {
    await club.moreAcknowledged(20)
    await delay(club.random() * 300) // the random instant itself, not a wait for anything
    const told = acknowledgedScores(club.phones)
    const path = join(folder, `${disk ? 'disk' : 'folder'}-${i}`)
    if (disk) copyAtOneInstant({ image: disk.image, cluster: club.cluster, to: path })
    else copyFolderAtOneInstant({ from: club.dataDir, cluster: club.cluster, to: path })
    taken.push({ kind: disk ? 'disk' : 'folder', path, told })
  }
  return taken
}

/**
 * Starts the application on what was left and compares. The club has to be gone: its processes would not have outlived
 * the power either, and the copy names them.
 */
export async function judgeRemains(
  club: Pick<PlayingClub, 'phones' | 'competitionId'>,
  { kind, path, told }: Remains,
): Promise<Findings> {
  const disk = kind === 'disk' ? await mountDisk(path, `${path}-mounted`) : undefined
  const dataDir = disk ? join(disk.mount, 'data') : path
  const app = appProcess({ port: await freePort(), env: { DATA_DIR: dataDir, AUTH_SECRET: FAULTS_SECRET } })
  app.start()
  try {
    await app.ready()
    const folder = join(dataDir, 'postgres')
    const { pool } = connect(storeUrl(await chooseAddress(folder), await keptPassword(folder), 'scoreclub'))
    try {
      const { phones, competitionId } = club
      return await compareWithStore(pool, { phones, url: app.url, competitionId, told })
    } finally {
      await pool.end()
    }
  } finally {
    await app.end('SIGTERM')
    disk?.unmount()
    await rm(path, { recursive: true, force: true })
  }
}
