import { z } from 'zod'
import { median, ratios, type Row, spread } from './figures.ts'
import { HttpConnection, type Reply } from './http-connection.ts'
import { load } from './load.ts'
import { entryId } from './seed.ts'
import { type Program, runProgram, type World } from './world.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
const Usage = z.object({ cpuMicros: z.number(), boardsEncoded: z.number() })
const Listening = z.object({ port: z.number() })

type Side = { program: Program; port: number; perSecond: number[]; cpuMicros: number[]; busy: number[] }

/** The board of 150 full cards over a real socket against bare node:http that sends the same bytes. */
export async function benchBoardSnapshot(world: World): Promise<Row[]> {
  const path = `/api/competitions/${world.competitionId}/leaderboard`
  const cookie = world.players[0]?.cookie ?? ''
  const connection = await HttpConnection.open(world.port)
  const bare = runProgram('bare-server.ts')
  try {
    const whole = await connection.request({ method: 'GET', path, headers: { cookie } })
    const headers = readHeaders(whole)
    const etag = headers.etag ?? ''
    if (whole.status !== 200 || etag === '') throw new Error(`The board could not be read: ${whole.head}`)
    const { port } = await bare.ask({ do: 'listen', etag, headers, body: whole.body }, Listening)
    await provePairAlike(world.port, port, { path, cookie, etag })
    const rows: Row[] = []
    for (const [name, more] of [
      [`board of 150, ${Math.round(Buffer.byteLength(whole.body) / 1000)} kB`, {}],
      ['the same unchanged, 304', { 'if-none-match': etag }],
    ] as const) {
      const sides: [Side, Side] = [
        { program: world.app, port: world.port, perSecond: [], cpuMicros: [], busy: [] },
        { program: bare, port, perSecond: [], cpuMicros: [], busy: [] },
      ]
      for (const { port: warmed } of sides)
        await load({ port: warmed, path, headers: { cookie, ...more }, seconds: 2, connections: CONNECTIONS })
      for (let round = 0; round < ROUNDS; round++)
        for (const side of sides) await measure(side, path, { cookie, ...more })
      rows.push(...compare(name, sides))
    }
    rows.push(await countEncodes(world, path))
    return rows
  } finally {
    connection.close()
    await bare.stop()
  }
}

async function measure(side: Side, path: string, headers: Record<string, string>): Promise<void> {
  const before = await side.program.ask({ do: 'usage' }, Usage)
  const { total, seconds } = await load({
    port: side.port,
    path,
    headers,
    seconds: SECONDS,
    connections: CONNECTIONS,
  })
  const after = await side.program.ask({ do: 'usage' }, Usage)
  const used = after.cpuMicros - before.cpuMicros
  side.perSecond.push(total / seconds)
  side.cpuMicros.push(used / total)
  side.busy.push((100 * used) / (seconds * 1e6))
}

function compare(name: string, [app, bare]: readonly [Side, Side]): Row[] {
  return [
    {
      measured: `${name}: replies/s`,
      ours: spread(app.perSecond),
      bare: spread(bare.perSecond),
      ratio: spread(ratios(app.perSecond, bare.perSecond), 2),
      goal: 'at least 0.8',
    },
    {
      measured: `${name}: server CPU per reply, µs`,
      ours: spread(app.cpuMicros, 1),
      bare: spread(bare.cpuMicros, 1),
      ratio: spread(ratios(bare.cpuMicros, app.cpuMicros), 2),
      goal: `(cores' use ${Math.round(median(app.busy))} % and ${Math.round(median(bare.busy))} %)`,
    },
  ]
}

/** Both servers must send the same head and body for both requests; otherwise the comparison means nothing. */
async function provePairAlike(
  appPort: number,
  barePort: number,
  { path, cookie, etag }: { path: string; cookie: string; etag: string },
): Promise<void> {
  for (const more of [{}, { 'if-none-match': etag }]) {
    const [ours, theirs] = await Promise.all(
      [appPort, barePort].map(async (port) => {
        const connection = await HttpConnection.open(port)
        const { status, head, body } = await connection.request({
          method: 'GET',
          path,
          headers: { cookie, ...more },
        })
        connection.close()
        const lines = head
          .split('\r\n')
          .slice(1)
          .map((line) => line.replace(/^Date: .*/i, '').toLowerCase())
        return JSON.stringify({ status, lines: lines.sort(), body })
      }),
    )
    if (ours !== theirs)
      throw new Error(`The two servers differ:\n${ours?.slice(0, 1500)}\n${theirs?.slice(0, 1500)}`)
  }
}

/** Counts how often the whole board was encoded while many readers fetched it and scores came in. */
async function countEncodes(world: World, path: string): Promise<Row> {
  const connection = await HttpConnection.open(world.port)
  const player = world.players[0]
  if (!player) throw new Error('There are no players.')
  const headers = { cookie: player.cookie }
  const before = (await world.app.ask({ do: 'usage' }, Usage)).boardsEncoded
  const versions = new Set<string | undefined>()
  const changes = 10
  let reads = 0
  for (let change = 0; change < changes; change++) {
    const entry = {
      id: entryId(1_000 + change),
      holeNumber: 1,
      result: 'strokes',
      grossScore: 3 + (change % 2),
    }
    const body = JSON.stringify({ entries: [{ ...entry, at: new Date().toISOString() }] })
    await connection.request({ method: 'POST', path: `/api/rounds/${player.roundId}/scores`, headers, body })
    for (const until = Date.now() + 250; Date.now() < until; reads++)
      versions.add(readHeaders(await connection.request({ method: 'GET', path, headers })).etag)
  }
  connection.close()
  const encodes = (await world.app.ask({ do: 'usage' }, Usage)).boardsEncoded - before
  return {
    measured: `boards encoded for ${reads.toLocaleString('en')} reads during ${changes} changes`,
    ours: `${encodes} (${versions.size} versions seen)`,
    bare: '',
    ratio: '',
    goal: 'once per change',
  }
}

function readHeaders(reply: Reply): Record<string, string> {
  const lines = reply.head.split('\r\n').slice(1)
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ])
  // Node adds these three itself.
  const own = new Set(['date', 'connection', 'keep-alive'])
  return z
    .record(z.string(), z.string())
    .parse(Object.fromEntries(pairs.filter(([name]) => !own.has(name ?? ''))))
}
