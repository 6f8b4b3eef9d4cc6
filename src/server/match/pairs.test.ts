import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bracket as bracketSchema, type BracketView, type Match } from '#contract/match/matches.ts'
import { listNotices } from '#contract/outbound/notices.ts'
import { ownMatches } from '#contract/match/own-matches.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/*
 * Knock-outs of pairs. Seven with the indexes 2.0, 4.0 to 14.0 on a course on which the Course Handicap is the index: three pairs
 * and Gus, who has no partner. Ann and Ben have a bye, and Cal and Dee meet Eve and Fay.
 */
let server: TestServer
let club: TestClub
let people: { browser: Browser; userId: string; firstName: string }[]
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus']

beforeAll(async () => {
  server = await startTestServer(new Date('2026-06-01T09:00:00Z'), {}, { sendsMail: false })
  club = await createTestClub(server)
  people = []
  for (const [i, firstName] of names.entries()) {
    const person = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await club.admin('PATCH', `/api/members/${person.userId}/handicap`, { handicap: `${2 * (i + 1)}.0` })
    people.push({ ...person, firstName })
  }
})
afterAll(() => server.close())

const who = (firstName: string) => {
  const found = people.find((one) => one.firstName === firstName)
  if (!found) throw new Error(firstName)
  return found
}
const idOf = (firstName: string) => who(firstName).userId
const enterAll = async () => {
  const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
  for (const { browser } of people) await browser('POST', `/api/competitions/${id}/join`, {})
  return id
}
const pairsOf = (...pairs: [string, string][]) => pairs.map((pair) => pair.map(idOf))
const three = () => pairsOf(['Ben', 'Ann'], ['Cal', 'Dee'], ['Eve', 'Fay'])
const drawIn = (id: string, body: Record<string, unknown>) =>
  club.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap', ...body })
const draw = async (matchFormat: string, body: Record<string, unknown> = {}) => {
  const id = await enterAll()
  return expectBody(await drawIn(id, { matchFormat, pairs: three(), ...body }), bracketSchema)
}
const read = async (id: string, browser: Browser = club.admin) =>
  expectBody(await browser('GET', `/api/competitions/${id}/bracket`), bracketSchema)
const named = ({ matches }: BracketView, number: number): Match => {
  const found = matches.find((one) => one.matchNumber === number)
  if (!found) throw new Error(`No match ${number}`)
  return found
}
const say = (name: string, match: Match, body: { winner: string; result: string }) =>
  who(name).browser('PATCH', `/api/matches/${match.id}`, {
    winnerId: idOf(body.winner),
    result: body.result,
  })
const told = async (name: string, kind: string, competitionId: string) =>
  expectBody(await who(name).browser('GET', '/api/notices'), listNotices.reply).notices.filter(
    (one) => one.kind === kind && one.competition?.id === competitionId,
  )

