import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { z } from 'zod'
import { countRound, rebuildCounts } from '#server/club/analytics/round-counts.store.ts'
import { quantile, type Row } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import type { World } from './world.ts'

const MEMBERS = 500
const ROUNDS = 50_000
const REQUESTS = 200
const CALLS = ['club-stats', 'player-stats', 'course-stats', 'recent-rounds?limit=50', 'hole-performance']

const Identified = z.looseObject({ id: z.string() })

/** How long the figures take for a club that has played for years, and what they add to handing in a card. */
export async function benchAnalytics(world: World): Promise<Row[]> {
  const club = await foundClub(world.port, 'Old Club')
  await fillClub(world.pool, club)
  const db = drizzle(world.pool)
  const began = performance.now()
  await db.transaction(rebuildCounts)
  const rebuildSeconds = (performance.now() - began) / 1_000
  await world.pool.query('vacuum analyze')

  const connection = await HttpConnection.open(world.port)
  const rows: Row[] = []
  for (const call of CALLS) {
    const path = `/api/analytics/${call}`
    const ask = () => connection.request({ method: 'GET', path, headers: { cookie: club.cookie } })
    const { status, body } = await ask()
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`)
    rows.push(await timed(`${call}, ${Math.ceil(body.length / 1_000)} kB`, 'p95 under 100', ask))
  }
  connection.close()

  let card = 0
  const recount = () => db.transaction((tx) => countRound(tx, `rnd_bench${(card += 1)}`))
  rows.push(await timed('a card of 18 holes counted again, with its transaction', '', recount))
  rows.push({
    measured: `${ROUNDS.toLocaleString('en')} rounds with ${(ROUNDS * 18).toLocaleString('en')} hole scores counted again, s`,
    ours: rebuildSeconds.toFixed(1),
    bare: '',
    ratio: '',
    goal: '',
  })
  return rows
}

async function timed(measured: string, goal: string, work: () => Promise<unknown>): Promise<Row> {
  const millis: number[] = []
  for (let turn = 0; turn < REQUESTS; turn++) {
    const began = performance.now()
    await work()
    millis.push(performance.now() - began)
  }
  const text = (part: number) => quantile(millis, part).toFixed(1)
  return {
    measured: `${measured}, ms: p50 / p95 of ${REQUESTS}`,
    ours: `${text(0.5)} / ${text(0.95)}`,
    bare: '',
    ratio: '',
    goal,
  }
}

export type BenchClub = { clubId: string; courseIds: string[]; cookie: string }

/** Founds the club through the API, as an administrator would, so that the session is a real one. */
export async function foundClub(port: number, clubName: string): Promise<BenchClub> {
  const jar = new Map<string, string>()
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      jar.set(name, value)
    }
    return response.json()
  }
  await post('/api/auth/preferences', { userType: 'club_admin' })
  const password = 'four quiet words here'
  const email = `${clubName.toLowerCase().replaceAll(' ', '.')}@example.org`
  await post('/api/auth/sign-up', { firstName: 'Ruth', lastName: 'Byrne', email, password })
  const club = Identified.parse(await post('/api/clubs', { name: clubName, timeZone: 'Europe/London' }))
  const courseIds: string[] = []
  for (const name of ['Old', 'New', 'Jubilee']) {
    const course = await post('/api/courses', { name, clubId: club.id, holeCount: 18 })
    courseIds.push(Identified.parse(course).id)
  }
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { clubId: club.id, courseIds, cookie }
}

/** Writes three years of rounds straight into the tables. Scores derive from the round's number, so all runs are alike. */
async function fillClub(pool: Pool, { clubId, courseIds }: BenchClub): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, first_name, last_name, handicap_index)
     select 'usr_bench' || n, 'Member ' || n, 'member' || n || '@example.org', 'First' || n, 'Last' || n, n % 360
     from generate_series(1, $1::int) n`,
    [MEMBERS],
  )
  await pool.query(
    `insert into memberships (id, club_id, user_id, role, status)
     select 'mbr_bench' || n, $2, 'usr_bench' || n, 'player', 'active' from generate_series(1, $1::int) n`,
    [MEMBERS, clubId],
  )
  await pool.query(
    `insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent, course_handicap,
       playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at, submitted_at, holes_played,
       gross, net, points)
     select 'rnd_bench' || n, 'usr_bench' || (1 + n % $2::int), $3, c.id, 720, 113, 72, 100, 18, 18, 'standard', true,
       c.holes, 'submitted', now() - (n % 1095) * interval '1 day', now() - (n % 1095) * interval '1 day', 18, 90, 72,
       20 + n % 23
     from generate_series(1, $1::int) n
     join (select $4::text[] as ids) asked on true
     join lateral (select course_id as id, jsonb_agg(jsonb_build_object('holeNumber', hole_number, 'par', par,
         'strokeIndex', stroke_index, 'yards', 350) order by hole_number) as holes
       from holes where course_id = any($4::text[]) group by course_id) c on c.id = asked.ids[1 + n % 3]`,
    [ROUNDS, MEMBERS, clubId, courseIds],
  )
  await pool.query(
    `insert into hole_scores (round_id, club_id, hole_number, entry_id, result, strokes, at, author_id)
     select 'rnd_bench' || n, $2, h, 'ent_bench', case when (n * 7 + h * 3) % 97 = 0 then 'picked_up' else 'strokes' end,
       case when (n * 7 + h * 3) % 97 = 0 then null else 3 + (n * 31 + h * 17) % 5 end, now(), 'usr_bench'
     from generate_series(1, $1::int) n, generate_series(1, 18) h`,
    [ROUNDS, clubId],
  )
}
