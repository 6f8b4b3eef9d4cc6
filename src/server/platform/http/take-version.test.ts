import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getClub } from '#contract/club/clubs.ts'
import { getCompetition } from '#contract/competition/competitions.ts'
import { getCourse } from '#contract/course/courses.ts'
import { listMembers } from '#contract/club/members.ts'
import { times } from '#test/long-form.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* P16: of two administrators who edit the same thing, the second is told, with what they sent and what is there now. */

const PAIRS = times(40, 1000)

let server: TestServer
let club: TestClub
let other: Browser
let playerId: string
let competitionId: string

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const second = await signUpAs(server, { firstName: 'Bea', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/clubs/${club.clubId}/members/${second.userId}`, { role: 'club_admin' })
  other = second.browser
  playerId = (await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })).userId
  competitionId = await createTestCompetition(server, club)
})
afterAll(() => server.close())

type Edited = {
  what: string
  /** The change that an administrator of this number sends, and where. */
  method: 'PATCH' | 'PUT'
  path: () => string
  change: (n: number) => Record<string, unknown>
  /** A value that no change sets, where changes have few to choose from. */
  neutral?: Record<string, unknown>
  /** The version now, and the value that a change sets. */
  read: () => Promise<{ version: number | undefined; value: unknown }>
}

const readCourse = async () => {
  const course = expectBody(await club.admin('GET', `/api/courses/${club.courseId}`), getCourse.reply)
  return { version: course.version, course }
}
const readMember = async () => {
  const members = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), listMembers.reply)
  const member = members.find(({ id }) => id === playerId)
  if (!member) throw new Error('no such member')
  return member
}

const edited: Edited[] = [
  {
    what: 'a club',
    method: 'PATCH',
    path: () => `/api/clubs/${club.clubId}`,
    change: (n) => ({ name: `Club ${n}` }),
    read: async () => {
      const { version, name } = expectBody(
        await club.admin('GET', `/api/clubs/${club.clubId}`),
        getClub.reply,
      )
      return { version, value: { name } }
    },
  },
  {
    what: 'a competition',
    method: 'PATCH',
    path: () => `/api/competitions/${competitionId}`,
    change: (n) => ({ name: `Medal ${n}` }),
    read: async () => {
      const answer = await club.admin('GET', `/api/competitions/${competitionId}`)
      const { version, name } = expectBody(answer, getCompetition.reply)
      return { version, value: { name } }
    },
  },
  {
    what: 'a course',
    method: 'PATCH',
    path: () => `/api/courses/${club.courseId}`,
    change: (n) => ({ description: `Heath ${n}` }),
    read: async () => {
      const { version, course } = await readCourse()
      return { version, value: { description: course.description } }
    },
  },
  {
    what: 'the holes of a course',
    method: 'PUT',
    path: () => `/api/courses/${club.courseId}/holes`,
    change: (n) => ({ holes: [{ holeNumber: 1, description: `Bunker ${n}` }] }),
    read: async () => {
      const { version, course } = await readCourse()
      const [first] = course.holes
      return { version, value: { holes: [{ holeNumber: 1, description: first?.description }] } }
    },
  },
  {
    what: 'one hole',
    method: 'PATCH',
    path: () => `/api/holes/${club.holeIds[1] ?? ''}`,
    change: (n) => ({ description: `Ditch ${n}` }),
    read: async () => {
      const { version, course } = await readCourse()
      return { version, value: { description: course.holes[1]?.description } }
    },
  },
  {
    what: 'the tees of a course',
    method: 'PUT',
    path: () => `/api/courses/${club.courseId}/tees`,
    change: (n) => ({ tees: [{ name: 'Only', color: `#${String(n).padStart(6, '0')}`, ratings: [] }] }),
    read: async () => {
      const { version, course } = await readCourse()
      return {
        version,
        value: { tees: course.tees.map(({ name, color, ratings }) => ({ name, color, ratings })) },
      }
    },
  },
  {
    what: 'a member’s handicap',
    method: 'PATCH',
    path: () => `/api/members/${playerId}/handicap`,
    change: (n) => ({ handicap: ((n % 500) / 10 + 1).toFixed(1) }),
    read: async () => {
      const { version, handicap } = await readMember()
      return { version, value: { handicap } }
    },
  },
  {
    what: 'which ratings serve a member',
    method: 'PATCH',
    path: () => `/api/members/${playerId}/gender`,
    change: (n) => ({ gender: n % 2 === 0 ? 'men' : 'women' }),
    neutral: { gender: null },
    read: async () => {
      const { version, gender } = await readMember()
      return { version, value: { gender } }
    },
  },
]

