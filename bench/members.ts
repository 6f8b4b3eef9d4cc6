import type { Pool } from 'pg'
import { makeXlsx } from '#test/make-sheet.ts'
import { foundClub, type BenchClub } from './analytics.ts'
import { quantile, type Row } from './figures.ts'
import type { World } from './world.ts'

const MEMBERS = 2_000
const TURNS = 3
const LISTED = { members: 5_000, rounds: 50_000, requests: 100 }

/** Lists of members: of a large club, and how long a club waits that moves in. */
export async function benchMembers(world: World): Promise<Row[]> {
  return [...(await benchLists(world)), ...(await benchImports(world))]
}

/** A piece of the list of a large club, as an administrator sorts and searches it. */
async function benchLists({ port, pool }: World): Promise<Row[]> {
  const club = await foundClub(port, 'Large Club')
  await fillClub(pool, club)
  await pool.query('vacuum analyze')
  const rows: Row[] = []
  const where = `of ${LISTED.members.toLocaleString('en')} members with ${LISTED.rounds.toLocaleString('en')} rounds`
  for (const [what, query] of [
    ['by name', ''],
    ['by handicap', '?order=handicap'],
    ['by last round', '?order=played'],
    ['searched by two words', '?search=first4%20last'],
  ] as const) {
    const path = `/api/clubs/${club.clubId}/members/search${query}`
    const ask = () => timed(port, club, { method: 'GET', path })
    await ask()
    const millis: number[] = []
    for (let turn = 0; turn < LISTED.requests; turn++) millis.push(await ask())
    const text = (part: number) => quantile(millis, part).toFixed(1)
    rows.push({
      measured: `50 ${where}, ${what}, ms: p50 / p95 of ${LISTED.requests}`,
      ours: `${text(0.5)} / ${text(0.95)}`,
      bare: '',
      ratio: '',
      goal: 'p95 under 100',
    })
  }
  return rows
}

/** Written straight into the tables; what they hold derives from their number, so all runs are alike. */
async function fillClub(pool: Pool, { clubId, courseIds }: BenchClub): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, first_name, last_name, handicap_index)
     select 'usr_listed' || n, 'Member ' || n, 'listed' || n || '@example.org', 'First' || n, 'Last' || (n * 7919) % 1000,
       n % 540 from generate_series(1, $1::int) n`,
    [LISTED.members],
  )
  await pool.query(
    `insert into memberships (id, club_id, user_id, role, status)
     select 'mbr_listed' || n, $2, 'usr_listed' || n, 'player', 'active' from generate_series(1, $1::int) n`,
    [LISTED.members, clubId],
  )
  // In parts, so that no statement meets the limit of time that the application gives its own.
  const part = LISTED.rounds / 10
  for (let from = 1; from <= LISTED.rounds; from += part)
    await pool.query(
      `insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent,
         course_handicap, playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at,
         submitted_at, holes_played, gross, net, points)
       select 'rnd_listed' || n, 'usr_listed' || (1 + n % $3::int), $4, $5, 720, 113, 72, 100, 18, 18, 'standard', true,
         '[]', 'submitted', now() - (n % 1095) * interval '1 day', now() - (n % 1095) * interval '1 day', 18, 90, 72, 36
       from generate_series($1::int, $2::int) n`,
      [from, from + part - 1, LISTED.members, clubId, courseIds[0]],
    )
}

/** How long a club waits that moves in: a list looked at, imported and taken back. */
async function benchImports(world: World): Promise<Row[]> {
  const club = await foundClub(world.port, 'Moving Club')
  await world.pool.query('update clubs set max_members = 20000 where id = $1', [club.clubId])
  const rows: Row[] = []
  for (const kind of ['csv', 'xlsx'] as const) {
    const millis = { preview: [] as number[], import: [] as number[], undo: [] as number[] }
    for (let turn = 0; turn < TURNS; turn++) {
      const file = await makeList(kind, turn)
      const path = `/api/clubs/${club.clubId}`
      const id = `imp_${kind}${turn}`
      const send = (method: string, address: string, body?: Buffer) =>
        timed(world.port, club, { method, path: `${path}/${address}`, ...(body ? { body } : {}) })
      millis.preview.push(await send('POST', 'member-imports/preview', file))
      millis.import.push(await send('PUT', `member-imports/${id}?ready=${MEMBERS}`, file))
      millis.undo.push(await send('DELETE', `imports/${id}`))
    }
    const what = `${MEMBERS.toLocaleString('en')} members as ${kind.toUpperCase()}`
    rows.push(toRow(`${what}, looked at`, millis.preview, ''))
    rows.push(toRow(`${what}, imported`, millis.import, 'under 5,000'))
    rows.push(toRow(`${what}, taken back`, millis.undo, ''))
  }
  return rows
}

async function makeList(kind: 'csv' | 'xlsx', turn: number): Promise<Buffer> {
  const headings = [
    'No',
    'Surname',
    'First name',
    'E-mail',
    'Gender',
    'DOB',
    'HI',
    'CDH',
    'Category',
    'Mobile',
  ]
  const lines = Array.from({ length: MEMBERS }, (_, i) => [
    ...[String(i), `Surname${i}`, `First${i}`, `m${i}.${kind}${turn}@example.org`, i % 3 === 0 ? 'F' : 'M'],
    ...['1970-04-03', `${i % 54}.${i % 10}`, String(1_000_000 + i), 'Full', `06${10_000_000 + i}`],
  ])
  if (kind === 'xlsx') return makeXlsx([headings, ...lines])
  return Buffer.from([headings, ...lines].map((cells) => cells.join(';')).join('\r\n'))
}

/** Milliseconds of one request; fails unless it is answered with 200. */
async function timed(
  port: number,
  { cookie }: BenchClub,
  { method, path, body }: { method: string; path: string; body?: Buffer },
): Promise<number> {
  const began = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/octet-stream' } : {}) },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return performance.now() - began
}

function toRow(measured: string, millis: readonly number[], goal: string): Row {
  const sorted = millis.toSorted((a, b) => a - b).map((one) => one.toFixed(0))
  return {
    measured: `${measured}, ms: each of ${TURNS}`,
    ours: sorted.join(' / '),
    bare: '',
    ratio: '',
    goal,
  }
}
