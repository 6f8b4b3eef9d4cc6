import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { matchCard, recordMatchEntries } from '#contract/match/match-cards.ts'
import { bracket as bracketSchema, type BracketView } from '#contract/match/matches.ts'
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

/*
 * Ann plays off 2 and Ben off 4 (slope 113, rating and par 72): Ben receives 2 strokes, on stroke indexes 1 and 2, which are
 * the first two holes of the test's course.
 */
let server: TestServer
let club: TestClub
let people: { browser: Browser; userId: string; firstName: string }[]
const named = (firstName: string) => {
  const found = people.find((one) => one.firstName === firstName)
  if (!found) throw new Error(firstName)
  return found
}

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  people = []
  for (const [i, firstName] of ['Ann', 'Ben', 'Cal', 'Dee'].entries()) {
    const person = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await club.admin('PATCH', `/api/members/${person.userId}/handicap`, { handicap: `${2 * (i + 1)}.0` })
    people.push({ ...person, firstName })
  }
})
afterAll(() => server.close())

/** A draw of the first two or four, by handicap. */
async function drawOf(count: 2 | 4): Promise<BracketView> {
  const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
  for (const { browser } of people.slice(0, count)) await browser('POST', `/api/competitions/${id}/join`, {})
  return expectBody(
    await club.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap' }),
    bracketSchema,
  )
}
const newMatch = async () => (await drawOf(2)).matches[0]?.id ?? ''
const readBracket = async (id: string) =>
  expectBody(await club.admin('GET', `/api/competitions/${id}/bracket`), bracketSchema)

let taps = 0
const says = (fields: Record<string, unknown>) => {
  taps += 1
  return {
    id: `ent_${taps.toString(36).padStart(9, '0')}abcdefgh12345678`,
    holeNumber: null,
    at: new Date(server.now().getTime() - 600_000 + taps * 100).toISOString(),
    ...fields,
  }
}
const won = (holeNumber: number, side: 'A' | 'B' | 'H') =>
  says(side === 'H' ? { kind: 'halved', holeNumber } : { kind: 'won', holeNumber, side })
const holes = (winners: string) =>
  [...winners].map((one, i) => won(i + 1, one === 'A' || one === 'B' ? one : 'H'))
const confirmed = (side: 'A' | 'B', result: string) => says({ kind: 'confirmed', side, result })

const post = (who: Browser, matchId: string, entries: unknown[]) =>
  who('POST', `/api/matches/${matchId}/entries`, { entries })
const enter = async (who: Browser, matchId: string, entries: unknown[]) =>
  expectBody(await post(who, matchId, entries), recordMatchEntries.reply)
const read = async (matchId: string, who: Browser = club.admin) =>
  expectBody(await who('GET', `/api/matches/${matchId}/card`), matchCard)

