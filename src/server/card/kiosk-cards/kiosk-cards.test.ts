import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAuditLog, readAuditLog } from '#contract/platform/audit.ts'
import { enterGuest as enterGuestCall } from '#contract/competition/entries.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import {
  FEWEST_LETTERS,
  handInAtKiosk,
  kioskCard,
  listKioskDisputes,
  listKioskPlayers,
  readKioskHandIn,
  readKioskPlayer,
} from '#contract/card/kiosk-cards.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { roundCard } from '#contract/card/round-card.ts'
import { openTestKiosk, typedCard } from '#test/kiosk.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { addScorer } from '../scorers/add-scorer.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let tablet: Browser
let kioskId: string
let nora: Person
let max: Person
let count = 0

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  count += 1
  await setTimeSignedIn(server, new Date(server.now().getTime() + 3_600_000))
  club = await createTestClub(server, `Club ${count}`)
  ;({ tablet, kioskId } = await openTestKiosk(server, club))
  nora = await signUpAs(server, { firstName: 'Nora', lastName: `Nolan${count}`, clubCode: club.clubCode })
  max = await signUpAs(server, { firstName: 'Max', lastName: `Marker${count}`, clubCode: club.clubCode })
})
afterAll(() => server.close())

const cardOf = (more: Partial<Parameters<typeof typedCard>[0]> = {}) =>
  typedCard({ playerId: nora.userId, attesterId: max.userId, courseId: club.courseId, ...more })
const handIn = (card: object, by = tablet) => by('POST', '/api/kiosk/hand-ins', card)
const preview = (query = `courseId=${club.courseId}`, by = tablet) =>
  by('GET', `/api/kiosk/players/${nora.userId}/card?${query}`)
const names = async (search = '', by = tablet) =>
  expectBody(
    await by('GET', `/api/kiosk/players?search=${encodeURIComponent(search)}`),
    listKioskPlayers.reply,
  ).players.map(({ name }) => name)
const entered = async (more: Record<string, unknown> = {}) => {
  const competitionId = await createTestCompetition(server, club, more)
  await nora.browser('POST', `/api/competitions/${competitionId}/join`, {})
  return competitionId
}
const roundsOf = async () => {
  const { rows } = await server.database.pool.query<{ id: string; status: string }>(
    'select id, status from rounds where user_id = $1',
    [nora.userId],
  )
  return rows
}
const theRound = async () => (await roundsOf())[0]?.id ?? 'none'

