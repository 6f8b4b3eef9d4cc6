import { createHmac, timingSafeEqual } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listNotices } from '#contract/outbound/notices.ts'
import { addWebhook, listWebhookDeliveries, listWebhooks } from '#contract/outbound/webhooks.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  PASSWORD,
  signUpAs,
  startSecondProcess,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readConfig } from '../../platform/config.ts'
import type { ResolveName } from '../../platform/http/outside/post-outside.ts'
import { tellSwitchedOff } from '../../club/tell-switched-off.ts'
import { WebhookSender } from './webhook-sender.ts'

/* What a club's other program is told, against a receiver that checks each signature as Standard Webhooks says. */

type Asked = { path: string; headers: IncomingHttpHeaders; body: string }
const Body = z.object({ type: z.string(), timestamp: z.string(), data: z.record(z.string(), z.unknown()) })

/** A receiver on this machine: what it was asked, and what it answers next; 204 when there is nothing left. */
async function startReceiver() {
  const asked: Asked[] = []
  /** Requests to addresses that end so are answered when this says so. */
  const slow: { path: string | undefined; until: Promise<void> } = {
    path: undefined,
    until: Promise.resolve(),
  }
  const answers: (number | 'hang up' | { status: number; location: string })[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      if (request.url === slow.path) return void slow.until.then(() => response.writeHead(204).end())
      const answer = answers.shift() ?? 204
      if (answer === 'hang up') request.socket.destroy()
      else if (typeof answer === 'number') response.writeHead(answer).end()
      else response.writeHead(answer.status, { location: answer.location }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { asked, answers, slow, origin, close }
}

/** What it says, if the signature is right and as old as the test's clock. */
function verified({ headers, body }: Asked, secret: string, now: Date) {
  const [id, at] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const [version, signature = ''] = String(headers['webhook-signature']).split(',')
  const right = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest()
  const given = Buffer.from(signature, 'base64')
  if (version !== 'v1' || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  if (Math.abs(Number(at) * 1000 - now.getTime()) > 1_000) return undefined
  return { id, ...Body.parse(JSON.parse(body)) }
}

let receiver: Awaited<ReturnType<typeof startReceiver>>
let server: TestServer
let club: TestClub
let count = 0
const quiet = { warn: vi.fn() }

beforeAll(async () => {
  receiver = await startReceiver()
  // The test's own senders send, each when it is told to.
  server = await startTestServer(
    undefined,
    { WEBHOOK_TRUSTED_ORIGINS: receiver.origin },
    { sendsMail: false },
  )
})
afterAll(async () => {
  await server.close()
  receiver.close()
})
afterEach(() => {
  receiver.asked.length = 0
  receiver.answers.length = 0
})

const here = () => `/api/clubs/${club.clubId}/webhooks`
const all = ['score.entered', 'result.final', 'member.joined', 'member.left']

/** A club of its own for each test, with one address that is told. */
async function start(events: readonly string[] = all) {
  club = await createTestClub(server, `Hooks ${(count += 1)}`)
  const url = `${receiver.origin}/of-${count}`
  const made = expectBody(await club.admin('POST', here(), { url, events }), addWebhook.reply)
  return { ...made, url, path: `${here()}/${made.webhook.id}` }
}

function newSender(resolve?: ResolveName): WebhookSender {
  const config = readConfig({
    DATA_DIR: server.dataDir,
    NODE_ENV: 'test',
    WEBHOOK_TRUSTED_ORIGINS: receiver.origin,
  })
  const feed = { announce: () => Promise.resolve() }
  return new WebhookSender({
    db: server.database.db,
    config,
    log: quiet,
    now: server.now,
    tellSwitchedOff: (tx, webhook) => tellSwitchedOff({ feed, now: server.now, config }, tx, webhook),
    ...(resolve && { resolve }),
  })
}

const send = () => newSender().sendDue()
const later = (minutes: number) => server.setTime(new Date(server.now().getTime() + minutes * 60_000))
const join = () =>
  signUpAs(server, { firstName: `Joe${(count += 1)}`, lastName: 'Told', clubCode: club.clubCode })
const deliveriesOf = async (path: string) =>
  expectBody(await club.admin('GET', `${path}/deliveries`), listWebhookDeliveries.reply)
const hookOf = async () => expectBody(await club.admin('GET', here()), listWebhooks.reply)[0]

describe('what a receiver is told', () => {
  test('is signed: who joined and left, with the name an administrator sees, and nothing else of them', async () => {
    const { secret } = await start()
    const { userId } = await join()
    await send()
    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${userId}`)
    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${userId}`)
    await send()
    const told = receiver.asked.map((one) => verified(one, secret, server.now()))
    const member = { id: userId, name: `Joe${count} Told` }
    expect(told).toMatchObject([
      { type: 'member.joined', data: { clubId: club.clubId, member } },
      { type: 'member.left', data: { clubId: club.clubId, member } },
    ])
    expect(receiver.asked[0]?.body).not.toMatch(/@|handicap|email/)
    expect(
      verified(receiver.asked[0] ?? { path: '', headers: {}, body: '' }, 'whsec_AAAA', server.now()),
    ).toBe(undefined)
  })

  test('is each score once, in the transaction of the score, with the hole and who entered it', async () => {
    const { secret } = await start(['score.entered'])
    const competitionId = await createTestCompetition(server, club, { name: 'Told Cup' })
    const { browser, userId } = await join()
    await browser('POST', `/api/competitions/${competitionId}/join`, {})
    const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
    const sent = { entries: [entry(server, (count += 1), 3, 5)] }
    // The processes hear which clubs want scores a moment after the address was added.
    await vi.waitFor(async () => {
      sent.entries = [entry(server, (count += 1), 3, 5)]
      later(1)
      expect((await browser('POST', `/api/rounds/${roundId}/scores`, sent)).status).toBe(200)
      expect((await deliveriesOf(`${here()}/${(await hookOf())?.id}`)).length).toBe(1)
    })
    for (let again = 0; again < 3; again += 1)
      expect((await browser('POST', `/api/rounds/${roundId}/scores`, sent)).status).toBe(200)
    await send()
    expect(receiver.asked.map((one) => verified(one, secret, server.now()))).toMatchObject([
      {
        type: 'score.entered',
        data: {
          roundId,
          competition: { id: competitionId, name: 'Told Cup' },
          player: { id: userId },
          enteredBy: { id: userId },
          holes: [{ hole: 3, result: 'strokes', strokes: 5 }],
        },
      },
    ])
  })

  test('is a result when it is made final, once', async () => {
    const { secret } = await start(['result.final'])
    const competitionId = await createTestCompetition(server, club, { name: 'June Cup' })
    for (const status of ['completed', 'final', 'final'])
      expect(
        (await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })).status,
      ).toBe(200)
    await send()
    expect(receiver.asked.map((one) => verified(one, secret, server.now()))).toMatchObject([
      {
        type: 'result.final',
        data: {
          competition: { id: competitionId, name: 'June Cup' },
          results: `/api/competitions/${competitionId}/results.json`,
        },
      },
    ])
  })

  test('is nothing that it did not choose, and nothing of another club', async () => {
    await start(['result.final'])
    await join()
    const told = club
    club = await createTestClub(server, `Elsewhere ${(count += 1)}`)
    await join()
    club = told
    await send()
    expect(receiver.asked).toEqual([])
  })

  test('names nobody whose account is deleted before it is sent', async () => {
    const { secret } = await start(['member.left'])
    const { browser, email, userId } = await join()
    expect((await browser('POST', '/api/privacy/erasure', { email, password: PASSWORD })).status).toBe(200)
    await send()
    const told = receiver.asked.map((one) => verified(one, secret, server.now()))
    expect(told).toMatchObject([{ type: 'member.left', data: { member: { id: userId } } }])
    expect(receiver.asked[0]?.body).not.toContain(`Joe${count}`)
  })

  test('is sent by one of three senders that look at once', async () => {
    await start(['member.joined'])
    await join()
    await Promise.all([send(), send(), send()])
    await send()
    expect(receiver.asked).toHaveLength(1)
  })
})

