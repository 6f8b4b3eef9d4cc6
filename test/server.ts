import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { inject } from 'vitest'
import { z } from 'zod'
import { course as wholeCourse } from '#contract/course/courses.ts'
import { buildApp } from '#server/app/app.ts'
import { readConfig, type Config } from '#server/platform/config.ts'
import { connect } from '#server/platform/db/client.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Machine } from '#server/platform/http/machine-addresses.ts'
import { CHANGE_CHANNEL } from '#server/platform/live/change-feed.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { putPerson } from './put-person.ts'
import { recordStatements, type RunStatement } from './statements.ts'
import {
  hearingOf,
  onlyWhole,
  TEST_CONNECTIONS,
  testMachine,
  TURN,
} from './two-processes/application-parts.ts'
import { openPair, type Send } from './two-processes/open-pair.ts'
import { refuseWholeTableReads } from './whole-table-reads.ts'

/** What a call answered; `body` is parsed JSON when it was JSON. */
export type Answer = { status: number; body: unknown; text: string; headers: Record<string, unknown> }

/** One browser: it keeps its cookies. */
export type Browser = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

export type TestServer = {
  app: FastifyInstance
  database: TestDatabase
  /** The product's own connections; those of `database` are the test's. */
  pool: Pool
  config: Config
  machine: Machine
  browser: () => Browser
  dataDir: string
  /** All that went through `pool` so far, each text once. */
  statements: ReadonlyMap<string, RunStatement>
  /** Moves the server's clock. */
  setTime: (time: Date) => void
  now: () => Date
  /**
   * Waits until this application has heard of all that was committed before: a board first read after that keeps its version
   * until something changes.
   */
  hearAll: () => Promise<void>
  close: () => Promise<void>
}

/** Requests go to two processes in turn (vitest.config.ts), but for tests that call one by itself. */
export const isOnTwoProcesses = process.env.TWO_PROCESSES === 'on'

/** The real application on a database of its own, called without a socket. */
export async function startTestServer(
  start = new Date('2026-06-06T09:00:00Z'),
  env: Record<string, string> = {},
  more: Partial<
    Pick<Deps, 'machine' | 'overload' | 'scanProcess' | 'wait' | 'logTo' | 'sendsMail' | 'inTerminal'>
  > & {
    /** Another way to the same store than straight to it; the test closes it. */
    connectThrough?: (storeUrl: string) => Promise<Pick<Deps, 'db' | 'pool'>>
  } = {},
): Promise<TestServer> {
  const database = await createTestDatabase()
  const clock = { now: start }
  const dataDir = mkdtempSync(join(tmpdir(), 'scoreclub-data-'))
  const environment = {
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    // As one of several processes, so that changes take the long way.
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    ...env,
  }
  const config = readConfig(environment)
  const { connectThrough, ...parts } = more
  const { db, pool } = connectThrough
    ? await connectThrough(database.url)
    : connect(database.url, { statementMs: 60_000, connections: TEST_CONNECTIONS })
  const statements = recordStatements(pool)
  const heard = hearingOf(pool)
  const app = await buildApp({
    config,
    db,
    pool,
    now: () => clock.now,
    wait: (ms: number) => delay(ms),
    machine: testMachine,
    overload: onlyWhole,
    ...parts,
  })
  await app.ready()
  const notify = (channel: string, payload: string) =>
    pool.query('select pg_notify($1, $2)', [channel, payload])
  // What a test puts in the place of a part stays in its own process.
  const pair =
    isOnTwoProcesses && Object.keys(more).length === 0
      ? await openPair({ app, heard, notify }, { env: environment, now: () => clock.now })
      : undefined
  return {
    app,
    database,
    pool,
    config,
    machine: parts.machine ?? testMachine,
    browser: () => browserFor(pair?.send ?? ((request) => app.inject(request))),
    dataDir: config.dataDir,
    statements,
    setTime: (time) => {
      clock.now = time
    },
    now: () => clock.now,
    hearAll: async () => {
      const payload = `${TURN}${randomUUID()}`
      const all = heard(payload)
      await notify(CHANGE_CHANNEL, payload)
      await all
    },
    close: async () => {
      await pair?.close()
      await app.close()
      if (!connectThrough) await pool.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
      await refuseWholeTableReads(inject('database').large, statements.values())
    },
  }
}

