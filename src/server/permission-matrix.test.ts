import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bracket } from '#contract/matches.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/*
 * Who may make which call on whose things (P19, spec section 6). Every route the server has stands here or in
 * `withoutAudience`; a new route without a row fails. "own" is the club of player and admin; foreign people belong to
 * another club and must not even learn that a thing exists: 404.
 */

const roles = ['signed out', 'player', 'foreign player', 'admin', 'foreign admin', 'removed'] as const
type Role = (typeof roles)[number]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Row = {
  call: `${Method} /api/${string}`
  body?: (ids: Record<string, string>) => unknown
  /** Which id stands in the path where it is not the one of the parameter's name. */
  at?: Record<string, string>
  /** Status for each role, in the order of `roles`. */
  expected: [number, number, number, number, number, number]
}

/** Calls that everybody may make; their rules have tests of their own. */
const withoutAudience = [
  'POST /api/auth/preferences',
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'GET /api/auth/door',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-code',
  'POST /api/auth/reset-password',
  'GET /api/invitations/:token',
  'GET /api/login',
  'GET /api/logout',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
]

const club = (ids: Record<string, string>) => ids.clubId

const matrix: Row[] = [
  { call: 'GET /api/auth/user', expected: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/admin/permissions', expected: [401, 200, 200, 200, 200, 200] },
  {
    call: 'PUT /api/auth/club',
    body: (ids) => ({ clubId: club(ids) }),
    expected: [401, 200, 404, 200, 404, 404],
  },
  { call: 'GET /api/auth/preferences', expected: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/auth/preferences/confirm',
    body: () => ({ join: true }),
    expected: [401, 200, 200, 200, 200, 200],
  },
  { call: 'POST /api/auth/verification-code', expected: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/auth/verify-email',
    body: () => ({ code: '12' }),
    expected: [401, 400, 400, 400, 400, 400],
  },
  { call: 'POST /api/invitations/:token/accept', expected: [401, 404, 404, 404, 404, 404] },
  {
    call: 'POST /api/clubs/invite-member',
    body: (ids) => ({ email: 'new@example.org', handicap: 12.4, clubId: club(ids) }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'GET /api/clubs/:clubId/invitations', expected: [401, 403, 404, 200, 404, 404] },
  {
    call: 'POST /api/clubs/:clubId/invitations/:invitationId/resend',
    body: () => ({ after: 1 }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'DELETE /api/clubs/:clubId/invitations/:invitationId',
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'POST /api/clubs',
    body: () => ({ name: 'x'.repeat(121) }),
    expected: [401, 400, 400, 400, 400, 400],
  },
  { call: 'GET /api/clubs/:clubId', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'PATCH /api/clubs/:clubId',
    body: () => ({ currency: 'EUR' }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'GET /api/clubs/:clubId/courses', expected: [401, 200, 404, 200, 404, 404] },
  { call: 'GET /api/clubs/:clubId/competitions', expected: [401, 200, 404, 200, 404, 404] },
  { call: 'GET /api/clubs/:clubId/members', expected: [401, 403, 404, 200, 404, 404] },
  { call: 'DELETE /api/clubs/:clubId/members/:memberId', expected: [401, 403, 404, 200, 404, 404] },
  { call: 'POST /api/clubs/:clubId/code', expected: [401, 403, 404, 200, 404, 404] },
  { call: 'POST /api/clubs/:clubId/members/:memberId/approve', expected: [401, 403, 404, 404, 404, 404] },
  {
    call: 'PATCH /api/clubs/:clubId/members/:memberId',
    body: () => ({ role: 'player' }),
    expected: [401, 403, 404, 404, 404, 404],
  },
  {
    call: 'PATCH /api/members/:memberId/handicap',
    body: () => ({ handicap: '9.9' }),
    expected: [401, 403, 403, 404, 404, 403],
  },
  { call: 'GET /api/handicap-record', expected: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/members/:memberId/handicap-record', expected: [401, 403, 403, 404, 404, 403] },
  {
    call: 'POST /api/courses',
    body: (ids) => ({ name: 'New', clubId: club(ids) }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'GET /api/courses/:courseId', expected: [401, 200, 404, 200, 404, 404] },
  { call: 'GET /api/courses/:courseId/holes', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'PATCH /api/courses/:courseId',
    body: () => ({ slope: 120 }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'PATCH /api/holes/:holeId', body: () => ({ par: 4 }), expected: [401, 403, 404, 200, 404, 404] },
  { call: 'GET /api/competitions', expected: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/competitions/active', expected: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/competitions',
    body: (ids) => ({
      name: 'New',
      clubId: club(ids),
      startDate: '2026-06-06T08:00:00Z',
      endDate: '2026-06-07T08:00:00Z',
      competitionType: 'stableford',
    }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'GET /api/competitions/:competitionId', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'POST /api/competitions/:competitionId/join',
    body: () => ({}),
    expected: [401, 200, 404, 403, 404, 404],
  },
  {
    call: 'PATCH /api/competitions/:competitionId/status',
    body: () => ({ status: 'active' }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'GET /api/competitions/:competitionId/leaderboard', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'GET /api/competitions/:competitionId/leaderboard/:userId',
    at: { competitionId: 'teamCompetitionId' },
    expected: [401, 200, 404, 200, 404, 404],
  },
  { call: 'GET /api/competitions/:competitionId/bracket', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'POST /api/competitions/:competitionId/bracket',
    body: () => ({ seeding: 'handicap' }),
    // The administrator's refusal is that this one is no match play.
    expected: [401, 403, 404, 409, 404, 404],
  },
  { call: 'GET /api/competitions/:competitionId/matches', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'PATCH /api/matches/:matchId',
    body: (ids) => ({ winnerId: ids.winnerId, result: '3&2' }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'DELETE /api/matches/:matchId/result', expected: [401, 403, 404, 200, 404, 404] },
  { call: 'GET /api/competitions/:competitionId/entries', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'PATCH /api/competitions/:competitionId/entries/:userId',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({ status: 'no_return' }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'GET /api/competitions/:competitionId/teams',
    at: { competitionId: 'teamCompetitionId' },
    expected: [401, 200, 404, 200, 404, 404],
  },
  { call: 'POST /api/teams/:teamId/join', body: () => ({}), expected: [401, 200, 404, 403, 404, 404] },
  { call: 'DELETE /api/teams/:teamId/members/:userId', expected: [401, 200, 404, 200, 404, 404] },
  {
    call: 'POST /api/competitions/:competitionId/teams',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({ name: 'Birdies', memberIds: [] }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'POST /api/competitions/:competitionId/teams/draw',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({}),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'GET /api/rounds', expected: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/rounds/active', expected: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/rounds',
    body: (ids) => ({ courseId: ids.courseId }),
    expected: [401, 200, 404, 403, 404, 404],
  },
  { call: 'GET /api/rounds/:roundId', expected: [401, 404, 404, 200, 404, 404] },
  {
    call: 'POST /api/rounds/:roundId/scores',
    body: () => ({ entries: [entry(server, 1, 1, 4)] }),
    expected: [401, 404, 404, 404, 404, 404],
  },
  { call: 'POST /api/rounds/:roundId/abandon', expected: [401, 404, 404, 404, 404, 404] },
  {
    call: 'PATCH /api/rounds/:roundId',
    body: () => ({ partnerName: 'P', partnerSignature: 'P' }),
    expected: [401, 404, 404, 404, 404, 404],
  },
]

/** The stream answers for ever once it opens, so only its refusals are tried here (leaderboard.routes.test.ts opens it). */
const streams = ['GET /api/competitions/:competitionId/leaderboard/stream']

let server: TestServer
let browsers: Record<Role, Browser>
let ids: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  const own = await createTestClub(server)
  const foreign = await createTestClub(server, 'Elsewhere')
  const [player, owner, third, removed, stranger] = await Promise.all([
    signUpAs(server, { firstName: 'Player', clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Owner', clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Third', clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Removed', clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Stranger', clubCode: foreign.clubCode }),
  ])
  const competitionId = await createTestCompetition(server, own)
  const teamCompetitionId = await createTestCompetition(server, own, { competitionType: 'team_stableford' })
  for (const one of [player, owner])
    await one.browser('POST', `/api/competitions/${teamCompetitionId}/join`, {})
  const teamId = idOf(
    await own.admin('POST', `/api/competitions/${teamCompetitionId}/teams`, {
      name: 'Eagles',
      memberIds: [owner.userId],
    }),
  )
  const invitation = { email: 'invited@example.org', handicap: 20, clubId: own.clubId }
  const invitationId = idOf(await own.admin('POST', '/api/clubs/invite-member', invitation))
  const roundId = idOf(await owner.browser('POST', '/api/rounds', { courseId: own.courseId }))
  const matchId = await drawMatch(own, [owner.browser, third.browser])
  await own.admin('DELETE', `/api/clubs/${own.clubId}/members/${removed.userId}`)
  browsers = {
    'signed out': server.browser(),
    player: player.browser,
    'foreign player': stranger.browser,
    admin: own.admin,
    'foreign admin': foreign.admin,
    removed: removed.browser,
  }
  await vi.waitFor(async () => {
    if ((await removed.browser('GET', `/api/clubs/${own.clubId}`)).status !== 404)
      throw new Error('not removed yet')
  })
  ids = {
    clubId: own.clubId,
    courseId: own.courseId,
    holeId: own.holeIds[0] ?? '',
    competitionId,
    roundId,
    matchId,
    invitationId,
    winnerId: owner.userId,
    memberId: removed.userId,
    teamCompetitionId,
    teamId,
    userId: player.userId,
  }
})
afterAll(() => server.close())

/** A match of two who are none of the roles. */
async function drawMatch(own: TestClub, players: Browser[]): Promise<string> {
  const id = await createTestCompetition(server, own, { competitionType: 'matchplay' })
  for (const browser of players) await browser('POST', `/api/competitions/${id}/join`, {})
  const drawn = await own.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap' })
  const matchId = expectBody(drawn, bracket).matches[0]?.id
  if (matchId === undefined) throw new Error('no match')
  return matchId
}

const fill = (path: string, values: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => values[name] ?? 'none')

const placed = (at: Record<string, string> = {}) => ({
  ...ids,
  ...Object.fromEntries(Object.entries(at).map(([name, other]) => [name, ids[other] ?? 'none'])),
})

describe.each(matrix)('$call', ({ call, body, at, expected }) => {
  const [method, path] = call.split(' ') as [Method, string]

  test.each(roles.map((role, i) => [role, expected[i]] as const))('as %s: %i', async (role, status) => {
    const answer = await browsers[role](method, fill(path, placed(at)), body?.(ids))
    expect([answer.status, status === 200 ? '' : answer.text]).toMatchObject([status, expect.any(String)])
  })
})

test.each(matrix.filter((row) => row.call.includes(':')))(
  '$call: a thing that is not there is 404 to whoever may ask',
  async ({ call, body }) => {
    const [method, path] = call.split(' ') as [Method, string]
    const missing = Object.fromEntries(Object.keys(ids).map((name) => [name, 'xyz_missing']))
    expect((await browsers.admin(method, fill(path, missing), body?.(ids))).status).toBe(404)
  },
)

test.each(streams)('%s refuses whom it should', async (call) => {
  const path = fill(call.split(' ')[1] ?? '', ids)
  expect((await browsers['signed out']('GET', path)).status).toBe(401)
  for (const role of ['foreign player', 'foreign admin', 'removed'] as const)
    expect((await browsers[role]('GET', path)).status).toBe(404)
})

test('every route of the server has a row, and every row a route', () => {
  const rows = [...matrix.map((row) => row.call), ...withoutAudience, ...streams]
  expect(new Set(registeredRoutes(server))).toEqual(new Set(rows))
})

test('the OpenAPI document lists the same calls', async () => {
  const answer = await server.browser()('GET', '/api/openapi.json')
  const document = answer.body as { openapi: string; paths: Record<string, Record<string, unknown>> }
  expect(document.openapi).toBe('3.1.0')
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const hidden = ['GET /api/login', 'GET /api/logout', 'GET /api/openapi.json', 'GET /healthz', 'GET /readyz']
  expect(new Set([...documented, ...hidden])).toEqual(new Set(registeredRoutes(server)))
})

/** Read from the router itself; the API document's own pages and the web app's files are left out. */
function registeredRoutes({ app }: TestServer): string[] {
  const routes: string[] = []
  const stack: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)(?:├── |└── )(\S+)(?: \((.+)\))?/.exec(line)
    if (!match) continue
    const depth = (match[1] ?? '').length / 4
    stack.length = depth
    stack[depth] = match[2] ?? ''
    const path = stack.join('').replace(/\/$/, '')
    for (const method of (match[3] ?? '').split(', ').filter(Boolean))
      if (
        method !== 'HEAD' &&
        method !== 'OPTIONS' &&
        !path.startsWith('/api/docs') &&
        /^\/(api\/|healthz|readyz)/.test(path)
      )
        routes.push(`${method} ${path}`)
  }
  return routes
}
