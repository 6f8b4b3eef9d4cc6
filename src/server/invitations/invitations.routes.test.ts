import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { invitation } from '#contract/invitations.ts'
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

  const makeInvitationToken = (body: { link: string | null }) => body.link?.split('invitation=')[1] ?? ''

  test('the administrator gets the link to hand over; signing up with it joins with the handicap', async () => {
    const sent = expectBody(await invite(club, 'Ivy@Example.org '), invitation)
    expect(sent).toMatchObject({ email: 'ivy@example.org', handicap: '12.4', state: 'open', sends: 1 })
    const browser = server.browser()
    const token = makeInvitationToken(sent)
    // A mail scanner reads the link as often as it likes.
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

  test('when somebody signs up with the invited address but without the link, then they join nothing (T61)', async () => {
    await invite(club, 'claimed@example.org')
    const browser = server.browser()
    expect((await signUp(browser, 'claimed@example.org')).body).toMatchObject({
      clubId: null,
      handicap: null,
    })
  })

  test('another address cannot use the link', async () => {
    const token = makeInvitationToken(expectBody(await invite(club, 'zoe@example.org'), invitation))
    const answer = await signUp(server.browser(), 'thief@example.org', token)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'invitation_elsewhere' }])
    // The half account went again, and so can the right one be made.
    expect((await signUp(server.browser(), 'zoe@example.org', token)).status).toBe(200)
  })

  test.each(['x', 'inv_abc.def', `${'inv_'.padEnd(24, 'x')}.${'a'.repeat(32)}`])(
    'the token %j is nobody’s',
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
  ])('the handicap %j is taken as %s (T9, D3)', async (typed, handicap) => {
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

  test('a member is not invited again', async () => {
    const { email } = await signUpAs(server, { firstName: 'Mia', clubCode: club.clubCode })
    const answer = await invite(club, email)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'already_member' }])
  })

  test('withdrawn and expired links say so and join nothing; a resend opens the expired one again', async () => {
    const first = expectBody(await invite(club, 'wes@example.org'), invitation)
    const path = `/api/clubs/${club.clubId}/invitations/${first.id}`
    expect((await club.admin('DELETE', path)).status).toBe(200)
    expect((await club.admin('DELETE', path)).status).toBe(200)
    const browser = server.browser()
    const offer = await browser('GET', `/api/invitations/${makeInvitationToken(first)}`)
    expect(offer.body).toMatchObject({ state: 'withdrawn', clubName: 'Oak Hill' })
    expect((await signUp(browser, 'wes@example.org', makeInvitationToken(first))).body).toMatchObject({
      code: 'invitation_over',
    })
    expect((await club.admin('POST', `${path}/resend`, { after: 1 })).status).toBe(409)

    const second = expectBody(await invite(club, 'wes@example.org'), invitation)
    expect(second.id).not.toBe(first.id)
    server.setTime(new Date(server.now().getTime() + 30 * DAY + MINUTE))
    expect((await browser('GET', `/api/invitations/${makeInvitationToken(second)}`)).body).toMatchObject({
      state: 'expired',
    })
    expect((await signUp(browser, 'wes@example.org', makeInvitationToken(second))).status).toBe(409)
    const again = await club.admin('POST', `/api/clubs/${club.clubId}/invitations/${second.id}/resend`, {
      after: 1,
    })
    expect(again.body).toMatchObject({ state: 'open', sends: 2 })
    expect((await signUp(browser, 'wes@example.org', makeInvitationToken(second))).body).toMatchObject({
      clubId: club.clubId,
    })
  })

  test('when a member of another club accepts, then they keep their account and that club keeps their handicap (T62, D31)', async () => {
    const other = await createTestClub(server, 'Links')
    const { browser, email, userId } = await signUpAs(server, { firstName: 'Oli', clubCode: other.clubCode })
    await other.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '8.1' })
    const token = makeInvitationToken(expectBody(await invite(club, email), invitation))
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

  test('signing in with the link accepts it too', async () => {
    const other = await createTestClub(server, 'Heath')
    const { email } = await signUpAs(server, { firstName: 'Quin', clubCode: other.clubCode })
    const token = makeInvitationToken(expectBody(await invite(club, email), invitation))
    const browser = server.browser()
    const answer = await browser('POST', '/api/auth/sign-in', {
      email,
      password: PASSWORD,
      invitation: token,
    })
    expect(answer.body).toMatchObject({ clubId: club.clubId, handicap: '12.4' })
  })

  test('who waits for approval is let in by an invitation', async () => {
    await club.admin('PATCH', `/api/clubs/${club.clubId}`, { requiresApproval: true })
    const { browser, email } = await signUpAs(server, { firstName: 'Rex', clubCode: club.clubCode })
    await club.admin('PATCH', `/api/clubs/${club.clubId}`, { requiresApproval: false })
    expect((await browser('GET', '/api/auth/user')).body).toMatchObject({ clubId: null })
    const token = makeInvitationToken(expectBody(await invite(club, email), invitation))
    expect((await browser('POST', `/api/invitations/${token}/accept`)).body).toMatchObject({
      clubId: club.clubId,
    })
  })

  test('the limit of members counts when an invitation is accepted (T63, D23)', async () => {
    const small = await createTestClub(server, 'Tiny')
    await server.database.pool.query('update clubs set max_members = 2 where id = $1', [small.clubId])
    const tokens = []
    for (const email of ['t1@example.org', 't2@example.org'])
      tokens.push(makeInvitationToken(expectBody(await invite(small, email), invitation)))
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

  test('five presses are one mail; a changed one goes again with the same link', async () => {
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

  test('the link proves the address: in at once, and the administrator is told by one mail (D18)', async () => {
    const before = server.catcher.to(adminEmail()).length
    await invite(club, 'lena@example.org')
    const token = tokenIn(await server.mailTo('lena@example.org'), 'invitation')
    const joined = await signUp(server.browser(), 'lena@example.org', token)
    expect(joined.body).toMatchObject({ clubId: club.clubId, needsVerification: false })
    const told = await server.mailTo(adminEmail(), before + 1)
    expect(told.subject).toBe('Ivy Invited has joined Mail Park')
    expect(told.text).toContain('https://golf.example.org/club-admin?tab=members')
  })

  test('without the link the invitation waits for the verified address, then joins (T61)', async () => {
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

  test('a link that an administrator has seen proves nothing', async () => {
    const { id } = expectBody(await invite(club, 'seen@example.org'), invitation)
    await server.database.pool.query('update invitations set link_was_shown = true where id = $1', [id])
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