describe('names', () => {
  test('of the day: who has an open card or is entered in what is being played, and nobody else', async () => {
    expect(await names()).toEqual([])
    await entered()
    await max.browser('POST', '/api/rounds', { courseId: club.courseId })
    expect(await names()).toEqual([`Max Marker${count}`, `Nora Nolan${count}`])
  })

  test('whoever has handed in is no longer asked who they are, and can still attest', async () => {
    const competitionId = await entered()
    await max.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const asked = async (as: string) =>
      expectBody(await tablet('GET', `/api/kiosk/players?as=${as}`), listKioskPlayers.reply).players.map(
        ({ id }) => id,
      )
    expect(await asked('player')).toEqual([max.userId, nora.userId])
    expect((await handIn(cardOf({ competitionId }))).status).toBe(200)
    expect(await asked('player')).toEqual([max.userId])
    expect(await asked('attester')).toEqual([max.userId, nora.userId])
    const path = `/api/competitions/${competitionId}/entries/${max.userId}`
    expect((await club.admin('PATCH', path, { status: 'no_return' })).status).toBe(200)
    expect(await asked('player')).toEqual([])
  })

  test('who starts with the player is proposed to attest, once the sheet is published', async () => {
    const competitionId = await entered()
    await max.browser('POST', `/api/competitions/${competitionId}/join`, {})
    const query = `courseId=${club.courseId}&competitionId=${competitionId}`
    const partners = async () => expectBody(await preview(query), kioskCard).partners
    const draw = `/api/competitions/${competitionId}/draw`
    const settings = { kind: 'one_tee', groupSize: 4, intervalMinutes: 8, breaks: [], order: 'entered' }
    const firstAt = server.now().toISOString().slice(0, 16)
    expect((await club.admin('POST', draw, { ...settings, firstAt })).status).toBe(200)
    expect(await partners()).toEqual([])
    await club.admin('POST', `${draw}/publication`, {})
    expect(await partners()).toEqual([{ id: max.userId, name: `Max Marker${count}` }])
    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${max.userId}`)
    expect(await partners()).toEqual([])
  })

  test(`of any player of the club by ${FEWEST_LETTERS} letters; fewer find nobody, and signs find only themselves`, async () => {
    expect(await names('nol')).toEqual([`Nora Nolan${count}`])
    expect(await names('ra no')).toEqual([`Nora Nolan${count}`])
    for (const search of ['no', '%%%', '___', 'nora%nolan']) expect(await names(search)).toEqual([])
  })

  test('nothing but id and name is told: no address, no handicap', async () => {
    await club.admin('PATCH', `/api/members/${nora.userId}/handicap`, { handicap: '17.3' })
    const found = await tablet('GET', '/api/kiosk/players?search=nolan')
    expect(found.body).toEqual({ players: [{ id: nora.userId, name: `Nora Nolan${count}` }], hasMore: false })
    const told = [found.text, (await preview()).text, (await tablet('GET', '/api/kiosk')).text].join()
    for (const word of ['@', '17.3', club.clubCode]) expect(told).not.toContain(word)
  })

  test('of another club do not exist here, in lists, cards and hand-ins, as player and as second player', async () => {
    const elsewhere = await createTestClub(server, `Elsewhere ${count}`)
    const foreign = await openTestKiosk(server, elsewhere)
    expect(await names('nolan', foreign.tablet)).toEqual([])
    const missing = { status: 404, body: { code: 'not_found' } }
    expect(await foreign.tablet('GET', `/api/kiosk/players/${nora.userId}`)).toMatchObject(missing)
    expect(await preview(undefined, foreign.tablet)).toMatchObject(missing)
    expect(await handIn(cardOf(), foreign.tablet)).toMatchObject(missing)
    const stranger = await signUpAs(server, {
      firstName: 'Ivo',
      lastName: `I${count}`,
      clubCode: elsewhere.clubCode,
    })
    expect(await handIn(cardOf({ attesterId: stranger.userId }))).toMatchObject(missing)
    expect(await handIn(cardOf({ courseId: elsewhere.courseId }))).toMatchObject(missing)
    expect(await roundsOf()).toEqual([])
  })

  test('when somebody was removed from the club, then they are gone from here', async () => {
    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${nora.userId}`)
    expect(await names('nolan')).toEqual([])
    expect((await handIn(cardOf())).status).toBe(404)
  })

  test('when a kiosk asks for lists without end, then it waits', async () => {
    const { points } = limitTable['kiosk-names']
    await server.database.pool.query(`insert into rate_limits (key, points, expire) values ($1, $2, $3)`, [
      `kiosk-names:${kioskId}`,
      points,
      server.now().getTime() + 60_000,
    ])
    expect((await tablet('GET', '/api/kiosk/players?search=nolan')).status).toBe(429)
  })
})

