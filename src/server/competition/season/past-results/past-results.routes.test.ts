import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listPastResults,
  previewResult,
  putPastResult,
  type ResultPreview,
  type WholePastResult,
} from '#contract/competition/past-results.ts'
import { makeXlsx } from '#test/make-sheet.ts'
import {
  createTestClub,
  expectBody,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
const ids: Record<string, string> = {}
const browsers = new Map<string, Browser>()

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  for (const [firstName, lastName] of [
    ['Ann', 'Byrne'],
    ['Cy', 'Cole'],
    ['Cyril', 'Cole'],
    ['Dee', 'Dunn'],
    ['Namesake', 'Dunn'],
  ] as const) {
    const { userId, browser } = await signUpAs(server, { firstName, lastName, clubCode: club.clubCode })
    browsers.set(userId, browser)
    ids[`${firstName} ${lastName}`] = userId
  }
  await server.database.pool.query(`update users set first_name = 'Dee' where first_name = 'Namesake'`)
})
afterAll(() => server.close())

const medal = [
  'Oak Hill Golf Club',
  'March Medal - Division 1',
  '',
  'Position\tPlayer\tScore\tPlacing\tCountback',
  '1\tByrne, Ann\t77 - 09 = 68\t1st\t',
  '2\tC Cole\t80 - 08 = 72\t2nd\tBack 9',
  '3\tDee Dunn\t90 - 18 = 72\t3rd\t',
  '-\tVisitor One\tNo Return\t\t',
  '',
  'Number of Cards Processed = 4',
].join('\r\n')

const path = (end = '') => `/api/clubs/${club.clubId}/past-results${end}`
const asFile = { 'content-type': 'application/octet-stream' }
const previewed = async (file: string | Buffer, query = '') =>
  expectBody(
    await club.admin('POST', path(`/preview${query}`), Buffer.from(file), asFile),
    previewResult.reply,
  )

const bodyOf = ({ rows, figure }: ResultPreview, more: object = {}) => ({
  name: 'March Medal',
  day: '2019-03-09',
  figure: figure ?? 'net',
  rows: rows.map(({ place, name, userId, gross, handicap, score, countback, outcome }) => ({
    place,
    name,
    userId,
    gross,
    handicap,
    score,
    countback,
    outcome,
  })),
  ...more,
})

describe('what a table says', () => {
  test('is read from a text that was pasted, and each name is a member, several or nobody', async () => {
    const { rows, questions, titles, figure, sheet } = await previewed(medal)
    expect(titles).toEqual(['Oak Hill Golf Club', 'March Medal - Division 1'])
    expect([figure, questions, sheet]).toEqual(['net', [], null])
    expect(rows.map(({ name, userId, members }) => [name, userId, members.map((one) => one.name)])).toEqual([
      ['Ann Byrne', ids['Ann Byrne'], ['Ann Byrne']],
      ['C Cole', null, ['Cy Cole', 'Cyril Cole']],
      ['Dee Dunn', null, ['Dee Dunn', 'Dee Dunn']],
      ['Visitor One', null, []],
    ])
    expect(rows[1]).toMatchObject({ gross: 80, handicap: '8', score: 72, countback: 'Back 9, 2nd', line: 6 })
    expect(rows[3]).toMatchObject({ place: null, score: null, outcome: 'no_return' })
  })

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['CSV', () => Buffer.from('Pos;Player;Pts\r\n1;"Byrne, Ann";37\r\nT2;Cy Cole;36\r\nT2;Bo;36\r\n')],
    [
      'a workbook',
      () =>
        makeXlsx([
          ['Pos', 'Player', 'Pts'],
          [1, 'Ann Byrne', 37],
          ['T2', 'Cy Cole', 36],
          ['T2', 'Bo', 36],
        ]),
    ],
  ])('is read from %s', async (_, file) => {
    const { rows, questions, figure } = await previewed(await file())
    expect([figure, questions]).toEqual(['points', []])
    expect(rows.map(({ place, name, score }) => [place, name, score])).toEqual([
      [1, 'Ann Byrne', 37],
      [2, 'Cy Cole', 36],
      [2, 'Bo', 36],
    ])
  })

  test('asks what the figure is where the table does not say it, and checks the order by the answer', async () => {
    const text = 'Pos\tPlayer\tScore\n1\tAnn Byrne\t30\n2\tBo\t36'
    expect(await previewed(text)).toMatchObject({ figure: null, questions: [] })
    expect(await previewed(text, '?figure=net')).toMatchObject({ figure: 'net', questions: [] })
    const asked = await previewed(text, '?figure=points')
    expect(asked.questions).toEqual([{ line: 3, code: 'score_order', value: '36', otherLine: 2 }])
  })

  test.each([
    ['Dear all, the medal was won by Ann', 'There is no table of results here'],
    ['%PDF-1.7', 'PDF'],
  ])('%j is refused with what it needs', async (text, sentence) => {
    const answer = await club.admin('POST', path('/preview'), Buffer.from(text), asFile)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(sentence)])
  })
})

