import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskCards } from '#contract/competition/desk-cards.ts'
import { enterGuest, enterPlayers, findCandidates } from '#contract/competition/entries.ts'
import { handInAtKiosk, kioskCard, listKioskPlayers } from '#contract/card/kiosk-cards.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { importMembers } from '#contract/club/member-import.ts'
import { results } from '#contract/board/results.ts'
import { roundCard } from '#contract/card/round-card.ts'
import { startDraw } from '#contract/competition/start-sheet-draw.ts'
import { getStartSheet } from '#contract/competition/start-sheet.ts'
import { openTestKiosk, typedCard } from '#test/kiosk.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* One competition, step by step, for each kind of person: whom one step offers, the next one serves. */

const kinds = ['Account', 'Admin', 'Guest', 'Junior', 'Listed', 'Reserve', 'Twoclubs'] as const
type Kind = (typeof kinds)[number]

const reason = 'From the paper card'
const holed = (grossScore: number) => ({ result: 'strokes', grossScore })
const notPlayed = { result: 'not_played', grossScore: null }

let server: TestServer
let club: TestClub
let tablet: Browser
let competitionId: string
const ids = new Map<string, string>()

const idOfKind = (kind: string) => ids.get(kind) ?? ''
const kindOf = (userId: string) => [...ids].find(([, id]) => id === userId)?.[0] ?? userId
const kindsOf = (people: readonly { userId: string }[]) => people.map(({ userId }) => kindOf(userId)).sort()
const here = (end: string) => `/api/competitions/${competitionId}/${end}`
const desk = async () => expectBody(await club.admin('GET', here('cards')), listDeskCards.reply).cards
const atKiosk = async () =>
  expectBody(await tablet('GET', '/api/kiosk/players'), listKioskPlayers.reply).players.map(({ id }) => ({
    userId: id,
  }))
const begin = (userId: string) =>
  club.admin('POST', `/api/clubs/${club.clubId}/members/${userId}/rounds`, {
    reason,
    courseId: club.courseId,
    competitionId,
  })

async function signUp(kind: Kind | 'Leaver') {
  const { userId } = await signUpAs(server, { firstName: 'A', lastName: kind, clubCode: club.clubCode })
  ids.set(kind, userId)
}

