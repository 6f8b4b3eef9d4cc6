import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playingGroup } from '#contract/card/groups.ts'
import { countNotices, getNoticeSettings, listNotices, NOTICES_A_PAGE } from '#contract/outbound/notices.ts'
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
import { addNotice, addNotices } from './add-notice.store.ts'

/* U33: people are told once what they have to do or know, with a way to that card. */

let server: TestServer
let club: TestClub
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

async function newPlayer() {
  count += 1
  return signUpAs(server, { firstName: `Nia${count}`, clubCode: club.clubCode })
}

/** Without what confirms that somebody entered: most of them do in these tests. */
async function list(browser: Browser, before?: number) {
  const answer = await browser('GET', `/api/notices${before === undefined ? '' : `?before=${before}`}`)
  const page = expectBody(answer, listNotices.reply)
  return { ...page, notices: page.notices.filter(({ kind }) => kind !== 'entered') }
}
const unread = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/notices/unread'), countNotices.reply).unread

/** A card that is handed in, of a competition. */
async function handedIn(browser: Browser) {
  const competitionId = await createTestCompetition(server, club)
  await browser('POST', `/api/competitions/${competitionId}/join`, {})
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  await browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 1, 4)] })
  const signed = { partnerName: 'Pat', partnerSignature: 'Pat' }
  expect((await browser('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
  return { competitionId, roundId }
}

const correct = (roundId: string, from: number, to: number) =>
  club.admin('POST', `/api/rounds/${roundId}/corrections`, {
    reason: 'Misread',
    holes: [
      {
        holeNumber: 1,
        from: { result: 'strokes', grossScore: from },
        to: { result: 'strokes', grossScore: to },
      },
    ],
  })

describe('adding a notice', () => {
  test('when the same event is told five times at once, then there is exactly one', async () => {
    const { browser, userId } = await newPlayer()
    const competitionId = await createTestCompetition(server, club)
    const notice = { kind: 'result_out', about: { competitionId }, clubId: club.clubId, key: 'five' } as const
    await Promise.all(
      Array.from({ length: 5 }, () =>
        server.database.db.transaction((tx) => addNotice(server, tx, { ...notice, userId })),
      ),
    )
    expect((await list(browser)).notices).toMatchObject([{ kind: 'result_out', isRead: false }])
    expect(await unread(browser)).toBe(1)
  })

  test('when its transaction rolls back, then nobody is told', async () => {
    const { browser, userId } = await newPlayer()
    const competitionId = await createTestCompetition(server, club)
    const failed = server.database.db.transaction(async (tx) => {
      await addNotice(server, tx, {
        kind: 'result_out',
        about: { competitionId },
        clubId: club.clubId,
        key: 'back',
        userId,
      })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await list(browser)).toEqual({ notices: [], next: null, latest: null })
  })

  test('when the person is a guest without an account, then there is none', async () => {
    const { browser } = await newPlayer()
    const group = expectBody(await browser('POST', '/api/groups', { courseId: club.courseId }), playingGroup)
    const guest = { key: 'guestkey000001', firstName: 'Gus', lastName: 'Guest' }
    const added = await browser('POST', `/api/groups/${group.id}/guests`, guest)
    const { userId = '', round } = expectBody(added, playingGroup).players[1] ?? {}
    await addNotice(server, server.database.db, {
      kind: 'hole_differs',
      about: { roundId: round?.id ?? '', holes: [7] },
      clubId: club.clubId,
      key: 'guest',
      userId,
    })
    const { rowCount } = await server.database.pool.query('select from notices where user_id = $1', [userId])
    expect(rowCount).toBe(0)
  })

  test('when the person has deleted their account, then there is none', async () => {
    const { userId } = await newPlayer()
    await server.database.pool.query('update users set erased_at = now() where id = $1', [userId])
    const competitionId = await createTestCompetition(server, club)
    const notice = { kind: 'result_out', about: { competitionId }, clubId: club.clubId, key: 'gone' } as const
    await addNotices(server, server.database.db, { ...notice, userIds: [userId] })
    const { rowCount } = await server.database.pool.query('select from notices where user_id = $1', [userId])
    expect(rowCount).toBe(0)
  })
})

describe('what a person was told', () => {
  test('when there are more than a page, then `next` goes on where it ended, without a gap or a repetition', async () => {
    const { browser, userId } = await newPlayer()
    const competitionId = await createTestCompetition(server, club)
    const all = NOTICES_A_PAGE + 5
    for (let i = 0; i < all; i += 1)
      await addNotice(server, server.database.db, {
        kind: 'result_out',
        about: { competitionId },
        clubId: club.clubId,
        key: `page ${i}`,
        userId,
      })
    const first = await list(browser)
    expect(first.notices).toHaveLength(NOTICES_A_PAGE)
    const second = await list(browser, first.next ?? 0)
    expect(second.next).toBeNull()
    const ids = [...first.notices, ...second.notices].map(({ id }) => id)
    expect(new Set(ids).size).toBe(all)
  })

  test('when one is read, then it stays in the list as read; somebody else’s does not exist', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    const { roundId } = await handedIn(one.browser)
    await correct(roundId, 4, 5)
    const [notice] = (await list(one.browser)).notices
    const path = `/api/notices/${notice?.id ?? ''}/read`
    expect((await other.browser('POST', path)).status).toBe(404)
    expect(await unread(one.browser)).toBe(1)
    for (let again = 0; again < 2; again += 1)
      expect((await one.browser('POST', path)).body).toEqual({ unread: 0 })
    expect((await list(one.browser)).notices).toMatchObject([{ id: notice?.id, isRead: true }])
  })

  test('when all are read that were seen, then one that came meanwhile is not', async () => {
    const { browser } = await newPlayer()
    const { roundId } = await handedIn(browser)
    await correct(roundId, 4, 5)
    const seen = await list(browser)
    await correct(roundId, 5, 6)
    expect((await browser('POST', '/api/notices/read', { upTo: seen.latest })).body).toEqual({ unread: 1 })
  })

  test('when the person is removed from the club, then only notices about their own cards are left', async () => {
    const { browser, userId } = await newPlayer()
    const { roundId, competitionId } = await handedIn(browser)
    await correct(roundId, 4, 5)
    await addNotice(server, server.database.db, {
      kind: 'result_out',
      about: { competitionId },
      clubId: club.clubId,
      key: 'left',
      userId,
    })
    expect(await unread(browser)).toBe(2)
    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${userId}`)
    expect((await list(browser)).notices.map(({ kind }) => kind)).toEqual(['card_changed'])
    expect(await unread(browser)).toBe(1)
  })
})

describe('who is told of what', () => {
  test('when the club corrects a card, then its player is told once how, and nobody of their own act', async () => {
    const { browser } = await newPlayer()
    const { roundId } = await handedIn(browser)
    expect((await correct(roundId, 4, 5)).status).toBe(200)
    // The same again changes nothing.
    expect((await correct(roundId, 4, 5)).status).toBe(200)
    await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'Not all holes' })
    expect((await list(browser)).notices).toMatchObject([
      { kind: 'card_changed', change: 'reopened', card: { roundId, isOwn: true, isOpen: true } },
      { kind: 'card_changed', change: 'corrected', clubName: 'Oak Hill' },
    ])
    expect((await list(club.admin)).notices).toEqual([])
  })

  test.each([true, false])(
    'when a late score is decided, %s, then its player is told once',
    async (accepts) => {
      const { browser } = await newPlayer()
      const { roundId } = await handedIn(browser)
      const late = entry(server, 9, 1, 6)
      await browser('POST', `/api/rounds/${roundId}/late-scores`, { entries: [late] })
      const decision = { accepts, reason: 'As seen', from: { result: 'strokes', grossScore: 4 } }
      for (let again = 0; again < 2; again += 1)
        await club.admin('POST', `/api/rounds/${roundId}/late-scores/${late.id}/decision`, decision)
      expect((await list(browser)).notices).toMatchObject([
        { kind: 'late_score_decided', isAccepted: accepts, holes: [1], card: { roundId } },
      ])
    },
  )

  test('when a result is final, then everybody who is entered is told once', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    const { competitionId } = await handedIn(one.browser)
    await other.browser('POST', `/api/competitions/${competitionId}/join`, {})
    for (const status of ['completed', 'final', 'final'])
      await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })
    const competition = { id: competitionId }
    expect((await list(one.browser)).notices).toMatchObject([
      { kind: 'result_out', competition, place: { position: 1, isShared: false, isTeam: false } },
    ])
    const told = (await list(other.browser)).notices
    expect(told).toMatchObject([{ kind: 'result_out', competition }])
    expect(told[0]?.place, 'who has not played has no place').toBeUndefined()
  })

  test('when a player enters, then it is confirmed once, and stands as read', async () => {
    const { browser } = await newPlayer()
    const competitionId = await createTestCompetition(server, club, {
      startDate: '2026-07-04T08:00:00Z',
      endDate: '2026-07-04T20:00:00Z',
    })
    const receipts = async () =>
      expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices.map((one) => ({
        kind: one.kind,
        isRead: one.isRead,
        id: one.competition?.id,
      }))
    const receipt = { kind: 'entered', isRead: true, id: competitionId }
    const join = () => browser('POST', `/api/competitions/${competitionId}/join`, {})
    await Promise.all([join(), join(), join(), join(), join()])
    expect(await receipts()).toEqual([receipt])
    expect(await unread(browser)).toBe(0)
  })
})

test('when a kind is switched off, then it is off until it is switched on again', async () => {
  const { browser } = await newPlayer()
  const switched = async (isOn: boolean) => {
    const answer = await browser('PUT', '/api/notices/settings', { kind: 'result_out', isOn })
    return expectBody(answer, getNoticeSettings.reply).kinds.filter((one) => !one.isOn)
  }
  expect(await switched(false)).toEqual([{ kind: 'result_out', isOn: false }])
  expect(await switched(false)).toEqual([{ kind: 'result_out', isOn: false }])
  expect(await switched(true)).toEqual([])
})
