import { z } from 'zod'
import { quantile, ratios, type Row, spread } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { timedLoop } from './program.ts'
import { entryId, type Player } from './seed.ts'
import { runProgram, type World } from './world.ts'

const ROUNDS = 9
const MS = 2_000
const Micros = z.object({ micros: z.array(z.number()) })
const Listening = z.object({ port: z.number() })
/** Rises over the whole run: the latest entry of a hole counts, so each entry changes its card. */
let entryCount = 5_000

/**
 * One hole score from the request to the commit: against the bare prepared upsert by the application's own pool, and against a
 * bare server that parses the same body and does the two writes.
 */
export async function benchScoreWrite(world: World): Promise<Row[]> {
  const rows: Row[] = []
  // The board has a reader meanwhile, as it has when a competition is played.
  const reader = await HttpConnection.open(world.port)
  const path = `/api/competitions/${world.competitionId}/leaderboard`
  const [first] = world.players
  if (!first) throw new Error('The seed has players.')
  await reader.request({ method: 'GET', path, headers: { cookie: first.cookie } })
  const bareServer = runProgram('bare-score-server.ts', { STORE_URL: world.storeUrl })
  try {
    const reply = await postScore(reader, first)
    const { port: barePort } = await bareServer.ask({ do: 'listen', reply }, Listening)
    for (const clients of [1, 16]) rows.push(...(await benchClients(world, { clients, barePort })))
    return rows
  } finally {
    reader.close()
    await bareServer.stop()
  }
}

async function benchClients(world: World, { clients, barePort }: { clients: number; barePort: number }) {
  const scoring = world.players.slice(0, clients)
  const bareScoring = world.players.slice(50, 50 + clients)
  const upserted = world.players.slice(100, 100 + clients).map(({ roundId }) => roundId)
  const open = (port: number) => Promise.all(scoring.map(() => HttpConnection.open(port)))
  const [connections, bareConnections] = [await open(world.port), await open(barePort)]
  const posts = scoring.map((player, i) => postFor(connections[i], player))
  const barePosts = bareScoring.map((player, i) => postFor(bareConnections[i], player))
  const upsert = async (ms: number) =>
    (await world.app.ask({ do: 'upsert', roundIds: upserted, ms }, Micros)).micros
  await timedLoop(posts, 1_500)
  await timedLoop(barePosts, 1_000)
  await upsert(1_000)
  const ours: number[][] = []
  const overHttp: number[][] = []
  const inStore: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timedLoop(posts, MS))
    overHttp.push(await timedLoop(barePosts, MS))
    inStore.push(await upsert(MS))
  }
  for (const connection of [...connections, ...bareConnections]) connection.close()
  const who = clients === 1 ? '1 client' : `${clients} clients`
  return [
    ...compare(`score, ${who}`, [ours, overHttp], 'at most 1.5'),
    ...compare(`score against the upsert alone, ${who}`, [ours, inStore], 'at most 2, 3 with 16'),
  ]
}

function compare(what: string, [ours, theirs]: readonly [number[][], number[][]], goal: string): Row[] {
  const line = (name: string, part: number, reached: string): Row => {
    const above = ours.map((micros) => quantile(micros, part))
    const below = theirs.map((micros) => quantile(micros, part))
    const ratio = spread(ratios(above, below), 2)
    return {
      measured: `${what}: ${name}, µs`,
      ours: spread(above),
      bare: spread(below),
      ratio,
      goal: reached,
    }
  }
  const perSecond = (rounds: number[][]) => rounds.map((micros) => micros.length / (MS / 1_000))
  return [
    line('median', 0.5, goal),
    line('p99', 0.99, ''),
    {
      measured: `${what}: commits/s`,
      ours: spread(perSecond(ours)),
      bare: spread(perSecond(theirs)),
      ratio: spread(ratios(perSecond(ours), perSecond(theirs)), 2),
      goal: '',
    },
  ]
}

function postFor(connection: HttpConnection | undefined, player: Player): () => Promise<void> {
  return async () => {
    if (!connection) throw new Error('Each client has a connection.')
    await postScore(connection, player)
  }
}

const Recorded = z.object({ revision: z.number() })

/** Sends one hole entry as a phone does and returns the reply's body; `revisionIn` reads the card's revision from it. */
export async function postScore(connection: HttpConnection, player: Player): Promise<string> {
  entryCount += 1
  const entry = {
    id: entryId(entryCount),
    holeNumber: 1 + (entryCount % 18),
    result: 'strokes',
    grossScore: 3 + (entryCount % 5),
    at: new Date().toISOString(),
  }
  const reply = await connection.request({
    method: 'POST',
    path: `/api/rounds/${player.roundId}/scores`,
    headers: { cookie: player.cookie },
    body: JSON.stringify({ entries: [entry] }),
  })
  if (reply.status !== 200) throw new Error(`A score was refused: ${reply.head}\n${reply.body}`)
  return reply.body
}

export function revisionIn(body: string): number {
  return Recorded.parse(JSON.parse(body)).revision
}