/**
 * Sets the server's clock for people who went on using the app until then: their sessions, which end after weeks without
 * use, are as if they had just signed in.
 */
export async function setTimeSignedIn(server: TestServer, time: Date): Promise<void> {
  server.setTime(time)
  await server.database.pool.query(
    `update sessions set created_at = $1::timestamptz, updated_at = $1::timestamptz, expires_at = $1::timestamptz + interval '30 days'`,
    [time],
  )
}

const jars = new WeakMap<Browser, Map<string, string>>()

/** The Cookie header that the browser sends now. */
export function cookiesOf(browser: Browser): string {
  return [...(jars.get(browser) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Another process of the same installation: its own connections, the same store, secret and clock. */
export async function startSecondProcess(
  server: TestServer,
  env: Record<string, string> = {},
): Promise<Pick<TestServer, 'app' | 'close'>> {
  const { db, pool } = connect(server.database.url, { connections: TEST_CONNECTIONS })
  const config = readConfig({
    DATA_DIR: server.dataDir,
    NODE_ENV: 'test',
    DATABASE_URL: server.database.url,
    LOG_LEVEL: 'error',
    ...env,
  })
  const app = await buildApp({
    config,
    db,
    pool,
    now: server.now,
    wait: (ms: number) => delay(ms),
    machine: testMachine,
    overload: onlyWhole,
  })
  await app.ready()
  return {
    app,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}

function browserFor(send: Send): Browser {
  const jar = new Map<string, string>()
  const browser: Browser = async (method, path, body, headers = {}) => {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    const response = await send({
      method,
      url: path,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: cookiesOf(browser),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isRaw ? body : JSON.stringify(body) }),
    })
    for (const { name, value } of response.cookies) jar.set(name, encodeURIComponent(value))
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? (JSON.parse(response.body) as unknown) : response.body,
      text: response.body,
      headers: response.headers,
    }
  }
  jars.set(browser, jar)
  return browser
}

const Identified = z.looseObject({ id: z.string() })

/** The answer's body read with a schema; fails with the whole answer when the call did not succeed. */
export function expectBody<S extends z.core.$ZodType>(answer: Answer, schema: S): z.core.output<S> {
  if (answer.status !== 200) throw new Error(`Expected 200, got ${answer.status}: ${answer.text}`)
  return z.core.parse(schema, answer.body)
}

export function idOf(answer: Answer): string {
  return expectBody(answer, Identified).id
}

export const PASSWORD = 'correct horse battery'

type SignedUp = { browser: Browser; userId: string; email: string }
type Visitor = { firstName: string; lastName?: string; clubCode?: string }

/** Somebody who has just signed up; with a club code, a player of that club. */
export async function signUpAs(server: TestServer, visitor: Visitor): Promise<SignedUp> {
  const { firstName, lastName = 'Tester', ...rest } = visitor
  const email = emailOf(visitor)
  const place = { ...server, db: server.database.db }
  const put = await putPerson(place, { firstName, lastName, email, password: PASSWORD, ...rest })
  if (!put) return signUpByCalls(server, visitor)
  const browser = server.browser()
  for (const [name, value] of put.cookies) jars.get(browser)?.set(name, value)
  return { browser, userId: put.userId, email }
}

/** The same as visitors do it, for tests of what signing up does. */
export async function signUpByCalls(server: TestServer, visitor: Visitor): Promise<SignedUp> {
  const { firstName, lastName = 'Tester', clubCode } = visitor
  const browser = server.browser()
  const email = emailOf(visitor)
  const preference = clubCode === undefined ? { userType: 'club_admin' } : { userType: 'player', clubCode }
  const saved = await browser('POST', '/api/auth/preferences', preference)
  if (saved.status !== 200) throw new Error(saved.text)
  const body = { firstName, lastName, email, password: PASSWORD }
  return { browser, userId: idOf(await browser('POST', '/api/auth/sign-up', body)), email }
}

const emailOf = ({ firstName, lastName = 'Tester' }: Visitor) =>
  `${firstName}.${lastName}@example.org`.toLowerCase()

export type TestClub = {
  admin: Browser
  adminId: string
  clubId: string
  clubCode: string
  courseId: string
  holeIds: string[]
  teeIds: string[]
}

const Club = z.looseObject({ id: z.string(), clubCode: z.string() })
const Course = z.looseObject({ id: z.string(), holes: z.array(Identified), tees: z.array(Identified) })

/** A club with its administrator and one generated 18-hole course: par 72, stroke index equal to the hole's number. */
export async function createTestClub(server: TestServer, name = 'Oak Hill'): Promise<TestClub> {
  const { browser: admin, userId: adminId } = await signUpAs(server, {
    firstName: 'Ada',
    lastName: name.replaceAll(/\W/g, ''),
  })
  const club = expectBody(await admin('POST', '/api/clubs', { name, timeZone: 'Europe/London' }), Club)
  const created = await admin('POST', '/api/courses', { name: `${name} Old`, clubId: club.id, holeCount: 18 })
  const course = expectBody(created, Course)
  return {
    admin,
    adminId,
    clubId: club.id,
    clubCode: club.clubCode,
    courseId: course.id,
    holeIds: course.holes.map((hole) => hole.id),
    teeIds: course.tees.map((tee) => tee.id),
  }
}

/**
 * Rates every tee of a course for men and women, as cards need that go on the handicap record. As it is left, a Course Handicap
 * is the index itself.
 */
export async function rateTees(
  club: Pick<TestClub, 'admin' | 'courseId'>,
  {
    courseId = club.courseId,
    rating,
    slope = 113,
  }: { courseId?: string; rating?: string; slope?: number } = {},
): Promise<void> {
  const path = `/api/courses/${courseId}`
  const { par, tees } = expectBody(await club.admin('GET', path), wholeCourse)
  const own = { rating: rating ?? `${par}.0`, slope, par }
  const ratings = [
    { gender: 'men', ...own },
    { gender: 'women', ...own },
  ]
  const rated = tees.map(({ id, name, color }) => ({ id, name, color, ratings }))
  const { status, text } = await club.admin('PUT', `${path}/tees`, { tees: rated })
  if (status !== 200) throw new Error(`The tees were not rated: ${text}`)
}

/** A competition that is being played at the server's time. */
export async function createTestCompetition(
  server: TestServer,
  club: TestClub,
  more: Record<string, unknown> = {},
): Promise<string> {
  const now = server.now().getTime()
  return idOf(
    await club.admin('POST', '/api/competitions', {
      name: 'June Stableford',
      clubId: club.clubId,
      courseId: club.courseId,
      startDate: new Date(now - 3_600_000).toISOString(),
      endDate: new Date(now + 8 * 3_600_000).toISOString(),
      competitionType: 'stableford',
      ...more,
    }),
  )
}

/** An entry as a phone sends it; `tap` makes its id rise. */
export function entry(server: TestServer, tap: number, holeNumber: number, grossScore: number | 'picked_up') {
  const isPickUp = grossScore === 'picked_up'
  return {
    id: `ent_${tap.toString(36).padStart(9, '0')}abcdefgh12345678`,
    holeNumber,
    result: isPickUp ? 'picked_up' : 'strokes',
    ...(isPickUp ? {} : { grossScore }),
    at: new Date(server.now().getTime() - 60_000 + tap).toISOString(),
  }
}

const Upload = z.object({ uploadURL: z.string() })
const Stored = z.object({ objectPath: z.string() })

/** Uploads a picture, a small grey one where none is given, as the product does it. */
export async function uploadTestPhoto(browser: Browser, bytes?: Buffer): Promise<{ objectPath: string }> {
  const grey = { width: 40, height: 30, channels: 3, background: 'grey' } as const
  const picture = bytes ?? (await sharp({ create: grey }).jpeg().toBuffer())
  const { uploadURL } = expectBody(await browser('POST', '/api/objects/upload'), Upload)
  const put = await browser('PUT', new URL(uploadURL).pathname, picture, { 'content-type': 'image/jpeg' })
  if (put.status !== 200) throw new Error(put.text)
  return expectBody(await browser('PUT', '/api/scorecard-photos', { photoURL: uploadURL }), Stored)
}
