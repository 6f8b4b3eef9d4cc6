import { makeXlsx } from '#test/make-sheet.ts'
import { foundClub, type BenchClub } from './analytics.ts'
import type { Row } from './figures.ts'
import type { World } from './world.ts'

const MEMBERS = 2_000
const TURNS = 3

/** How long a club waits that moves in: a list looked at, imported and taken back. */
export async function benchMembers(world: World): Promise<Row[]> {
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
