import { z } from 'zod'
import { quantile, ratios, type Row, spread } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { timedLoop } from './program.ts'
import { entryId, type Player } from './seed.ts'
import type { World } from './world.ts'

const ROUNDS = 9
const MS = 2_000
const Micros = z.object({ micros: z.array(z.number()) })
/** Rises over the whole run: the latest entry of a hole counts, so each entry changes its card. */
let entryCount = 5_000

/** One hole score from the request to the commit against the bare prepared upsert by the application's own pool. */
export async function benchScoreWrite(world: World): Promise<Row[]> {
  const rows: Row[] = []
  // The board has a reader meanwhile, as it has when a competition is played.
  const reader = await HttpConnection.open(world.port)
  const path = `/api/competitions/${world.competitionId}/leaderboard`
  await reader.request({ method: 'GET', path, headers: { cookie: world.players[0]?.cookie ?? '' } })
  reader.close()
  for (const clients of [1, 16]) {
    const scoring = world.players.slice(0, clients)
    const upserted = world.players.slice(100, 100 + clients).map(({ roundId }) => roundId)
    const connections = await Promise.all(scoring.map(() => HttpConnection.open(world.port)))
    const posts = scoring.map((player, i) => postFor(connections[i], player))
    const bare = async (ms: number) =>
      (await world.app.ask({ do: 'upsert', roundIds: upserted, ms }, Micros)).micros
    await timedLoop(posts, 1_500)
    await bare(1_000)
    const ours: number[][] = []
    const theirs: number[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await timedLoop(posts, MS))
      theirs.push(await bare(MS))
    }
    for (const connection of connections) connection.close()
    rows.push(...compare(clients, ours, theirs))
  }
  return rows
}

function compare(clients: number, ours: number[][], theirs: number[][]): Row[] {
  const who = clients === 1 ? '1 client' : `${clients} clients`
  const line = (name: string, part: number, goal: string): Row => {
    const above = ours.map((micros) => quantile(micros, part))
    const below = theirs.map((micros) => quantile(micros, part))
    const ratio = spread(ratios(above, below), 2)
    return { measured: `score, ${who}: ${name}, µs`, ours: spread(above), bare: spread(below), ratio, goal }
  }
  const perSecond = (rounds: number[][]) => rounds.map((micros) => micros.length / (MS / 1_000))
  return [
    line('median', 0.5, 'at most 2'),
    line('p99', 0.99, ''),
    {
      measured: `score, ${who}: commits/s`,
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
