import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { invitation } from '#contract/club/invitations.ts'
import { codeIn, startMailingServer, tokenIn, type MailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  expectBody,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

const WithEmail = z.looseObject({ email: z.string() })
type Body = Record<string, unknown>
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function invite(club: TestClub, email: string, more: Body = {}) {
  const body = { email, message: '', handicap: '12.4', clubId: club.clubId, ...more }
  return club.admin('POST', '/api/clubs/invite-member', body)
}

function signUp(browser: Browser, email: string, token?: string) {
  return browser('POST', '/api/auth/sign-up', {
    firstName: 'Ivy',
    lastName: 'Invited',
    email,
    password: PASSWORD,
    ...(token === undefined ? {} : { invitation: token }),
  })
}

describe('without a mail server', () => {
  let server: TestServer
  let club: TestClub
  beforeAll(async () => {
    server = await startTestServer()
    club = await createTestClub(server)
  })
  afterAll(() => server.close())

  const readToken = (body: { link: string | null }) => body.link?.split('invitation=')[1] ?? ''

  test('the administrator gets a link to pass on, and whoever signs up with it joins with the invited handicap', async () => {
    const sent = expectBody(await invite(club, 'Ivy@Example.org '), invitation)
    expect(sent).toMatchObject({ email: 'ivy@example.org', handicap: '12.4', state: 'open', sends: 1 })
    const browser = server.browser()
    const token = readToken(sent)
    // A mail scanner may open the link several times.
    for (let i = 0; i < 3; i++) {
      const offer = await browser('GET', `/api/invitations/${token}`)
      expect(offer.body).toMatchObject({
        state: 'open',
        clubName: 'Oak Hill',
        role: 'player',
        handicap: '12.4',
      })
    }
    const joined = await signUp(browser, 'ivy@example.org', token)
    expect(joined.body).toMatchObject({ role: 'player', clubId: club.clubId, handicap: '12.4' })
    const { rows } = await server.database.pool.query<Record<string, unknown>>(
      `select after, author_id as "authorId", reason like '%invitation' as "isNamed"
         from handicap_entries where club_id = $1`,
      [club.clubId],
    )
    expect(rows).toEqual([{ after: 124, authorId: club.adminId, isNamed: true }])
    const listed = await club.admin('GET', `/api/clubs/${club.clubId}/invitations`)
    expect(listed.body).toMatchObject([{ state: 'accepted', email: 'ivy@example.org', link: null }])
    expect((await browser('GET', `/api/invitations/${token}`)).body).toMatchObject({ state: 'accepted' })
  })

  test('the link stays in the list while the invitation is open, and leads to the address that the club chose', async () => {
    const sent = expectBody(await invite(club, 'later@example.org'), invitation)
    expect(sent.isMailed).toBe(false)
    expect(sent.link).toMatch(/^http:\/\/localhost:3000\//)
    const list = `/api/clubs/${club.clubId}/invitations`
    const named = async () =>
      expectBody(await club.admin('GET', list), z.array(invitation)).find(({ id }) => id === sent.id)
    expect((await named())?.link).toBe(sent.link)
    await club.admin('PUT', `/api/clubs/${club.clubId}/reach`, { origin: 'http://192.168.1.20:3000' })
    expect((await named())?.link).toBe(sent.link?.replace('localhost', '192.168.1.20'))
    await club.admin('DELETE', `${list}/${sent.id}`)
    expect(await named()).toBeUndefined()
  })

  test('when somebody signs up with the invited address but without the link, then they join nothing (T61)', async () => {
    await invite(club, 'claimed@example.org')
    const browser = server.browser()
    expect((await signUp(browser, 'claimed@example.org')).body).toMatchObject({
      clubId: null,
      handicap: null,
    })
  })

  test('when somebody with another address uses the link, then they are refused and no account is left behind', async () => {
    const token = readToken(expectBody(await invite(club, 'zoe@example.org'), invitation))
    const answer = await signUp(server.browser(), 'thief@example.org', token)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'invitation_elsewhere' }])
    // The refused sign-up left no account or membership, so the invited person can still use the link.
    expect((await signUp(server.browser(), 'zoe@example.org', token)).status).toBe(200)
  })

  test.each(['x', 'inv_abc.def', `${'inv_'.padEnd(24, 'x')}.${'a'.repeat(32)}`])(
    'the token %j belongs to no invitation and is not found',
    async (token) => {
      expect((await server.browser()('GET', `/api/invitations/${token}`)).status).toBe(404)
      expect((await signUp(server.browser(), 'none@example.org', token)).status).toBe(404)
    },
  )

  test.each([
    ['12,4', '12.4'],
    ['+2.4', '-2.4'],
    [-2.4, '-2.4'],
    [54, '54.0'],
    ['abc', '0.0'],
    ['', '0.0'],
    [null, '0.0'],
  ])('the handicap %j is read as %s (T9, D3)', async (typed, handicap) => {
    const email = `h${Math.random().toString(36).slice(2)}@example.org`
    expect(expectBody(await invite(club, email, { handicap: typed }), invitation).handicap).toBe(handicap)
  })

  test.each([{ handicap: 60 }, { handicap: '54.1' }, { handicap: -12 }, { handicap: '12.45' }])(
    '%j is refused',
    async (more) => {
      const answer = await invite(club, 'out@example.org', more)
      expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'handicap' }] }])
    },
  )

  test('when the person is already a member, then the invitation is refused', async () => {
    const { email } = await signUpAs(server, { firstName: 'Mia', clubCode: club.clubCode })
    const answer = await invite(club, email)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'already_member' }])
  })

  test('withdrawn and expired links are refused, and resending an expired one makes it valid again', async () => {
    const first = expectBody(await invite(club, 'wes@example.org'), invitation)
    const path = `/api/clubs/${club.clubId}/invitations/${first.id}`
    expect((await club.admin('DELETE', path)).status).toBe(200)
    expect((await club.admin('DELETE', path)).status).toBe(200)
    const browser = server.browser()
    const offer = await browser('GET', `/api/invitations/${readToken(first)}`)
    expect(offer.body).toMatchObject({ state: 'withdrawn', clubName: 'Oak Hill' })
    expect((await signUp(browser, 'wes@example.org', readToken(first))).body).toMatchObject({
      code: 'invitation_over',
    })
    expect((await club.admin('POST', `${path}/resend`, { after: 1 })).status).toBe(409)

    const second = expectBody(await invite(club, 'wes@example.org'), invitation)
    expect(second.id).not.toBe(first.id)
    server.setTime(new Date(server.now().getTime() + 30 * DAY + MINUTE))
    expect((await browser('GET', `/api/invitations/${readToken(second)}`)).body).toMatchObject({
      state: 'expired',
    })
    expect((await signUp(browser, 'wes@example.org', readToken(second))).status).toBe(409)
    // An administrator who has been away for so long signs in again.
    const ada = { email: 'ada.oakhill@example.org', password: PASSWORD }
    expect((await club.admin('POST', '/api/auth/sign-in', ada)).status).toBe(200)
    const again = await club.admin('POST', `/api/clubs/${club.clubId}/invitations/${second.id}/resend`, {
      after: 1,
    })
    expect(again.body).toMatchObject({ state: 'open', sends: 2 })
    expect((await signUp(browser, 'wes@example.org', readToken(second))).body).toMatchObject({
      clubId: club.clubId,
    })
  })

  test('when a member of another club accepts, then they keep their account and that club keeps their handicap (T62, D31)', async () => {
    const other = await createTestClub(server, 'Links')
    const { browser, email, userId } = await signUpAs(server, { firstName: 'Oli', clubCode: other.clubCode })
    await other.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '8.1' })
    const token = readToken(expectBody(await invite(club, email), invitation))
    const stranger = await signUpAs(server, { firstName: 'Pat', clubCode: other.clubCode })
    expect((await stranger.browser('POST', `/api/invitations/${token}/accept`)).body).toMatchObject({
      code: 'invitation_elsewhere',
    })
    const accepted = await browser('POST', `/api/invitations/${token}/accept`)
    expect(accepted.body).toMatchObject({
      clubId: club.clubId,
      handicap: '8.1',
      memberships: [{ clubId: other.clubId }, { clubId: club.clubId, role: 'player', status: 'active' }],
    })
    expect((await browser('POST', `/api/invitations/${token}/accept`)).status).toBe(200)
  })

  test('when a person with an account signs in with the link, then they accept the invitation', async () => {
    const other = await createTestClub(server, 'Heath')
    const { email } = await signUpAs(server, { firstName: 'Quin', clubCode: other.clubCode })
    const token = readToken(expectBody(await invite(club, email), invitation))
    const browser = server.browser()
    const answer = await browser('POST', '/api/auth/sign-in', {
      email,
      password: PASSWORD,
      invitation: token,
    })
    expect(answer.body).toMatchObject({ clubId: club.clubId, handicap: '12.4' })
  })

  test('when a person who waits for approval accepts an invitation, then they become a member', async () => {
    await club.admin('PATCH', `/api/clubs/${club.clubId}`, { requiresApproval: true })
    const { browser, email } = await signUpAs(server, { firstName: 'Rex', clubCode: club.clubCode })
    await club.admin('PATCH', `/api/clubs/${club.clubId}`, { requiresApproval: false })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ clubId: null })
    const token = readToken(expectBody(await invite(club, email), invitation))
    expect((await browser('POST', `/api/invitations/${token}/accept`)).body).toMatchObject({
      clubId: club.clubId,
    })
  })

  test('the member limit is checked when an invitation is accepted (T63, D23)', async () => {
    const small = await createTestClub(server, 'Tiny')
    await server.database.pool.query('update clubs set max_members = 2 where id = $1', [small.clubId])
    const tokens = []
    for (const email of ['t1@example.org', 't2@example.org'])
      tokens.push(readToken(expectBody(await invite(small, email), invitation)))
    const answers = await Promise.all(
      tokens.map((token, i) => signUp(server.browser(), `t${i + 1}@example.org`, token)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.text).toContain('limit of 2 members')
  })
})

