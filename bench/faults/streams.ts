import { z } from 'zod'
import { chosenSeed, openPlayingClub } from '#test/faults/playing-club.ts'
import { compareWithStore } from '#test/faults/recount.ts'
import { openWatchers, unequalBoards } from '#test/faults/watcher.ts'
import { quantile } from '../figures.ts'
import { HttpConnection } from '../http-connection.ts'
import { postScore, revisionIn } from '../score-write.ts'
import { makeWorld, runProgram } from '../world.ts'
import type { Found } from './report.ts'

const WATCHERS = Number(process.env.FAULTS_WATCHERS ?? 500)
const CHANGES = Number(process.env.FAULTS_CHANGES ?? 5_000)
const CUTS = Number(process.env.FAULTS_CUTS ?? 200)
const LOAD_MS = Number(process.env.FAULTS_LOAD_SECONDS ?? 420) * 1_000
const PER_SECOND = 25

/** Streams cut at random while scores come in; afterwards every board is compared with the server's. */
export async function streams(): Promise<Found[]> {
  const seed = chosenSeed()
  const club = await openPlayingClub({
    store: 'embedded',
    seed,
    phones: 20,
    players: 150,
    paceMs: 250,
    env: { LOG_LEVEL: 'fatal' },
  })
  const watchers = await openWatchers(club, { url: club.app.url, count: WATCHERS })
  try {
    for (const phone of club.phones) phone.play()
    for (let cut = 0; cut < CUTS; cut++) {
      await club.moreAcknowledged(Math.floor(CHANGES / CUTS))
      watchers[Math.floor(club.random() * watchers.length)]?.cut()
    }
    await club.settle()
    const { app, competitionId, phones, pool, players } = club
    const unequal = await unequalBoards(watchers, {
      url: app.url,
      competitionId,
      cookie: players[0]?.cookie ?? '',
    })
    const findings = await compareWithStore(pool, { phones, url: app.url, competitionId })
    const lost = Object.values(findings).reduce((sum, list) => sum + list.length, 0)
    const opened = watchers.reduce((sum, one) => sum + one.opened, 0)
    return [
      {
        promise: 'P12',
        measured: `${WATCHERS} watchers, ${club.acknowledged()} scores, ${CUTS} streams cut at random, seed ${seed}`,
        figures: `${opened} streams opened; ${unequal} boards differ from the server's`,
        lost: lost + unequal,
      },
    ]
  } finally {
    for (const watcher of watchers) watcher.stop()
    await club.close()
  }
}

const Arrivals = z.object({
  arrivals: z.array(
    z.object({
      rows: z.array(z.object({ userId: z.string(), revision: z.number() })),
      first: z.number(),
      last: z.number(),
      streams: z.number(),
    }),
  ),
  closed: z.number(),
})
const Usage = z.object({ rss: z.number() })

/** A hundred times the scores of a full club: 25 a second with 500 watchers. */
export async function load(): Promise<Found[]> {
  const world = await makeWorld()
  const spectators = runProgram('streams-process.ts')
  try {
    const path = `/api/competitions/${world.competitionId}/leaderboard/stream`
    const cookies = world.players.map((player) => player.cookie)
    await spectators.ask({ do: 'open', port: world.port, path, cookies, streams: WATCHERS }, z.unknown())
    const connections = await Promise.all(Array.from({ length: 20 }, () => HttpConnection.open(world.port)))
    const before = await world.app.ask({ do: 'usage' }, Usage)
    const sent: { userId: string; revision: number; at: number; ms: number }[] = []
    let errors = 0
    const start = performance.now()
    const one = async (i: number) => {
      const player = world.players[i % world.players.length]
      const connection = connections[i % connections.length]
      if (!player || !connection) throw new Error('There are players and connections.')
      const at = Number(process.hrtime.bigint()) / 1e6
      try {
        const revision = revisionIn(await postScore(connection, player))
        sent.push({ userId: player.userId, revision, at, ms: Number(process.hrtime.bigint()) / 1e6 - at })
      } catch (error) {
        errors += 1
        console.log(String(error).slice(0, 200))
      }
    }
    const under: Promise<void>[] = []
    for (let i = 0; performance.now() - start < LOAD_MS; i++) {
      under.push(one(i))
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, start + (i + 1) * (1_000 / PER_SECOND) - performance.now())),
      )
    }
    await Promise.all(under)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const after = await world.app.ask({ do: 'usage' }, Usage)
    const { arrivals, closed } = await spectators.ask({ do: 'arrivals' }, Arrivals)
    for (const connection of connections) connection.close()
    return [describe({ sent, errors, arrivals, closed, rss: [before.rss, after.rss] })]
  } finally {
    await spectators.stop()
    await world.close()
  }
}

function describe(run: {
  sent: readonly { userId: string; revision: number; at: number; ms: number }[]
  errors: number
  arrivals: z.infer<typeof Arrivals>['arrivals']
  closed: number
  rss: number[]
}): Found {
  const { sent, errors, arrivals, closed, rss } = run
  const byUser = new Map<string, { revision: number; last: number }[]>()
  for (const { rows, last } of arrivals)
    for (const { userId, revision } of rows)
      byUser.set(userId, [...(byUser.get(userId) ?? []), { revision, last }])
  const carried = sent.flatMap(({ userId, revision, at }) => {
    const arrival = byUser.get(userId)?.find((one) => one.revision >= revision)
    return arrival ? [arrival.last - at] : []
  })
  const ms = sent.map((one) => one.ms)
  const figure = (values: readonly number[], part: number) => quantile(values, part).toFixed(0)
  return {
    promise: 'P28',
    measured: `${PER_SECOND} scores/s with ${WATCHERS} watchers for ${LOAD_MS / 1_000} s`,
    figures: [
      `${sent.length} acknowledged, ${errors} errors, ${closed} streams closed`,
      `write p50 ${figure(ms, 0.5)}, p99 ${figure(ms, 0.99)}, max ${Math.max(...ms).toFixed(0)} ms`,
      `to the last watcher p50 ${figure(carried, 0.5)}, p95 ${figure(carried, 0.95)} ms`,
      `memory ${rss.map((bytes) => `${Math.round(bytes / 2 ** 20)} MiB`).join(' before, ')} after`,
    ].join('; '),
    lost: errors + (sent.length - carried.length),
  }
}