describe('the draw', () => {
  test('of four-ball has pairs, the allowance of Appendix C and strokes for each of the four', async () => {
    const view = await draw('four_ball')
    expect(view.draw).toMatchObject({ matchFormat: 'four_ball', allowancePercent: 90, size: 4, byes: 1 })
    expect(
      view.entrants.map(({ firstName, seed, partnerId }) => [firstName, seed, partnerId]).sort(),
    ).toEqual([
      ['Ann', 1, idOf('Ben')],
      ['Ben', 1, idOf('Ann')],
      ['Cal', 2, idOf('Dee')],
      ['Dee', 2, idOf('Cal')],
      ['Eve', 3, idOf('Fay')],
      ['Fay', 3, idOf('Eve')],
      ['Gus', null, null],
    ])
    expect(named(view, 1)).toMatchObject({
      player1: { firstName: 'Cal' },
      partner1: { firstName: 'Dee' },
      player2: { firstName: 'Eve' },
      partner2: { firstName: 'Fay' },
      strokes: {
        summary: 'Strokes received: Cal Tester 0, Dee Tester 2, Eve Tester 4, Fay Tester 6.',
      },
    })
    expect(named(view, 2)).toMatchObject({
      player1: { firstName: 'Ben' },
      partner1: { firstName: 'Ann' },
      player2: null,
      partner2: null,
    })
  })

  test('of foursomes gives a pair its strokes, by the allowance that the club chose', async () => {
    const view = await draw('foursomes')
    expect(view.draw).toMatchObject({ matchFormat: 'foursomes', allowancePercent: 50 })
    const receive = 'Eve Tester & Fay Tester receive 4 strokes.'
    expect(named(view, 1).strokes).toMatchObject({ player1: 0, player2: 4, summary: receive })
    const again = { matchFormat: 'foursomes', pairs: three(), allowancePercent: 25 }
    const other = expectBody(await drawIn(view.competitionId, again), bracketSchema)
    expect(other.draw).toMatchObject({ allowancePercent: 25 })
    expect(named(other, 1).strokes).toMatchObject({ player2: 2 })
  })

  test('is the same when it is asked for again, another with other pairs, and of singles after pairs', async () => {
    const view = await draw('four_ball')
    const id = view.competitionId
    const again = expectBody(await drawIn(id, { matchFormat: 'four_ball', pairs: three() }), bracketSchema)
    expect(again.matches.map(({ id: matchId }) => matchId)).toEqual(view.matches.map((one) => one.id))
    const pairs = pairsOf(['Ben', 'Gus'], ['Cal', 'Dee'], ['Eve', 'Fay'])
    const other = expectBody(await drawIn(id, { matchFormat: 'four_ball', pairs }), bracketSchema)
    expect(other.entrants.filter(({ seed }) => seed === null)).toMatchObject([{ firstName: 'Ann' }])
    const singles = expectBody(await drawIn(id, {}), bracketSchema)
    expect(singles.draw).toMatchObject({ matchFormat: 'singles', allowancePercent: null })
    expect(singles.entrants.every(({ seed, partnerId }) => seed !== null && partnerId === null)).toBe(true)
  })

  test('places pairs by their first players in a given order', async () => {
    const order = ['Eve', 'Ben', 'Cal'].map(idOf)
    const view = await draw('four_ball', { seeding: 'given', order })
    expect(view.entrants.find(({ firstName }) => firstName === 'Fay')).toMatchObject({ seed: 1 })
  })

  test.each([
    ['one pair', () => pairsOf(['Ann', 'Ben']), 'A draw of pairs needs two pairs.'],
    ['no pairs', () => undefined, 'A draw of pairs needs two pairs.'],
    ['a player twice', () => pairsOf(['Ann', 'Ben'], ['Ben', 'Cal']), 'A player is in two pairs.'],
    ['a pair of one', () => pairsOf(['Ann', 'Ann'], ['Ben', 'Cal']), 'A player is in two pairs.'],
    [
      'a stranger',
      () => [...pairsOf(['Ann', 'Ben']), [idOf('Cal'), 'usr_no']],
      'A player of a pair is not entered.',
    ],
  ])('of %s is refused', async (_, pairs, message) => {
    const answer = await drawIn(await enterAll(), { matchFormat: 'foursomes', pairs: pairs() })
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'pairs', message }] } })
  })
})