describe('a card', () => {
  test('when it is looked at, then it is what it would be scored with, and nothing is stored', async () => {
    const competitionId = await entered()
    const card = expectBody(
      await preview(`courseId=${club.courseId}&competitionId=${competitionId}`),
      kioskCard,
    )
    expect(card).toMatchObject({ competitionName: 'June Stableford', terms: { playingHandicap: 0 } })
    expect(card.holes).toHaveLength(18)
    expect(await roundsOf()).toEqual([])
  })

  test('when the player has one open, then it is shown with what is on it', async () => {
    const roundId = idOf(await nora.browser('POST', '/api/rounds', { courseId: club.courseId }))
    await nora.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 3, 7)] })
    expect(
      expectBody(await tablet('GET', `/api/kiosk/players/${nora.userId}`), readKioskPlayer.reply),
    ).toMatchObject({ openCard: { courseId: club.courseId, competitionId: null, thru: 1 }, competitions: [] })
    const card = expectBody(await preview(), kioskCard)
    expect(card.holes[2]).toEqual({ holeNumber: 3, result: 'strokes', grossScore: 7 })
  })

  test('when another one is open elsewhere, then this one is handed in and that one goes on', async () => {
    const other = idOf(
      await club.admin('POST', '/api/courses', { name: 'Short', clubId: club.clubId, holeCount: 9 }),
    )
    const open = idOf(await nora.browser('POST', '/api/rounds', { courseId: other }))
    expect((await preview()).text).not.toContain(open)
    expect((await handIn(cardOf())).status).toBe(200)
    expect((await nora.browser('GET', '/api/rounds/active')).body).toMatchObject({ id: open })
  })

  test('when the player is not entered, or it is over, then it is refused as on their phone', async () => {
    const competitionId = await createTestCompetition(server, club)
    const query = `courseId=${club.courseId}&competitionId=${competitionId}`
    expect(await preview(query)).toMatchObject({ status: 409, body: { code: 'not_entered' } })
    await nora.browser('POST', `/api/competitions/${competitionId}/join`, {})
    await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status: 'completed' })
    expect(await preview(query)).toMatchObject({ status: 409, body: { code: 'outside_playing_window' } })
    expect(await handIn(cardOf({ competitionId }))).toMatchObject({
      status: 409,
      body: { code: 'outside_playing_window' },
    })
  })
})

