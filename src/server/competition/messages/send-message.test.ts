import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCompetition } from '#contract/competition/competitions.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { playerMessages } from '#contract/competition/player-messages.ts'
import { readSharedBoards } from '#contract/board/shared-boards.ts'
import { shareBoard } from '#contract/board/sharing.ts'
import { MOST_MESSAGE_LETTERS, MOST_MESSAGES_A_DAY } from '#contract/competition/player-message.ts'
import { thirtyTexts } from '#test/hostile-texts.ts'
import { codeIn, startMailingServer, type MailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  type Browser,
  type TestClub,
} from '#test/server.ts'
import { saveSubscription } from '../../outbound/notices/push/push.store.ts'

/* Issue 34: the club writes to everybody who plays in a competition. The club is in London. */

let server: MailingServer
let club: TestClub
let id: string
let count = 0

beforeAll(async () => {
  server = await startMailingServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setTime(new Date('2026-06-07T08:00:00Z'))
  await server.database.pool.query('delete from rate_limits')
  id = await createTestCompetition(server, club, {
    startDate: '2026-06-07T09:00',
    endDate: '2026-06-09T20:00',
  })
})

type Person = { browser: Browser; userId: string; email: string }

async function player(firstName: string, { isConfirmed = false } = {}): Promise<Person> {
  count += 1
  const one = await signUpAs(server, { firstName: `${firstName}${count}`, clubCode: club.clubCode })
  const code = codeIn(await server.mailTo(one.email))
  expect((await one.browser('POST', '/api/auth/verify-email', { code })).status).toBe(200)
  expect((await one.browser('POST', `/api/competitions/${id}/join`, {})).status).toBe(200)
  await server.database.pool.query('update users set email_verified = $2 where id = $1', [
    one.userId,
    isConfirmed,
  ])
  return one
}

async function giveDevice({ userId }: Person): Promise<void> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from sessions where user_id = $1',
    [userId],
  )
  await saveSubscription(server.database.db, {
    userId,
    sessionId: rows[0]?.id ?? '',
    endpoint: `https://push.invalid/${userId}`,
    p256dh: '',
    auth: '',
    language: 'en',
    createdAt: server.now(),
  })
}

const newMessage = () => {
  count += 1
  return `msg_${String(count).padStart(12, '0')}`
}
const path = () => `/api/competitions/${id}/messages`
const send = (more: object = {}, by: Browser = club.admin) =>
  by('POST', path(), { id: newMessage(), text: 'Fog: all starts are later.', term: 'day', ...more })
const sent = async (more: object = {}) => expectBody(await send(more), playerMessages)
const read = async () => expectBody(await club.admin('GET', path()), playerMessages)
const onBoard = async (by: Browser = club.admin) =>
  expectBody(await by('GET', `/api/competitions/${id}`), getCompetition.reply).message
async function noticesOf({ browser }: Person) {
  const { notices } = expectBody(await browser('GET', '/api/notices'), listNotices.reply)
  return notices.filter(({ kind }) => kind === 'player_message').map(({ message }) => message)
}
/** What waits to be sent, as the queues have it. */
async function queued() {
  const counted = async (from: string) =>
    (
      await server.database.pool.query(
        `select from notices n join ${from} where n.competition_id = $1 and n.kind = 'player_message'`,
        [id],
      )
    ).rowCount
  return {
    push: await counted('push_deliveries d on d.notice_id = n.id'),
    mail: await counted("mails m on m.event_key = 'notice ' || n.id"),
  }
}

describe('whom a message reaches', () => {
  test('when it is sent, then the counts before, after and in the queues are the same', async () => {
    const [app, device, mail, quiet] = [
      ...[await player('App'), await player('Dev', { isConfirmed: true })],
      ...[await player('Mai', { isConfirmed: true }), await player('Off', { isConfirmed: true })],
    ] as const
    const listed = await player('Lis')
    await giveDevice(device)
    await quiet.browser('PUT', '/api/notices/settings', { kind: 'player_message', isOn: false })
    await server.database.pool.query('update memberships set has_no_account = true where user_id = $1', [
      listed.userId,
    ])
    const guest = { key: 'guestofthemessage1', firstName: 'Gil', lastName: 'Guest' }
    const entered = await club.admin('POST', `/api/competitions/${id}/entry-list/guests`, guest)
    expect(entered.status).toBe(200)
    const reach = { inApp: 4, push: 1, mail: 1, withoutAccount: 2 }
    expect(await read()).toMatchObject({ last: null, reach, timeZone: 'Europe/London' })
    expect((await sent()).last).toMatchObject({ isStanding: true, term: 'day', reached: reach })
    expect(await queued()).toEqual({ push: 1, mail: 1 })
    for (const one of [app, device, mail, quiet])
      expect(await noticesOf(one)).toEqual(['Fog: all starts are later.'])
  })

  test('when nobody is entered, then it stands on the board and nobody is told', async () => {
    expect((await sent()).last?.reached).toEqual({ inApp: 0, push: 0, mail: 0, withoutAccount: 0 })
    expect(await onBoard()).toBe('Fog: all starts are later.')
  })

  test('when somebody has withdrawn or waits on the reserve list, then they are not told', async () => {
    const ann = await player('Ann')
    await ann.browser('DELETE', `/api/competitions/${id}/join`)
    expect((await sent()).last?.reached.inApp).toBe(0)
    expect(await noticesOf(ann)).toEqual([])
  })
})

