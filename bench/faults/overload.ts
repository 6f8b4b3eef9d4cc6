import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { quantile } from '../figures.ts'
import { HttpConnection } from '../http-connection.ts'
import { entryId } from '../seed.ts'
import { makeWorld, type World } from '../world.ts'
import type { Found } from './report.ts'

const CONNECTIONS = 600
const FIND_MS = 10_000
const PRESS_MS = 30_000

type Answered = { status: number; ms: number; hasRetryAfter: boolean; id: string }

/** Twice the scores that the machine can write, for half a minute, and what it does afterwards. */
export async function overload(): Promise<Found[]> {
  const world = await makeWorld()
  const connections: HttpConnection[] = []
  // A connection that sends nothing is closed after some seconds, so none is opened before it is needed.
  const open = async (count: number) => {
    connections.push(
      ...(await Promise.all(Array.from({ length: count }, () => HttpConnection.open(world.port)))),
    )
  }
  try {
    await open(32)
    const found = await closedLoop(world, connections)
    const carried = found.length / (FIND_MS / 1_000)
    await open(CONNECTIONS - 32)
    const own = monitorEventLoopDelay({ resolution: 10 })
    own.enable()
    const pressed = await openLoop(world, connections, 2 * carried)
    own.disable()
    const after = await closedLoop(world, connections.slice(0, 4))
    const all = [...found, ...pressed.answers, ...after]
    const acknowledged = all.filter(({ status }) => status === 200).map(({ id }) => id)
    const { rows } = await world.pool.query<{ id: string }>(
      'select id from hole_entries where id = any($1)',
      [acknowledged],
    )
    const there = new Set(rows.map(({ id }) => id))
    const lost = acknowledged.filter((id) => !there.has(id)).length
    const taken = pressed.answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
    const shed = pressed.answers.filter(({ status }) => status === 503)
    const others = pressed.answers.length - taken.length - shed.length
    const ms = (values: readonly number[], part: number) => quantile(values, part).toFixed(0)
    return [
      {
        promise: 'P28',
        measured: `twice the scores that it carries: ${(2 * carried).toFixed(0)} a second for ${PRESS_MS / 1_000} s on at most ${CONNECTIONS} connections`,
        figures: [
          `carried before ${carried.toFixed(0)}/s`,
          `${taken.length} acknowledged, p50 ${ms(taken, 0.5)}, p95 ${ms(taken, 0.95)}, p99 ${ms(taken, 0.99)} ms, in which the program that asks was itself late by up to ${(own.percentile(99) / 1e6).toFixed(0)} ms (p99)`,
          `${shed.length} × 503 (${shed.filter(({ hasRetryAfter }) => !hasRetryAfter).length} without Retry-After), ${others} other answers`,
          `${pressed.unsent} found all connections busy`,
          `afterwards p99 ${ms(
            after.map((one) => one.ms),
            0.99,
          )} ms with 4 clients`,
        ].join('; '),
        lost: lost + others,
      },
    ]
  } finally {
    for (const connection of connections) connection.close()
    await world.close()
  }
}

async function closedLoop(world: World, connections: readonly HttpConnection[]): Promise<Answered[]> {
  const answers: Answered[] = []
  const until = performance.now() + FIND_MS
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < until) answers.push(await send(world, connection))
    }),
  )
  return answers
}

async function openLoop(
  world: World,
  connections: readonly HttpConnection[],
  perSecond: number,
): Promise<{ answers: Answered[]; unsent: number }> {
  const free = [...connections]
  const answers: Answered[] = []
  const under: Promise<void>[] = []
  let unsent = 0
  const start = performance.now()
  for (let due = 0; performance.now() - start < PRESS_MS; await delay(2))
    for (; due < ((performance.now() - start) / 1_000) * perSecond; due++) {
      const connection = free.pop()
      if (!connection) unsent += 1
      else
        under.push(
          send(world, connection).then((answered) => {
            answers.push(answered)
            free.push(connection)
          }),
        )
    }
  await Promise.all(under)
  return { answers, unsent }
}

let count = 10_000

async function send(world: World, connection: HttpConnection): Promise<Answered> {
  count += 1
  const player = world.players[count % world.players.length]
  if (!player) throw new Error('There are no players.')
  const id = entryId(count)
  const at = new Date().toISOString()
  const entry = { id, holeNumber: 1 + (count % 18), result: 'strokes', grossScore: 3 + (count % 5), at }
  const began = performance.now()
  const { status, head } = await connection.request({
    method: 'POST',
    path: `/api/rounds/${player.roundId}/scores`,
    headers: { cookie: player.cookie },
    body: JSON.stringify({ entries: [entry] }),
  })
  return { status, ms: performance.now() - began, hasRetryAfter: /^retry-after: [1-9]/im.test(head), id }
}
