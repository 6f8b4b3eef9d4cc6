import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { getCompetition } from '#contract/competition/competitions.ts'
import { enterPlayers, readEntries } from '#contract/competition/entries.ts'
import { listMemberCategories, MOST_CATEGORIES } from '#contract/club/member-categories.ts'
import { listMembers } from '#contract/club/members.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* A club's categories of members, and competitions that are only for some of them, or for an age. */

let server: TestServer
let club: TestClub
let ann: { browser: Browser; userId: string }
let ben: { browser: Browser; userId: string }
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server, 'Categories')
  ann = await signUpAs(server, { firstName: 'Ann', clubCode: club.clubCode })
  ben = await signUpAs(server, { firstName: 'Ben', clubCode: club.clubCode })
})
afterAll(() => server.close())

const here = () => `/api/clubs/${club.clubId}`
const put = (id: string, name: string) => club.admin('PUT', `${here()}/member-categories/${id}`, { name })
const remove = (id: string) => club.admin('DELETE', `${here()}/member-categories/${id}`)
const give = (memberIds: string[], categoryId: string | null) =>
  club.admin('PUT', `${here()}/members/category`, { memberIds, categoryId })
const bornOn = (memberId: string, day: string | null) =>
  club.admin('PUT', `${here()}/members/${memberId}/born-on`, { bornOn: day })
const list = async () =>
  expectBody(await club.admin('GET', `${here()}/member-categories`), listMemberCategories.reply)
const categoryOf = async (userId: string) =>
  expectBody(await club.admin('GET', `${here()}/members`), listMembers.reply).find(({ id }) => id === userId)
    ?.category?.name
const logged = async () =>
  expectBody(await club.admin('GET', `${here()}/audit-log`), readAuditLog.reply).entries

test('when a category is added, renamed and sent again, then it is there once, and its name is nobody else’s', async () => {
  expect((await put('cat_junior', 'Jun')).body).toEqual({ id: 'cat_junior', name: 'Jun' })
  expect((await put('cat_junior', ' Junior ')).body).toEqual({ id: 'cat_junior', name: 'Junior' })
  expect((await put('cat_junior', 'Junior')).status).toBe(200)
  expect((await put('cat_second', 'JUNIOR')).body).toMatchObject({ fields: [{ field: 'name' }] })
  expect((await put('cat_second', ' ')).body).toMatchObject({ fields: [{ field: 'name' }] })
  expect((await put('junior', 'Other')).status).toBe(404)
  await put('cat_fullmember', 'Full')
  expect(await list()).toEqual([
    { id: 'cat_fullmember', name: 'Full', members: 0, askedBy: [] },
    { id: 'cat_junior', name: 'Junior', members: 0, askedBy: [] },
  ])
  const actions = (await logged()).map(({ action }) => action)
  expect(actions.slice(0, 3)).toEqual(['club.category_added', 'club.category_renamed', 'club.category_added'])
})

test('when members get a category, then the list shows it, the log says from what, and twice changes nothing', async () => {
  expect((await give([ann.userId, ben.userId], 'cat_junior')).body).toEqual({ changed: 2 })
  expect((await give([ann.userId, ann.userId], 'cat_junior')).body).toEqual({ changed: 0 })
  expect((await give([ben.userId], 'cat_fullmember')).body).toEqual({ changed: 1 })
  expect([await categoryOf(ann.userId), await categoryOf(ben.userId)]).toEqual(['Junior', 'Full'])
  expect((await list()).map(({ members }) => members)).toEqual([1, 1])
  expect((await logged())[0]).toMatchObject({
    action: 'member.category_changed',
    before: { category: 'Junior' },
    after: { category: 'Full' },
  })
})

test('when one of those chosen is no member, or the category another club’s, then nobody gets it', async () => {
  const other = await createTestClub(server, 'Elsewhere')
  await other.admin('PUT', `/api/clubs/${other.clubId}/member-categories/cat_theirs1`, { name: 'Junior' })
  expect((await give([ann.userId], 'cat_theirs1')).body).toMatchObject({ fields: [{ field: 'categoryId' }] })
  const stranger = await signUpAs(server, { firstName: 'Sid', clubCode: other.clubCode })
  expect((await give([ann.userId, stranger.userId], 'cat_fullmember')).body).toMatchObject({
    fields: [{ field: 'memberIds' }],
  })
  expect(await categoryOf(ann.userId)).toBe('Junior')
  expect((await put('cat_theirs1', 'Mine')).status).toBe(404)
  expect((await remove('cat_theirs1')).status).toBe(404)
  expect((await club.admin('GET', `${here()}/members/${stranger.userId}/born-on`)).status).toBe(404)
})

