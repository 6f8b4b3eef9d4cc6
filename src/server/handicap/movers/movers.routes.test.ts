import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHandicapMovers } from '#contract/handicap/handicap-movers.ts'
import {
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
const people = new Map<string, { browser: Browser; userId: string }>()

const person = (name: string) => {
  const found = people.get(name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const setIndex = async (name: string, handicap: string) => {
  const { status, text } = await club.admin('PATCH', `/api/members/${person(name).userId}/handicap`, {
    handicap,
    reason: 'Reviewed',
  })
  expect(status, text).toBe(200)
}

beforeAll(async () => {
  server = await startTestServer(new Date('2026-06-06T10:00:00Z'))
  club = await createTestClub(server)
  for (const firstName of ['Ann', 'Ben', 'Cas', 'Dan', 'Eve', 'Fay', 'Kid']) {
    const one = await signUpAs(server, { firstName, lastName: 'Mover', clubCode: club.clubCode })
    people.set(firstName, one)
    if (!['Eve', 'Fay'].includes(firstName)) await setIndex(firstName, '20.0')
  }
  const { pool } = server.database
  await pool.query(
    `insert into guardians (user_id, email, asked_at, answer, link_until) values ($1, 'p@example.org', now(), 'agreed', now())`,
    [person('Kid').userId],
  )
  server.setTime(new Date('2026-06-10T10:00:00Z'))
  await setIndex('Ann', '18.5')
  await setIndex('Ben', '23.1')
  await setIndex('Cas', '12.0')
  await setIndex('Eve', '30.0')
  await setIndex('Kid', '10.0')
  await setIndex('Fay', '25.0')
  server.setTime(new Date('2026-06-12T10:00:00Z'))
  await setIndex('Ann', '17.0')
  await setIndex('Fay', '24.0')
})
afterAll(() => server.close())

const read = async (from: string, to: string, by: Browser = person('Dan').browser) =>
  expectBody(
    await by('GET', `/api/clubs/${club.clubId}/handicap-movers?from=${from}&to=${to}`),
    getHandicapMovers.reply,
  )
const said = (rows: readonly { name: string; before: string; after: string }[]) =>
  rows.map(({ name, before, after }) => `${name.split(' ')[0]} ${before} ${after}`)

test('when indexes moved between two days, then both sides are listed, without children and first indexes', async () => {
  const { down, up, isHidden } = await read('2026-06-08', '2026-06-12')
  // Fay came with an index on the way: it moved from that one. Eve's first index is no move.
  expect(said(down)).toEqual(['Cas 20.0 12.0', 'Ann 20.0 17.0', 'Fay 25.0 24.0'])
  expect(said(up)).toEqual(['Ben 20.0 23.1'])
  expect(isHidden).toBe(false)
})

test('when a day is not in the period, then what changed on it does not count', async () => {
  expect(said((await read('2026-06-11', '2026-06-12')).down)).toEqual(['Ann 18.5 17.0', 'Fay 25.0 24.0'])
  expect(said((await read('2026-06-08', '2026-06-11')).down)).toEqual(['Cas 20.0 12.0', 'Ann 20.0 18.5'])
  expect(said((await read('2026-06-13', '2026-06-20')).down)).toEqual([])
})

test('when somebody asks to be left out, then nobody reads them there until they take it back', async () => {
  const { browser } = person('Cas')
  const listing = (isHidden: boolean) =>
    browser('PUT', `/api/clubs/${club.clubId}/handicap-movers/listing`, { isHidden })
  for (const sent of [await listing(true), await listing(true)]) expect(sent.status).toBe(200)
  for (const by of [club.admin, browser])
    expect(said((await read('2026-06-08', '2026-06-12', by)).down)).toEqual([
      'Ann 20.0 17.0',
      'Fay 25.0 24.0',
    ])
  expect((await read('2026-06-08', '2026-06-12', browser)).isHidden).toBe(true)
  await listing(false)
  expect((await read('2026-06-08', '2026-06-12')).down).toHaveLength(3)
})

test.each([
  ['from=2026-06-12&to=2026-06-08', 'to'],
  ['from=2026-06-40&to=2026-06-08', 'from'],
])('when the period is %s, then the answer names %s', async (asked, field) => {
  const { status, body } = await person('Dan').browser(
    'GET',
    `/api/clubs/${club.clubId}/handicap-movers?${asked}`,
  )
  expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field }] } })
})