describe('when a receiver', () => {
  test.each([500, 429, 404, 302, 'hang up'] as const)(
    'answers %s, then it is asked again with the same id, later each time, until it takes it',
    async (answer) => {
      const { path, secret } = await start(['member.joined'])
      await join()
      const elsewhere = { status: 302, location: `${receiver.origin}/elsewhere` }
      receiver.answers.push(answer === 302 ? elsewhere : answer)
      await send()
      await send()
      expect(receiver.asked).toHaveLength(1)
      expect((await deliveriesOf(path))[0]).toMatchObject({
        state: 'waiting',
        attempts: 1,
        status: answer === 'hang up' ? null : answer,
      })
      expect((await hookOf())?.failingSince).not.toBeNull()
      later(1)
      await send()
      expect(receiver.asked.map(({ path: at }) => at)).not.toContain('/elsewhere')
      expect(new Set(receiver.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect(receiver.asked.every((one, i) => i === 0 || verified(one, secret, server.now()))).toBe(true)
      expect((await deliveriesOf(path))[0]).toMatchObject({ state: 'sent', attempts: 2, status: 204 })
      expect((await hookOf())?.failingSince).toBeNull()
    },
  )

  test('fails for three days, then it is switched off, its administrators are told once, and it can be switched on again', async () => {
    const { path } = await start(['member.joined'])
    await join()
    for (let day = 0; day < 4; day += 1) {
      receiver.answers.push(500)
      await send()
      later(24 * 60)
    }
    expect((await hookOf())?.isOn).toBe(false)
    const { notices } = expectBody(await club.admin('GET', '/api/notices'), listNotices.reply)
    expect(notices.filter(({ kind }) => kind === 'webhook_off')).toHaveLength(1)
    receiver.asked.length = 0
    receiver.answers.length = 0
    await join()
    await send()
    expect(receiver.asked).toEqual([])
    expect(await club.admin('POST', `${path}/test`)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await club.admin('PATCH', path, { isOn: true })).status).toBe(200)
    const [given] = await deliveriesOf(path)
    expect(given?.state).toBe('given_up')
    expect((await club.admin('POST', `${path}/deliveries/${given?.id}/again`)).status).toBe(200)
    await send()
    expect(receiver.asked).toHaveLength(1)
    expect((await deliveriesOf(path))[0]).toMatchObject({ state: 'sent' })
  })

  test('says that it is gone, then nothing more is sent', async () => {
    await start(['member.joined'])
    await join()
    receiver.answers.push(410)
    await send()
    expect((await hookOf())?.isOn).toBe(false)
  })

  test('fails, then what happens meanwhile waits with it and does not pass what is older', async () => {
    const { path } = await start(['member.joined'])
    await join()
    receiver.answers.push(500)
    await send()
    later(0.1)
    await join()
    await send()
    expect(receiver.asked).toHaveLength(1)
    later(1)
    await send()
    const ids = (await deliveriesOf(path)).map(({ id }) => id).toReversed()
    expect(receiver.asked.map(({ headers }) => headers['webhook-id'])).toEqual([ids[0], ...ids])
  })

  test('is slow and has more waiting, then others are served meanwhile, and it has a few at a time', async () => {
    const { url } = await start(['member.joined'])
    const held = new EventEmitter()
    const until = once(held, 'end').then(() => undefined)
    Object.assign(receiver.slow, { path: new URL(url).pathname, until })
    for (let i = 0; i < 6; i += 1) await join()
    const sender = newSender()
    const sending = sender.sendDue()
    await vi.waitFor(() => expect(receiver.asked).toHaveLength(1), 20_000)
    const { rowCount: untouched } = await server.database.pool.query(
      'select from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.url = $1 and d.next_try_at <= $2',
      [url, server.now()],
    )
    expect(untouched).toBe(2)
    const other = await start(['member.joined'])
    await join()
    sender.wake()
    await vi.waitFor(
      () => expect(receiver.asked.map(({ path }) => path)).toContain(new URL(other.url).pathname),
      20_000,
    )
    held.emit('end')
    await sending
    expect(receiver.asked).toHaveLength(7)
  })

  test('fails, then the others of its deliveries wait with it, and another receiver is served', async () => {
    await start(['member.joined'])
    await join()
    await join()
    const slow = club
    await start(['member.joined'])
    await join()
    receiver.answers.push(500, 500)
    const before = count
    await send()
    const paths = receiver.asked.map(({ path }) => path)
    expect(new Set(paths).size).toBe(2)
    expect(paths).toHaveLength(2)
    expect(before).toBe(count)
    later(1)
    await send()
    expect(receiver.asked).toHaveLength(5)
    club = slow
  })
})

describe('where nothing is sent to', () => {
  test.each([
    'http://hooks.example.org/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://localhost/x',
    'https://hooks.example.org:8443/x',
    'https://user@hooks.example.org/x',
    'https://intranet/x',
  ])('%s is refused', async (url) => {
    club = await createTestClub(server, `Refused ${(count += 1)}`)
    expect(await club.admin('POST', here(), { url, events: all })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'url' }] },
    })
  })

  test('when a name leads to this machine’s own network, then nothing is sent', async () => {
    const { webhook, path } = await start(['member.joined'])
    await server.database.pool.query('update webhooks set url = $1 where id = $2', [
      'https://inside.example.org/x',
      webhook.id,
    ])
    await join()
    await newSender((_name, _options, done) => done(null, [{ address: '10.0.0.7', family: 4 }])).sendDue()
    expect(receiver.asked).toEqual([])
    expect((await deliveriesOf(path))[0]).toMatchObject({ state: 'waiting', attempts: 1, status: null })
  })
})