test('a date of birth is a day of the past that somebody can have been born on; the log does not have it', async () => {
  const path = `${here()}/members/${ann.userId}/born-on`
  expect((await club.admin('GET', path)).body).toEqual({ bornOn: null })
  expect((await bornOn(ann.userId, '2010-02-29')).body).toMatchObject({ fields: [{ field: 'bornOn' }] })
  expect((await bornOn(ann.userId, '2200-01-01')).body).toMatchObject({ fields: [{ field: 'bornOn' }] })
  expect((await bornOn(ann.userId, '1066-10-14')).body).toMatchObject({ fields: [{ field: 'bornOn' }] })
  expect((await bornOn(ann.userId, '1970-04-03')).body).toEqual({ bornOn: '1970-04-03' })
  const entries = await logged()
  expect(entries[0]).toMatchObject({ action: 'member.born_on_changed', before: null, after: null })
  expect(JSON.stringify(entries)).not.toContain('1970')
  expect((await bornOn(ann.userId, '')).body).toEqual({ bornOn: null })
})

test('when a competition is for a category, then it says so, refuses others by name, and the club admits with a reason', async () => {
  const competitionId = await createTestCompetition(server, club)
  const path = `/api/competitions/${competitionId}`
  const asked = { categories: ['cat_junior'], belowAge: '18' }
  const terms = await club.admin('PUT', `${path}/entry-terms`, asked)
  expect(expectBody(terms, readEntries.reply).terms).toMatchObject({
    categories: ['cat_junior'],
    leastAge: null,
    belowAge: 18,
  })
  expect((await logged())[0]).toMatchObject({
    after: { 'eligibility.categories': 'Junior', 'eligibility.belowAge': 18 },
  })
  const seen = async (browser: Browser) => expectBody(await browser('GET', path), getCompetition.reply)
  const message = 'This competition is for members of Junior. The player’s category is Full.'
  expect(await seen(ben.browser)).toMatchObject({
    canJoin: false,
    admits: { categories: ['Junior'], belowAge: 18 },
    notAdmitted: { code: 'category_not_admitted', message },
  })
  const join = (browser: Browser) => browser('POST', `${path}/join`, {})
  expect(await join(ben.browser)).toMatchObject({
    status: 403,
    body: { code: 'category_not_admitted', message },
  })
  const enter = async (userId: string, reason?: string) =>
    expectBody(
      await club.admin('POST', `${path}/entry-list`, { userIds: [userId], ...(reason && { reason }) }),
      enterPlayers.reply,
    )
  expect((await enter(ben.userId)).refused).toMatchObject([{ code: 'category_not_admitted', message }])
  expect(await enter(ben.userId, 'Plays with his daughter')).toMatchObject({ entered: [ben.userId] })

  expect(await join(ann.browser)).toMatchObject({ status: 403, body: { code: 'age_unknown' } })
  const year = server.now().getUTCFullYear()
  await bornOn(ann.userId, `${year - 30}-01-01`)
  expect(await join(ann.browser)).toMatchObject({
    status: 403,
    body: { code: 'age_not_admitted' },
  })
  await bornOn(ann.userId, `${year - 15}-01-01`)
  expect(await seen(ann.browser)).not.toHaveProperty('notAdmitted')
  expect((await join(ann.browser)).status).toBe(200)
})

test('when the terms name a category that is not there, or ages that nobody has, then the field is named', async () => {
  const path = `/api/competitions/${await createTestCompetition(server, club)}/entry-terms`
  for (const [body, field] of [
    [{ categories: ['cat_junior', 'cat_theirs1'] }, 'categories'],
    [{ leastAge: 18, belowAge: 18 }, 'belowAge'],
    [{ leastAge: 0 }, 'leastAge'],
  ] as const)
    expect((await club.admin('PUT', path, body)).body).toMatchObject({ fields: [{ field }] })
})

test('when a competition still to be played asks for a category, then it stays; afterwards its members lose it', async () => {
  expect(await list()).toMatchObject([{ askedBy: [] }, { name: 'Junior', askedBy: [expect.any(String)] }])
  expect((await remove('cat_junior')).body).toMatchObject({ code: 'category_in_use' })
  await server.database.pool.query(`update competitions set eligibility = null where club_id = $1`, [
    club.clubId,
  ])
  expect((await remove('cat_junior')).body).toEqual({ deleted: true })
  expect((await remove('cat_junior')).status).toBe(404)
  expect(await categoryOf(ann.userId)).toBeUndefined()
  expect((await logged())[0]).toMatchObject({
    action: 'club.category_deleted',
    before: { category: 'Junior', members: 1 },
  })
})

test('a club keeps so many categories, also when they are sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: MOST_CATEGORIES + 2 }, (_, i) => put(`cat_many${i}xyz`, `Many ${i}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_CATEGORIES - 1)
  expect(await list()).toHaveLength(MOST_CATEGORIES)
})