describe('handing in', () => {
  test('when a card is handed in, then the server’s totals count, on the board, the record and in the history', async () => {
    const competitionId = await entered()
    const answer = expectBody(await handIn(cardOf({ competitionId })), handInAtKiosk.reply)
    expect(answer).toEqual({ hasAccount: true, grossScore: 90, netScore: 90, stablefordPoints: 18 })
    const board = expectBody(
      await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`),
      getLeaderboard.reply,
    )
    expect(board).toMatchObject([{ userId: nora.userId, grossScore: 90 }])
    const card = expectBody(await nora.browser('GET', `/api/rounds/${await theRound()}/card`), roundCard)
    expect(card).toMatchObject({ status: 'submitted', partnerName: `Max Marker${count}` })
    expect(card.events).toMatchObject([{ kind: 'handed_in_at_kiosk', authorName: 'Bar' }])
  })

  test('when holes were not played, then it is kept whether there was a valid reason', async () => {
    const { holes, ...card } = cardOf()
    const played = holes.map((hole) =>
      hole.holeNumber > 12 ? { ...hole, result: 'not_played', grossScore: null } : hole,
    )
    expect((await handIn({ ...card, holes: played, hasValidReason: true })).status).toBe(200)
    const { rows } = await server.database.pool.query(
      'select has_valid_reason, holes_played from rounds where user_id = $1',
      [nora.userId],
    )
    expect(rows).toEqual([{ has_valid_reason: true, holes_played: 12 }])
  })

  test('when it is sent again, at once and later, then it counts once and has the same answer', async () => {
    const card = cardOf()
    const answers = await Promise.all(Array.from({ length: 5 }, () => handIn(card)))
    answers.push(await handIn(card))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect(await roundsOf()).toMatchObject([{ status: 'submitted' }])
  })

  test('only holes that differ become entries, by the kiosk; the log alone rebuilds the card', async () => {
    const roundId = idOf(await nora.browser('POST', '/api/rounds', { courseId: club.courseId }))
    const entries = [entry(server, 1, 1, 5), entry(server, 2, 2, 9)]
    await nora.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
    expectBody(await handIn(cardOf()), handInAtKiosk.reply)
    const { rows } = await server.database.pool.query<{ author_id: string; holes: number }>(
      `select author_id, count(*)::int as holes from hole_entries where round_id = $1 group by 1 order by 2`,
      [roundId],
    )
    expect(rows).toEqual([
      { author_id: nora.userId, holes: 2 },
      { author_id: kioskId, holes: 17 },
    ])
    const checked = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log/check`)
    expect(expectBody(checked, checkAuditLog.reply)).toMatchObject({
      cards: 1,
      brokenRounds: [],
      brokenAt: null,
    })
  })

  test('when the phone sends a score afterwards, then it is a proposal to the club', async () => {
    const roundId = idOf(await nora.browser('POST', '/api/rounds', { courseId: club.courseId }))
    expectBody(await handIn(cardOf()), handInAtKiosk.reply)
    const late = { entries: [entry(server, 9, 1, 4)] }
    expect((await nora.browser('POST', `/api/rounds/${roundId}/scores`, late)).status).toBe(409)
    expect((await nora.browser('POST', `/api/rounds/${roundId}/late-scores`, late)).body).toMatchObject({
      proposed: [1],
    })
  })

  test('when the marker’s phone says something else, then the card waits until they agree; typing what it says is agreeing', async () => {
    const roundId = idOf(await nora.browser('POST', '/api/rounds', { courseId: club.courseId }))
    await server.database.db.transaction((tx) =>
      addScorer(server, tx, { roundId, userId: max.userId, addedBy: nora.userId }),
    )
    const scores = `/api/rounds/${roundId}/scores`
    await nora.browser('POST', scores, { entries: [entry(server, 1, 7, 4)] })
    expect((await max.browser('POST', scores, { entries: [entry(server, 2, 7, 5)] })).status).toBe(200)
    expect(await handIn(cardOf({ score: 4 }))).toMatchObject({
      status: 409,
      body: { code: 'holes_differ', details: { holes: [7] } },
    })
    expectBody(await handIn(cardOf({ score: 5 })), handInAtKiosk.reply)
    expect((await roundsOf()).map(({ status }) => status)).toEqual(['submitted'])
  })

  test('where a marker’s card is asked for, then the second player is the marker, and a named one stays the only one', async () => {
    const competitionId = await entered({ markerCard: true })
    expectBody(await handIn(cardOf({ competitionId })), handInAtKiosk.reply)
    const { rows } = await server.database.pool.query(
      'select marker_id, attested_at is not null as attested from marker_cards where round_id = $1',
      [await theRound()],
    )
    expect(rows).toEqual([{ marker_id: max.userId, attested: true }])
    await club.admin('POST', `/api/rounds/${await theRound()}/reopen`, { reason: 'Once more' })
    const third = await signUpAs(server, { firstName: 'Ida', lastName: `I${count}`, clubCode: club.clubCode })
    expect(await handIn(cardOf({ competitionId, attesterId: third.userId }))).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'attesterId' }] },
    })
  })

  test('its player is told of it, once', async () => {
    const card = cardOf()
    for (let i = 0; i < 2; i++) expectBody(await handIn(card), handInAtKiosk.reply)
    const { notices } = expectBody(await nora.browser('GET', '/api/notices'), listNotices.reply)
    expect(notices).toMatchObject([
      { kind: 'card_from_kiosk', card: { roundId: await theRound(), isOwn: true } },
    ])
  })

  test('the audit log names the kiosk as the author, the player and no name', async () => {
    expectBody(await handIn(cardOf()), handInAtKiosk.reply)
    const path = `/api/clubs/${club.clubId}/audit-log?action=round.handed_in_at_kiosk`
    const [row] = expectBody(await club.admin('GET', path), readAuditLog.reply).entries
    expect(row).toMatchObject({
      actor: { id: kioskId, name: 'Bar' },
      role: 'kiosk',
      subject: { id: nora.userId },
      after: { gross: 90, attesterId: max.userId },
    })
  })

  test('what no card can be is refused, whichever it is, and nothing is stored', async () => {
    for (const [name, card, status, code] of [
      ['the player attests their own card', cardOf({ attesterId: nora.userId }), 400, 'invalid_input'],
      ['a hole is missing', { ...cardOf(), holes: cardOf().holes.slice(1) }, 400, 'invalid_input'],
      [
        'a hole stands twice',
        { ...cardOf(), holes: cardOf().holes.map((hole) => ({ ...hole, holeNumber: 1 })) },
        400,
        'invalid_input',
      ],
      ['the signature is typed', { ...cardOf(), signature: 'Max' }, 400, 'invalid_input'],
      [
        'no hole has a score',
        {
          ...cardOf(),
          holes: cardOf().holes.map(({ holeNumber }) => ({ holeNumber, result: 'not_played' })),
        },
        409,
        'holes_missing',
      ],
      ['the photo is somebody else’s', { ...cardOf(), photo: '/api/objects/pho_none' }, 400, 'invalid_input'],
      ['the tee is of another course', { ...cardOf(), teeId: 'tee_none' }, 400, 'invalid_input'],
    ] as const) {
      expect(await handIn(card), name).toMatchObject({ status, body: { code } })
      expect(await roundsOf(), name).toEqual([])
    }
  })

  test('when the kiosk is withdrawn, then nothing more comes in', async () => {
    await club.admin('DELETE', `/api/clubs/${club.clubId}/kiosks/${kioskId}`)
    expect(await handIn(cardOf())).toMatchObject({ status: 401, body: { code: 'kiosk_closed' } })
    expect(await roundsOf()).toEqual([])
  })

  test('when a card of the competition is in already, then a second one is refused', async () => {
    const competitionId = await entered()
    expectBody(await handIn(cardOf({ competitionId })), handInAtKiosk.reply)
    expect(await handIn(cardOf({ competitionId }))).toMatchObject({
      status: 409,
      body: { code: 'round_closed' },
    })
  })
})