describe('a past result', () => {
  let kept: WholePastResult

  test('when it is saved, twice at once, again, and with other rows, then it is there once, and the other rows are refused', async () => {
    const preview = await previewed(medal)
    const body = bodyOf(preview)
    const rows = body.rows.map((row) => (row.name === 'C Cole' ? { ...row, userId: ids['Cyril Cole'] } : row))
    const put = async (more: object) =>
      expectBody(
        await club.admin('PUT', path('/pst_march1'), { ...body, rows, ...more }),
        putPastResult.reply,
      )
    const [first, second] = await Promise.all([put({}), put({})])
    kept = first
    expect(second).toEqual(first)
    expect(kept).toMatchObject({
      id: 'pst_march1',
      name: 'March Medal',
      day: '2019-03-09',
      figure: 'net',
      players: 4,
      winners: ['Ann Byrne'],
    })
    expect(kept.rows[1]).toEqual({
      place: 2,
      name: 'C Cole',
      userId: ids['Cyril Cole'],
      gross: 80,
      handicap: '8',
      score: 72,
      countback: 'Back 9, 2nd',
      outcome: null,
      isTied: false,
    })
    expect(await put({})).toEqual(kept)
    for (const other of [{ name: 'Another' }, { day: '2019-03-10' }, { rows: rows.slice(0, 1) }]) {
      const refused = await club.admin('PUT', path('/pst_march1'), { ...body, rows, ...other })
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'changed_meanwhile' }])
    }
    const player = await signUpAs(server, { firstName: 'Reader', lastName: 'One', clubCode: club.clubCode })
    const listed = expectBody(await player.browser('GET', path()), listPastResults.reply)
    expect(listed).toEqual([
      {
        id: 'pst_march1',
        name: 'March Medal',
        day: '2019-03-09',
        figure: 'net',
        players: 4,
        winners: ['Ann Byrne'],
      },
    ])
    expect((await player.browser('GET', path('/pst_march1'))).body).toEqual(kept)
  })

  test('counts for those of whom the club says that they played, with the size of the field', async () => {
    const own = async (userId: string | undefined) => {
      const browser = browsers.get(userId ?? '')
      if (!browser) throw new Error('Nobody has signed up')
      return (await browser('GET', '/api/own-past-results')).body
    }
    const held = { id: 'pst_march1', clubId: club.clubId, name: 'March Medal', day: '2019-03-09' }
    expect(await own(ids['Cyril Cole'])).toEqual([
      { ...held, figure: 'net', place: 2, score: 72, outcome: null, isTied: false, players: 4 },
    ])
    expect(await own(ids['Cy Cole'])).toEqual([])
  })

  test('remembers whom a name was, and asks nobody again', async () => {
    const { rows } = await previewed(medal)
    expect(rows[1]).toMatchObject({ userId: ids['Cyril Cole'], isRemembered: true })
    expect(rows[0]).not.toHaveProperty('isRemembered', false)
  })

  test('is on nobody’s handicap record', async () => {
    const { rows } = await server.database.pool.query<{ many: number }>(
      `select (select count(*) from handicap_scores) + (select count(*) from starting_scores)
         + (select count(*) from handicap_entries) as many`,
    )
    expect(Number(rows[0]?.many)).toBe(0)
  })

  test.each<[string, object, string]>([
    ['a day to come', { day: '2031-01-01' }, 'day'],
    ['no name', { name: ' ' }, 'name'],
    ['no rows', { rows: [] }, 'rows'],
    ['no such figure', { figure: 'holes' }, 'figure'],
  ])('with %s is refused', async (_, more, field) => {
    const body = bodyOf(await previewed(medal), more)
    const answer = await club.admin('PUT', path('/pst_refused'), body)
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } })
    expect((await club.admin('GET', path('/pst_refused'))).status).toBe(404)
  })

  test('does not name a member of another club, nor one member twice', async () => {
    const other = await createTestClub(server, 'Elsewhere')
    const body = bodyOf(await previewed(medal))
    for (const [userId, sentence] of [
      [other.adminId, 'is not a member of the club any more'],
      [ids['Ann Byrne'], 'The same member is chosen for two names'],
    ] as const) {
      const rows = body.rows.map((row) => (row.name === 'Dee Dunn' ? { ...row, userId } : row))
      const answer = await club.admin('PUT', path('/pst_refused'), { ...body, rows })
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(sentence)])
    }
    // The id of another club's result says nothing of it.
    const others = `/api/clubs/${other.clubId}/past-results/pst_march1`
    const theirs = { ...body, rows: body.rows.map((row) => ({ ...row, userId: null })) }
    expect((await other.admin('PUT', others, theirs)).status).toBe(404)
    expect((await other.admin('DELETE', others)).status).toBe(404)
  })

  test('when a player is erased, then it has their name and account no more', async () => {
    const eve = await signUpAs(server, { firstName: 'Eve', lastName: 'Gonesoon', clubCode: club.clubCode })
    const body = bodyOf(await previewed('Pos\tPlayer\tPts\n1\tEve Gonesoon\t37\n2\tBo\t30'))
    expect(body.rows[0]?.userId).toBe(eve.userId)
    expect((await club.admin('PUT', path('/pst_erased'), body)).status).toBe(200)
    const { rows } = await server.database.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [eve.userId],
    )
    const erased = await eve.browser('POST', '/api/privacy/erasure', {
      password: PASSWORD,
      email: rows[0]?.email,
    })
    expect(erased.status, erased.text).toBe(200)
    const left = expectBody(await club.admin('GET', path('/pst_erased')), putPastResult.reply)
    expect(left.rows.map(({ name, userId, score }) => [name, userId, score])).toEqual([
      ['Former member', null, 37],
      ['Bo', null, 30],
    ])
  })

  test('when it is taken off, then it is gone, once', async () => {
    const { status } = await club.admin('DELETE', path('/pst_march1'))
    expect([status, (await club.admin('DELETE', path('/pst_march1'))).status]).toEqual([200, 404])
    expect((await club.admin('GET', path('/pst_march1'))).status).toBe(404)
  })
})