describe('sending it once', () => {
  test('when the same request comes again, at once or later, then one message is sent', async () => {
    const ann = await player('Ann')
    const body = { id: newMessage(), text: 'Fog', term: 'final' }
    const both = await Promise.all([send(body), send(body)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await sent({ text: 'The fog is gone' })
    expect((await send(body)).status).toBe(200)
    expect(await noticesOf(ann)).toEqual(['The fog is gone', 'Fog'])
    expect(await onBoard()).toBe('The fog is gone')
  })

  test('when there were twenty in a day, then the next one waits a day', async () => {
    for (let i = 0; i < MOST_MESSAGES_A_DAY; i += 1) expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 429, body: { code: 'too_many_messages' } })
    server.setTime(new Date('2026-06-08T08:00:01Z'))
    expect((await send()).status).toBe(200)
  })

  test.each([
    ['no text', { text: '   ' }, 400],
    ['a text that is too long', { text: 'x'.repeat(MOST_MESSAGE_LETTERS + 1) }, 400],
    ['the longest text', { text: 'x'.repeat(MOST_MESSAGE_LETTERS) }, 200],
    ['two lines', { text: 'one\ntwo' }, 400],
    ['another term', { term: 'ever' }, 400],
    ['an id of another kind', { id: 'rnd_1' }, 400],
  ])('%s', async (_what, more, status) => {
    expect((await send(more)).status).toBe(status)
  })
})

describe('who may write, and when', () => {
  test('when it is a player, another club’s administrator or nobody, then nothing is sent or told', async () => {
    const ann = await player('Ann')
    const other = await createTestClub(server, `Elm Park ${count}`)
    expect((await send({}, ann.browser)).status).toBe(403)
    expect((await send({}, other.admin)).status).toBe(404)
    expect((await send({}, server.browser())).status).toBe(401)
    expect((await ann.browser('GET', path())).status).toBe(403)
    expect((await other.admin('GET', path())).status).toBe(404)
    expect(await noticesOf(ann)).toEqual([])
  })

  test('when an id is another competition’s, then neither is changed', async () => {
    const message = newMessage()
    await sent({ id: message, text: 'Mine' })
    const first = id
    id = await createTestCompetition(server, club)
    expect((await send({ id: message, text: 'Theirs' })).status).toBe(404)
    expect((await club.admin('DELETE', `${path()}/${message}`)).status).toBe(404)
    id = first
    expect(await onBoard()).toBe('Mine')
  })

  test.each(['final', 'cancelled'])(
    'when the competition is %s, then it is refused and nothing stands',
    async (status) => {
      await sent({ term: 'final' })
      expect(await onBoard()).toBe('Fog: all starts are later.')
      const by = (to: string) =>
        club.admin('PATCH', `/api/competitions/${id}/status`, { status: to, reason: 'Weather' })
      if (status === 'final') await by('completed')
      expect((await by(status)).status).toBe(200)
      expect(await send()).toMatchObject({ status: 409, body: { code: 'no_message_now' } })
      expect(await onBoard()).toBeUndefined()
    },
  )

  test('when it is a draft, then there is nobody to tell', async () => {
    const draft = await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'draft' })
    expect(draft.status).toBe(200)
    expect(await send()).toMatchObject({ status: 409, body: { code: 'no_message_now' } })
  })
})

