import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { quantile, type Row } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { postScore, revisionIn } from './score-write.ts'
import { makeWorld, runProgram, type World } from './world.ts'

const PACE_MS = 200
const Usage = z.object({ rss: z.number() })

const Arrivals = z.object({
  arrivals: z.array(
    z.object({
      rows: z.array(z.object({ userId: z.string(), revision: z.number() })),
      first: z.number(),
      last: z.number(),
      streams: z.number(),
    }),
  ),
  hellos: z.number(),
  closed: z.number(),
})

/** The time from sending a score until the last of 1,000 spectators has it; they run in a third process. */
export async function benchFanOut(world: World): Promise<Row[]> {
  return fanOut(world, { streams: 1_000, addresses: 1, scores: 300, goal: 'p99 under 300' })
}

/** The same with 10,000 of them, who come from a hundred addresses to a board of 600 players, and the memory that each costs. */
export async function benchManyStreams(): Promise<Row[]> {
  const world = await makeWorld({ players: 600, env: { MOST_CONNECTIONS: '40000' } })
  try {
    return await fanOut(world, { streams: 10_000, addresses: 100, scores: 150, goal: 'p99 under 400' })
  } finally {
    await world.close()
  }
}

type FanOut = { streams: number; addresses: number; scores: number; goal: string }

async function fanOut(world: World, { streams, addresses, scores, goal }: FanOut): Promise<Row[]> {
  const spectators = runProgram('streams-process.ts')
  const connection = await HttpConnection.open(world.port)
  try {
    const path = `/api/competitions/${world.competitionId}/leaderboard/stream`
    const cookies = world.players.map((player) => player.cookie)
    const before = await world.app.ask({ do: 'usage' }, Usage)
    const opening = { do: 'open', port: world.port, path, cookies, streams, addresses }
    await spectators.ask(opening, z.object({ streams: z.literal(streams) }))
    await delay(1_000)
    const after = await world.app.ask({ do: 'usage' }, Usage)
    const sent = await sendScores(world, connection, scores)
    await delay(1_500)
    const { arrivals, hellos, closed } = await spectators.ask({ do: 'arrivals' }, Arrivals)
    if (closed > 0 || hellos !== streams) throw new Error(`${closed} streams closed, ${hellos} greetings`)
    const carried = sent.map(({ userId, revision, at }) => {
      const arrival = arrivals.find(({ rows }) =>
        rows.some((row) => row.userId === userId && row.revision >= revision),
      )
      if (arrival?.streams !== streams) throw new Error(`A score reached ${arrival?.streams ?? 0} streams`)
      return { first: arrival.first - at, last: arrival.last - at }
    })
    const count = streams.toLocaleString('en')
    const line = (which: 'first' | 'last', reached: string): Row => {
      const ms = carried.map((one) => one[which])
      const parts = [quantile(ms, 0.5), quantile(ms, 0.99), Math.max(...ms)].map((one) => one.toFixed(0))
      return {
        measured: `score to the ${which} of ${count} streams, ms: p50 / p99 / max of ${scores}`,
        ours: parts.join(' / '),
        bare: '',
        ratio: '',
        goal: reached,
      }
    }
    const memory: Row = {
      measured: `memory of the process for each of ${count} streams, kB`,
      ours: ((after.rss - before.rss) / streams / 1_000).toFixed(1),
      bare: '',
      ratio: '',
      goal: 'under 16',
    }
    return [line('first', ''), line('last', goal), memory]
  } finally {
    connection.close()
    await spectators.stop()
  }
}

async function sendScores(world: World, connection: HttpConnection, scores: number) {
  const sent: { userId: string; revision: number; at: number }[] = []
  const start = performance.now()
  for (let score = 0; score < scores; score++) {
    // Not in step with the hub's own 100 ms.
    await delay(Math.max(0, start + score * PACE_MS + Math.random() * 100 - performance.now()))
    const player = world.players[score % world.players.length]
    if (!player) throw new Error('There are no players.')
    const at = Number(process.hrtime.bigint()) / 1e6
    sent.push({ userId: player.userId, revision: revisionIn(await postScore(connection, player)), at })
  }
  return sent
}
