import { type Socket, connect } from 'node:net'
import { z } from 'zod'
import { changeEvent } from '#contract/platform/live-events.ts'
import { addressOf, answerQuestions } from './program.ts'

const Question = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('open'),
    port: z.number(),
    path: z.string(),
    cookies: z.array(z.string()),
    streams: z.number(),
    /** From so many addresses of this machine; one where absent. */
    addresses: z.optional(z.number()),
  }),
  z.object({ do: z.literal('arrivals') }),
])

/** When a change reached its first and its last stream, in milliseconds of the machine's monotonic clock. */
type Arrival = { rows: { userId: string; revision: number }[]; first: number; last: number; streams: number }

const arrivals = new Map<string, Arrival>()
const sockets: Socket[] = []
let hellos = 0
let closed = 0
/** Streams that the server ended; their connections stay open for a while. */
let byes = 0

/** The spectators: raw sockets that record when each change arrives. Identical bytes are parsed only once. */
answerQuestions(async (message) => {
  const question = Question.parse(message)
  if (question.do === 'arrivals') return { arrivals: [...arrivals.values()], hellos, closed, byes }
  const { port, path, cookies, streams, addresses = 1 } = question
  const tookMs: number[] = []
  for (let opened = 0; opened < streams; opened += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, streams - opened) }, (_, i) =>
        openStream({
          port,
          path,
          cookie: cookies[(opened + i) % cookies.length] ?? '',
          localAddress: addresses === 1 ? '127.0.0.1' : addressOf((opened + i) % addresses),
        }).then((ms) => tookMs.push(ms)),
      ),
    )
  return { streams: sockets.length, tookMs }
})

/** Resolves with the milliseconds until the hello. */
function openStream(from: {
  port: number
  path: string
  cookie: string
  localAddress: string
}): Promise<number> {
  const { port, path, cookie, localAddress } = from
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress })
    socket.setEncoding('latin1')
    sockets.push(socket)
    let kept = ''
    socket.on('data', (text) => {
      kept += String(text)
      for (let end = kept.indexOf('\n\n'); end >= 0; end = kept.indexOf('\n\n')) {
        const event = kept.slice(0, end)
        kept = kept.slice(end + 2)
        if (event.includes('event: change')) note(event)
        if (event.includes('event: bye')) byes += 1
        if (!event.includes('event: hello')) continue
        hellos += 1
        resolve(performance.now() - began)
      }
    })
    socket.on('error', reject)
    socket.on('close', () => {
      closed += 1
      reject(new Error('A stream was closed.'))
    })
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\ncookie: ${cookie}\r\n\r\n`,
    )
  })
}

function note(event: string): void {
  const now = Number(process.hrtime.bigint()) / 1e6
  const data = event.slice(event.indexOf('data: ') + 6)
  let arrival = arrivals.get(data)
  if (!arrival) {
    const change = changeEvent.safeParse(JSON.parse(data))
    if (!change.success) throw new Error(`Not a change: ${data}`)
    const rows = change.data.rows.map(({ userId, revision }) => ({ userId, revision }))
    arrival = { rows, first: now, last: now, streams: 0 }
    arrivals.set(data, arrival)
  }
  arrival.last = now
  arrival.streams += 1
}

process.once('disconnect', () => process.exit(0))
