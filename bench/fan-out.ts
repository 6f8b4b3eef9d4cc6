import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { quantile, type Row } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { postScore, revisionIn } from './score-write.ts'
import { runProgram, type World } from './world.ts'

const STREAMS = 1_000
const SCORES = 300
const PACE_MS = 200

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
  const spectators = runProgram('streams-process.ts')
  const connection = await HttpConnection.open(world.port)
  try {
    const path = `/api/competitions/${world.competitionId}/leaderboard/stream`
    const cookies = world.players.map((player) => player.cookie)
    const opening = { do: 'open', port: world.port, path, cookies, streams: STREAMS }
    await spectators.ask(opening, z.object({ streams: z.literal(STREAMS) }))
    await delay(1_000)
    const sent: { userId: string; revision: number; at: number }[] = []
    const start = performance.now()
    for (let score = 0; score < SCORES; score++) {
      // Not in step with the hub's own 100 ms.
      await delay(Math.max(0, start + score * PACE_MS + Math.random() * 100 - performance.now()))
      const player = world.players[score % world.players.length]
      if (!player) throw new Error('There are no players.')
      const at = Number(process.hrtime.bigint()) / 1e6
      sent.push({ userId: player.userId, revision: revisionIn(await postScore(connection, player)), at })
    }
    await delay(1_500)
    const { arrivals, hellos, closed } = await spectators.ask({ do: 'arrivals' }, Arrivals)
    if (closed > 0 || hellos !== STREAMS) throw new Error(`${closed} streams closed, ${hellos} greetings`)
    const carried = sent.map(({ userId, revision, at }) => {
      const arrival = arrivals.find(({ rows }) =>
        rows.some((row) => row.userId === userId && row.revision >= revision),
      )
      if (arrival?.streams !== STREAMS) throw new Error(`A score reached ${arrival?.streams ?? 0} streams`)
      return { first: arrival.first - at, last: arrival.last - at }
    })
    const line = (which: 'first' | 'last', goal: string): Row => {
      const ms = carried.map((one) => one[which])
      const parts = [quantile(ms, 0.5), quantile(ms, 0.99), Math.max(...ms)].map((one) => one.toFixed(0))
      return {
        measured: `score to the ${which} of ${STREAMS.toLocaleString('en')} streams, ms: p50 / p99 / max of ${SCORES}`,
        ours: parts.join(' / '),
        bare: '',
        ratio: '',
        goal,
      }
    }
    return [line('first', ''), line('last', 'p99 under 300')]
  } finally {
    connection.close()
    await spectators.stop()
  }
}
