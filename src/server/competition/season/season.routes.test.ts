import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getEclectic,
  getOrderOfMerit,
  listSeasons,
  season as seasonSchema,
} from '#contract/competition/season.ts'
import { readPdf } from '#test/read-pdf.ts'
import {
  cookiesOf,
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
let players: { browser: Browser; userId: string; name: string }[]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  players = await Promise.all(
    ['Ann', 'Ben', 'Cas'].map(async (firstName) => {
      const one = await signUpAs(server, { firstName, lastName: 'Merit', clubCode: club.clubCode })
      await club.admin('PATCH', `/api/members/${one.userId}/handicap`, { handicap: '0' })
      return { ...one, name: `${firstName} Merit` }
    }),
  )
})
afterAll(() => server.close())

const setStatus = async (competitionId: string, status: string, more: object = {}) => {
  const answer = await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status, ...more })
  expect(answer.status, answer.text).toBe(200)
}

/** Cards of five on each hole, less the strokes that each player is better by; null: no card. */
async function play(competitionId: string, better: readonly (number | null)[]): Promise<void> {
  for (const [i, strokes] of better.entries()) {
    const player = players[i]
    if (strokes === null || !player) continue
    expect((await player.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
    const roundId = idOf(
      await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
    )
    const entries = Array.from({ length: 18 }, (_, hole) =>
      entry(server, hole + 1, hole + 1, hole < strokes ? 4 : 5),
    )
    expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
    const signed = { partnerName: 'Pat', partnerSignature: 'Pat', sameRound: false }
    expect((await player.browser('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
  }
}

/** A final competition; `day` puts it in the order of the season. */
async function playedOn(day: number, better: readonly (number | null)[]): Promise<string> {
  const competitionId = await createTestCompetition(server, club, {
    competitionType: 'stroke_play',
    name: `Medal ${day}`,
    startDate: new Date(server.now().getTime() - (10 - day) * 3_600_000).toISOString(),
  })
  await play(competitionId, better)
  await setStatus(competitionId, 'completed')
  await setStatus(competitionId, 'final')
  return competitionId
}

const base = { name: 'Order of merit', year: 2026, points: [10, 8, 6], otherPoints: 1, best: 2 }
const pathOf = (seasonId: string) => `/api/clubs/${club.clubId}/seasons/${seasonId}`
const put = (seasonId: string, body: object) => club.admin('PUT', pathOf(seasonId), { ...base, ...body })

const read = async (seasonId: string, browser: Browser = club.admin) => {
  const answer = await browser('GET', `${pathOf(seasonId)}/order-of-merit`)
  return expectBody(answer, getOrderOfMerit.reply)
}
const setIndex = async (userId: string | undefined, handicap: string) => {
  const body = { handicap, reason: 'Reviewed' }
  expect((await club.admin('PATCH', `/api/members/${userId}/handicap`, body)).status).toBe(200)
}
const readEclectic = (seasonId: string, browser: Browser = club.admin) =>
  browser('GET', `${pathOf(seasonId)}/eclectic`)
const sums = async (seasonId: string) =>
  (await read(seasonId)).rows.map(({ name, position, hundredths }) => `${position} ${name} ${hundredths}`)

describe('the order of merit of a season', () => {
  test('when results are final, then it counts the best of them, and a result that is open again leaves it', async () => {
    const first = await playedOn(1, [3, 2, 1])
    const second = await playedOn(2, [2, 2, null])
    const third = await playedOn(3, [null, 1, 4])
    const open = await createTestCompetition(server, club, { competitionType: 'stableford', name: 'Open' })
    await play(open, [1, null, null])
    const sent = await put('sea_merit1', { competitionIds: [third, open, first, second, first] })
    const made = expectBody(sent, seasonSchema)
    expect(made.competitions.map(({ id, status }) => [id, status])).toEqual([
      [first, 'final'],
      [second, 'final'],
      [third, 'final'],
      [open, 'active'],
    ])

    const [ann, ben] = players
    const counted = await ben?.browser('GET', `/api/competitions/${first}/seasons`)
    expect(counted?.body).toEqual([{ id: 'sea_merit1', name: 'Order of merit', year: 2026 }])
    const table = await read('sea_merit1', ben?.browser)
    expect(table.rows.map(({ name, position, hundredths }) => [name, position, hundredths])).toEqual([
      ['Ann Merit', 1, 1900],
      ['Ben Merit', 2, 1700],
      ['Cas Merit', 3, 1600],
    ])
    expect(table.rows[1]?.scores).toEqual([
      { competitionId: first, place: 2, sharing: 1, hundredths: 800, reason: 'counts' },
      { competitionId: second, place: 1, sharing: 2, hundredths: 900, reason: 'counts' },
      { competitionId: third, place: 2, sharing: 1, hundredths: 800, reason: 'dropped' },
    ])

    await setStatus(second, 'completed', { reason: 'A card was wrong' })
    expect(await sums('sea_merit1')).toEqual(['1 Ben Merit 1600', '1 Cas Merit 1600', '3 Ann Merit 1000'])
    const [annId, card] = [ann?.userId ?? '', `/api/competitions/${second}/entries`]
    const ruled = { cards: [{ userId: annId, status: 'withdrawn' }] }
    expect((await club.admin('PATCH', card, ruled)).status).toBe(200)
    await setStatus(second, 'final')
    expect(await sums('sea_merit1')).toEqual(['1 Ben Merit 1800', '2 Cas Merit 1600', '3 Ann Merit 1000'])
    const without = (await read('sea_merit1')).rows[2]?.scores[1]
    expect(without).toMatchObject({ place: null, hundredths: 0, reason: 'no_place' })
  })

  test('when a season has an eclectic, then each hole is the best of its final cards and names its round', async () => {
    const [ann, ben] = players
    const open = await createTestCompetition(server, club, { name: 'Still open' })
    const first = await playedOn(4, [3, 2, null])
    const ruled = await playedOn(5, [null, 9, null])
    server.setTime(new Date(server.now().getTime() + 3_600_000))
    const second = await playedOn(6, [5, 1, null])
    await play(open, [18, null, null])
    await server.database.pool.query(
      `update hole_scores set strokes = 3 where hole_number = 18 and round_id =
        (select id from rounds where competition_id = $1 and user_id = $2)`,
      [first, ann?.userId],
    )
    await server.database.pool.query(
      `update competition_entries set card_status = 'disqualified' where competition_id = $1`,
      [ruled],
    )
    const competitionIds = [first, ruled, second, open]
    const eclectic = { courseId: club.courseId, percent: 50 }
    const made = await put('sea_eclectic', { competitionIds, eclectic })
    expect(expectBody(made, seasonSchema).eclectic).toEqual(eclectic)
    await setIndex(ann?.userId, '7.0')
    await setIndex(ben?.userId, '0')
    const table = expectBody(await readEclectic('sea_eclectic', ben?.browser), getEclectic.reply)
    const four = (count: number) => Array.from({ length: 18 }, (_, i) => (i < count ? 4 : 5))
    expect(table.holes).toHaveLength(18)
    expect(table.rows).toMatchObject([
      {
        name: 'Ann Merit',
        position: 1,
        isShared: false,
        gross: 83,
        holesPlayed: 18,
        playingHandicap: 4,
        net: 79,
        netPosition: 1,
        strokes: [...four(5).slice(0, 17), 3],
        from: [0, 0, 0, 1, 1, ...Array.from({ length: 13 }, () => 0)],
        cards: [
          { competitionId: first, competitionName: 'Medal 4' },
          { competitionId: second, competitionName: 'Medal 6' },
        ],
      },
      { name: 'Ben Merit', position: 2, gross: 88, playingHandicap: 0, net: 88, strokes: four(2) },
    ])

    // A result that is open again leaves it.
    await setStatus(first, 'completed', { reason: 'A card was wrong' })
    const without = expectBody(await readEclectic('sea_eclectic'), getEclectic.reply)
    expect(without.rows.map(({ gross }) => gross)).toEqual([85, 89])
    // Left out, it stays; null ends it.
    expect((await put('sea_eclectic', { version: 1, competitionIds, best: 3 })).body).toMatchObject({
      eclectic,
    })
    expect((await put('sea_eclectic', { version: 2, competitionIds, eclectic: null })).body).toMatchObject({
      eclectic: null,
    })
    expect((await readEclectic('sea_eclectic')).status).toBe(404)
  })

  test('when a year is over, then its eclectic keeps the indexes of its last day', async () => {
    const [, ben] = players
    const medal = await playedOn(7, [null, 2, null])
    const [today, year] = [server.now(), server.now().getUTCFullYear() - 1]
    server.setTime(new Date(Date.UTC(year, 11, 30)))
    await setIndex(ben?.userId, '12.0')
    server.setTime(today)
    await setIndex(ben?.userId, '20.0')
    const eclectic = { courseId: club.courseId, percent: 100 }
    const strokes = async (seasonId: string, of: number) => {
      await put(seasonId, { year: of, competitionIds: [medal], eclectic })
      const { rows } = expectBody(await readEclectic(seasonId), getEclectic.reply)
      return rows.map(({ playingHandicap }) => playingHandicap)
    }
    expect(await strokes('sea_lastyear', year)).toEqual([12])
    expect(await strokes('sea_thisyear', year + 1)).toEqual([20])
  })

  test('when its tables are asked for on paper, then the PDF has what the screens have, in the language of the reader', async () => {
    const [ann] = players
    const medal = await playedOn(8, [2, 1, null])
    const eclectic = { courseId: club.courseId, percent: 50 }
    await put('sea_paper1', { competitionIds: [medal], eclectic })
    const print = async (language: string) => {
      const { statusCode, rawPayload } = await server.app.inject({
        method: 'GET',
        url: `${pathOf('sea_paper1')}/printout`,
        headers: { cookie: cookiesOf(ann?.browser ?? club.admin), 'accept-language': language },
      })
      expect(statusCode).toBe(200)
      return readPdf(rawPayload).pages.map((page) => page.replaceAll(/\s+/g, ' '))
    }
    const [merit = '', best = '', ...more] = await print('en')
    expect(more).toEqual([])
    for (const part of ['Oak Hill', 'Order of merit 2026', '1 Medal 8,', 'Ann Merit', '10', '8'])
      expect(merit).toContain(part)
    for (const part of ['Eclectic', 'Ann Merit', '88', 'Ben Merit', '89', 'Par']) expect(best).toContain(part)
    expect((await print('es'))[0]).toContain('Orden de mérito')
  })

  test('when it is sent twice, then it is made once; and of two who change it, the second is told', async () => {
    const twice = [
      await put('sea_twice1', { competitionIds: [] }),
      await put('sea_twice1', { competitionIds: [] }),
    ]
    expect(twice.map(({ status, body }) => [status, (body as { version: number }).version])).toEqual([
      [200, 1],
      [200, 1],
    ])
    expect((await put('sea_twice1', { version: 1, competitionIds: [], best: null })).body).toMatchObject({
      version: 2,
      best: null,
    })
    expect(await put('sea_twice1', { version: 1, competitionIds: [], best: 3 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { now: { version: 2, best: null } } },
    })
    const listed = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/seasons`), listSeasons.reply)
    expect(listed.filter(({ id }) => id === 'sea_twice1')).toHaveLength(1)

    expect((await club.admin('DELETE', pathOf('sea_twice1'))).status).toBe(200)
    expect((await club.admin('GET', `${pathOf('sea_twice1')}/order-of-merit`)).status).toBe(404)
    // Who still has it open does not bring it back.
    expect((await put('sea_twice1', { version: 2, competitionIds: [] })).status).toBe(404)
  })

  test('when something of it is wrong, then the answer names the field and nothing is made', async () => {
    const bracket = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    const other = await createTestClub(server, 'Elm Park')
    const foreign = await createTestCompetition(server, other, {})
    const wrong: [object, string][] = [
      [{ competitionIds: [bracket] }, 'competitionIds.0'],
      [{ competitionIds: [foreign] }, 'competitionIds.0'],
      [{ competitionIds: [], points: [5, 6] }, 'points.1'],
      [{ competitionIds: [], points: [] }, 'points'],
      [{ competitionIds: [], otherPoints: 7 }, 'otherPoints'],
      [{ competitionIds: [], best: 0 }, 'best'],
      [{ competitionIds: [], name: ' ' }, 'name'],
      [{ competitionIds: [], eclectic: { courseId: other.courseId, percent: 50 } }, 'eclectic.courseId'],
      [{ competitionIds: [], eclectic: { courseId: club.courseId, percent: 101 } }, 'eclectic.percent'],
    ]
    for (const [body, field] of wrong) {
      const { status, text } = await put('sea_wrong1', body)
      expect([status, text], field).toEqual([400, expect.stringContaining(`"${field}"`)])
    }
    expect((await club.admin('GET', `${pathOf('sea_wrong1')}/order-of-merit`)).status).toBe(404)
    expect(
      (
        await other.admin('PUT', `/api/clubs/${other.clubId}/seasons/sea_merit1`, {
          ...base,
          competitionIds: [],
        })
      ).status,
    ).toBe(404)
  })

  test('when a competition is a draft, then players do not see it in the season', async () => {
    const draft = await createTestCompetition(server, club, { name: 'Secret' })
    await makeDraft(draft)
    await put('sea_draft1', { competitionIds: [draft] })
    const [player] = players
    expect((await read('sea_draft1')).season.competitions).toHaveLength(1)
    expect((await read('sea_draft1', player?.browser)).season.competitions).toEqual([])
  })
})

/** Whatever it was made as. */
const makeDraft = async (competitionId: string) => {
  await server.database.pool.query(`update competitions set status = 'draft' where id = $1`, [competitionId])
}
