import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  bracket as bracketSchema,
  match as matchSchema,
  type BracketView,
  type Match,
} from '#contract/match/matches.ts'
import { saveEntries } from '../competition/entries/entries.store.ts'
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

let server: TestServer
let club: TestClub
let people: { browser: Browser; userId: string; firstName: string }[]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  people = []
  for (const [i, firstName] of ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus'].entries()) {
    const person = await signUpAs(server, { firstName, clubCode: club.clubCode })
    // 2.0, 4.0 and so on; Gus has none and is seeded last.
    if (firstName !== 'Gus')
      await club.admin('PATCH', `/api/members/${person.userId}/handicap`, { handicap: `${2 * (i + 1)}.0` })
    people.push({ ...person, firstName })
  }
})
afterAll(() => server.close())

async function matchPlay(count: number, more: Record<string, unknown> = {}): Promise<string> {
  const id = await createTestCompetition(server, club, { competitionType: 'matchplay', ...more })
  for (const { browser } of people.slice(0, count)) await browser('POST', `/api/competitions/${id}/join`, {})
  return id
}

const draw = async (id: string, body: Record<string, unknown> = { seeding: 'handicap' }) =>
  expectBody(await club.admin('POST', `/api/competitions/${id}/bracket`, body), bracketSchema)
const read = async (id: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${id}/bracket`), bracketSchema)
const idOf = (firstName: string) => people.find((one) => one.firstName === firstName)?.userId ?? ''
const named = ({ matches }: BracketView, number: number): Match => {
  const found = matches.find((one) => one.matchNumber === number)
  if (!found) throw new Error(`No match ${number}`)
  return found
}
const pairs = (view: BracketView) =>
  view.matches.map((one) => [one.player1?.firstName ?? null, one.player2?.firstName ?? null])
const record = (match: Match, winner: string, result: string, browser: Browser = club.admin) =>
  browser('PATCH', `/api/matches/${match.id}`, { winnerId: idOf(winner), result })
const undo = (match: Match, query = '') => club.admin('DELETE', `/api/matches/${match.id}/result${query}`)

describe('drawing a bracket', () => {
  test('when seven are drawn by handicap, then one has a bye without a match, seeds 1-8 4-5 2-7 3-6 (R8.1 to R8.4)', async () => {
    const view = await draw(await matchPlay(7))
    expect(view.draw).toMatchObject({ size: 8, byes: 1, seeding: 'handicap', seed: null })
    expect(pairs(view)).toEqual([
      ['Dee', 'Eve'],
      ['Ben', 'Gus'],
      ['Cal', 'Fay'],
      ['Ann', null],
      [null, null],
      [null, null],
    ])
    expect(view.matches.map((one) => one.roundName)).toEqual([
      ...['Quarter-Final', 'Quarter-Final', 'Quarter-Final', 'Semi-Final', 'Semi-Final', 'Final'],
    ])
    expect(named(view, 4).player2From).toEqual({ kind: 'winner', matchNumber: 1 })
  })

  test('when a random draw is repeated, then it is the same; another seed gives another draw', async () => {
    const id = await matchPlay(7)
    const first = await draw(id, { seeding: 'random' })
    expect(first.draw?.seed).toEqual(expect.any(Number))
    expect(await draw(id, { seeding: 'random' })).toEqual(first)
    const seven = await draw(id, { seeding: 'random', seed: 7 })
    expect(pairs(await draw(id, { seeding: 'random', seed: 8 }))).not.toEqual(pairs(seven))
    expect(pairs(await draw(id, { seeding: 'random', seed: 7 }))).toEqual(pairs(seven))
  })

  test('when the order is given, then it must have every entrant exactly once', async () => {
    const id = await matchPlay(3)
    const order = ['Cal', 'Ann', 'Ben'].map(idOf)
    expect(pairs(await draw(id, { seeding: 'given', order }))).toEqual([
      ['Ann', 'Ben'],
      ['Cal', null],
    ])
    for (const wrong of [
      [],
      order.slice(1),
      [...order, order[0]],
      [...order.slice(1), idOf('Gus')],
      undefined,
    ]) {
      const answer = await club.admin('POST', `/api/competitions/${id}/bracket`, {
        seeding: 'given',
        order: wrong,
      })
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'order' }] } })
    }
  })

  test('a repeated draw changes nothing, includes later entrants, and is refused after a result', async () => {
    const id = await matchPlay(3)
    const first = await draw(id)
    expect(await draw(id)).toEqual(first)
    // Nobody joins by themselves any more; whom the club takes in is drawn with the others.
    expect(await people[3]?.browser('POST', `/api/competitions/${id}/join`, {})).toMatchObject({
      status: 409,
    })
    await saveEntries(server.database.db, {
      competition: { id, clubId: club.clubId },
      entries: [{ userId: idOf('Dee'), status: 'entered' }],
      enteredBy: null,
      now: server.now(),
    })
    const four = await draw(id)
    expect(four.matches).toHaveLength(3)
    expect(await record(named(four, 1), 'Ann', '3&2')).toMatchObject({ status: 200 })
    expect(
      await club.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'bracket_started' },
    })
    expect((await read(id)).canDraw).toBe(false)
  })

  test('when there is one entrant, or the type is not match play, then the draw is refused with the reason', async () => {
    const alone = await matchPlay(1)
    expect(
      (await club.admin('POST', `/api/competitions/${alone}/bracket`, { seeding: 'handicap' })).body,
    ).toMatchObject({ code: 'too_few_entrants' })
    const board = await createTestCompetition(server, club)
    expect(
      (await club.admin('POST', `/api/competitions/${board}/bracket`, { seeding: 'handicap' })).body,
    ).toMatchObject({ code: 'not_match_play' })
  })

  test('when nothing is drawn yet, then there are no matches and everybody sees who is entered', async () => {
    const id = await matchPlay(2)
    const seen = expectBody(
      await (people[0]?.browser ?? club.admin)('GET', `/api/competitions/${id}/bracket`),
      bracketSchema,
    )
    expect(seen).toMatchObject({ draw: null, matches: [], canDraw: false, champion: null })
    // The test's clock stands still, so the order of entering is undefined.
    expect(seen.entrants.map((one) => one.firstName).sort()).toEqual(['Ann', 'Ben'])
    expect((await club.admin('GET', `/api/competitions/${id}/matches`)).body).toEqual([])
  })
})

describe('recording a result', () => {
  test('when a result is recorded, then the strokes, the difference of the Playing Handicaps, are kept with it (R5.2, R0.3)', async () => {
    const id = await matchPlay(2)
    const match = named(await draw(id), 1)
    // 113 and par: the indexes 2.0 and 4.0 are the Playing Handicaps.
    expect(match.strokes).toMatchObject({ player1: 0, player2: 2, summary: 'Ben Tester receives 2 strokes.' })
    await record(match, 'Ann', '19th')
    await club.admin('PATCH', `/api/members/${idOf('Ben')}/handicap`, { handicap: '9.0' })
    expect(named(await read(id), 1).strokes).toEqual(match.strokes)
    const inSpanish = expectBody(
      await club.admin('GET', `/api/competitions/${id}/bracket`, undefined, { 'accept-language': 'es-ES' }),
      bracketSchema,
    )
    expect(named(inSpanish, 1).strokes).toEqual({
      player1: 0,
      player2: 2,
      summary: 'Ben Tester recibe 2 golpes.',
      steps: [
        'Ann Tester: Hándicap de Campo: 2,0 × 113 / 113 + (72,0 − 72) = 2,000, redondeado a 2.',
        'Ann Tester: Hándicap de Juego: 2,000 × 100 % = 2,000, redondeado a 2.',
        'Ben Tester: Hándicap de Campo: 4,0 × 113 / 113 + (72,0 − 72) = 4,000, redondeado a 4.',
        'Ben Tester: Hándicap de Juego: 4,000 × 100 % = 4,000, redondeado a 4.',
        'Diferencia de los Hándicaps de Juego: 4 − 2 = 2.',
      ],
    })
    await club.admin('PATCH', `/api/members/${idOf('Ben')}/handicap`, { handicap: '4.0' })
  })

  test('when a result cannot be, then it is refused (R7.7)', async () => {
    const match = named(await draw(await matchPlay(2)), 1)
    for (const result of ['5&5', '6&1', '13&9', '5 up', 'AS', '18th', 'won'])
      expect(await record(match, 'Ann', result), result).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'result' }] },
      })
  })

  test('when a result needs a revised match score, then that is asked, and then it stands (R7.7)', async () => {
    const match = named(await draw(await matchPlay(2)), 1)
    for (const result of ['4&1', '5&1', '3 up']) {
      const asked = await record(match, 'Ann', result)
      expect(asked, result).toMatchObject({ status: 400, body: { fields: [{ field: 'isRevised' }] } })
      const body = { winnerId: idOf('Ann'), result, isRevised: true }
      expect(await club.admin('PATCH', `/api/matches/${match.id}`, body)).toMatchObject({
        status: 200,
        body: { result },
      })
      expect((await undo(match)).status).toBe(200)
    }
  })

  test('when a result is sent twice, then it counts once; a different one gets 409 with both (R8.6)', async () => {
    const id = await matchPlay(2)
    const match = named(await draw(id), 1)
    const answers = await Promise.all([record(match, 'Ben', '3 and 2'), record(match, 'Ben', '3&2')])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { status: 'completed', result: '3&2' } })
    expect(await record(match, 'Ann', '2 up')).toMatchObject({
      status: 409,
      body: {
        code: 'result_differs',
        details: {
          recorded: { winnerId: idOf('Ben'), result: '3&2' },
          sent: { winnerId: idOf('Ann'), result: '2 up' },
        },
      },
    })
    expect((await read(id)).champion?.firstName).toBe('Ben')
  })

  test('only the two players may record it, once both are known, and only administrators may undo it', async () => {
    const id = await matchPlay(4)
    const view = await draw(id)
    const [ann, ben] = people.map((one) => one.browser)
    if (!ann || !ben) throw new Error('two players')
    expect((await record(named(view, 1), 'Ann', '2&1', ben)).status).toBe(403)
    expect((await record(named(view, 3), 'Ann', '2&1')).body).toMatchObject({ code: 'match_not_ready' })
    expect((await record(named(view, 1), 'Ben', '2&1')).body).toMatchObject({
      fields: [{ field: 'winnerId' }],
    })
    expect((await record(named(view, 1), 'Ann', '2&1', ann)).status).toBe(200)
    const seen = expectBody(await ann('GET', `/api/competitions/${id}/matches`), z.array(matchSchema))
    expect(seen.map((one) => [one.canRecord, one.canUndo])).toEqual(Array(3).fill([false, false]))
    expect((await ann('DELETE', `/api/matches/${named(view, 1).id}/result`)).status).toBe(403)
  })
})

describe('undoing a result', () => {
  test('when a later match is finished, then undoing is refused, or clears that match on request (R8.6)', async () => {
    const id = await matchPlay(3)
    const view = await draw(id)
    await record(named(view, 1), 'Cal', '1 up')
    await record(named(view, 2), 'Ann', '4&3')
    expect((await undo(named(view, 1))).body).toMatchObject({ code: 'later_match_finished' })
    expect((await undo(named(view, 1), '?later=clear')).body).toMatchObject({
      status: 'pending',
      winnerId: null,
    })
    const after = await read(id)
    expect(after.matches.map((one) => one.status)).toEqual(['pending', 'pending'])
    expect(named(after, 2).player2Id).toBeNull()
    expect((await undo(named(view, 1))).status).toBe(200)
    expect((await record(named(view, 1), 'Ben', '2&1')).status).toBe(200)
    expect(named(await read(id), 2).player2?.firstName).toBe('Ben')
  })

  test('in double elimination the reset is needed only when the losers’ champion wins (R8.5)', async () => {
    const id = await matchPlay(4, { bracketType: 'double_elimination' })
    let view = await draw(id)
    // 1 Ann-Dee, 2 Ben-Cal, 3 winners' final, 4 losers, 5 losers' final, 6 grand final, 7 reset.
    const play = async (number: number, winner: string) => {
      expect((await record(named(view, number), winner, '2&1')).text).toContain('completed')
      view = await read(id)
    }
    await play(1, 'Ann')
    await play(2, 'Ben')
    await play(3, 'Ann')
    expect(pairs(view)[3]).toEqual(['Dee', 'Cal'])
    await play(4, 'Dee')
    expect(pairs(view)[4]).toEqual(['Dee', 'Ben'])
    await play(5, 'Ben')
    expect(named(view, 7)).toMatchObject({ isNeeded: false, player1Id: null, canRecord: false })
    await play(6, 'Ben')
    expect(view.champion).toBeNull()
    expect(named(view, 7)).toMatchObject({ isNeeded: true, canRecord: true })
    await play(7, 'Ann')
    expect(view.champion?.firstName).toBe('Ann')
  })
})

test('when a third place is played for, then the losers of the semi-finals meet (R8.7)', async () => {
  const id = await matchPlay(4)
  const view = await draw(id, { seeding: 'handicap', thirdPlace: true })
  await record(named(view, 1), 'Ann', '2&1')
  await record(named(view, 2), 'Cal', '2&1')
  expect(pairs(await read(id)).slice(2)).toEqual([
    ['Ann', 'Cal'],
    ['Dee', 'Ben'],
  ])
})

test('when a player is removed from the club, then their opponents get a walkover (T30)', async () => {
  const leaver = await signUpAs(server, { firstName: 'Lee', clubCode: club.clubCode })
  const id = await matchPlay(2)
  await leaver.browser('POST', `/api/competitions/${id}/join`, {})
  const view = await draw(id)
  expect(pairs(view)[0]).toEqual(['Ben', 'Lee'])
  await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${leaver.userId}`)
  const after = await read(id)
  expect(named(after, 1)).toMatchObject({ winnerId: idOf('Ben'), result: 'w/o' })
  expect(named(after, 2).player2?.firstName).toBe('Ben')
})
