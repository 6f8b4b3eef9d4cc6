import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCardRulings } from '#contract/card/card-rulings.ts'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { listDeskHelpers } from '#contract/competition/desk-helpers.ts'
import { findCandidates, readEntries } from '#contract/competition/entries.ts'
import { groupCandidates } from '#contract/card/groups.ts'
import { listKioskPlayers } from '#contract/card/kiosk-cards.ts'
import { listMarkers } from '#contract/card/marker-card.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { getStartDraw } from '#contract/competition/start-sheet-draw.ts'
import { openTestKiosk } from '#test/kiosk.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let id: string
/** Two of one name, written in two ways, and somebody else. */
let one: Person
let two: Person
let ann: Person

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  id = await createTestCompetition(server, club, { markerCard: true })
  const signUp = async (firstName: string, lastName: string, index: number) => {
    const person = await signUpAs(server, { firstName, lastName, clubCode: club.clubCode })
    const { pool } = server.database
    await pool.query('update users set handicap_index = $2 where id = $1', [person.userId, index])
    return person
  }
  one = await signUp('John', 'Murphy', 100)
  two = await signUp('JOHN', 'Múrphy', 200)
  ann = await signUp('Ann', 'Byrne', 150)
  for (const { browser } of [one, two, ann]) await browser('POST', `/api/competitions/${id}/join`, {})
})
afterAll(() => server.close())

const setNumber = (who: Person, number: string) =>
  server.database.pool.query('update memberships set member_number = $2 where user_id = $1', [
    who.userId,
    number,
  ])
const path = (rest: string) => `/api/competitions/${id}/${rest}`

/** Of each person of a list, the marks that are shown. */
function shown(people: readonly { id?: string; userId?: string; marks?: unknown }[]) {
  const of = (who: Person) => people.find((each) => (each.userId ?? each.id) === who.userId)
  return { one: of(one)?.marks, two: of(two)?.marks, ann: of(ann)?.marks }
}
const desk = async () => shown(expectBody(await club.admin('GET', path('cards')), listDeskCards.reply).cards)
const atKiosk = async (tablet: Browser) =>
  shown(expectBody(await tablet('GET', '/api/kiosk/players?search=john'), listKioskPlayers.reply).players)

const handicaps = {
  one: [{ kind: 'handicap', value: '10.0' }],
  two: [{ kind: 'handicap', value: '20.0' }],
  ann: undefined,
}
const numbers = {
  one: [{ kind: 'number', value: '1012' }],
  two: [{ kind: 'number', value: '1034' }],
  ann: undefined,
}

test('the desk tells two of one name apart by the index, and by the number where both have one', async () => {
  expect(await desk()).toEqual(handicaps)
  await setNumber(one, '1012')
  expect(await desk()).toEqual(handicaps)
  await setNumber(two, '1034')
  expect(await desk()).toEqual(numbers)
})

test('every list of the club in which somebody is chosen does the same', async () => {
  const { notStarted } = expectBody(await club.admin('GET', path('cards-out')), getCardsOut.reply)
  expect(shown(notStarted)).toEqual(numbers)
  const { entries } = expectBody(await club.admin('GET', path('entry-list')), readEntries.reply)
  expect(shown(entries)).toEqual(numbers)
  expect(shown(expectBody(await club.admin('GET', path('entries')), listCardRulings.reply))).toEqual(numbers)
  const draw = expectBody(await club.admin('GET', path('draw')), getStartDraw.reply)
  expect(shown(draw.players)).toEqual(numbers)
  const other = await createTestCompetition(server, club)
  const asked = `/api/competitions/${other}/entry-candidates?search=m`
  expect(shown(expectBody(await club.admin('GET', asked), findCandidates.reply))).toMatchObject({
    one: numbers.one,
    two: numbers.two,
  })
  const search = async (query: string) =>
    shown(
      expectBody(
        await club.admin('GET', `/api/clubs/${club.clubId}/members/search?${query}`),
        searchMembers.reply,
      ).members,
    )
  expect(await search('search=')).toEqual(numbers)
  // The namesake is on the next piece.
  const first = await search('search=murphy&limit=1')
  expect(first.one ?? first.two).toBeDefined()
})

test('the helpers of a desk are told apart among themselves', async () => {
  const helpers = async () =>
    shown(expectBody(await club.admin('GET', path('desk-helpers')), listDeskHelpers.reply).helpers)
  const add = ({ userId }: Person) => club.admin('PUT', path(`desk-helpers/${userId}`), {})
  for (const who of [one, ann]) expect((await add(who)).status).toBe(200)
  expect(await helpers()).toEqual({ one: undefined, two: undefined, ann: undefined })
  expect((await add(two)).status).toBe(200)
  expect(await helpers()).toEqual(numbers)
})

test('players see the index that their boards show, and no number', async () => {
  const group = { courseId: club.courseId, competitionId: id }
  const candidates = `/api/groups/${idOf(await ann.browser('POST', '/api/groups', group))}/candidates`
  expect(shown(expectBody(await ann.browser('GET', candidates), groupCandidates.reply))).toEqual(handicaps)
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from rounds where user_id = $1',
    [ann.userId],
  )
  const markers = `/api/rounds/${rows[0]?.id}/marker-card/candidates`
  expect(shown(expectBody(await ann.browser('GET', markers), listMarkers.reply).people)).toEqual(handicaps)
  expect(shown(expectBody(await ann.browser('GET', path('entries')), listCardRulings.reply))).toEqual(
    handicaps,
  )
})

test('a kiosk shows the start, else only the end of a number', async () => {
  const { tablet } = await openTestKiosk(server, club)
  expect(await atKiosk(tablet)).toEqual({
    one: [{ kind: 'number_end', value: '12' }],
    two: [{ kind: 'number_end', value: '34' }],
    ann: undefined,
  })
  const settings = { kind: 'one_tee', groupSize: 2, intervalMinutes: 8, breaks: [], order: 'entered' }
  const drawn = await club.admin('POST', path('draw'), {
    ...settings,
    firstAt: server.now().toISOString().slice(0, 16),
  })
  expect(drawn.status).toBe(200)
  await club.admin('POST', path('draw/publication'), {})
  const { one: first, two: second } = await atKiosk(tablet)
  expect([first, second]).not.toEqual([undefined, undefined])
  expect(JSON.stringify([first, second])).not.toMatch(/1012|1034|10\.0|20\.0/)
})
