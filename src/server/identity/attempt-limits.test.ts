import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createTestClub,
  PASSWORD,
  signUpByCalls,
  startTestServer,
  type Answer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  // Behind one proxy, so that a test can come from many addresses.
  server = await startTestServer(undefined, { TRUST_PROXY: '1' })
  club = await createTestClub(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
})

const from = (ip: string) => ({ 'x-forwarded-for': ip })

const signIn = (email: string, password: string, ip = '192.0.2.1') =>
  server.browser()('POST', '/api/auth/sign-in', { email, password }, from(ip))

const statuses = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

const burst = <Value>(size: number, call: (at: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: size }, (_, at) => call(at)))

/** Well-formed codes that no club of these tests has. */
const wrongCode = (at: number) =>
  `SC${String((Number(club.clubCode.slice(2)) + 1 + at) % 1_000_000).padStart(6, '0')}`

describe('a burst is looked at no more often than one by one', () => {
  test('when 14 wrong passwords for one account come at once, then ten are looked at', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Burst' })
    const answers = await burst(14, (at) => signIn(email, 'wrong', `192.0.2.${at + 1}`))
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 4])
  })

  test('when strangers go on, then the wait grows from a quarter of an hour to an hour and a day', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Slow' })
    const begun = server.now()
    const looked: number[] = []
    const waits: number[] = []
    for (const hours of [0, 0.26, 0.52, 1.01, 1.27, 1.53, 2.1, 24.5]) {
      server.setTime(new Date(begun.getTime() + hours * 3_600_000))
      looked.push(statuses(await burst(11, () => signIn(email, 'wrong')), 401))
      waits.push(Number((await signIn(email, PASSWORD)).headers['retry-after']))
    }
    expect(looked).toEqual([10, 10, 0, 10, 10, 0, 0, 10])
    const hours = waits.map((seconds) => Math.round(seconds / 360) / 10)
    expect(hours).toEqual([0.3, 0.7, 0.5, 0.3, 22.7, 22.5, 21.9, 0.3])
  })

  test('when 54 wrong passwords come from one address at once, then 50 are looked at', async () => {
    const answers = await burst(54, (at) => signIn(`nobody${at}@example.org`, 'wrong'))
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([50, 4])
  })

  test('when they come from the addresses of one IPv6 network, then these count as one', async () => {
    const answers = await burst(52, (at) => signIn(`nobody${at}@example.org`, 'wrong', `2001:db8::${at + 1}`))
    expect(statuses(answers, 401)).toBe(50)
  })

  test('when many people sign in rightly at once from one address, then all of them get in', async () => {
    const { email } = await signUpByCalls(server, { firstName: 'Right' })
    for (let i = 0; i < 12; i++) expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  test('when 8 wrong club codes are tried at once, then five are looked at, and a right one after them is not', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Guess' })
    const join = (clubCode: string) => browser('POST', '/api/auth/join-club', { clubCode })
    const answers = await burst(8, (at) => join(wrongCode(at)))
    expect([statuses(answers, 400), statuses(answers, 429)]).toEqual([5, 3])
    expect((await join(club.clubCode)).status).toBe(429)
    const [late] = answers.filter(({ status }) => status === 429)
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(800)
  })

  test('when 44 addresses for uploads are asked for at once, then 40 are given', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Upload', clubCode: club.clubCode })
    const answers = await burst(44, () => browser('POST', '/api/objects/upload'))
    expect([statuses(answers, 200), statuses(answers, 429)]).toEqual([40, 4])
  })

  test('when 14 mailed codes are guessed at once, then ten are looked at', async () => {
    const guess = (at: number) =>
      server.browser()(
        'POST',
        '/api/auth/reset-code',
        { email: 'x@example.org', code: '000000' },
        from(`192.0.2.${at + 1}`),
      )
    const answers = await burst(14, guess)
    expect([statuses(answers, 400), statuses(answers, 429)]).toEqual([10, 4])
  })
})

