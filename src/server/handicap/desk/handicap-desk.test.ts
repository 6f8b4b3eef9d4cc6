import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHandicapDesk } from '#contract/handicap/handicap-desk.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import {
  createTestClub,
  expectBody,
  idOf,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { insertHandicapScore } from '../change-record.store.ts'

let server: TestServer
let club: TestClub
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const readDesk = async () =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/handicap-desk`), getHandicapDesk.reply)

const joined = (firstName: string) => signUpAs(server, { firstName, clubCode: club.clubCode })

test('when a reduction is undone, then it is in force until it is taken back, also of a card that was corrected since', async () => {
  const { userId, browser } = await joined('Ann')
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  const row = (id: string, replacesId: string | null) =>
    insertHandicapScore(server.database.db, {
      id,
      replacesId,
      userId,
      clubId: club.clubId,
      roundId,
      day: 20_000,
      createdAt: server.now(),
      courseName: 'Old',
      courseRating: 720,
      slope: 113,
      par: 72,
      pcc: 0,
      acceptedAs: 'eighteen',
      adjustedGross: 82,
      adjustedHoles: [],
      differential: { numerator: 100, denominator: 10 },
      indexWhenPlayed: 300,
      exceptionalAdjustment: -20,
      cap: 'none',
    })
  await row('scr_first', null)
  const rule = (scoreId: string, isOn: boolean) =>
    club.admin('POST', `/api/members/${userId}/handicap-record/scores/${scoreId}/ruling`, {
      ruling: 'exceptional_undone',
      isOn,
      reason: 'A scramble',
    })
  expect((await rule('scr_first', true)).status).toBe(200)
  expect((await readDesk()).inForce).toMatchObject([
    {
      userId,
      playerName: 'Ann Tester',
      kind: 'exceptional_undone',
      courseName: 'Old',
      day: '2024-10-04',
      authorName: 'Ada OakHill',
    },
  ])
  await row('scr_second', 'scr_first')
  expect((await rule('scr_second', false)).status).toBe(200)
  expect((await readDesk()).inForce).toEqual([])
})

test('when a card is open for more than a day, then it is waited for', async () => {
  const { userId, browser } = await joined('Bob')
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  expect((await readDesk()).notReturned.map((card) => card.roundId)).not.toContain(roundId)
  await setTimeSignedIn(server, new Date(server.now().getTime() + 25 * 60 * 60 * 1000))
  expect((await readDesk()).notReturned).toContainEqual(
    expect.objectContaining({ roundId, userId, playerName: 'Bob Tester' }),
  )
})

const inDays = (days: number) =>
  new Date(server.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** A member with an index, and the handicap committee's entries on their record. */
async function decidedOn(firstName: string) {
  const { userId } = await joined(firstName)
  const setIndex = async (handicap: string) => {
    expect((await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap })).status).toBe(200)
  }
  await setIndex('12.0')
  /** The id of the entry. */
  const decide = async (body: { kind: string } & Record<string, unknown>) => {
    const path = `/api/members/${userId}/handicap-record/decisions`
    const answer = await club.admin('POST', path, { reason: 'Under review', ...body })
    const { events } = expectBody(answer, handicapRecord)
    return events.find(({ decision }) => decision?.kind === body.kind && !decision.isTakenBack)?.id
  }
  const takeBack = (takesBack: string | undefined) => decide({ kind: 'take_back', takesBack })
  const listed = async () => (await readDesk()).indexes.filter((one) => one.userId === userId)
  const heldOnRecord = async () => {
    const answer = await club.admin('GET', `/api/members/${userId}/handicap-record`)
    return expectBody(answer, handicapRecord).hold
  }
  return { userId, setIndex, decide, takeBack, listed, heldOnRecord }
}

test('when an index is frozen, then it is in force until the freeze is lifted or taken back, and what is set is frozen', async () => {
  const { userId, decide, setIndex, takeBack, listed } = await decidedOn('Cy')
  const frozen = await decide({ kind: 'freeze' })
  expect(await listed()).toEqual([
    {
      id: frozen,
      userId,
      playerName: 'Cy Tester',
      kind: 'freeze',
      index: '12.0',
      from: inDays(0),
      until: null,
      authorName: 'Ada OakHill',
      at: server.now().toISOString(),
    },
  ])
  await setIndex('10.4')
  expect(await listed()).toMatchObject([{ kind: 'freeze', index: '10.4' }])
  const lifted = await decide({ kind: 'lift_freeze' })
  expect(await listed()).toEqual([])
  await takeBack(lifted)
  expect(await listed()).toHaveLength(1)
  await takeBack(frozen)
  expect(await listed()).toEqual([])
})

test('when an index is held, then it is in force until its last day is over at the club, here and on the record', async () => {
  const { decide, listed, heldOnRecord } = await decidedOn('Di')
  const [from, until] = [inDays(1), inDays(3)]
  await decide({ kind: 'hold', from, until })
  expect(await listed()).toMatchObject([{ kind: 'hold', index: null, from, until }])
  await setTimeSignedIn(server, new Date(`${until}T21:00:00Z`))
  expect(await listed()).toHaveLength(1)
  expect(await heldOnRecord()).toMatchObject({ from, until })
  await setTimeSignedIn(server, new Date(`${until}T23:30:00Z`))
  expect(await listed(), 'past midnight in London').toEqual([])
  expect(await heldOnRecord(), 'past midnight in London').toBeNull()
  await setTimeSignedIn(server, new Date(`${inDays(1)}T09:00:00Z`))
})

test.each<{ name: string; next: string; days?: [from: number, until: number]; untils: (number | null)[] }>([
  { name: 'Ed', next: 'another hold from the same day on', days: [0, 5], untils: [5] },
  { name: 'Eva', next: 'another hold that begins later', days: [4, 5], untils: [5, 2] },
  { name: 'Eli', next: 'a freeze', untils: [null] },
])(
  'when $next follows a hold, then what is in force is what the record has',
  async ({ name, days, untils }) => {
    const { decide, listed } = await decidedOn(name)
    const hold = ([from, until]: [number, number]) =>
      decide({ kind: 'hold', from: inDays(from), until: inDays(until) })
    await hold([0, 2])
    await (days ? hold(days) : decide({ kind: 'freeze' }))
    expect((await listed()).map((one) => one.until)).toEqual(
      untils.map((ahead) => (ahead === null ? null : inDays(ahead))),
    )
  },
)

test('when an index is set during a hold, then the hold is over; one that begins later stays', async () => {
  const { decide, setIndex, takeBack, listed } = await decidedOn('Flo')
  const today = await decide({ kind: 'hold', from: inDays(0), until: inDays(2) })
  await decide({ kind: 'hold', from: inDays(3), until: inDays(4) })
  await setTimeSignedIn(server, new Date(server.now().getTime() + 60_000))
  await setIndex('14.0')
  expect(await listed()).toMatchObject([{ from: inDays(3) }])
  await takeBack(today)
  expect(await listed()).toHaveLength(1)
})