describe('the card of a match', () => {
  test('when nothing is entered yet, then it says where the strokes fall and who may enter', async () => {
    const card = await read(await newMatch(), named('Ann').browser)
    expect(card).toMatchObject({ revision: 0, entries: [], canScore: true, status: 'pending' })
    expect(card.strokes?.summary).toBe('Ben Tester receives 2 strokes.')
    expect(card.holes.map(({ strokes }) => strokes)).toEqual([
      [0, 1],
      [0, 1],
      ...Array<number[]>(16).fill([0, 0]),
    ])
    expect(card.holes[0]).toMatchObject({ holeNumber: 1, strokeIndexes: [1, 1] })
  })

  test('when the first entry has come, then strokes stay as they were, whatever becomes of an index (R0.3)', async () => {
    const match = await newMatch()
    const four = says({ kind: 'strokes', holeNumber: 1, strokesA: 4, strokesB: 5 })
    expect((await enter(named('Ben').browser, match, [four])).progress).toMatchObject({
      leader: null,
      thru: 1,
    })
    await club.admin('PATCH', `/api/members/${named('Ben').userId}/handicap`, { handicap: '20.0' })
    const card = await read(match)
    expect(card.strokes?.summary).toBe('Ben Tester receives 2 strokes.')
    expect(card.holes[2]?.strokes).toEqual([0, 0])
    await club.admin('PATCH', `/api/members/${named('Ben').userId}/handicap`, { handicap: '4.0' })
  })

  test('when both enter at the same time, first of all, then there is one card with the words of both', async () => {
    const match = await newMatch()
    await Promise.all([
      enter(named('Ann').browser, match, [won(1, 'A')]),
      enter(named('Ben').browser, match, [won(2, 'B')]),
      enter(named('Ann').browser, match, [won(3, 'A')]),
    ])
    const card = await read(match)
    expect(card).toMatchObject({ revision: 3 })
    expect(card.entries.map(({ holeNumber }) => holeNumber).sort()).toEqual([1, 2, 3])
  })

  test('when an entry is sent again, then it counts once; its id for another word is refused', async () => {
    const match = await newMatch()
    const first = won(1, 'A')
    const { browser } = named('Ann')
    expect(await enter(browser, match, [first])).toMatchObject({ revision: 1, acknowledged: [first.id] })
    expect(await enter(browser, match, [first, first])).toMatchObject({ revision: 1 })
    expect(await post(browser, match, [{ ...first, side: 'B' }])).toMatchObject({
      status: 409,
      body: { code: 'entry_id_reused' },
    })
  })

  test('when the two say different things, then neither is overwritten, until one takes the other’s', async () => {
    const match = await newMatch()
    await enter(named('Ann').browser, match, [won(1, 'A')])
    const differs = await enter(named('Ben').browser, match, [won(1, 'H')])
    expect(differs.progress).toMatchObject({ differing: [1], thru: 0 })
    expect(differs.entries.map(({ kind, authorId }) => [kind, authorId]).sort()).toEqual(
      [
        ['won', named('Ann').userId],
        ['halved', named('Ben').userId],
      ].sort(),
    )
    const settled = await enter(named('Ben').browser, match, [won(1, 'A')])
    expect(settled.progress).toMatchObject({ differing: [], leader: 'A', up: 1 })
  })

  test('when both confirm, then the result is recorded, the winner advances, and the card takes no more', async () => {
    const view = await drawOf(4)
    const first = view.matches[0]?.id ?? ''
    const card = await read(first)
    const [a, b] = [card.player1, card.player2].map(({ firstName }) => named(firstName))
    if (!a || !b) throw new Error('two')
    await enter(a.browser, first, holes(`${'H'.repeat(18)}HB`))
    const running = (await readBracket(view.competitionId)).matches[0]
    expect(running).toMatchObject({ result: null, progress: { outcome: { winner: 'B', result: '20th' } } })
    expect(await enter(a.browser, first, [confirmed('B', '20th')])).toMatchObject({ result: null })
    const done = await enter(b.browser, first, [confirmed('B', '20th')])
    expect(done).toMatchObject({ status: 'completed', result: '20th', winnerId: b.userId })
    const after = await readBracket(view.competitionId)
    expect(after.matches[0]).toMatchObject({ result: '20th', progress: null, winnerId: b.userId })
    expect([after.matches[2]?.player1Id, after.matches[2]?.player2Id]).toContain(b.userId)
    const refused = await post(a.browser, first, [won(20, 'A')])
    expect(refused).toMatchObject({ status: 409, body: { code: 'match_closed' } })
    expect(refused.text).toContain('This match is over: its result, 20th, is recorded.')
  })

  test('when both confirm at once, then it is recorded once', async () => {
    const match = await newMatch()
    await enter(named('Ann').browser, match, holes('A'.repeat(10)))
    const answers = await Promise.all(
      ['Ann', 'Ben'].map((name) => enter(named(name).browser, match, [confirmed('A', '10&8')])),
    )
    expect(answers.map(({ result }) => result).sort()).toEqual(['10&8', null])
    expect(await read(match)).toMatchObject({ status: 'completed', result: '10&8', canScore: false })
  })

  test('when an entry that was taken before is sent again after the end, then it is acknowledged', async () => {
    const match = await newMatch()
    const played = holes('A'.repeat(10))
    await enter(named('Ann').browser, match, played)
    await enter(club.admin, match, [confirmed('A', '10&8')])
    expect((await enter(named('Ann').browser, match, played)).acknowledged).toHaveLength(10)
  })

  test('when a result is undone, then the card is open again, with its strokes, and has to be confirmed anew', async () => {
    const match = await newMatch()
    await enter(named('Ann').browser, match, [...holes('A'.repeat(10)), confirmed('A', '10&8')])
    await enter(named('Ben').browser, match, [confirmed('A', '10&8')])
    expect((await club.admin('DELETE', `/api/matches/${match}/result`)).status).toBe(200)
    const card = await read(match, named('Ann').browser)
    expect(card).toMatchObject({ status: 'pending', canScore: true, result: null })
    expect(card.entries.filter(({ kind }) => kind === 'confirmed')).toEqual([])
    expect(card.strokes?.summary).toBe('Ben Tester receives 2 strokes.')
    server.setTime(new Date(server.now().getTime() + 1000))
    const corrected = await enter(named('Ben').browser, match, [won(10, 'H')])
    expect(corrected.progress).toMatchObject({ differing: [10], outcome: null })
  })

  test('when somebody concedes or does not come, then both confirm it as any result', async () => {
    for (const [kind, result] of [
      ['match_conceded', 'conceded'],
      ['withdrawn', 'w/o'],
    ] as const) {
      const match = await newMatch()
      await enter(named('Ben').browser, match, [says({ kind, side: 'B' }), confirmed('A', result)])
      expect(await enter(named('Ann').browser, match, [confirmed('A', result)])).toMatchObject({ result })
    }
  })
})

