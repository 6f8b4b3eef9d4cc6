import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { times } from '#test/long-form.ts'
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

/* D10: closing play and ruling on every card that is out are one step. */

let server: TestServer
let club: TestClub
/** Cards that are out when play is closed. */
const manyCards = times(5, 21)
const people: { browser: Browser; userId: string }[] = []

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  for (let i = 0; i < manyCards; i++)
    people.push(await signUpAs(server, { firstName: `Player${i}`, clubCode: club.clubCode }))
})
afterAll(() => server.close())

const path = (id: string, more = '') => `/api/competitions/${id}${more}`
const close = (id: string, more: object = {}) =>
  club.admin('PATCH', path(id, '/status'), { status: 'completed', ...more })
const cardsOut = async (id: string) =>
  expectBody(await club.admin('GET', path(id, '/cards-out')), getCardsOut.reply)
/** Without what confirms that they entered. */
const toldOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices.filter(
    ({ kind }) => kind !== 'entered',
  )

/** A competition in which so many have a card out. */
async function begin(count: number): Promise<{ id: string; out: typeof people }> {
  const id = await createTestCompetition(server, club)
  const out = people.slice(0, count)
  for (const { browser } of out) {
    await browser('POST', path(id, '/join'), {})
    const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id }))
    await browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 1, 4)] })
  }
  return { id, out }
}

async function endRounds(out: typeof people): Promise<void> {
  for (const { userId } of out)
    await server.database.pool.query(
      `update rounds set status = 'abandoned' where user_id = $1 and status = 'in_progress'`,
      [userId],
    )
}

test(
  'when play is closed with many cards out, then all are ruled on in one step with one reason, and doing it again changes nothing',
  { tags: ['smaller-here'] },
  async () => {
    const { id, out } = await begin(manyCards)
    const [wd] = out
    const cards = out.map(({ userId }) => ({
      userId,
      status: userId === wd?.userId ? 'withdrawn' : 'no_return',
    }))
    const rulings = () =>
      server.database.pool.query(
        `select card_status, card_reason, card_revision from competition_entries where competition_id = $1 order by user_id`,
        [id],
      )
    expect((await close(id, { reason: 'Stopped by darkness', cards, seen: 'active' })).body).toMatchObject({
      status: 'completed',
    })
    const once = (await rulings()).rows
    expect(once).toHaveLength(manyCards)
    expect(
      once.filter((one) => z.object({ card_status: z.string() }).parse(one).card_status === 'no_return'),
    ).toHaveLength(manyCards - 1)
    expect(new Set(once.map((one) => z.object({ card_reason: z.string() }).parse(one).card_reason))).toEqual(
      new Set(['Stopped by darkness']),
    )
    expect((await close(id, { reason: 'Stopped by darkness', cards, seen: 'active' })).status).toBe(200)
    expect((await rulings()).rows).toEqual(once)
    expect((await cardsOut(id)).out).toEqual([])
    const told = (await toldOf(wd?.browser ?? club.admin)).filter(({ competition }) => competition?.id === id)
    expect(told).toMatchObject([{ kind: 'card_ruled', cardStatus: 'withdrawn' }])
    expect((await club.admin('PATCH', path(id, '/status'), { status: 'final' })).status).toBe(200)
    await endRounds(out)
  },
)

test('when play is closed and a card stays out, then its player is told once and can still hand it in', async () => {
  const { id, out } = await begin(2)
  const [first, second] = out
  if (!first || !second) throw new Error('two players')
  await close(id, { cards: [{ userId: first.userId, status: 'no_return' }] })
  await close(id)
  const kinds = async (browser: Browser) =>
    (await toldOf(browser)).filter(({ competition }) => competition?.id === id).map(({ kind }) => kind)
  expect(await kinds(first.browser)).toEqual(['card_ruled'])
  expect(await kinds(second.browser)).toEqual(['play_closed'])
  expect((await cardsOut(id)).out.map(({ userId }) => userId)).toEqual([second.userId])
  await endRounds(out)
})

test('when one of the cards cannot be ruled on, then no card is and play is not closed', async () => {
  const { id, out } = await begin(2)
  const cards = [...out.map(({ userId }) => userId), club.adminId].map((userId) => ({
    userId,
    status: 'no_return',
  }))
  expect((await close(id, { cards })).status).toBe(404)
  expect((await cardsOut(id)).out).toHaveLength(2)
  expect((await club.admin('GET', path(id))).body).toMatchObject({ status: 'active' })
  await endRounds(out)
})

test('when two administrators take different steps, then the second is told what changed', async () => {
  const { id, out } = await begin(2)
  const [first] = out
  if (!first) throw new Error('two players')
  await close(id, { cards: [{ userId: first.userId, status: 'withdrawn' }] })
  const late = await club.admin('PATCH', path(id, '/status'), { status: 'upcoming', seen: 'active' })
  expect(late.body).toMatchObject({
    code: 'changed_meanwhile',
    details: { sent: { status: 'upcoming', seen: 'active' }, now: { status: 'completed' } },
  })
  const other = await close(id, { seen: 'active', cards: [{ userId: first.userId, status: 'no_return' }] })
  expect(other.body).toMatchObject({ code: 'changed_meanwhile', details: { now: { status: 'withdrawn' } } })
  const many = (status: string, seen: string) =>
    club.admin('PATCH', path(id, '/entries'), {
      cards: out.map(({ userId }) => ({ userId, status, seen })),
      reason: 'Late',
    })
  expect((await many('no_return', 'playing')).body).toMatchObject({
    code: 'changed_meanwhile',
    details: { now: { status: 'withdrawn' } },
  })
  await endRounds(out)
})