test.each([false, true])(
  'when the player is only on the club’s list: %s, then the answer says whether they see the card, and nobody else is told',
  async (isListed) => {
    const { pool } = server.database
    await pool.query('update memberships set has_no_account = $2 where user_id = $1', [nora.userId, isListed])
    const card = cardOf()
    for (let i = 0; i < 2; i++)
      expect(expectBody(await handIn(card), handInAtKiosk.reply)).toMatchObject({ hasAccount: !isListed })
    const { rows } = await pool.query('select kind from notices where user_id = $1', [nora.userId])
    expect(rows).toEqual(isListed ? [] : [{ kind: 'card_from_kiosk' }])
  },
)

describe('a guest', () => {
  const enterGuest = async (competitionId: string, firstName = 'Gil') => {
    const body = { key: `${firstName.toLowerCase()}guest${count}`.padEnd(14, 'x'), firstName }
    const { entered, reserve } = expectBody(
      await club.admin('POST', `/api/competitions/${competitionId}/entry-list/guests`, {
        ...body,
        lastName: `Guest${count}`,
        handicap: '18.0',
        gender: 'men',
      }),
      enterGuestCall.reply,
    )
    return entered[0] ?? reserve[0] ?? ''
  }

  test('is found, types a card, and is signed for by another guest, as a member is', async () => {
    const competitionId = await createTestCompetition(server, club)
    const [gil, gus] = [await enterGuest(competitionId), await enterGuest(competitionId, 'Gus')]
    const both = [`Gil Guest${count}`, `Gus Guest${count}`]
    expect(await names()).toEqual(both)
    expect(await names('guest')).toEqual(both)
    expect(expectBody(await tablet('GET', `/api/kiosk/players/${gil}`), readKioskPlayer.reply)).toMatchObject(
      { player: { name: both[0] }, competitions: [{ id: competitionId }] },
    )
    const query = `courseId=${club.courseId}&competitionId=${competitionId}`
    const shown = expectBody(await tablet('GET', `/api/kiosk/players/${gil}/card?${query}`), kioskCard)
    expect(shown.holes).toHaveLength(18)
    const card = cardOf({ playerId: gil, attesterId: gus, competitionId })
    const answer = expectBody(await handIn(card), handInAtKiosk.reply)
    expect(answer).toMatchObject({ grossScore: 90, hasAccount: false })
    expect(expectBody(await handIn(card), handInAtKiosk.reply)).toEqual(answer)
    const board = expectBody(
      await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`),
      getLeaderboard.reply,
    )
    expect(board).toMatchObject([{ userId: gil, isCompleted: true }, { userId: gus }])
  })

  test('signs for a member, also as the marker where a marker’s card is asked for', async () => {
    const competitionId = await entered({ markerCard: true })
    const gil = await enterGuest(competitionId)
    expectBody(await handIn(cardOf({ attesterId: gil, competitionId })), handInAtKiosk.reply)
    const card = expectBody(await nora.browser('GET', `/api/rounds/${await theRound()}/card`), roundCard)
    expect(card).toMatchObject({ status: 'submitted', partnerName: `Gil Guest${count}` })
  })

  test('of a competition that is not being played is not named, and of one that is final not served', async () => {
    const competitionId = await createTestCompetition(server, club)
    const gil = await enterGuest(competitionId)
    for (const status of ['completed', 'final'])
      await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })
    expect(await names()).toEqual([])
    expect(await names('guest')).toEqual([])
    expect((await tablet('GET', `/api/kiosk/players/${gil}`)).status).toBe(404)
    expect((await handIn(cardOf({ attesterId: gil }))).status).toBe(404)
    expect((await handIn(cardOf({ playerId: gil, attesterId: max.userId }))).status).toBe(404)
  })

  test('on the reserve list or withdrawn is not named', async () => {
    const competitionId = await createTestCompetition(server, club, { maxParticipants: 2 })
    const [first, , third] = [
      await enterGuest(competitionId),
      await enterGuest(competitionId, 'Gus'),
      await enterGuest(competitionId, 'Guy'),
    ]
    expect(await names()).toEqual([`Gil Guest${count}`, `Gus Guest${count}`])
    expect((await tablet('GET', `/api/kiosk/players/${third}`)).status).toBe(404)
    await club.admin('POST', `/api/competitions/${competitionId}/withdrawals`, {
      userIds: [first],
      reason: 'Ill',
    })
    expect(await names()).toEqual([`Gus Guest${count}`, `Guy Guest${count}`])
  })
})

describe('a player who objects', () => {
  const objectTo = (roundId: string, by = nora.browser) =>
    by('POST', `/api/rounds/${roundId}/kiosk-dispute`, { reason: 'I was not there that day' })
  const listed = async (by = club.admin) =>
    expectBody(await by('GET', `/api/clubs/${club.clubId}/kiosk-disputes`), listKioskDisputes.reply).cards

  test('is heard by the administrators until they answer, and the card stays as it is meanwhile', async () => {
    expectBody(await handIn(cardOf()), handInAtKiosk.reply)
    const roundId = await theRound()
    for (let i = 0; i < 2; i++) expect((await objectTo(roundId)).status).toBe(200)
    expect(await listed()).toEqual([
      {
        roundId,
        playerName: `Nora Nolan${count}`,
        courseName: expect.any(String) as unknown,
        reason: 'I was not there that day',
      },
    ])
    const told = async () =>
      expectBody(await nora.browser('GET', `/api/rounds/${roundId}/kiosk`), readKioskHandIn.reply)
    expect(await told()).toMatchObject({
      kioskName: 'Bar',
      attestedBy: `Max Marker${count}`,
      dispute: { settledAt: null },
    })
    const answer = { reason: 'The paper has your name' }
    const settle = () => club.admin('POST', `/api/rounds/${roundId}/kiosk-dispute/settlement`, answer)
    for (let i = 0; i < 2; i++) expect((await settle()).status).toBe(200)
    expect(await listed()).toEqual([])
    const { notices } = expectBody(await nora.browser('GET', '/api/notices'), listNotices.reply)
    expect(notices.filter(({ kind }) => kind === 'objection_answered')).toMatchObject([
      { card: { roundId, isOwn: true }, answer: 'The paper has your name' },
    ])
    expect(await told()).toMatchObject({ dispute: { answer: 'The paper has your name' } })
  })

  test('can do so for a card of theirs from a kiosk only', async () => {
    expectBody(await handIn(cardOf()), handInAtKiosk.reply)
    const roundId = await theRound()
    expect((await objectTo(roundId, max.browser)).status).toBe(404)
    const own = idOf(await max.browser('POST', '/api/rounds', { courseId: club.courseId }))
    expect((await objectTo(own, max.browser)).status).toBe(404)
    expect((await max.browser('GET', `/api/rounds/${own}/kiosk`)).body).toBeNull()
  })
})
