import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { containsLink } from '#contract/club/contains-link.ts'
import { redirectTricks, thirtyTexts } from '#test/hostile-texts.ts'
import { startMailingServer, type MailingServer } from '#test/mail-server.ts'
import { idOf, PASSWORD, type Browser } from '#test/server.ts'

/* What people type may be shown, mailed and exported, and is text wherever it goes (e2e/hostile-texts.spec.ts: on screens). */

let server: MailingServer
let admin: Browser
let clubId: string
let courseId: string

beforeAll(async () => {
  server = await startMailingServer()
  admin = server.browser()
  await admin('POST', '/api/auth/preferences', { userType: 'club_admin' })
  const person = { firstName: 'Ada', lastName: 'Admin', email: 'ada@example.org', password: PASSWORD }
  await admin('POST', '/api/auth/sign-up', person)
  await server.database.pool.query('update users set email_verified = true')
  clubId = idOf(await admin('POST', '/api/clubs', { name: 'Oak Hill', timeZone: 'Europe/London' }))
  courseId = idOf(await admin('POST', '/api/courses', { name: 'Old', clubId, holeCount: 9 }))
})
afterAll(() => server.close())

const dates = { startDate: '2026-06-07T08:00:00Z', endDate: '2026-06-07T18:00:00Z' }

describe('thirty hostile texts in the fields of a club', () => {
  test('when they are stored, then they come back letter for letter, as JSON that no browser takes for a page', async () => {
    expect(thirtyTexts).toHaveLength(30)
    for (const text of thirtyTexts) {
      const named = { name: text, description: text, prizes: text }
      const answer = await admin('POST', '/api/competitions', {
        ...named,
        clubId,
        courseId,
        competitionType: 'stableford',
        ...dates,
      })
      expect([text, answer.status, answer.body]).toMatchObject([text, 200, named])
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
      const course = await admin('PATCH', `/api/courses/${courseId}`, { name: text, location: text })
      expect([text, course.body]).toMatchObject([text, { name: text, location: text }])
    }
  })

  test('when they are exported, then no cell begins as a formula', async () => {
    const log = await admin('POST', `/api/clubs/${clubId}/audit-log/export`, { format: 'csv' })
    expect(log.status).toBe(200)
    expect(log.text).toContain('HYPERLINK')
    expect(log.text.match(/(?:^|,|\n)"?[=+@]/g)).toBeNull()
  })
})

describe('hostile texts in mails', () => {
  test.each(thirtyTexts.map((text, i) => [text, i] as const))('%s', async (text, i) => {
    const club = await admin('PATCH', `/api/clubs/${clubId}`, { name: text })
    // A name with a link in it would reach the mail as one.
    if (containsLink(text)) {
      expect([club.status, club.body]).toMatchObject([400, { fields: [{ field: 'name' }] }])
      return
    }
    expect(club.status).toBe(200)
    // A club has a limited number of invitations a day; this test is about their mails.
    await server.database.pool.query('delete from rate_limits')
    const email = `guest${i}@example.org`
    const sent = await admin('POST', '/api/clubs/invite-member', { clubId, email, handicap: 20 })
    expect([sent.status, sent.text.slice(0, 200)]).toMatchObject([200, expect.any(String)])
    const mail = await server.mailTo(email)
    expect(mail.envelopeTo).toEqual([email])
    const headers = mail.headerLines.map(({ key }) => key)
    expect(headers.filter((name) => /^(?:bcc|cc|x-evil)$/.test(name))).toEqual([])
    expect(headers.filter((name) => name === 'subject' || name === 'to')).toHaveLength(2)
    expect(mail.from?.value.map(({ address }) => address)).toEqual(['golf@club.example'])
    if (mail.html) {
      expect(mail.html).not.toMatch(/<(?:script|img|iframe|form|base|svg)|<[^>]*\son\w+=/i)
    }
  })

  test.each(['Ada\r\nBcc: victim@example.org', 'Ada\nX-Evil: 1', 'Ada\u0000', 'Ada\u001b[2J'])(
    'when a name has control characters, then it is refused: %j',
    async (name) => {
      const email = 'line@example.org'
      const body = { firstName: name, lastName: 'Line', email, password: PASSWORD }
      expect((await server.browser()('POST', '/api/auth/sign-up', body)).status).toBe(400)
      expect((await admin('PATCH', `/api/clubs/${clubId}`, { name })).status).toBe(400)
      const invited = { clubId, email: `a@example.org\r\nBcc: ${email}`, handicap: 20 }
      expect((await admin('POST', '/api/clubs/invite-member', invited)).status).toBe(400)
      expect(server.catcher.to(email)).toEqual([])
    },
  )
})

describe('addresses', () => {
  const schemes = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'JAVASCRIPT:x',
    ' javascript:x',
    'vbscript:x',
  ]

  test.each([...schemes, 'file:///etc/passwd', 'http://user:pw@evil.example', '\tjavascript:x'])(
    'when a club gives %j as its website, then it is refused',
    async (website) => {
      const answer = await admin('POST', '/api/clubs', {
        name: 'Another',
        timeZone: 'Europe/London',
        website,
      })
      expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'website' }] }])
    },
  )

  test.each(schemes)(
    'when somebody gives %j as their picture, then no call takes it',
    async (profileImageUrl) => {
      const person = { firstName: 'A', lastName: 'B', email: 'picture@example.org', password: PASSWORD }
      const answer = await server.browser()('POST', '/api/auth/sign-up', { ...person, profileImageUrl })
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input' }])
    },
  )

  test('when a photo is named by an address of another machine, then nothing is fetched from there', async () => {
    let connections = 0
    const listener = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    listener.listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const { port } = listener.address() as AddressInfo
    const hosts = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `0x7f000001:${port}`,
      `2130706433:${port}`,
    ]
    for (const host of hosts)
      for (const address of [
        `http://${host}/api/objects/pho_x`,
        `//${host}/x.jpg`,
        `https://${host}/api/objects/upload/x`,
      ]) {
        expect((await admin('PUT', '/api/scorecard-photos', { photoURL: address })).status).toBe(400)
        for (const path of ['/api/ocr/process', `/api/clubs/${clubId}/course-card`])
          expect([400, 404]).toContain((await admin('POST', path, { fileName: address })).status)
      }
    expect(connections).toBe(0)
    listener.close()
  })
})

describe('the way back after signing in', () => {
  test.each(redirectTricks)('when it is %j, then it stays on this site', async (next) => {
    const answer = await server.browser()('GET', `/api/login?next=${encodeURIComponent(next)}`)
    const location = String(answer.headers.location)
    const here = new URL(location, 'https://golf.example.org')
    expect(here.origin).toBe('https://golf.example.org')
    const back = here.searchParams.get('next')
    if (back !== null) expect(new URL(back, here).origin).toBe('https://golf.example.org')
  })

  test('there are 25 tricks', () => {
    expect(redirectTricks).toHaveLength(25)
  })
})
