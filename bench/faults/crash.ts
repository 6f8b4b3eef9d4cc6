import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '#golf/seeded-random.ts'
import { appProcess } from '#test/faults/app-process.ts'
import { killRounds, type Victim, victims } from '#test/faults/kill-rounds.ts'
import { chosenSeed, FAULTS_SECRET, openPlayingClub, type StoreKind } from '#test/faults/playing-club.ts'
import { compareWithStore } from '#test/faults/recount.ts'
import { quantile } from '../figures.ts'
import type { Found } from './report.ts'
import { freePort } from '../../test/free-port.ts'

/** Half of the hundred kills on each kind of store; FAULTS_KILLS names another number. */
const KILLS = Number(process.env.FAULTS_KILLS ?? 50)
const STARTS = Number(process.env.FAULTS_STARTS ?? 50)

export const crashEmbedded = () => crash('embedded')
export const crashShared = () => crash('shared')

async function crash(store: StoreKind): Promise<Found[]> {
  const seed = chosenSeed()
  const club = await openPlayingClub({ store, seed, phones: 8, paceMs: 40, lostAnswers: 0.1 })
  try {
    const kills = Array.from({ length: KILLS }, (_, i): Victim => victims[i % victims.length] ?? 'both')
    const rounds = await killRounds(club, {
      kills,
      onRound: ({ victim, backAfterMs }) =>
        console.log(`${victim}: back after ${backAfterMs} ms, ${club.acknowledged()} acknowledged`),
    })
    await club.settle()
    const { app, competitionId, phones, pool } = club
    const findings = await compareWithStore(pool, { phones, url: app.url, competitionId })
    const wrong = Object.entries(findings).filter(([, list]) => list.length > 0)
    for (const [what, list] of wrong) console.log(what, list)
    const back = rounds.map(({ backAfterMs }) => backAfterMs)
    return [
      {
        promise: 'P1, P4',
        measured: `${kills.length} SIGKILLs of application, store, both, a worker, and during a start; 8 phones that lose a tenth of the answers; ${store} store, seed ${seed}`,
        figures: `${club.acknowledged()} acknowledged; served again after p50 ${quantile(back, 0.5)}, max ${Math.max(...back)} ms`,
        lost: wrong.reduce((sum, [, list]) => sum + list.length, 0),
      },
    ]
  } finally {
    await club.close()
  }
}

/** First starts, which make the store and all its tables, cut off at random instants; the next start has to open it. */
export async function killsAtStart(): Promise<Found[]> {
  const seed = chosenSeed()
  const random = seededRandom(seed)
  let opened = 0
  let kills = 0
  for (let i = 0; i < STARTS / 5; i++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'sc-start-'))
    const env = { DATA_DIR: dataDir, AUTH_SECRET: FAULTS_SECRET }
    const app = appProcess({ port: await freePort(), env })
    for (let kill = 0; kill < 5; kill++) {
      app.start()
      await delay(random() * 4_000) // some instant of the start
      await app.end('SIGKILL')
      kills += 1
    }
    app.start()
    const isOpen = await Promise.race([app.ready().then(() => true), delay(60_000, false, { ref: false })])
    if (isOpen) opened += 1
    else console.log(app.output().slice(-2_000))
    await app.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    console.log(`${opened} of ${i + 1} stores opened`)
  }
  const folders = Math.ceil(STARTS / 5)
  return [
    {
      promise: 'P1',
      measured: `${kills} SIGKILLs while an empty data folder was opened for the first time (making the store, migrating), five a folder, seed ${seed}`,
      figures: `${opened} of ${folders} stores opened at the next start`,
      lost: folders - opened,
    },
  ]
}
