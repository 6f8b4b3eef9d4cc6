import { type Socket, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { leaderboardStreamPath } from '#contract/platform/live-events.ts'
import { quantile } from '../figures.ts'
import { HttpConnection } from '../http-connection.ts'
import { addressOf, answerQuestions } from '../program.ts'
import { entryId } from '../seed.ts'
import { competitionOf, HOLES_PLAYED, playerOf } from './seed-clubs.ts'

/** Connections to each process, over which all players send: a proxy in front has as few. */
const CONNECTIONS = 48
/** A card takes four and a quarter hours. */
const SECONDS_A_HOLE = (4.25 * 3_600) / 18

const Question = z.discriminatedUnion('do', [
  z.object({ do: z.literal('watch'), ports: z.array(z.number()), clubs: z.number(), spectators: z.number() }),
  z.object({
    do: z.literal('play'),
    ports: z.array(z.number()),
    clubs: z.number(),
    players: z.number(),
    /** How many times faster than on the course everybody plays. */
    speed: z.number(),
    seconds: z.number(),
  }),
])

/** Entries rise over all questions, so that each is newer than the one before. */
let count = 0
const sockets: Socket[] = []
let lost = 0
/** When a score of a card was sent, until each of the club's spectators has it. */
const sentAt = new Map<string, { at: number; missing: number }>()
const arrivalsMs: number[] = []

answerQuestions(async (message) => {
  const question = Question.parse(message)
  return question.do === 'watch' ? watch(question) : play(question)
})
process.once('disconnect', () => process.exit(0))

async function watch(asked: { ports: number[]; clubs: number; spectators: number }) {
  for (let club = 1; club <= asked.clubs; club++)
    await Promise.all(
      Array.from({ length: asked.spectators }, (_, i) =>
        openStream({
          port: asked.ports[(club + i) % asked.ports.length] ?? 0,
          club,
          viewer: 1 + i,
        }),
      ),
    )
  return { streams: sockets.length }
}

function openStream({ port, club, viewer }: { port: number; club: number; viewer: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: addressOf((club * 7 + viewer) % 4_000) })
    socket.setEncoding('latin1')
    sockets.push(socket)
    let kept = ''
    socket.on('data', (text) => {
      kept += String(text)
      if (kept.includes('event: hello')) resolve()
      for (let end = kept.indexOf('\n\n'); end >= 0; end = kept.indexOf('\n\n')) {
        const event = kept.slice(0, end)
        kept = kept.slice(end + 2)
        if (event.includes('event: change')) noteArrivals(event)
      }
    })
    socket.on('error', reject)
    socket.on('close', () => {
      lost += 1
      reject(new Error(`A stream was closed: ${kept.slice(0, 300)}`))
    })
    const { token } = playerOf(club, viewer)
    socket.write(
      `GET ${leaderboardStreamPath(competitionOf(club))} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\ncookie: scoreclub.session_token=${token}\r\n\r\n`,
    )
  })
}

/** Without parsing: a change names each card that it brings, and a card that is on its way is looked up by its player. */
function noteArrivals(event: string): void {
  for (const [, userId = ''] of event.matchAll(/"userId":"(usr_\d+_\d+)"/g)) {
    const sent = sentAt.get(userId)
    if (!sent) continue
    sent.missing -= 1
    if (sent.missing > 0) continue
    arrivalsMs.push(performance.now() - sent.at)
    sentAt.delete(userId)
  }
}

type Play = { ports: number[]; clubs: number; players: number; speed: number; seconds: number }

/**
 * Everybody plays a hole in its time, spread evenly over all players, for some seconds. A score has a moment at which it is due,
 * and its time counts from there: while the server is slow, scores wait on their phones and are late.
 */
async function play({ ports, clubs, players, speed, seconds }: Play) {
  const connections = await Promise.all(
    ports.flatMap((port) => Array.from({ length: CONNECTIONS }, () => HttpConnection.open(port))),
  )
  const perSecond = (clubs * players * speed) / SECONDS_A_HOLE
  const total = Math.floor(perSecond * seconds)
  const spectators = sockets.length / clubs
  const lateMs: number[] = []
  const refused = new Map<number, number>()
  arrivalsMs.length = 0
  sentAt.clear()
  lost = 0
  const begin = performance.now()
  const cpuBefore = process.cpuUsage()
  let next = 0
  const work = async (connection: HttpConnection) => {
    for (let i = next++; i < total; i = next++) {
      const due = begin + (i * 1_000) / perSecond
      const early = due - performance.now()
      if (early > 0) await delay(early)
      const status = await score(connection, { i, clubs, players, spectators })
      if (status === 200) lateMs.push(performance.now() - due)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(connections.map(work))
  const tookSeconds = (performance.now() - begin) / 1_000
  const { user, system } = process.cpuUsage(cpuBefore)
  for (const connection of connections) connection.close()
  return {
    cpuMicros: user + system,
    asked: total,
    taken: lateMs.length,
    tookSeconds,
    refused: [...refused].map(([status, times]) => ({ status, times })),
    scoreMs: { p50: quantile(lateMs, 0.5), p99: quantile(lateMs, 0.99) },
    arrivals: arrivalsMs.length,
    arrivalMs: { p50: quantile(arrivalsMs, 0.5), p99: quantile(arrivalsMs, 0.99) },
    lost,
  }
}

async function score(
  connection: HttpConnection,
  { i, clubs, players, spectators }: { i: number; clubs: number; players: number; spectators: number },
): Promise<number> {
  count += 1
  const club = 1 + (i % clubs)
  const player = 1 + (Math.floor(i / clubs) % players)
  const { userId, roundId, token } = playerOf(club, player)
  const entry = {
    id: entryId(count),
    holeNumber: 1 + ((HOLES_PLAYED + Math.floor(count / (clubs * players))) % 18),
    result: 'strokes',
    grossScore: 3 + (count % 5),
    at: new Date().toISOString(),
  }
  if (spectators > 0) sentAt.set(userId, { at: performance.now(), missing: spectators })
  const { status } = await connection.request({
    method: 'POST',
    path: `/api/rounds/${roundId}/scores`,
    headers: { cookie: `scoreclub.session_token=${token}` },
    body: JSON.stringify({ entries: [entry] }),
  })
  return status
}
