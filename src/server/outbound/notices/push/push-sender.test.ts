import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { getPush } from '#contract/outbound/push.ts'
import { startPushServer, type PushServer } from '#test/push-server.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startSecondProcess,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readConfig } from '../../../platform/config.ts'
import { addNotice } from '../add-notice.store.ts'
import type { ResolveName } from '../../../platform/http/outside/post-outside.ts'
import { PushSender } from './push-sender.ts'
import { saveSubscription } from './push.store.ts'

/* U33 on a device that sleeps, against a push service that decrypts what it takes and checks who signed it. */

let push: PushServer
let server: TestServer
let club: TestClub
let competitionId: string
let count = 0
const quiet = { warn: vi.fn() }

beforeAll(async () => {
  push = await startPushServer()
  // The test's own senders send, each when it is told to.
  server = await startTestServer(undefined, { PUSH_TRUSTED_ORIGINS: push.origin }, { sendsMail: false })
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club, { name: 'Club Day' })
})
afterAll(async () => {
  await server.close()
  await push.close()
})
afterEach(() => {
  push.pushed.length = 0
  push.asked.length = 0
  push.answers.length = 0
})

function newSender(resolve?: ResolveName): PushSender {
  const { push: config } = readConfig({
    DATA_DIR: server.dataDir,
    NODE_ENV: 'test',
    PUSH_TRUSTED_ORIGINS: push.origin,
  })
  return new PushSender({
    db: server.database.db,
    config,
    log: quiet,
    now: server.now,
    ...(resolve && { resolve }),
  })
}

/** Somebody with one browser that wants to be woken. */
async function subscriber(language: 'en' | 'es' = 'en') {
  count += 1
  const { browser, userId } = await signUpAs(server, { firstName: `Pia${count}`, clubCode: club.clubCode })
  const { device, subscription } = push.subscribe()
  const answer = await browser('PUT', '/api/push/subscription', { ...subscription, language })
  expect(answer.status).toBe(200)
  return { browser, userId, device, subscription }
}

const tell = (userId: string, key = 'told') =>
  addNotice(server, server.database.db, {
    kind: 'result_out',
    about: { competitionId },
    clubId: club.clubId,
    key,
    userId,
  })
const later = (minutes: number) => server.setTime(new Date(server.now().getTime() + minutes * 60_000))
const isSubscribed = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/push'), getPush.reply).isSubscribed

describe('a subscribed browser', () => {
  test('when its person is told something, then it gets the sentence, encrypted and signed, and nothing else', async () => {
    const { userId, device } = await subscriber()
    await tell(userId)
    await newSender().sendDue()
    expect(push.pushed).toMatchObject([
      {
        device,
        message: {
          title: 'The result is out',
          text: 'The result of Club Day is final.',
          path: `/competitions/${competitionId}/leaderboard`,
        },
        headers: { urgency: 'low', ttl: String(48 * 3600) },
        subject: 'mailto:scoreclub@localhost',
      },
    ])
    expect(push.pushed[0]?.headers.topic).toBe(push.pushed[0]?.message.id)
  })

  test('when its person reads Spanish there, then the sentence is Spanish', async () => {
    const { userId } = await subscriber('es')
    await tell(userId)
    await newSender().sendDue()
    expect(push.pushed[0]?.message.text).toBe('El resultado de Club Day es definitivo.')
  })

  test('when an event is told five times and three senders look at once, then it is woken once', async () => {
    const { userId } = await subscriber()
    await Promise.all(Array.from({ length: 5 }, () => tell(userId)))
    const senders = [newSender(), newSender(), newSender()]
    await Promise.all(senders.map((sender) => sender.sendDue()))
    await newSender().sendDue()
    expect(push.asked).toHaveLength(1)
  })

  test('when the kind is switched off, then it sleeps and the notice is in the app', async () => {
    const { browser, userId } = await subscriber()
    await browser('PUT', '/api/notices/settings', { kind: 'result_out', isOn: false })
    await tell(userId)
    await newSender().sendDue()
    expect(push.asked).toEqual([])
    expect((await browser('GET', '/api/notices/unread')).body).toEqual({ unread: 1 })
  })

  test('when the notice is read before it is sent, then it sleeps', async () => {
    const { browser, userId } = await subscriber()
    await tell(userId)
    await browser('POST', '/api/notices/read', { upTo: 999_999 })
    await newSender().sendDue()
    expect(push.asked).toEqual([])
  })
})

describe('a push service', () => {
  test.each([429, 500, 503, 'hang up'] as const)(
    'when it answers %s, then it is asked again later, and the browser is woken once',
    async (answer) => {
      const { userId } = await subscriber()
      await tell(userId)
      push.answers.push(answer)
      await newSender().sendDue()
      expect(push.pushed).toHaveLength(0)
      await newSender().sendDue()
      expect(push.asked).toHaveLength(1)
      later(1)
      await newSender().sendDue()
      expect(push.pushed).toHaveLength(1)
      later(60)
      await newSender().sendDue()
      expect(push.asked).toHaveLength(2)
    },
  )

  test('when it asks to wait, then it is left alone for so long', async () => {
    const { userId } = await subscriber()
    await tell(userId)
    push.answers.push({ status: 429, headers: { 'retry-after': '600' } })
    await newSender().sendDue()
    later(5)
    await newSender().sendDue()
    expect(push.asked).toHaveLength(1)
    later(6)
    await newSender().sendDue()
    expect(push.pushed).toHaveLength(1)
  })

  test.each([404, 410])('when it answers %i, then the subscription is gone', async (answer) => {
    const { browser, userId } = await subscriber()
    await tell(userId)
    push.answers.push(answer)
    await newSender().sendDue()
    expect(await isSubscribed(browser)).toBe(false)
  })

  test('when it leads elsewhere, then nothing is followed and it is not asked again', async () => {
    const { userId } = await subscriber()
    await tell(userId)
    push.answers.push({ status: 307, headers: { location: `${push.origin}/elsewhere` } })
    await newSender().sendDue()
    later(60)
    await newSender().sendDue()
    expect(push.asked).toHaveLength(1)
  })

  test('when it stays away until nobody needs the notice, then it is given up', async () => {
    const { userId } = await subscriber()
    await tell(userId)
    push.answers.push(503)
    await newSender().sendDue()
    later(49 * 60)
    await newSender().sendDue()
    expect(push.asked).toHaveLength(1)
    const rows = await server.database.pool.query(
      'select from push_deliveries where given_up_at is null and sent_at is null',
    )
    expect(rows.rowCount).toBe(0)
  })
})