describe('how long it stands', () => {
  test('when its day is over on the club’s calendar, then it is off the board', async () => {
    await sent()
    server.setTime(new Date('2026-06-07T22:59:00Z'))
    expect(await onBoard()).toBe('Fog: all starts are later.')
    server.setTime(new Date('2026-06-07T23:00:00Z'))
    expect(await onBoard()).toBeUndefined()
    expect((await read()).last?.isStanding).toBe(false)
  })

  test('when it is taken down, again too, then it is off the board and its readers keep the notice', async () => {
    const ann = await player('Ann')
    const message = newMessage()
    await sent({ id: message, term: 'final' })
    for (let i = 0; i < 2; i += 1)
      expect((await club.admin('DELETE', `${path()}/${message}`)).status).toBe(200)
    expect(await onBoard(ann.browser)).toBeUndefined()
    expect(await noticesOf(ann)).toEqual(['Fog: all starts are later.'])
    expect((await ann.browser('DELETE', `${path()}/${message}`)).status).toBe(403)
    const { rows } = await server.database.pool.query<{ action: string }>(
      "select action from audit_log where object_id = $1 and action like 'competition.message%' order by seq",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      ...['competition.message_sent', 'competition.message_taken_down'],
    ])
  })

  test('when the result is opened again, then what stood before does not come back', async () => {
    await sent({ term: 'final' })
    const by = (status: string) =>
      club.admin('PATCH', `/api/competitions/${id}/status`, { status, reason: 'A card was wrong' })
    await by('completed')
    await by('final')
    server.setTime(new Date('2026-06-07T12:00:00Z'))
    expect((await by('completed')).status).toBe(200)
    expect(await onBoard()).toBeUndefined()
    await sent({ text: 'The prize-giving is at six', term: 'final' })
    expect(await onBoard()).toBe('The prize-giving is at six')
  })
})

test('when the text is hostile, then the mail of it has it as text, and no header more', async () => {
  const ann = await player('Ann', { isConfirmed: true })
  const texts = [
    '<img src=x onerror=window.hit=1>',
    '"><a href=javascript:hit>x</a>',
    '%0d%0aBcc: victim@example.org',
  ]
  for (const text of texts) await sent({ text })
  const mails = await vi.waitFor(() => {
    const got = server.catcher.to(ann.email).filter(({ subject }) => subject === 'A message from the club')
    expect(got).toHaveLength(texts.length)
    return got
  })
  for (const mail of mails) {
    expect(mail.html).not.toMatch(/<(?:script|img|svg)|<[^>]*\son\w+=|<[^>]*href="?javascript/i)
    expect(mail.headerLines.filter(({ key }) => key === 'bcc')).toEqual([])
  }
  expect(mails.map(({ text }) => texts.find((one) => text?.includes(one))).toSorted()).toEqual(
    texts.toSorted(),
  )
})

describe('on boards for everybody', () => {
  async function share(kind: 'board' | 'wall'): Promise<string> {
    const made = await club.admin('PUT', `/api/competitions/${id}/sharing/${kind}`, {})
    const link = expectBody(made, shareBoard.reply).links.find((one) => one.kind === kind)
    return /[\w-]{43}/.exec(link?.address ?? '')?.[0] ?? ''
  }

  test.each(['board', 'wall'] as const)(
    'when it stands, then the %s and its plain page show it until it is taken down',
    async (kind) => {
      const token = await share(kind)
      const anyone = server.browser()
      const shown = async () =>
        expectBody(await anyone('GET', `/api/shared/${token}`), readSharedBoards.reply).boards[0]?.message
      expect(await shown()).toBeUndefined()
      const message = newMessage()
      await sent({ id: message })
      await vi.waitFor(async () => {
        expect(await shown()).toBe('Fog: all starts are later.')
      })
      const plain = async () => (await anyone('GET', `/b/${token}/plain`)).text
      expect(await plain()).toContain(
        '<p class="message"><b>From the club:</b> Fog: all starts are later.</p>',
      )
      await club.admin('DELETE', `${path()}/${message}`)
      await vi.waitFor(async () => {
        expect(await shown()).toBeUndefined()
      })
      expect(await plain()).not.toContain('class="message"')
    },
  )

  test('when the text is hostile, then the plain page shows it as text', async () => {
    const token = await share('board')
    const anyone = server.browser()
    for (const text of thirtyTexts) {
      await server.database.pool.query('delete from player_messages')
      await sent({ text })
      await vi.waitFor(async () => {
        const { boards } = expectBody(await anyone('GET', `/api/shared/${token}`), readSharedBoards.reply)
        expect(boards[0]?.message).toBe(text)
      })
      const [, shown = ''] =
        /<p class="message">(.*?)<\/p>/s.exec((await anyone('GET', `/b/${token}/plain`)).text) ?? []
      expect(shown).toMatch(/^<b>From the club:<\/b> [^<>]*$/)
    }
  })
})
