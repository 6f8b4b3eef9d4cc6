import { quantile, type Row } from './figures.ts'
import { makeWorld, type World } from './world.ts'

const CARDS = 300
const DRAWN = 150
const REQUESTS = 100
const TURNS = 10

type Ask = (method: string, path: string, body?: object) => Promise<number>

/** The secretary's day with a large field: lists, the draw, and closing play with its result. */
export async function benchCompetitionDay(): Promise<Row[]> {
  const world = await makeWorld({ players: CARDS })
  try {
    const ask = asAdministrator(world)
    await makeAdministrator(world)
    const rows = [...(await benchLists(ask)), await benchDraw(world, ask)]
    await handIn(world)
    rows.push(await benchClosing(ask))
    rows.push(await benchRuling(world, ask))
    return rows
  } finally {
    await world.close()
  }
}

async function makeAdministrator({ pool, players }: World): Promise<void> {
  await pool.query(`update memberships set role = 'club_admin' where user_id = $1`, [players[0]?.userId])
}

/** Milliseconds of one request; fails unless it is answered with 200. */
function asAdministrator({ port, players, competitionId }: World): Ask {
  const cookie = players[0]?.cookie ?? ''
  return async (method, rest, body) => {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api/competitions/${competitionId}${rest}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${rest}: ${response.status} ${text}`)
    return performance.now() - began
  }
}

async function benchLists(ask: Ask): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path] of [
    ['the list of entries', '/entry-list'],
    ['the list of cards', '/cards'],
    ['the draw as its editor reads it', '/draw'],
    ['the board', '/leaderboard'],
  ] as const) {
    await ask('GET', path)
    const millis = await times(REQUESTS, () => ask('GET', path))
    rows.push(toRow(`${what} of ${CARDS}`, millis, 'p95 under 100'))
  }
  return rows
}

/** By index and at random in turn, each replacing the one before. */
async function benchDraw({ pool, competitionId, players }: World, ask: Ask): Promise<Row> {
  const away = players.slice(DRAWN).map(({ userId }) => userId)
  const setStatus = (status: string) =>
    pool.query(
      `update competition_entries set status = $3 where competition_id = $1 and user_id = any($2::text[])`,
      [competitionId, away, status],
    )
  await setStatus('withdrawn')
  const day = new Date().toISOString().slice(0, 10)
  const settings = {
    kind: 'two_tees',
    groupSize: 4,
    firstAt: `${day}T07:00`,
    intervalMinutes: 10,
    breaks: [],
  }
  const millis = await times(TURNS, (turn) =>
    ask('POST', '/draw', { ...settings, order: turn % 2 === 0 ? 'handicap_low' : 'random', seed: turn }),
  )
  await setStatus('entered')
  return toRow(`a draw of ${DRAWN} players into groups of 4`, millis, '')
}

/** Every card is in, as it is at the end of most days. */
async function handIn({ pool, competitionId }: World): Promise<void> {
  await pool.query(
    `update rounds set status = 'submitted', submitted_at = now(), holes_played = 18
     where competition_id = $1 and status = 'in_progress'`,
    [competitionId],
  )
}

/** Play closed and the result made final with its sheet; then opened again for the next turn. */
async function benchClosing(ask: Ask): Promise<Row> {
  const millis = await times(TURNS, async () => {
    const closed = await ask('PATCH', '/status', { status: 'completed' })
    const final = await ask('PATCH', '/status', { status: 'final' })
    await ask('PATCH', '/status', { status: 'completed', reason: 'Measured again' })
    await ask('PATCH', '/status', { status: 'active', reason: 'Measured again' })
    return closed + final
  })
  return toRow(`closing play and making the result of ${CARDS} cards final`, millis, 'under 1,000')
}

/** The other end: nobody has handed in, and closing rules on all of them in the same step. */
async function benchRuling({ pool, competitionId, players }: World, ask: Ask): Promise<Row> {
  await pool.query(
    `update rounds set status = 'in_progress', submitted_at = null where competition_id = $1 and id = any($2::text[])`,
    [competitionId, players.map(({ roundId }) => roundId)],
  )
  const cards = players.map(({ userId }) => ({ userId, status: 'no_return' }))
  const once = await ask('PATCH', '/status', { status: 'completed', reason: 'Darkness', cards })
  return {
    measured: `closing play with ${CARDS} cards out, each ruled on in that step, ms: once`,
    ours: once.toFixed(0),
    bare: '',
    ratio: '',
    goal: 'under 1,000',
  }
}

async function times(count: number, run: (turn: number) => Promise<number>): Promise<number[]> {
  const millis: number[] = []
  for (let turn = 0; turn < count; turn++) millis.push(await run(turn))
  return millis
}

function toRow(measured: string, millis: readonly number[], goal: string): Row {
  const text = (part: number) => quantile(millis, part).toFixed(1)
  return {
    measured: `${measured}, ms: p50 / p95 of ${millis.length}`,
    ours: `${text(0.5)} / ${text(0.95)}`,
    bare: '',
    ratio: '',
    goal,
  }
}