describe('who is told in a browser', () => {
  test('when the person signs out, then nobody is told there', async () => {
    const { browser, userId } = await subscriber()
    await browser('GET', '/api/logout')
    await tell(userId)
    await newSender().sendDue()
    expect(push.asked).toEqual([])
  })

  test('when another person subscribes in the same browser, then only they are told, not even what waited', async () => {
    const [one, other] = [await subscriber(), await subscriber()]
    await tell(one.userId)
    expect((await other.browser('PUT', '/api/push/subscription', one.subscription)).status).toBe(200)
    await tell(other.userId)
    await newSender().sendDue()
    expect(push.pushed).toHaveLength(1)
    expect(await isSubscribed(one.browser)).toBe(false)
  })

  test('when they switch it off, then they are no longer told there', async () => {
    const { browser, userId } = await subscriber()
    for (let again = 0; again < 2; again += 1)
      expect((await browser('DELETE', '/api/push/subscription')).status).toBe(200)
    await tell(userId)
    await newSender().sendDue()
    expect(push.asked).toEqual([])
  })

  test('when they subscribe an eleventh browser, then the first one is no longer woken', async () => {
    const { userId, subscription } = await subscriber()
    await server.database.pool.query(
      `insert into sessions (id, user_id, token, expires_at) select 's' || n || $1, $1, 's' || n || $1, '2030-01-01' from generate_series(1, 9) n`,
      [userId],
    )
    await server.database.pool.query(
      `insert into push_subscriptions select 'psh_' || n || $1, $1, 's' || n || $1, $2 || n, 'k', 'a', 'en', '2026-01-01' from generate_series(1, 9) n`,
      [userId, subscription.endpoint],
    )
    await server.database.pool.query(
      `insert into sessions (id, user_id, token, expires_at) values ('last' || $1, $1, 'last' || $1, '2030-01-01')`,
      [userId],
    )
    const { subscription: eleventh } = push.subscribe()
    await server.database.db.transaction((tx) =>
      saveSubscription(tx, {
        ...eleventh,
        userId,
        sessionId: `last${userId}`,
        createdAt: new Date(server.now().getTime() + 1),
      }),
    )
    const kept = await server.database.pool.query('select from push_subscriptions where user_id = $1', [
      userId,
    ])
    expect(kept.rowCount).toBe(10)
  })
})

describe('where nothing is sent to', () => {
  test.each([
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example.org:8443/x',
    'https://user@push.example.org/x',
    'https://[',
  ])('%s is refused as an endpoint', async (endpoint) => {
    const { browser, subscription } = await subscriber()
    const answer = await browser('PUT', '/api/push/subscription', { ...subscription, endpoint })
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input' }])
  })

  test('when a name leads to this machine’s own network, then nothing is sent and the subscription is dropped', async () => {
    const { browser, userId } = await subscriber()
    await server.database.pool.query(
      `update push_subscriptions set endpoint = 'https://inside.example.org/' || id where user_id = $1`,
      [userId],
    )
    await tell(userId)
    await newSender((_name, _options, done) => done(null, [{ address: '10.0.0.7', family: 4 }])).sendDue()
    expect(push.asked).toEqual([])
    expect(await isSubscribed(browser)).toBe(false)
  })
})

test('when two processes run, then a notice of one wakes the browser once', async () => {
  const running = await startTestServer(undefined, { PUSH_TRUSTED_ORIGINS: push.origin })
  const second = await startSecondProcess(running, { PUSH_TRUSTED_ORIGINS: push.origin })
  try {
    const own = await createTestClub(running)
    const { browser, userId } = await signUpAs(running, { firstName: 'Two', clubCode: own.clubCode })
    const { subscription } = push.subscribe()
    await browser('PUT', '/api/push/subscription', subscription)
    const id = await createTestCompetition(running, own)
    for (let again = 0; again < 5; again += 1)
      await addNotice(running, running.database.db, {
        kind: 'result_out',
        about: { competitionId: id },
        clubId: own.clubId,
        key: 'two',
        userId,
      })
    await vi.waitFor(() => {
      expect(push.pushed).toHaveLength(1)
    })
    await vi.waitFor(async () => {
      const sent = await running.database.pool.query('select from push_deliveries where sent_at is not null')
      expect(sent.rowCount).toBe(1)
    })
    expect(push.asked).toHaveLength(1)
  } finally {
    await second.close()
    await running.close()
  }
})

test('when push is switched off for the installation, then nobody can subscribe', async () => {
  const off = await startTestServer(undefined, { PUSH: 'off' })
  try {
    const { browser } = await signUpAs(off, { firstName: 'Off' })
    expect((await browser('GET', '/api/push')).body).toEqual({ publicKey: null, isSubscribed: false })
    const { subscription } = push.subscribe()
    expect((await browser('PUT', '/api/push/subscription', subscription)).status).toBe(404)
  } finally {
    await off.close()
  }
})