const conflict = z.object({
  code: z.literal('changed_meanwhile'),
  details: z.object({ sent: z.looseObject({}), now: z.looseObject({ version: z.number() }) }),
})

const send = (by: Browser, { method, path, change }: Edited, n: number, version?: number): Promise<Answer> =>
  by(method, path(), { ...change(n), ...(version === undefined ? {} : { version }) })

async function readAnew(one: Edited) {
  if (one.neutral) await club.admin(one.method, one.path(), one.neutral)
  return one.read()
}

/** Two administrators who have seen the same, at once or in either order. */
async function editBoth(one: Edited, pair: number, version: number): Promise<[Answer, Answer]> {
  const a = () => send(club.admin, one, pair * 2, version)
  const b = () => send(other, one, pair * 2 + 1, version)
  if (pair % 4 === 0) return [await a(), await b()]
  if (pair % 4 === 1) {
    const second = await b()
    return [await a(), second]
  }
  return Promise.all([a(), b()])
}

describe.each(edited)('two administrators and $what', (one) => {
  const pairs = PAIRS / edited.length

  test(
    `when each sends a change made from the same state ${pairs} times, then none is overwritten in silence`,
    { tags: ['smaller-here'] },
    async () => {
      let overwritten = 0
      for (let pair = 0; pair < pairs; pair++) {
        const { version } = await readAnew(one)
        if (version === undefined) throw new Error('no version')
        const answers = await editBoth(one, pair, version)
        const won = answers.findIndex(({ status }) => status === 200)
        const lost = answers[1 - won]
        if (won < 0 || lost?.status !== 409) {
          overwritten += 1
          continue
        }
        const { details } = conflict.parse(lost.body)
        expect(details.sent).toMatchObject(one.change(pair * 2 + 1 - won))
        const after = await one.read()
        expect(after.value).toEqual(one.change(pair * 2 + won))
        expect(details.now).toMatchObject({ version: after.version })
      }
      expect(overwritten).toBe(0)
    },
  )

  test('when the second has looked again, then their change is made', async () => {
    const { version } = await readAnew(one)
    expect((await send(club.admin, one, 70, version)).status).toBe(200)
    const refused = conflict.parse((await send(other, one, 71, version)).body)
    expect((await send(other, one, 71, refused.details.now.version)).status).toBe(200)
    expect((await one.read()).value).toEqual(one.change(71))
  })

  test('when a change comes again because its answer was lost, then it is the same', async () => {
    const { version } = await one.read()
    for (let i = 0; i < 2; i++) expect((await send(club.admin, one, 75, version)).status).toBe(200)
    const after = await one.read()
    expect(after.value).toEqual(one.change(75))
    expect((await send(club.admin, one, 75, after.version)).status).toBe(200)
  })

  test('when a client names no version, as one of the specification does, then its change is made', async () => {
    expect((await send(club.admin, one, 80)).status).toBe(200)
    expect((await send(other, one, 81)).status).toBe(200)
    expect((await one.read()).value).toEqual(one.change(81))
  })
})

test('when a refused change is looked at, then nothing of it was written', async () => {
  const { version } = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}`), getClub.reply)
  await club.admin('PATCH', `/api/clubs/${club.clubId}`, { currency: 'EUR' })
  const late = { name: 'Late', requiresApproval: true, version }
  const answer = await other('PATCH', `/api/clubs/${club.clubId}`, late)
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { code: 'changed_meanwhile', details: { sent: late, now: { currency: 'EUR', requiresApproval: false } } },
  ])
  expect(expectBody(await club.admin('GET', `/api/clubs/${club.clubId}`), getClub.reply)).toMatchObject({
    currency: 'EUR',
    requiresApproval: false,
  })
})

test.each([
  ['competitions', () => competitionId, { entryFee: '12.50' }],
  ['courses', () => club.courseId, { rating: '71.4' }],
] as const)(
  'when a number is parsed, then a refusal of %s shows it as it was sent',
  async (path, id, change) => {
    const late = await other('PATCH', `/api/${path}/${id()}`, { ...change, version: 1 })
    expect(conflict.parse(late.body).details.sent).toMatchObject(change)
  },
)

test('when a card moves a handicap meanwhile, then the administrator who sets it is told', async () => {
  const { version } = await readMember()
  await server.database.pool.query(
    'update users set handicap_index = 99, version = version + 1 where id = $1',
    [playerId],
  )
  const late = await club.admin('PATCH', `/api/members/${playerId}/handicap`, { handicap: '3.0', version })
  expect(conflict.parse(late.body).details.now).toMatchObject({ handicap: '9.9' })
})