describe('an administrator', () => {
  test('tries an address, sends again, changes what it is told, and removes it', async () => {
    const { path, secret } = await start(['result.final'])
    expect((await club.admin('POST', `${path}/test`)).status).toBe(200)
    await send()
    expect(receiver.asked.map((one) => verified(one, secret, server.now())?.type)).toEqual(['test'])
    const [tried] = await deliveriesOf(path)
    expect((await club.admin('POST', `${path}/deliveries/${tried?.id}/again`)).status).toBe(200)
    await send()
    expect(new Set(receiver.asked.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([tried?.id]))
    expect(receiver.asked).toHaveLength(2)
    expect((await club.admin('PATCH', path, { events: ['member.joined'] })).status).toBe(200)
    await join()
    await send()
    expect(receiver.asked).toHaveLength(3)
    expect((await club.admin('DELETE', path)).status).toBe(200)
    await join()
    await send()
    expect(receiver.asked).toHaveLength(3)
  })

  test('is shown the secret once, and the store has none; the same address again gets another one until it was used', async () => {
    const { url, secret } = await start(['member.joined'])
    const again = expectBody(await club.admin('POST', here(), { url, events: all }), addWebhook.reply)
    expect(again.secret).not.toBe(secret)
    expect(JSON.stringify((await club.admin('GET', here())).body)).not.toContain('whsec_')
    const { rows } = await server.database.pool.query<{ row: string }>(
      'select row_to_json(w)::text as row from webhooks w',
    )
    expect(rows.some(({ row }) => row.includes(again.secret.slice(6, 20)))).toBe(false)
    await join()
    await send()
    expect(
      verified(receiver.asked[0] ?? { path: '', headers: {}, body: '' }, again.secret, server.now())?.type,
    ).toBe('member.joined')
    expect((await club.admin('POST', here(), { url, events: all })).status).toBe(400)
  })

  test('has five addresses at most, also of eight added at once', async () => {
    club = await createTestClub(server, `Five ${(count += 1)}`)
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        club.admin('POST', here(), { url: `${receiver.origin}/many-${i}`, events: all }),
      ),
    )
    expect(added.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
  })
})