describe('a match of pairs', () => {
  test('is told to all four, who read it as their own', async () => {
    const { competitionId } = await draw('four_ball')
    for (const name of ['Cal', 'Dee'])
      expect(await told(name, 'match_ready', competitionId)).toMatchObject([
        { byName: 'Eve Tester', isPair: true },
      ])
    expect(await told('Ann', 'match_ready', competitionId)).toEqual([])
    for (const name of ['Eve', 'Fay']) {
      const own = expectBody(await who(name).browser('GET', '/api/own-matches'), ownMatches.reply)
      expect(own.filter((one) => one.competitionId === competitionId)).toMatchObject([
        { opponents: [{ firstName: 'Cal' }, { firstName: 'Dee' }], awaitsAnswer: false },
      ])
    }
  })

  test('is recorded when either of one pair says it and either of the other confirms', async () => {
    const { competitionId, ...view } = await draw('foursomes', { confirmDays: 3 })
    const match = named({ competitionId, ...view }, 1)
    expect((await say('Ann', match, { winner: 'Cal', result: '3&2' })).status, 'not theirs').toBe(403)
    expect((await say('Gus', match, { winner: 'Cal', result: '3&2' })).status, 'in no pair').toBe(403)
    const wrong = await say('Dee', match, { winner: 'Dee', result: '3&2' })
    expect(wrong.body, 'a pair goes by its first player').toMatchObject({ fields: [{ field: 'winnerId' }] })
    expect((await say('Dee', match, { winner: 'Cal', result: '3&2' })).body).toMatchObject({
      status: 'pending',
      sideId: idOf('Cal'),
      reports: [{ sideId: idOf('Cal'), winnerId: idOf('Cal') }],
    })
    const partner = await say('Cal', match, { winner: 'Cal', result: '3&2' })
    expect(partner.body, 'their own side says the same').toMatchObject({ status: 'pending' })
    for (const name of ['Eve', 'Fay'])
      expect(await told(name, 'match_reported', competitionId)).toMatchObject([{ byName: 'Dee Tester' }])
    expect((await say('Fay', match, { winner: 'Cal', result: '3&2' })).body).toMatchObject({
      status: 'completed',
      winnerId: idOf('Cal'),
      result: '3&2',
    })
    const final = named(await read(competitionId, who('Dee').browser), 2)
    expect(final).toMatchObject({
      player1: { firstName: 'Ben' },
      player2: { firstName: 'Cal' },
      partner2: { firstName: 'Dee' },
      sideId: idOf('Cal'),
      canRecord: true,
    })
    await say('Ann', final, { winner: 'Ben', result: '19th' })
    await say('Dee', final, { winner: 'Ben', result: '19th' })
    expect((await read(competitionId)).champion).toMatchObject({
      firstName: 'Ben',
      partner: { firstName: 'Ann' },
    })
  })

  test('where the pairs differ is the club’s, and all four hear of it', async () => {
    const view = await draw('four_ball', { confirmDays: 3 })
    const match = named(view, 1)
    await say('Cal', match, { winner: 'Cal', result: '1up' })
    await say('Fay', match, { winner: 'Eve', result: '1up' })
    for (const name of ['Cal', 'Dee', 'Eve'])
      expect(await told(name, 'match_differs', view.competitionId)).toHaveLength(1)
  })

  test('keeps no card of its holes', async () => {
    const match = named(await draw('four_ball'), 1)
    expect(await who('Cal').browser('GET', `/api/matches/${match.id}/card`)).toMatchObject({
      status: 409,
      body: { code: 'match_not_ready' },
    })
    const at = server.now().toISOString()
    const entries = [{ id: 'ent_00000000100000001', kind: 'won', side: 'A', holeNumber: 1, at }]
    const sent = await who('Cal').browser('POST', `/api/matches/${match.id}/entries`, { entries })
    expect(sent).toMatchObject({ status: 409, body: { code: 'match_not_ready' } })
  })
})

test('when one of a pair leaves the club, then the other plays four-ball alone, and foursomes go to the opponents', async () => {
  const leaver = await signUpAs(server, { firstName: 'Hal', clubCode: club.clubCode })
  people.push({ ...leaver, firstName: 'Hal' })
  const pairs = pairsOf(['Cal', 'Hal'], ['Eve', 'Fay'])
  const ids = []
  for (const matchFormat of ['four_ball', 'foursomes'])
    ids.push(expectBody(await drawIn(await enterAll(), { matchFormat, pairs }), bracketSchema).competitionId)
  await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${leaver.userId}`)
  const [fourBall, foursomes] = await Promise.all(ids.map(async (id) => named(await read(id), 1)))
  expect(fourBall).toMatchObject({ status: 'pending', winnerId: null })
  expect(foursomes).toMatchObject({ status: 'completed', winnerId: idOf('Eve'), result: 'w/o' })
})

test('when one of a pair deletes their account, then the strokes of the match that they played do not name them', async () => {
  const leaver = await signUpAs(server, { firstName: 'Zoe', clubCode: club.clubCode })
  people.push({ ...leaver, firstName: 'Zoe' })
  const pairs = pairsOf(['Zoe', 'Cal'], ['Eve', 'Fay'])
  const methods = ['appendix_c', 'england_2024']
  const terms = ['four_ball', 'foursomes'].flatMap((matchFormat) =>
    methods.map((strokesMethod) => ({ matchFormat, strokesMethod })),
  )
  const ids: string[] = []
  for (const body of terms) {
    const view = expectBody(await drawIn(await enterAll(), { ...body, pairs }), bracketSchema)
    await club.admin('PATCH', `/api/matches/${named(view, 1).id}`, { winnerId: idOf('Eve'), result: '2&1' })
    ids.push(view.competitionId)
  }
  const { email } = leaver
  const erased = await leaver.browser('POST', '/api/privacy/erasure', { password: PASSWORD, email })
  expect(erased.status, erased.text).toBe(200)
  for (const id of ids)
    for (const language of ['en', 'es']) {
      const headers = { 'accept-language': language }
      const answer = await club.admin('GET', `/api/competitions/${id}/bracket`, undefined, headers)
      expect(answer.text).toContain('Eve Tester')
      // With its quotes or surname: a random id may have these three letters in it.
      expect(answer.text).not.toMatch(/"Zoe"|Zoe Tester/)
    }
})