describe('with a mail server', () => {
  let server: MailingServer
  let club: TestClub
  beforeAll(async () => {
    server = await startMailingServer()
    club = await createTestClub(server, 'Mail Park')
    const { email } = expectBody(await club.admin('GET', '/api/auth/user'), WithEmail)
    const mail = await server.mailTo(email)
    await club.admin('POST', '/api/auth/verify-email', { code: codeIn(mail) })
  })
  afterAll(() => server.close())

  test('repeated invitations send one mail, and a changed one is sent again with the same link', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => invite(club, 'five@example.org')))
    expect(new Set(answers.map((answer) => expectBody(answer, invitation).id)).size).toBe(1)
    const first = await server.mailTo('five@example.org')
    expect(answers[0]?.body).toMatchObject({ link: null })
    await invite(club, 'five@example.org', { message: 'Bring your clubs' })
    const second = await server.mailTo('five@example.org', 2)
    expect(second.text).toContain('Bring your clubs')
    expect(tokenIn(second, 'invitation')).toBe(tokenIn(first, 'invitation'))
    const { id } = expectBody(
      await invite(club, 'five@example.org', { message: 'Bring your clubs' }),
      invitation,
    )
    const path = `/api/clubs/${club.clubId}/invitations/${id}/resend`
    await Promise.all([1, 2, 3, 4, 5].map(() => club.admin('POST', path, { after: 2 })))
    await server.mailTo('five@example.org', 3)
    await expect
      .poll(async () => (await club.admin('GET', `/api/clubs/${club.clubId}/invitations`)).body)
      .toMatchObject([{ email: 'five@example.org', sends: 3, mail: 'sent' }])
    expect(server.catcher.to('five@example.org')).toHaveLength(3)
  })

  test('the link proves the address, so the person joins at once and the administrator gets one mail (D18)', async () => {
    const before = server.catcher.to(adminEmail()).length
    await invite(club, 'lena@example.org')
    const token = tokenIn(await server.mailTo('lena@example.org'), 'invitation')
    const joined = await signUp(server.browser(), 'lena@example.org', token)
    expect(joined.body).toMatchObject({ clubId: club.clubId, needsVerification: false })
    const told = await server.mailTo(adminEmail(), before + 1)
    expect(told.subject).toBe('Ivy Invited has joined Mail Park')
    expect(told.text).toContain('https://golf.example.org/club-admin?tab=members')
  })

  test('without the link, the person joins once their address is verified (T61)', async () => {
    await invite(club, 'max@example.org')
    await server.mailTo('max@example.org')
    const browser = server.browser()
    expect((await signUp(browser, 'max@example.org')).body).toMatchObject({
      clubId: null,
      needsVerification: true,
    })
    const code = codeIn(await server.mailTo('max@example.org', 2))
    const verified = await browser('POST', '/api/auth/verify-email', {
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    })
    expect(verified.body).toMatchObject({ clubId: club.clubId, handicap: '12.4', needsVerification: false })
  })

  test('when an administrator has seen the link, then it does not prove the address', async () => {
    const { id, link } = expectBody(await invite(club, 'seen@example.org'), invitation)
    expect(link).toBeNull()
    const shown = await club.admin('POST', `/api/clubs/${club.clubId}/invitations/${id}/link`)
    expect(expectBody(shown, invitation).link).toContain('/auth?invitation=inv_')
    const token = tokenIn(await server.mailTo('seen@example.org'), 'invitation')
    expect((await signUp(server.browser(), 'seen@example.org', token)).body).toMatchObject({
      clubId: null,
      needsVerification: true,
    })
  })

  test('when an administrator has not verified their own address, then they cannot invite', async () => {
    const fresh = await createTestClub(server, 'Fresh')
    const answer = await invite(fresh, 'spam@example.org')
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'email_unverified' }])
  })

  function adminEmail(): string {
    return 'ada.mailpark@example.org'
  }
})
