import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { quantile } from '../figures.ts'
import { HttpConnection } from '../http-connection.ts'
import { addressOf } from '../program.ts'
import { postScore } from '../score-write.ts'
import { makeWorld, runProgram, type World } from '../world.ts'
import type { Found } from './report.ts'

const STREAMS = 5_000
const PEOPLE = 250
const NEXT = 50
const WRITE_MS = 30_000
/** A full competition sends a score every four seconds. */
const SCORES = { withCrowd: 1, withSlow: 25 }
const SLOW = 1_000
const SLOW_MS = 40_000

const Opened = z.object({ tookMs: z.array(z.number()) })
const Usage = z.object({ rss: z.number() })
const Ended = z.object({ closed: z.number(), byes: z.number() })

/** A club's whole share of streams is taken by people with twenty each; then members who have none come. */
export async function crowd(): Promise<Found[]> {
  // Ten thousand streams, half of them for one club.
  const world = await makeWorld({ players: PEOPLE + NEXT, env: { MOST_CONNECTIONS: '12500' } })
  const [watching, next] = [runProgram('streams-process.ts'), runProgram('streams-process.ts')]
  try {
    const path = `/api/competitions/${world.competitionId}/leaderboard/stream`
    const cookies = world.players.map(({ cookie }) => cookie)
    const where = { do: 'open', port: world.port, path }
    const memory = async () => (await world.app.ask({ do: 'usage' }, Usage)).rss
    const before = await memory()
    await watching.ask(
      { ...where, cookies: cookies.slice(0, PEOPLE), streams: STREAMS, addresses: PEOPLE },
      Opened,
    )
    const after = await memory()
    const { tookMs } = await next.ask({ ...where, cookies: cookies.slice(PEOPLE), streams: NEXT }, Opened)
    const written = await write(world, WRITE_MS, SCORES.withCrowd)
    const gone = await watching.ask({ do: 'arrivals' }, Ended)
    const kept = await next.ask({ do: 'arrivals' }, Ended)
    return [
      {
        promise: 'P28',
        measured: `${STREAMS} streams of ${PEOPLE} people and addresses, which is all that their club may have; then ${NEXT} members who have none`,
        figures: [
          `${tookMs.length} of ${NEXT} got theirs after p50 ${ms(tookMs, 0.5)}, max ${Math.max(...tookMs).toFixed(0)} ms`,
          `${gone.byes} streams of those who had twenty made room, ${gone.closed} broke`,
          `${SCORES.withCrowd} score/s for ${WRITE_MS / 1_000} s meanwhile: p50 ${ms(written.took, 0.5)}, p99 ${ms(written.took, 0.99)} ms, ${written.errors} errors`,
          `memory ${mib(before)} before, ${mib(after)} with them (${((after - before) / STREAMS / 1_024).toFixed(0)} KiB each)`,
        ].join('; '),
        lost: NEXT - tookMs.length + kept.byes + kept.closed + gone.closed + written.errors,
      },
    ]
  } finally {
    await Promise.all([watching.stop(), next.stop()])
    await world.close()
  }
}

/** Connections that send their headers a byte a second, while a member enters scores. */
export async function slowHeaders(): Promise<Found[]> {
  const world = await makeWorld()
  try {
    const ends: { afterMs: number; status: string }[] = []
    for (let n = 0; n < SLOW; n += 1) drip(world.port, addressOf(n % PEOPLE), (end) => ends.push(end))
    const written = await write(world, SLOW_MS, SCORES.withSlow)
    const after = ends.map(({ afterMs }) => afterMs / 1_000)
    const told = ends.filter(({ status }) => status === '408').length
    return [
      {
        promise: 'P28',
        measured: `${SLOW} connections that send headers a byte a second, while a member enters scores`,
        figures: `${ends.length} of ${SLOW} cut, ${told} of them with 408, after p50 ${quantile(after, 0.5).toFixed(1)}, max ${Math.max(...after).toFixed(1)} s; ${written.took.length} scores meanwhile: p50 ${ms(written.took, 0.5)}, p99 ${ms(written.took, 0.99)} ms, ${written.errors} errors`,
        lost: SLOW - ends.length + written.errors,
      },
    ]
  } finally {
    await world.close()
  }
}

function drip(
  port: number,
  localAddress: string,
  onEnd: (end: { afterMs: number; status: string }) => void,
): void {
  const began = performance.now()
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  let received = ''
  socket.on('data', (bytes) => (received += bytes.toString('latin1')))
  socket.write('GET /api/rounds HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ')
  const timer = setInterval(() => socket.write('a'), 1_000)
  // Being cut off is what is waited for.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(timer)
    onEnd({ afterMs: performance.now() - began, status: received.slice(9, 12) })
  })
}

/** Scores at a steady pace, each as its own player and, where the others are not answered yet, on its own connection. */
async function write(
  world: World,
  forMs: number,
  perSecond: number,
): Promise<{ took: number[]; errors: number }> {
  const free: HttpConnection[] = []
  const took: number[] = []
  let errors = 0
  const one = async (i: number) => {
    const player = world.players[i % world.players.length]
    if (!player) throw new Error('There are players.')
    const began = performance.now()
    try {
      const connection = free.pop() ?? (await HttpConnection.open(world.port))
      await postScore(connection, player)
      free.push(connection)
      took.push(performance.now() - began)
    } catch (error) {
      errors += 1
      console.log(String(error).slice(0, 200))
    }
  }
  const under: Promise<void>[] = []
  const start = performance.now()
  for (let i = 0; performance.now() - start < forMs; i++) {
    under.push(one(i))
    await delay(Math.max(0, start + ((i + 1) * 1_000) / perSecond - performance.now()))
  }
  await Promise.all(under)
  for (const connection of free) connection.close()
  return { took, errors }
}

const ms = (values: readonly number[], part: number) => quantile(values, part).toFixed(0)
const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`
