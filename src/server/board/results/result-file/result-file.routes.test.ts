import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readArchive } from '#test/read-archive.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  entry,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readSheetFile } from '../../../club/member-import/read-sheet.ts'

let server: TestServer
let club: TestClub
let competitionId: string
let count = 0

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club, {
    name: 'June Medal',
    competitionType: 'stroke_play',
  })
  await play('Ann', { handicap: '10.0', over: 1 })
  const ben = await play('=Ben', { handicap: '+2.0', over: 0 })
  await play('Cy', { handicap: '10.0', over: 1 })
  const dee = await signUpAs(server, { firstName: 'Dee', lastName: 'File', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${dee.userId}/handicap`, { handicap: '20.0' })
  await dee.browser('POST', `/api/competitions/${competitionId}/join`, {})
  await ben.browser('PUT', '/api/privacy/public-name', { isUnnamed: true })
  await server.hearAll()
})
afterAll(() => server.close())

async function play(firstName: string, { handicap, over }: { handicap: string; over: number }) {
  const player = await signUpAs(server, { firstName, lastName: 'File', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap })
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const asked = { courseId: club.courseId, competitionId }
  const roundId = idOf(await player.browser('POST', '/api/rounds', asked))
  const entries = pars.map((par, i) => entry(server, (count += 1), i + 1, par + over))
  expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const signed = { isCompleted: true, partnerName: 'Pat', partnerSignature: 'Pat' }
  expect((await player.browser('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
  return player
}

async function saved(file: string, language = 'en') {
  return server.app.inject({
    method: 'GET',
    url: `/api/competitions/${competitionId}/result-files/${file}`,
    headers: { cookie: cookiesOf(club.admin), 'accept-language': language },
  })
}

const cells = async (file: string, language?: string) =>
  (await readSheetFile((await saved(file, language)).rawPayload)).lines.map((line) => line.cells)

test('while it is played, there is no result to save', async () => {
  expect((await saved('club_xlsx')).json()).toMatchObject({
    code: 'not_completed',
    message: 'The result can be saved when play is closed.',
  })
})

test('while holes are hidden, there is none either', async () => {
  const hide = (from: number | null) =>
    club.admin('PUT', `/api/competitions/${competitionId}/hidden-holes`, { from })
  expect((await hide(16)).status).toBe(200)
  const close = { status: 'completed' }
  expect((await club.admin('PATCH', `/api/competitions/${competitionId}/status`, close)).status).toBe(200)
  expect((await saved('public_csv')).json()).toMatchObject({
    message: 'Holes of this result are hidden. Reveal the result, then save it.',
  })
  expect((await hide(null)).status).toBe(200)
  await server.hearAll()
})

describe('once play is over', () => {
  beforeAll(async () => {
    const rows = (await club.admin('GET', `/api/competitions/${competitionId}/leaderboard`)).body as {
      userId: string
      isCompleted: boolean
    }[]
    const out = rows
      .filter(({ isCompleted }) => !isCompleted)
      .map(({ userId }) => ({ userId, status: 'no_return' }))
    expect(out).toHaveLength(1)
    const ruled = await club.admin('PATCH', `/api/competitions/${competitionId}/entries`, { cards: out })
    expect(ruled.status).toBe(200)
    const hasHeard = async () => {
      expect((await saved('club_csv')).payload).toContain('No return')
    }
    await vi.waitFor(hasHeard, { timeout: 20_000 })
  })

  test('the spreadsheet of the club has all names, in the columns of a notice board', async () => {
    expect(await cells('club_xlsx')).toEqual([
      ['Position', 'Player', 'Handicap', 'Score', 'Net', 'Outcome'],
      ['1', '=Ben File', expect.stringMatching(/^\+\d$/), '72', expect.any(String)],
      ['T2', 'Ann File', expect.stringMatching(/^\d+$/), '90', expect.any(String)],
      ['T2', 'Cy File', expect.stringMatching(/^\d+$/), '90', expect.any(String)],
      ['-', 'Dee File', expect.any(String), '', '', 'No return'],
    ])
    const [, ben] = await cells('club_xlsx')
    expect(Number(ben?.[3]) + Number(ben?.[2])).toBe(Number(ben?.[4]))
    expect((await cells('club_xlsx', 'es'))[0]).toEqual([
      ...['Puesto', 'Jugador', 'Hándicap', 'Bruto', 'Neto', 'Observación'],
    ])
  })

  test('whole columns are Text, and no cell is a formula', async () => {
    const { rawPayload, headers } = await saved('club_xlsx')
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="result-all-names.xlsx"',
      'cache-control': 'no-store',
    })
    const parts = await readArchive(rawPayload)
    const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet.match(/<col [^>]*style="2"/g)).toHaveLength(6)
    expect(sheet).not.toContain('<f>')
    expect(parts.get('xl/workbook.xml')?.toString()).toContain('name="Result, all names"')
  })

  test('what is for everybody has no hidden name and no handicap', async () => {
    expect(await cells('public_xlsx')).toEqual([
      ['Position', 'Player', 'Score', 'Net', 'Outcome'],
      ['1', 'Name withheld', '72', expect.any(String)],
      ['T2', 'Ann File', '90', expect.any(String)],
      ['T2', 'Cy File', '90', expect.any(String)],
      ['-', 'Dee File', '', '', 'No return'],
    ])
    for (const file of ['public_xlsx', 'public_csv'])
      expect((await saved(file, 'es')).rawPayload.toString()).not.toContain('Ben')
  })

  test('the CSV has the same in numbers, under English headings in every language', async () => {
    const { payload, headers } = await saved('club_csv', 'es')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = payload.split('\r\n')
    expect(lines[0]).toBe('"Position","Player","Handicap","Score","Net","Outcome"')
    expect(lines[1]).toMatch(/^"1","'=Ben File","-\d","72","\d+",""$/)
    expect(lines[4]).toMatch(/^"","Dee File","\d*","","","No return"$/)
  })

  test('there is no other file', async () => {
    expect((await saved('club_ods')).statusCode).toBe(404)
  })
})