test('a club without an address of another program saves its scores with the one statement as before', async () => {
  club = await createTestClub(server, `Quiet ${(count += 1)}`)
  const { browser } = await join()
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  // At the process whose statements are counted, whoever's turn it is.
  const score = async (hole: number) => {
    const payload = { entries: [entry(server, (count += 1), hole, 4)] }
    const headers = { cookie: cookiesOf(browser) }
    const sent = { method: 'POST', url: `/api/rounds/${roundId}/scores`, headers, payload } as const
    expect((await server.app.inject(sent)).statusCode).toBe(200)
  }
  await score(1)
  const statements = vi.spyOn(server.pool, 'query')
  const connections = vi.spyOn(server.pool, 'connect')
  await score(2)
  const texts = statements.mock.calls.map(([text]: readonly unknown[]) => JSON.stringify(text))
  expect(texts.filter((text) => text.includes('hole_entries'))).toHaveLength(1)
  expect(texts.some((text) => text.includes('webhook'))).toBe(false)
  // A query takes a connection by a callback; a transaction would ask for one and keep it.
  expect(connections.mock.calls.filter((given: readonly unknown[]) => given.length === 0)).toEqual([])
  statements.mockRestore()
  connections.mockRestore()
})

test('when two processes run, then what one hears of is told once, and scores of the other as well', async () => {
  const running = await startTestServer(undefined, { WEBHOOK_TRUSTED_ORIGINS: receiver.origin })
  const second = await startSecondProcess(running, { WEBHOOK_TRUSTED_ORIGINS: receiver.origin })
  try {
    const own = await createTestClub(running)
    const url = `${receiver.origin}/two`
    const body = { url, events: ['member.joined'] }
    const { secret } = expectBody(
      await own.admin('POST', `/api/clubs/${own.clubId}/webhooks`, body),
      addWebhook.reply,
    )
    await signUpAs(running, { firstName: 'Two', clubCode: own.clubCode })
    await vi.waitFor(() => expect(receiver.asked).toHaveLength(1), 20_000)
    expect(
      verified(receiver.asked[0] ?? { path: '', headers: {}, body: '' }, secret, running.now())?.type,
    ).toBe('member.joined')
    await vi.waitFor(async () => {
      const sent = await running.database.pool.query(
        'select from webhook_deliveries where sent_at is not null',
      )
      expect(sent.rowCount).toBe(1)
    }, 20_000)
    expect(receiver.asked).toHaveLength(1)
  } finally {
    await second.close()
    await running.close()
  }
})
