import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setEntryTerms } from '#contract/competition/entries.ts'
import { competitionPrizes, type CompetitionPrizes } from '#contract/competition/prizes.ts'
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

let server: TestServer
let club: TestClub
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Player = { browser: Browser; userId: string }

/** A player with this handicap who has handed in a card of these strokes in the competition. */
async function played(
  competitionId: string,
  name: string,
  strokes: number[],
  handicap = '0',
): Promise<Player> {
  const player = await signUpAs(server, { firstName: name, lastName: 'Prize', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap })
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const roundId = idOf(
    await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
  )
  const entries = strokes.map((gross, i) => entry(server, i + 1, i + 1, gross))
  expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const body = { partnerName: 'Pat', partnerSignature: 'Pat' }
  expect((await player.browser('PATCH', `/api/rounds/${roundId}`, body)).status).toBe(200)
  return player
}

const card = (change: Record<number, number> = {}, usual = 5) =>
  Array.from({ length: 18 }, (_, i) => change[i + 1] ?? usual)
const amounts = (...list: string[]) => list.map((amount) => ({ amount }))
const gross = { id: 'pzc_gross1', kind: 'gross', prizes: amounts('40') }
const net = { id: 'pzc_net001', kind: 'result', prizes: amounts('50', '30', '20') }
const twos = { id: 'pzc_twos01', kind: 'twos', prizes: amounts('10.01') }
const pin = { id: 'pzc_pin001', kind: 'nearest_the_pin', holeNumber: 3, prizes: [{ thing: 'Twelve balls' }] }

const path = (competitionId: string) => `/api/competitions/${competitionId}/prizes`
const read = async (browser: Browser, competitionId: string) =>
  expectBody(await browser('GET', path(competitionId)), competitionPrizes)
const put = (competitionId: string, categories: object[], more: object = {}) =>
  club.admin('PUT', path(competitionId), { onePerPlayer: false, categories, ...more })
const given = ({ categories }: CompetitionPrizes) =>
  categories.map(({ awards }) => awards?.map((one) => `${one.playerName} ${one.amount ?? one.things.join()}`))

