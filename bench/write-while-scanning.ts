import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { connect } from '#server/platform/db/client.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { repositoryRoot } from '#server/platform/repository-root.ts'
import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { appProcess } from '../test/faults/app-process.ts'
import { freePort } from '../test/free-port.ts'
import { quantile, ratios, type Row, spread } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { type Player, seed } from './seed.ts'
import { postScore } from './score-write.ts'

const ROUNDS = 5
const SECONDS = 10
const SCORES_A_SECOND = 20
/** So many photos are with the reader at a time: one is read, the others wait. */
const SCANNING = 3
const photoFiles = ['vertical.jpg', 'nine-holes.jpg', 'wide-two-players.jpg', 'twoblock.jpg']

/**
 * What scores take while photos of cards are read, against the same scores without: twenty a second by twenty players, at
 * the built application with its own store, in turns. A score's time counts from the moment at which it was due.
 */
export async function benchWriteWhileScanning(): Promise<Row[]> {
  await ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-scanning-'))
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const store = await startEmbedded({ folder: join(folder, 'postgres'), log: console.log })
    closing.push(store.stop)
    const { db, pool } = connect(store.url)
    closing.push(() => pool.end())
    await migrate(pool)
    const { players } = await seed(db, { players: 150 })
    const port = await freePort()
    const env = {
      DATABASE_URL: store.url,
      DATA_DIR: folder,
      AUTH_SECRET: 'a secret of the benchmarks, which hold nothing',
    }
    const app = appProcess({ port, env: { ...env, TRUST_PROXY: '127.0.0.1' } })
    app.start()
    closing.push(() => app.end('SIGTERM'))
    await app.ready()
    return await compare(port, players)
  } finally {
    for (let step = closing.pop(); step; step = closing.pop()) await step()
  }
}

async function compare(port: number, players: readonly Player[]): Promise<Row[]> {
  const scoring = players.slice(0, SCORES_A_SECOND)
  const photos = await Promise.all(
    photoFiles.map((name) => readFile(join(repositoryRoot, 'fixtures/scorecards', name))),
  )
  const scanner = new Scanner(port, players.slice(SCORES_A_SECOND), photos)
  await sendScores(port, scoring)
  const without: number[][] = []
  const beside: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await sendScores(port, scoring))
    const stop = await scanner.start()
    beside.push(await sendScores(port, scoring))
    await stop()
  }
  const line = (name: string, part: number, goal: string): Row => {
    const [ours, alone] = [beside, without].map((rounds) => rounds.map((ms) => quantile(ms, part)))
    if (!ours || !alone) throw new Error('Both were measured.')
    return {
      measured: `score while photos are read, against without: ${name}, ms`,
      ours: spread(ours, 1),
      bare: spread(alone, 1),
      ratio: spread(ratios(ours, alone), 2),
      goal,
    }
  }
  return [
    line('median', 0.5, ''),
    line('p99', 0.99, 'at most 2'),
    { measured: 'photos read meanwhile', ours: String(scanner.read), bare: '', ratio: '', goal: '' },
  ]
}

/** The milliseconds of each score. */
async function sendScores(port: number, players: readonly Player[]): Promise<number[]> {
  const begin = performance.now()
  const tookMs: number[] = []
  const play = async (player: Player, place: number) => {
    const connection = await HttpConnection.open(port)
    for (let i = 0; i < SECONDS; i++) {
      const due = begin + i * 1_000 + (place * 1_000) / players.length
      await delay(Math.max(0, due - performance.now()))
      await postScore(connection, player)
      tookMs.push(performance.now() - due)
    }
    connection.close()
  }
  await Promise.all(players.map(play))
  return tookMs
}

const Upload = z.object({ uploadURL: z.string() })
const Stored = z.object({ objectPath: z.string() })

/** Players who have a card read one after the other, each from an address of their own. */
class Scanner {
  readonly #url: string
  readonly #players: readonly Player[]
  readonly #photos: readonly Buffer[]
  #next = 0
  read = 0

  constructor(port: number, players: readonly Player[], photos: readonly Buffer[]) {
    this.#url = `http://127.0.0.1:${port}`
    this.#players = players
    this.#photos = photos
  }

  /** Resolves when the first photos are with the reader; the returned function waits for those that are. */
  async start(): Promise<() => Promise<void>> {
    let isStopped = false
    let first: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (first = resolve))
    const work = async () => {
      while (!isStopped) {
        const read = await this.#upload()
        first()
        await read()
        this.read += 1
      }
    }
    const all = Promise.all(Array.from({ length: SCANNING }, work))
    await begun
    return async () => {
      isStopped = true
      await all
    }
  }

  async #upload(): Promise<() => Promise<unknown>> {
    const i = this.#next++
    const player = this.#players[i % this.#players.length]
    const photo = this.#photos[i % this.#photos.length]
    if (!player || !photo) throw new Error('There are players and photos.')
    const headers = { cookie: player.cookie, 'x-forwarded-for': `198.51.100.${1 + (i % 250)}` }
    const call = async (method: string, path: string, body: Uint8Array | object = {}) => {
      const isPicture = body instanceof Uint8Array
      const response = await fetch(new URL(path, this.#url), {
        method,
        headers: { ...headers, 'content-type': isPicture ? 'image/jpeg' : 'application/json' },
        body: isPicture ? Buffer.from(body) : JSON.stringify(body),
      })
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response
    }
    const { uploadURL } = Upload.parse(await (await call('POST', '/api/objects/upload')).json())
    await call('PUT', new URL(uploadURL, this.#url).pathname, photo)
    const stored = await call('PUT', '/api/scorecard-photos', { photoURL: uploadURL })
    const { objectPath } = Stored.parse(await stored.json())
    return () => call('POST', '/api/ocr/process', { fileName: objectPath })
  }
}
