import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readAuditLog } from '#contract/platform/audit.ts'
import { kioskClub } from '#contract/card/kiosk-cards.ts'
import { addKiosk, listKiosks } from '#contract/card/kiosks.ts'
import { KIOSK_IDLE_DAYS, KIOSK_LINK_MINUTES } from '#contract/card/kiosk-state.ts'
import { openTestKiosk } from '#test/kiosk.ts'
import {
  cookiesOf,
  createTestClub,
  expectBody,
  setTimeSignedIn,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  club = await createTestClub(server, `Club ${Math.random()}`)
})
afterAll(() => server.close())

const path = () => `/api/clubs/${club.clubId}/kiosks`
const make = async (name = 'Bar') => expectBody(await club.admin('POST', path(), { name }), addKiosk.reply)
const open = (link: string, browser = server.browser()) => browser('POST', '/api/kiosk/open', { link })
const listed = async () => expectBody(await club.admin('GET', path()), listKiosks.reply).kiosks
const later = (ms: number) => setTimeSignedIn(server, new Date(server.now().getTime() + ms))

describe('a link', () => {
  test('when it is opened, then that browser is the kiosk, by a cookie that no script reads', async () => {
    const { link } = await make()
    const tablet = server.browser()
    const opened = await open(link, tablet)
    expect(expectBody(opened, kioskClub)).toMatchObject({
      kioskName: 'Bar',
      courses: [{ id: club.courseId }],
    })
    expect(`${String(opened.headers['set-cookie'])}`).toMatch(
      /^scoreclub\.kiosk=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect((await tablet('GET', '/api/kiosk')).status).toBe(200)
    expect(await listed()).toMatchObject([
      { name: 'Bar', state: 'open', lastUsedAt: server.now().toISOString() },
    ])
  })

  test('when the installation is used over https, then the cookie has the prefix that holds it to this host', async () => {
    const secure = await startTestServer(undefined, { PUBLIC_URL: 'https://club.example' })
    try {
      const other = await createTestClub(secure)
      const made = await other.admin('POST', `/api/clubs/${other.clubId}/kiosks`, { name: 'Bar' })
      const { link } = expectBody(made, addKiosk.reply)
      const opened = await secure.browser()('POST', '/api/kiosk/open', { link })
      expect(`${String(opened.headers['set-cookie'])}`).toMatch(
        /^__Host-scoreclub\.kiosk=[\w-]{43};.* HttpOnly; Secure; SameSite=Strict$/,
      )
    } finally {
      await secure.close()
    }
  })

  test('when ten browsers open it at once, then one becomes the kiosk, and it is over', async () => {
    const { link } = await make()
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
    expect(await open(link)).toMatchObject({ status: 409, body: { code: 'kiosk_link_over' } })
  })

  test(`when ${KIOSK_LINK_MINUTES} minutes have passed, then it is over`, async () => {
    const { link } = await make()
    await later(KIOSK_LINK_MINUTES * 60_000)
    expect(await open(link)).toMatchObject({ status: 409, body: { code: 'kiosk_link_over' } })
    expect(await listed()).toMatchObject([{ state: 'link_over' }])
  })

  test('when it is withdrawn before it was opened, or made again, then the first opens nothing', async () => {
    const first = await make()
    const second = await make()
    expect(second.kiosk.id).toBe(first.kiosk.id)
    expect((await open(first.link)).status).toBe(409)
    await club.admin('DELETE', `${path()}/${second.kiosk.id}`)
    expect((await open(second.link)).status).toBe(409)
    expect(await listed()).toHaveLength(1)
  })

  test('when somebody is signed in on the tablet, then it stays unused until they have signed out', async () => {
    const { link } = await make()
    expect(await open(link, club.admin)).toMatchObject({ status: 409, body: { code: 'kiosk_signed_in' } })
    expect((await open(link)).status).toBe(200)
  })

  test('when wrong links come from one address, then they are counted, and right ones are not', async () => {
    const fresh = await startTestServer()
    try {
      const home = await createTestClub(fresh)
      for (let i = 0; i < 3; i++) await openTestKiosk(fresh, home, `Bar ${i}`)
      const guess = () => fresh.browser()('POST', '/api/kiosk/open', { link: 'A'.repeat(43) })
      const { points } = limitTable['kiosk-link-address']
      const answers = await Promise.all(Array.from({ length: points + 5 }, guess))
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(points)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    } finally {
      await fresh.close()
    }
  })

  test('neither links nor cookies stand in the store', async () => {
    const { tablet, link } = await openTestKiosk(server, club)
    const waiting = await make('Terrace')
    const { rows } = await server.database.pool.query<{ all: string }>(
      `select coalesce(json_agg(k)::text, '') as all from kiosks k`,
    )
    const token = /kiosk=([\w-]{43})/.exec(cookiesOf(tablet))?.[1] ?? 'none'
    for (const secret of [link, waiting.link, token]) expect(rows[0]?.all).not.toContain(secret)
  })
})

describe('a kiosk', () => {
  test('when it is withdrawn, then its next call is refused; again changes nothing', async () => {
    const { tablet, kioskId } = await openTestKiosk(server, club)
    for (let i = 0; i < 2; i++)
      expect((await club.admin('DELETE', `${path()}/${kioskId}`)).body).toMatchObject({ state: 'withdrawn' })
    expect(await tablet('GET', '/api/kiosk')).toMatchObject({ status: 401, body: { code: 'kiosk_closed' } })
    expect((await tablet('GET', '/api/kiosk/players')).status).toBe(401)
    const log = expectBody(
      await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?action=kiosk`),
      readAuditLog.reply,
    )
    expect(
      log.entries.map(({ action, actor, role, objectName }) => [action, actor?.name, role, objectName]),
    ).toEqual([
      ['kiosk.withdrawn', expect.stringContaining('Ada'), 'club_admin', 'Bar'],
      ['kiosk.opened', 'Bar', 'kiosk', 'Bar'],
      ['kiosk.link_made', expect.stringContaining('Ada'), 'club_admin', 'Bar'],
    ])
  })

  test(`when nobody used it for ${KIOSK_IDLE_DAYS} days, then it has to be opened anew; used, it goes on`, async () => {
    const [used, unused] = [await openTestKiosk(server, club), await openTestKiosk(server, club, 'Terrace')]
    const half = (KIOSK_IDLE_DAYS / 2 + 1) * 24 * 3_600_000
    await later(half)
    expect((await used.tablet('GET', '/api/kiosk')).status).toBe(200)
    await later(half)
    expect((await used.tablet('GET', '/api/kiosk')).status).toBe(200)
    expect((await unused.tablet('GET', '/api/kiosk')).status).toBe(401)
    expect((await listed()).map(({ name, state }) => [name, state]).sort()).toEqual([
      ['Bar', 'open'],
      ['Terrace', 'unused'],
    ])
  })

  test('when another club’s administrator withdraws it, then there is no such kiosk', async () => {
    const { tablet, kioskId } = await openTestKiosk(server, club)
    const elsewhere = await createTestClub(server, `Elsewhere ${Math.random()}`)
    const answer = await elsewhere.admin('DELETE', `/api/clubs/${elsewhere.clubId}/kiosks/${kioskId}`)
    expect(answer.status).toBe(404)
    expect((await tablet('GET', '/api/kiosk')).status).toBe(200)
  })

  test('a cookie that somebody made up, or that has another form, opens nothing', async () => {
    for (const token of ['A'.repeat(43), 'A'.repeat(42), 'x', ''])
      expect(
        (await server.browser()('GET', '/api/kiosk', undefined, { cookie: `scoreclub.kiosk=${token}` }))
          .status,
      ).toBe(401)
  })

  test('when a club makes too many links in a day, then it waits', async () => {
    const { points } = limitTable['kiosk-links-club']
    for (let i = 0; i < points; i++) await make(`Bar ${i}`)
    expect((await club.admin('POST', path(), { name: 'One more' })).status).toBe(429)
    const shown = z.looseObject({ kiosks: z.array(z.unknown()) })
    expect(expectBody(await club.admin('GET', path()), shown).kiosks).toHaveLength(points)
  })
})
