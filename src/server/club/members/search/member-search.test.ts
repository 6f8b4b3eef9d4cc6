import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchMembers } from '#contract/club/member-search.ts'
import { memberOrders } from '#contract/club/member-orders.ts'
import { createTestClub, expectBody, startTestServer, type TestClub, type TestServer } from '#test/server.ts'

let server: TestServer
let club: TestClub

const people = [
  ['zoe', 'Zoë', 'Ávila', 140, '2026-01-05', '2026-05-01', 'active', 'A-7'],
  ['ana', 'Ana', 'Ruiz', -24, '2026-03-01', null, 'active', null],
  ['bea', 'Bea', 'Ávila', 124, '2026-02-01', '2026-06-01', 'active', null],
  ['cy', 'Cy', 'Moss', null, '2026-04-01', '2026-04-02', 'active', null],
  ['del', 'Del', 'Quick', 301, '2026-01-01', null, 'pending', null],
] as const

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server, 'Searched')
  const { pool } = server.database
  for (const [id, first, last, index, joined, , status, number] of people) {
    await pool.query(
      `insert into users (id, name, email, first_name, last_name, handicap_index)
       values ($1, $2 || ' ' || $3, $1 || '@search.example', $2, $3, $4)`,
      [`usr_${id}`, first, last, index],
    )
    await pool.query(
      `insert into memberships (id, club_id, user_id, role, status, joined_at, member_number)
       values ($1, $2, $3, 'player', $4, $5, $6)`,
      [`mbr_${id}`, club.clubId, `usr_${id}`, status, `${joined}T12:00:00.123456Z`, number],
    )
  }
  await pool.query(
    `insert into member_categories (id, club_id, name, created_at) values ('cat_five', $1, 'Five-day', now())`,
    [club.clubId],
  )
  await pool.query(`update memberships set category_id = 'cat_five' where user_id in ('usr_zoe', 'usr_bea')`)
  for (const [id, , , , , played] of people)
    if (played !== null)
      await pool.query(
        `insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent,
           course_handicap, playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at,
           submitted_at, holes_played, gross, net, points)
         select $1, $2, $3, c.id, 720, 113, 72, 100, 18, 18, 'standard', true, '[]', 'submitted', $4::timestamptz,
           $4::timestamptz, 18, 90, 72, 36 from courses c where c.id = $5`,
        [`rnd_${id}`, `usr_${id}`, club.clubId, played, club.courseId],
      )
})
afterAll(() => server.close())

async function find(query: Record<string, string | number>) {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const reply = await club.admin('GET', `/api/clubs/${club.clubId}/members/search?${asked}`)
  return expectBody(reply, searchMembers.reply)
}

/** The names of all pieces, of so many members each. */
async function walk(query: Record<string, string | number>, limit: number): Promise<string[]> {
  const names: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const piece = await find({ ...query, limit, ...(after === '' ? {} : { after }) })
    names.push(...piece.members.map(({ firstName }) => firstName))
    after = piece.next
  }
  return names
}

describe('the order', () => {
  test.each<[Record<string, string>, string]>([
    [{}, 'Del Bea Zoë Cy Ana Ada'],
    [{ direction: 'reversed' }, 'Del Ada Ana Cy Zoë Bea'],
    // A plus handicap is below zero, so it is lowest; members without one come last both ways round.
    [{ order: 'handicap' }, 'Del Ana Bea Zoë Cy Ada'],
    [{ order: 'handicap', direction: 'reversed' }, 'Del Zoë Bea Ana Cy Ada'],
    [{ order: 'played' }, 'Del Bea Zoë Cy Ana Ada'],
    [{ order: 'played', direction: 'reversed' }, 'Del Cy Zoë Bea Ana Ada'],
    [{ order: 'joined', direction: 'reversed' }, 'Del Zoë Bea Ana Cy Ada'],
  ])('of %j is %s, in pieces of any size', async (query, expected) => {
    for (const limit of [1, 2, 4, 50]) expect((await walk(query, limit)).join(' ')).toBe(expected)
  })
})

describe('the search', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ search: 'avila' }, ['Bea', 'Zoë']],
    [{ search: '  AVILA zoe ' }, ['Zoë']],
    [{ search: 'cy@search' }, ['Cy']],
    [{ search: 'a-7' }, ['Zoë']],
    [{ search: '%' }, []],
    [{ search: '____' }, []],
    [{ search: '\\' }, []],
    [{ status: 'pending' }, ['Del']],
    [{ role: 'club_admin' }, ['Ada']],
    [{ role: 'player', search: 'quick' }, ['Del']],
    [{ category: 'cat_five' }, ['Bea', 'Zoë']],
    [{ category: 'cat_five', search: 'zoe' }, ['Zoë']],
    [{ category: 'none', role: 'player' }, ['Del', 'Cy', 'Ana']],
    [{ category: 'cat_gone' }, []],
  ])('for %j finds %j', async (query, expected) => {
    const { members, found, total, next } = await find(query)
    expect(members.map(({ firstName }) => firstName)).toEqual(expected)
    expect({ found, total, next }).toEqual({ found: expected.length, total: 6, next: null })
  })
})

test.each(memberOrders)(
  'when the last of a piece by %s has left the club, then the next piece follows',
  async (order) => {
    const first = await find({ order, limit: 3 })
    const last = first.members.at(-1)?.id
    const leave = (status: string) =>
      server.database.pool.query('update memberships set status = $1 where club_id = $2 and user_id = $3', [
        ...[status, club.clubId, last],
      ])
    const all = await walk({ order }, 50)
    await leave('removed')
    const rest = await find({ order, after: first.next ?? '' })
    await leave('active')
    expect(rest.members.map(({ firstName }) => firstName)).toEqual(all.slice(3))
  },
)

test('what no reply has said is refused as a place', async () => {
  const path = `/api/clubs/${club.clubId}/members/search`
  for (const after of ['x', 'e30', Buffer.from('{"group":"0"}').toString('base64url')])
    expect((await club.admin('GET', `${path}?after=${after}`)).status).toBe(400)
  expect((await club.admin('GET', `${path}?sort=name`)).status).toBe(400)
})

test('an administrator is told whether they decide about handicaps', async () => {
  expect((await find({})).isOnHandicapCommittee).toBe(true)
})