describe('prizes of a competition', () => {
  test('when cards are in, then prizes go by place, shared places divide, twos share, and the club says who was nearest', async () => {
    const competitionId = await createTestCompetition(server, club, { competitionType: 'stroke_play' })
    const ann = await played(competitionId, 'Ann', card({ 3: 2 }))
    await played(competitionId, 'Ben', card(), '18')
    await played(competitionId, 'Cas', card(), '18')
    await played(competitionId, 'Dee', card({ 3: 2, 8: 2 }, 6), '10')
    const set = await put(competitionId, [gross, net, twos, pin])
    expect(set.status, set.text).toBe(200)
    expect(given(await read(club.admin, competitionId))).toEqual([
      ['Ann Prize 40.00'],
      ['Ben Prize 40.00', 'Cas Prize 40.00', 'Ann Prize 20.00'],
      ['Dee Prize 6.66', 'Ann Prize 3.33'],
      [],
    ])
    const won = await club.admin('PUT', `${path(competitionId)}/${pin.id}/winner`, {
      userId: ann.userId,
      measure: '1.42 m',
    })
    expect(won.status, won.text).toBe(200)
    const prizes = await read(club.admin, competitionId)
    expect(given(prizes)[3]).toEqual(['Ann Prize Twelve balls'])
    expect(prizes.categories.map(({ left }) => left)).toEqual([null, null, '0.02', null])
    expect(prizes).toMatchObject({ total: '150.01', isFinal: false })
    expect(prizes.categories[3]?.winner).toMatchObject({ playerName: 'Ann Prize', measure: '1.42 m' })

    const once = await put(competitionId, [gross, net, twos, pin], { onePerPlayer: true })
    expect(once.status, once.text).toBe(200)
    expect(given(await read(club.admin, competitionId)).slice(0, 2)).toEqual([
      ['Ann Prize 40.00'],
      ['Ben Prize 40.00', 'Cas Prize 40.00', 'Dee Prize 20.00'],
    ])

    // Players know what there is to win; who wins it they read once the result is final.
    const before = await read(ann.browser, competitionId)
    expect(before.categories.map(({ awards, prizes: { length } }) => [awards, length])).toEqual([
      [null, 1],
      [null, 3],
      [null, 1],
      [null, 1],
    ])
    for (const status of ['completed', 'final'])
      await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status })
    expect(given(await read(ann.browser, competitionId))).toEqual(
      given(await read(club.admin, competitionId)),
    )
    expect(await put(competitionId, [])).toMatchObject({ status: 409 })
    const late = await club.admin('PUT', `${path(competitionId)}/${pin.id}/winner`, { userId: null })
    expect(late.status).toBe(409)
  })

  test('when a category is of a division, then only its players win it, by the division their card was begun in', async () => {
    const competitionId = await createTestCompetition(server, club, { competitionType: 'stroke_play' })
    const terms = await club.admin('PUT', `/api/competitions/${competitionId}/entry-terms`, {
      divisions: [
        { name: 'First', least: '+9.9', most: '9.9' },
        { name: 'Second', least: '10.0', most: '36.0' },
      ],
    })
    const [first, second] = expectBody(terms, setEntryTerms.reply).terms.divisions.map(({ id }) => id)
    await played(competitionId, 'Gil', card({}, 4))
    const hal = await played(competitionId, 'Hal', card(), '18')
    await played(competitionId, 'Ian', card({}, 7), '12')
    await club.admin('PATCH', `/api/members/${hal.userId}/handicap`, { handicap: '2' })
    const of = (id: string, divisionId: string | undefined, kind = 'result') => ({
      id,
      kind,
      divisionId,
      prizes: amounts('20', '10'),
    })
    await put(competitionId, [of('pzc_first1', first), of('pzc_second', second, 'gross')])
    const prizes = await read(club.admin, competitionId)
    expect(given(prizes)).toEqual([['Gil Prize 20.00'], ['Hal Prize 20.00', 'Ian Prize 10.00']])
    expect(prizes.categories.map(({ division }) => division)).toEqual(['First', 'Second'])
    const unknown = await put(competitionId, [of('pzc_first1', 'div_nothing')])
    expect(unknown).toMatchObject({ status: 400, body: { fields: [{ field: 'categories.0.divisionId' }] } })
  })

  test('when a prize is wrong, then the answer names its field and nothing is changed', async () => {
    const competitionId = await createTestCompetition(server, club, {})
    const fieldsOf = async (category: object) =>
      (await put(competitionId, [net, category])).body as { errors?: unknown; fields?: unknown }
    const wrong: [object, string][] = [
      [{ ...pin, holeNumber: null }, 'categories.1.holeNumber'],
      [{ ...pin, holeNumber: 19 }, 'categories.1.holeNumber'],
      [{ ...net, id: 'pzc_other1', prizes: [{}] }, 'categories.1.prizes.0.amount'],
      [{ ...net, id: 'pzc_other1', prizes: amounts('10', '-5') }, 'categories.1.prizes.1.amount'],
      [{ ...twos, prizes: [{ thing: 'A ball' }] }, 'categories.1.prizes.0.amount'],
      [net, 'categories.1.id'],
    ]
    for (const [category, field] of wrong)
      expect(JSON.stringify(await fieldsOf(category)), field).toContain(field)
    expect(await read(club.admin, competitionId)).toMatchObject({ version: 0, categories: [] })
  })

  test('when two administrators change the prizes, then the second is told what is there now', async () => {
    const competitionId = await createTestCompetition(server, club, {})
    expect((await put(competitionId, [net], { version: 0 })).status).toBe(200)
    // The same once more: a phone that did not hear the answer.
    expect((await put(competitionId, [net], { version: 0 })).body).toMatchObject({ version: 1 })
    const second = await put(competitionId, [twos], { version: 0 })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { now: { version: 1, categories: [{ id: net.id }] } } },
    })
  })

  test('when a category is measured, then only an entered player wins it, and it goes with the category', async () => {
    const competitionId = await createTestCompetition(server, club, {})
    const ann = await played(competitionId, 'Eve', card())
    const guest = await signUpAs(server, { firstName: 'Not', clubCode: club.clubCode })
    await put(competitionId, [pin, net])
    const winner = (id: string, userId: string | null) =>
      club.admin('PUT', `${path(competitionId)}/${id}/winner`, { userId })
    expect((await winner(pin.id, guest.userId)).status).toBe(400)
    expect((await winner(net.id, ann.userId)).status).toBe(400)
    expect((await winner('pzc_nothing', ann.userId)).status).toBe(404)
    expect((await winner(pin.id, ann.userId)).status).toBe(200)
    expect((await winner(pin.id, ann.userId)).status).toBe(200)
    await put(competitionId, [net])
    await put(competitionId, [pin, net])
    expect((await read(club.admin, competitionId)).categories[0]?.winner).toBeNull()
  })
})