describe('a counter of the whole site shuts nobody out', () => {
  const forgot = (email: string, ip: string) =>
    server.browser()('POST', '/api/auth/forgot-password', { email }, from(ip))

  test('when one address asks on and on for a new password, then another address still gets one', async () => {
    // The fifty that it gets stay below the thousand of the whole site; all that it asks for would not.
    await setCounter('mail-site:all', 945)
    const answers = await burst(58, (at) => forgot(`nobody${at}@example.org`, '192.0.2.66'))
    expect(statuses(answers, 200)).toBe(50)
    expect((await forgot('somebody@example.org', '192.0.2.67')).status).toBe(200)
  })

  test('when very many are asked for from everywhere, then each address still gets three', async () => {
    await setCounter('mail-site:all', 1_000)
    const of = (ip: string) => burst(6, (at) => forgot(`busy${at}@example.org`, ip))
    for (const ip of ['192.0.2.70', '192.0.2.71']) expect(statuses(await of(ip), 200)).toBe(3)
  })

  test('when very many mailed codes are wrong everywhere, then each address still has five tries', async () => {
    await setCounter('code-site:all', 1_000)
    const answers = await burst(8, (at) =>
      server.browser()('POST', '/api/auth/reset-code', { email: `c${at}@example.org`, code: '000000' }),
    )
    expect([statuses(answers, 400), statuses(answers, 429)]).toEqual([5, 3])
  })

  test('when one source makes more wrong club codes than the hundred of an hour have left, then nobody has to wait for approval (P20)', async () => {
    const { browser } = await signUpByCalls(server, { firstName: 'Alone' })
    const begun = server.now()
    await setCounter('club-code-site:all', 90)
    for (let i = 0; i < 4; i++) {
      server.setTime(new Date(begun.getTime() + i * 2.9 * 60_000))
      await server.database.pool.query(`delete from rate_limits where key like 'club-code-a%'`)
      await burst(5, (at) => browser('POST', '/api/auth/join-club', { clubCode: wrongCode(at) }))
    }
    expect(await joinedAs('Later')).toBe('active')
  })

  test('when several sources make the last of a hundred wrong club codes in an hour, then everyone who joins waits (P20)', async () => {
    await setCounter('club-code-site:all', 85)
    for (let source = 0; source < 3; source++) {
      const { browser } = await signUpByCalls(server, { firstName: `Source${source}` })
      if (source === 2) expect(await joinedAs('Before')).toBe('active')
      await burst(5, (at) =>
        browser('POST', '/api/auth/join-club', { clubCode: wrongCode(at) }, from(`198.51.100.${source}`)),
      )
    }
    expect(await joinedAs('After')).toBe('pending')
  })
})

test('when somebody signs in with an unknown address, then the answer takes as long as for a known one', async () => {
  const { email } = await signUpByCalls(server, { firstName: 'Known' })
  const timed = async (address: string) => {
    const begun = performance.now()
    const answer = await signIn(address, 'wrong')
    expect(answer.status).toBe(401)
    return { took: performance.now() - begun, text: answer.text }
  }
  const known: number[] = []
  const unknown: number[] = []
  // The fastest of each, because what else the machine does only adds to a time. Without the work of a hash it would be a tenth.
  const ratio = () => Math.min(...unknown) / Math.min(...known)
  const isAlike = (value: number) => value > 0.6 && value < 1.7
  // On a busy machine none of ten may have been undisturbed.
  for (let i = 0; i < 10 || (i < 250 && !isAlike(ratio())); i++) {
    await server.database.pool.query('delete from rate_limits')
    const [one, other] = [await timed(email), await timed('unknown@example.org')]
    expect(one.text).toBe(other.text)
    known.push(one.took)
    unknown.push(other.took)
  }
  expect(ratio()).toBeGreaterThan(0.6)
  expect(ratio()).toBeLessThan(1.7)
}, 110_000)

async function setCounter(key: string, points: number): Promise<void> {
  await server.database.pool.query('insert into rate_limits values ($1, $2, $3)', [
    key,
    points,
    server.now().getTime() + 15 * 60_000,
  ])
}

/** With what status somebody new joins the club by its code. */
async function joinedAs(firstName: string): Promise<unknown> {
  const { browser } = await signUpByCalls(server, { firstName })
  const answer = await browser(
    'POST',
    '/api/auth/join-club',
    { clubCode: club.clubCode },
    from('203.0.113.9'),
  )
  const body = answer.body as { memberships: { status: string }[] }
  return body.memberships[0]?.status
}