describe('who may', () => {
  test('members see the card; only its two players and the club’s administrators enter, and no other club knows it', async () => {
    const match = await newMatch()
    const other = await createTestClub(server, 'Elm Park')
    expect((await post(named('Cal').browser, match, [won(1, 'A')])).status).toBe(403)
    await enter(named('Ann').browser, match, [won(1, 'A')])
    expect((await post(named('Cal').browser, match, [won(1, 'A')])).status).toBe(403)
    expect(await read(match, named('Cal').browser)).toMatchObject({ canScore: false })
    for (const path of [`/api/matches/${match}/card`, '/api/matches/mch_none/card'])
      expect((await other.admin('GET', path)).status).toBe(404)
    expect((await post(other.admin, match, [won(1, 'A')])).status).toBe(404)
    const ruled = await enter(club.admin, match, [won(1, 'H')])
    expect(ruled.progress).toMatchObject({ leader: null, thru: 1, differing: [] })
  })

  test('when the players are not known yet, then there is no card; when the competition is closed, none is scored', async () => {
    const view = await drawOf(4)
    const final = view.matches[2]?.id ?? ''
    expect((await club.admin('GET', `/api/matches/${final}/card`)).body).toMatchObject({
      code: 'match_not_ready',
    })
    expect((await post(club.admin, final, [won(1, 'A')])).body).toMatchObject({ code: 'match_not_ready' })
    await club.admin('PATCH', `/api/competitions/${view.competitionId}/status`, { status: 'cancelled' })
    expect((await post(club.admin, view.matches[0]?.id ?? '', [won(1, 'A')])).body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  test.each([
    [{ kind: 'won', holeNumber: 1 }, 'entries.0.kind'],
    [{ kind: 'strokes', holeNumber: 1 }, 'entries.0.kind'],
    [{ kind: 'strokes', holeNumber: 1, strokesA: 31, strokesB: 4 }, 'entries.0.strokesA'],
    [{ kind: 'halved', holeNumber: 55 }, 'entries.0.holeNumber'],
    [{ kind: 'halved', holeNumber: 0 }, 'entries.0.holeNumber'],
  ])('when %o is sent, then the field is named', async (fields, field) => {
    expect(await post(club.admin, await newMatch(), [says(fields)])).toMatchObject({
      status: 400,
      body: { fields: [{ field }] },
    })
  })
})

describe('the draw around it', () => {
  test('when a match is being played, then nobody draws again; when its words are taken back, the club may', async () => {
    const view = await drawOf(2)
    const match = view.matches[0]?.id ?? ''
    await enter(named('Ann').browser, match, [won(1, 'A')])
    expect((await readBracket(view.competitionId)).canDraw).toBe(false)
    const again = await club.admin('POST', `/api/competitions/${view.competitionId}/bracket`, {
      seeding: 'random',
      seed: 1,
    })
    expect(again.text).toContain('A match of this draw is being played')
    await enter(named('Ann').browser, match, [says({ kind: 'nothing', holeNumber: 1 })])
    expect((await readBracket(view.competitionId)).canDraw).toBe(true)
  })

  test('when an earlier result is undone, then a later card is set aside, and is there again with the same two', async () => {
    const view = await drawOf(4)
    const [one, two, final] = view.matches.map(({ id }) => id)
    if (!one || !two || !final) throw new Error('three')
    const record = (id: string, winnerId: string) =>
      club.admin('PATCH', `/api/matches/${id}`, { winnerId, result: '3&2' })
    const winnerOf = (i: number) => view.matches[i]?.player1Id ?? ''
    await record(one, winnerOf(0))
    await record(two, winnerOf(1))
    await enter(club.admin, final, holes('AA'))
    expect((await club.admin('DELETE', `/api/matches/${one}/result`)).body).toMatchObject({
      code: 'later_match_finished',
    })
    expect((await club.admin('DELETE', `/api/matches/${one}/result?later=clear`)).status).toBe(200)
    expect((await club.admin('GET', `/api/matches/${final}/card`)).status).toBe(409)
    await record(one, winnerOf(0))
    expect((await read(final)).entries).toHaveLength(2)
    expect((await enter(club.admin, final, [won(3, 'A')])).progress).toMatchObject({ up: 3, thru: 3 })
  })

  test('when a result is typed instead, then it stands as before and closes the card', async () => {
    const match = await newMatch()
    await enter(named('Ann').browser, match, holes('AAB'))
    const typed = await named('Ben').browser('PATCH', `/api/matches/${match}`, {
      winnerId: named('Ann').userId,
      result: '2&1',
    })
    expect(typed.status).toBe(200)
    expect((await post(named('Ann').browser, match, [won(4, 'A')])).body).toMatchObject({
      code: 'match_closed',
    })
  })
})

test('when a hole is entered on a card that is begun, then it takes eight statements, however large the draw', async () => {
  const counted: number[] = []
  for (const size of [2, 4] as const) {
    const match = (await drawOf(size)).matches[0]?.id ?? ''
    const card = await read(match)
    const { browser } = named(card.player1.firstName)
    await enter(browser, match, holes('AHA'))
    const spy = vi.spyOn(Client.prototype, 'query')
    await enter(browser, match, [won(4, 'B')])
    const own = spy.mock.calls.filter(([text]) => /match|begin|commit|notify/.test(JSON.stringify(text)))
    spy.mockRestore()
    counted.push(own.length)
  }
  expect(counted).toEqual([8, 8])
})