async function importListed() {
  const path = `/api/clubs/${club.clubId}/member-imports/imp_00000000000000000001?ready=1`
  const file = Buffer.from('Surname,First Name,Handicap Index\nListed,A,12.4')
  const asFile = { 'content-type': 'application/octet-stream' }
  expectBody(await club.admin('PUT', path, file, asFile), importMembers.reply)
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from users where last_name = 'Listed'`,
  )
  ids.set('Listed', rows[0]?.id ?? '')
}

async function joinSecondClub() {
  const second = await createTestClub(server, 'Second')
  await server.database.pool.query(
    `insert into memberships (id, club_id, user_id, role, status) values ('mbr_second', $1, $2, 'player', 'active')`,
    [second.clubId, idOfKind('Twoclubs')],
  )
}

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  ;({ tablet } = await openTestKiosk(server, club))
  ids.set('Admin', club.adminId)
  await club.admin('PUT', `/api/clubs/${club.clubId}/also-plays`, { alsoPlays: true })
  for (const kind of ['Account', 'Junior', 'Reserve', 'Twoclubs', 'Leaver'] as const) await signUp(kind)
  await importListed()
  await joinSecondClub()
  const born = `/api/clubs/${club.clubId}/members/${idOfKind('Junior')}/born-on`
  expect((await club.admin('PUT', born, { bornOn: '2010-04-03' })).status).toBe(200)
  competitionId = await createTestCompetition(server, club, {
    startDate: '2026-06-07T08:00',
    endDate: '2026-06-07T20:00',
    maxParticipants: kinds.length,
  })
})
afterAll(() => server.close())

test('the desk finds each member and enters everybody it finds, the guest by a form, the last as a reserve', async () => {
  const found = expectBody(await club.admin('GET', here('entry-candidates?search=')), findCandidates.reply)
  expect(kindsOf(found)).toEqual([...kinds.filter((kind) => kind !== 'Guest'), 'Leaver'].sort())
  const guest = { key: 'everykindguest', firstName: 'A', lastName: 'Guest', handicap: '18.0', gender: 'men' }
  const { entered } = expectBody(await club.admin('POST', here('entry-list/guests'), guest), enterGuest.reply)
  ids.set('Guest', entered[0] ?? '')
  const userIds = [...kinds.filter((kind) => kind !== 'Reserve'), 'Leaver', 'Reserve'].map(idOfKind)
  const reply = expectBody(await club.admin('POST', here('entry-list'), { userIds }), enterPlayers.reply)
  expect(reply).toMatchObject({ reserve: [idOfKind('Reserve')], refused: [] })
})

test('a reserve is no player of any step until a place is free', async () => {
  expect(kindsOf(await desk())).not.toContain('Reserve')
  await club.admin('POST', here('withdrawals'), { userIds: [idOfKind('Leaver')], reason: 'Ill' })
  expect(kindsOf(await desk())).toEqual([...kinds])
})

test('the draw has everybody who is entered, and the start sheet names them', async () => {
  const settings = {
    kind: 'one_tee',
    groupSize: 4,
    firstAt: '2026-06-07T09:00',
    intervalMinutes: 10,
    breaks: [],
    order: 'entered',
  }
  const drawn = expectBody(await club.admin('POST', here('draw'), settings), startDraw)
  expect(kindsOf(drawn.players)).toEqual([...kinds])
  const { version } = drawn
  expectBody(await club.admin('POST', here('draw/publication'), { version }), startDraw)
  const sheet = expectBody(await club.admin('GET', here('start-sheet')), getStartSheet.reply)
  expect(kindsOf(sheet.groups.flatMap(({ players }) => players))).toEqual([...kinds])
})

test('the kiosk names everybody of the day, shows each their card, and takes one signed by the guest', async () => {
  await setTimeSignedIn(server, new Date('2026-06-07T10:00:00Z'))
  const named = await atKiosk()
  expect(kindsOf(named)).toEqual([...kinds])
  const query = `courseId=${club.courseId}&competitionId=${competitionId}`
  for (const { userId } of named)
    expectBody(await tablet('GET', `/api/kiosk/players/${userId}/card?${query}`), kioskCard)
  const { courseId } = club
  const [playerId, attesterId] = [idOfKind('Listed'), idOfKind('Guest')]
  const card = typedCard({ playerId, attesterId, courseId, competitionId })
  expectBody(await tablet('POST', '/api/kiosk/hand-ins', card), handInAtKiosk.reply)
})

test('each card that the desk waits for is begun, typed and handed in there', async () => {
  const waiting = (await desk()).filter(({ isHandedIn }) => !isHandedIn)
  expect(kindsOf(waiting)).toEqual(kinds.filter((kind) => kind !== 'Listed'))
  for (const { userId } of waiting) {
    const { id, terms } = expectBody(await begin(userId), roundCard)
    const holes = terms.holes.map(({ holeNumber }) => ({ holeNumber, from: notPlayed, to: holed(5) }))
    expectBody(await club.admin('POST', `/api/rounds/${id}/corrections`, { reason, holes }), roundCard)
    const handIn = { reason, partnerName: 'Max Marker' }
    expectBody(await club.admin('POST', `/api/rounds/${id}/hand-in`, handIn), roundCard)
  }
})

test('the board has each card, and each is corrected, ruled on, and counts again', async () => {
  const cards = await desk()
  expect(cards.map(({ isHandedIn }) => isHandedIn)).toEqual(kinds.map(() => true))
  for (const { userId, roundId } of cards) {
    const holes = [{ holeNumber: 1, from: holed(5), to: holed(4) }]
    const corrections = `/api/rounds/${roundId ?? ''}/corrections`
    expectBody(await club.admin('POST', corrections, { reason, holes }), roundCard)
    for (const status of ['no_return', 'playing'])
      expect((await club.admin('PATCH', here(`entries/${userId}`), { status, reason })).status).toBe(200)
  }
  const board = expectBody(await club.admin('GET', here('leaderboard')), getLeaderboard.reply)
  expect(kindsOf(board)).toEqual([...kinds])
  for (const row of board)
    expect(row).toMatchObject({ grossScore: 89, isCompleted: true, note: null, thru: 18 })
})

test('the final result names everybody with their place', async () => {
  for (const status of ['completed', 'final']) {
    const set = await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })
    expect(set.status, set.text).toBe(200)
  }
  const { rows } = expectBody(await club.admin('GET', here('results.json')), results)
  expect(rows.map(({ name }) => name.split(' ')[1]).sort()).toEqual(
    kinds.map((kind) => (kind === 'Admin' ? 'OakHill' : kind)).sort(),
  )
  for (const row of rows) expect(row).toMatchObject({ gross: 89, isComplete: true, note: null })
  for (const { position } of rows) expect(position).not.toBeNull()
})

test('the next competition finds the members again, and not the guest', async () => {
  competitionId = await createTestCompetition(server, club)
  const found = expectBody(await club.admin('GET', here('entry-candidates?search=')), findCandidates.reply)
  expect(kindsOf(found)).toEqual([...kinds.filter((kind) => kind !== 'Guest'), 'Leaver'].sort())
  expect(kindsOf(await desk())).toEqual([])
})
