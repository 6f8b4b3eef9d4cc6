import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { importMembers, listImports, previewMembers, undoImport } from '#contract/club/member-import.ts'
import { listMembers } from '#contract/club/members.ts'
import { makeXlsx, makeZipBomb, packXlsx } from '#test/make-sheet.ts'
import { times } from '#test/long-form.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  expectBody,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await server.database.pool.query('update clubs set max_members = 20000')
})
afterAll(() => server.close())

const asFile = { 'content-type': 'application/octet-stream' }
const bytes = (text: string) => Buffer.from(text)

const sendPreview = (file: Buffer, query = '', of = club) =>
  of.admin('POST', `/api/clubs/${of.clubId}/member-imports/preview${query}`, file, asFile)
const preview = async (file: Buffer, query = '') =>
  expectBody(await sendPreview(file, query), previewMembers.reply)

let imports = 0
const newImport = () => `imp_${String((imports += 1)).padStart(20, '0')}`
const sendImport = (file: Buffer, ready: number, { id = newImport(), of = club } = {}) =>
  of.admin('PUT', `/api/clubs/${of.clubId}/member-imports/${id}?ready=${ready}`, file, asFile)
const members = async (of = club) =>
  expectBody(await of.admin('GET', `/api/clubs/${of.clubId}/members`), listMembers.reply)
const undo = (id: string, of = club) => of.admin('DELETE', `/api/clubs/${of.clubId}/imports/${id}`)

const list = [
  'Member No,Surname,First Name,Email,Gender,Date of Birth,Handicap Index,CDH,Category,Mobile',
  '1,Smith,Ann,ann@example.org,F,03/04/1970,+2.4,1010101010,Full,0612345678',
  '2,García,Íñigo,inigo@example.org,M,24/12/1985,"12,4",,Five day,',
  '3,Jones,Bob,,,,,,Full,',
].join('\r\n')

describe('what a file is', () => {
  test.each([
    ['UTF-8', bytes(list), 'utf-8', ','],
    ['UTF-8 with its mark', bytes(`\uFEFF${list}`), 'utf-8', ','],
    ['UTF-16 LE', Buffer.from(`\uFEFF${list}`, 'utf16le'), 'utf-16le', ','],
    ['UTF-16 LE without its mark', Buffer.from(list, 'utf16le'), 'utf-16le', ','],
    ['UTF-16 BE', Buffer.from(`\uFEFF${list}`, 'utf16le').swap16(), 'utf-16be', ','],
    ['Latin-1', Buffer.from(list, 'latin1'), 'windows-1252', ','],
    ['semicolons', bytes(list.replaceAll('"12,4"', '12.4').replaceAll(',', ';')), 'utf-8', ';'],
    ['tabs', bytes(list.replaceAll('"12,4"', '12.4').replaceAll(',', '\t')), 'utf-8', '\t'],
    [
      'Excel’s own separator',
      bytes(`sep=;\r\n${list.replaceAll('"12,4"', '12.4').replaceAll(',', ';')}`),
      'utf-8',
      ';',
    ],
  ])('%s', async (_name, file, encoding, separator) => {
    const read = await preview(file)
    expect(read).toMatchObject({ file: { kind: 'csv', encoding, separator }, lines: 3, ready: 3, faults: [] })
    expect(read.members).toMatchObject([
      {
        firstName: 'Ann',
        lastName: 'Smith',
        email: 'ann@example.org',
        gender: 'women',
        bornOn: '1970-04-03',
        handicap: '-2.4',
        memberNumber: '1',
        nationalId: '1010101010',
        category: 'Full',
        phone: '0612345678',
      },
      { firstName: 'Íñigo', lastName: 'García', gender: 'men', bornOn: '1985-12-24', handicap: '12.4' },
      { firstName: 'Bob', email: null, gender: null, bornOn: null, handicap: null },
    ])
    expect(read.newCategories).toEqual(['Full', 'Five day'])
  })

  test.each([{}, { isInline: true }, { prefix: 'x' }, { hiddenFirst: true }])('XLSX %j', async (options) => {
    const file = await makeXlsx(
      [
        ['Oak Hill Golf Club'],
        [],
        ['No', 'Name', 'WHS Index', 'DOB', 'Phone', 'Active'],
        [1, 'Ann Smith', 12.4, 25_661, 612_345_678, true],
        [2, { formula: 'CONCAT("Bob"," Jones")', kept: 'Bob Jones' }, '+2.4', null, null, false],
      ],
      options,
    )
    const read = await preview(file)
    expect(read).toMatchObject({ file: { kind: 'xlsx', encoding: null }, lines: 2, ready: 2 })
    expect(read.members).toMatchObject([
      { line: 4, firstName: 'Ann', handicap: '12.4', bornOn: '1970-04-03', phone: '612345678' },
      { line: 5, firstName: 'Bob', lastName: 'Jones', handicap: '-2.4' },
    ])
    expect(read.columns.map(({ field }) => field)).toEqual([
      ...['memberNumber', 'fullName', 'handicapIndex', 'bornOn', 'phone', null],
    ])
  })

  test('when the dates can be read in two ways, then it is asked, and nothing is imported until it is said', async () => {
    const of = await createTestClub(server, 'Two Ways')
    const at = `/api/clubs/${of.clubId}/member-imports`
    const file = bytes('First name,Surname,Date of Birth\r\nAnn,Smith,03/04/1970\r\nBob,Jones,12-11-1955')
    const look = async (query = '') =>
      expectBody(await of.admin('POST', `${at}/preview${query}`, file, asFile), previewMembers.reply)
    expect(await look()).toMatchObject({ asksDates: true, dateOrder: 'day_first', ready: 2 })
    const said = await look('?dates=month_first')
    expect(said).toMatchObject({ asksDates: true, dateOrder: 'month_first' })
    expect(said.members.map(({ bornOn }) => bornOn)).toEqual(['1970-03-04', '1955-12-11'])
    const refusal = await of.admin('PUT', `${at}/${newImport()}?ready=2`, file, asFile)
    expect([refusal.status, refusal.body]).toMatchObject([400, { fields: [{ field: 'dates' }] }])
    expect(await members(of)).toHaveLength(1)
    const done = await of.admin('PUT', `${at}/${newImport()}?ready=2&dates=month_first`, file, asFile)
    expect(done.body).toEqual({ taken: 2, leftOut: 0 })
    // A date that says it itself is not asked about, and is stronger than what is said.
    const clear = bytes('First name,Surname,Date of Birth\r\nAnn,Smith,03/04/1970\r\nBob,Jones,25/11/1955')
    const read = expectBody(
      await of.admin('POST', `${at}/preview?dates=month_first`, clear, asFile),
      previewMembers.reply,
    )
    expect(read).toMatchObject({ dateOrder: 'day_first' })
    expect(read).not.toHaveProperty('asksDates')
  })

  test('when a spreadsheet counts its days from 1904, then they are read so', async () => {
    const file = await makeXlsx(
      [
        ['Name', 'DOB'],
        ['Ann Smith', 24_199],
      ],
      { is1904: true },
    )
    expect((await preview(file)).members).toMatchObject([{ bornOn: '1970-04-03' }])
  })

  test.each<[string, () => Buffer | Promise<Buffer>, string, number]>([
    ['nothing', () => bytes(''), 'empty', 400],
    ['only line ends', () => bytes('\r\n\r\n'), 'empty', 400],
    ['an old Excel file', () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'old_excel', 400],
    ['a PDF', () => bytes('%PDF-1.7'), 'pdf', 400],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'picture', 400],
    ['a web page', () => bytes('<html><table><tr><td>Name</td></tr></table>'), 'web_page', 400],
    ['an OpenDocument', () => packXlsx({ 'content.xml': '<a/>' }), 'open_document', 400],
    ['another archive', () => packXlsx({ 'readme.txt': 'Hello' }), 'other_zip', 400],
    ['half a spreadsheet', async () => (await makeXlsx([['Name']])).subarray(0, 300), 'broken', 400],
    ['a sheet of no XML', () => brokenSheet(), 'broken', 400],
    ['a program', () => Buffer.from('7f454c4602010100000000', 'hex'), 'not_text', 400],
    ['10,001 lines', () => bytes(`Name\n${'Ann Smith\n'.repeat(10_001)}`), 'too_many_lines', 400],
    // More than are kept to find out where the list begins.
    ['10,100 lines', () => bytes(`Name\n${'Ann Smith\n'.repeat(10_100)}`), 'too_many_lines', 400],
    ['a zip bomb', () => makeZipBomb(64 * 1024 * 1024), 'unpacks_too_large', 400],
    ['501 files in one', () => packXlsx(manyFiles(501)), 'unpacks_too_large', 400],
    ['50 MB', () => Buffer.alloc(50 * 1024 * 1024, 'a'), 'too_large', 413],
  ])('%s is refused in a sentence of its own', async (_name, make, fault, status) => {
    const answer = await sendPreview(await make())
    expect([answer.status, answer.body]).toMatchObject([status, { details: { fault } }])
  })

  test('when 50 MB come without a length, then they are refused as they come', async () => {
    async function* endless() {
      for (let i = 0; i < 800; i++) yield await Promise.resolve(Buffer.alloc(64 * 1024, 'a'))
    }
    const { Readable } = await import('node:stream')
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/clubs/${club.clubId}/member-imports/preview`,
      headers: { ...asFile, cookie: cookiesOf(club.admin) },
      payload: Readable.from(endless()),
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { details: { fault: 'too_large' } }])
  })
})

async function brokenSheet(): Promise<Buffer> {
  return packXlsx({
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></R>',
    'xl/worksheets/sheet1.xml': '<worksheet><row></worksheet>',
  })
}

function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.xml`, '']))
}

describe('columns', () => {
  test('when a heading is unknown, then its column is left out until somebody says what it is', async () => {
    const file = bytes('Who,Post\nAnn Smith,ann.columns@example.org\nBob Jones,bob.columns@example.org')
    const first = await preview(file)
    expect(first).toMatchObject({ ready: 0, hasHeadings: true, lines: 2 })
    expect(first.columns).toEqual([
      { heading: 'Who', examples: ['Ann Smith', 'Bob Jones'], field: null },
      { heading: 'Post', examples: ['ann.columns@example.org', 'bob.columns@example.org'], field: null },
    ])
    expect(await preview(file, '?columns=fullName,email')).toMatchObject({
      ready: 2,
      members: [{ firstName: 'Ann', email: 'ann.columns@example.org' }, {}],
    })
  })

  test('when a file has no headings, then its first line is a member', async () => {
    const read = await preview(bytes('Ann,Smith\nBob,Jones'), '?headings=none&columns=firstName,lastName')
    expect(read).toMatchObject({
      hasHeadings: false,
      lines: 2,
      ready: 2,
      members: [{ line: 1 }, { line: 2 }],
    })
  })

  test.each(['?columns=name', '?columns=email,email', '?headings=two'])('%s is refused', async (query) => {
    expect((await sendPreview(bytes(list), query)).status).toBe(400)
  })
})

describe('an import', () => {
  test('when a file has faults, then each is named with its line and nothing is imported by looking', async () => {
    const before = await members()
    const read = await preview(
      bytes(
        [
          'Name;Email;HCP;Gender',
          'Ann;ann@example.org;1;F',
          'Bob Jones;bob@;1;M',
          'Cid Jones;cid@example.org;64;M',
          'Dee Jones;cid@example.org;=1+1;?',
          'Eve Jones;ada.oakhill@example.org;1;robot',
          '=cmd|calc!A1 Jones;eve@example.org;1;F',
        ].join('\n'),
      ),
    )
    expect(read).toMatchObject({ lines: 6, ready: 1, faultCount: 6 })
    expect(read.faults.map(({ line, code, otherLine }) => [line, code, otherLine])).toEqual([
      [2, 'first_name_missing', undefined],
      [3, 'email_unreadable', undefined],
      [4, 'index_out_of_range', undefined],
      [5, 'index_unreadable', undefined],
      [6, 'gender_unknown', undefined],
      [6, 'email_of_member', undefined],
    ])
    expect(await members()).toEqual(before)
  })

  test('when it is confirmed, then its members are there at once, and sending it again imports nothing more', async () => {
    const own = await createTestClub(server, 'Own')
    const id = newImport()
    const sent = await Promise.all([1, 2, 3].map(() => sendImport(bytes(list), 3, { id, of: own })))
    expect(sent.map((one) => expectBody(one, importMembers.reply))).toEqual(
      Array.from({ length: 3 }, () => ({ taken: 3, leftOut: 0 })),
    )
    expect(await members(own)).toMatchObject([
      { lastName: 'García', handicap: '12.4', gender: 'men', email: 'inigo@example.org' },
      { lastName: 'Jones', handicap: null },
      { firstName: 'Ada' },
      { lastName: 'Smith', handicap: '-2.4', role: 'player', status: 'active' },
    ])
    const { rows } = await server.database.pool.query(
      `select action, after from audit_log where club_id = $1 and action = 'club.members_imported'`,
      [own.clubId],
    )
    expect(rows).toEqual([{ action: 'club.members_imported', after: { taken: 3, leftOut: 0 } }])
    expect(
      expectBody(await own.admin('GET', `/api/clubs/${own.clubId}/imports`), listImports.reply),
    ).toMatchObject([{ id, kind: 'members', taken: 3, importedBy: 'Ada Own', undoneAt: null }])
  })

  test('when the club has changed since the preview, then nothing is imported', async () => {
    const own = await createTestClub(server, 'Changed')
    const file = bytes('Name,Email\nAnn Smith,ann.changed@example.org\nBob Jones,bob.changed@example.org')
    expectBody(
      await sendImport(bytes('Name,Email\nBo Jones,bob.changed@example.org'), 1, { of: own }),
      z.unknown(),
    )
    expect(await sendImport(file, 2, { of: own })).toMatchObject({
      status: 409,
      body: { code: 'import_changed' },
    })
    expect(await members(own)).toHaveLength(2)
    expect(expectBody(await sendImport(file, 1, { of: own }), importMembers.reply)).toEqual({
      taken: 1,
      leftOut: 1,
    })
  })

  test('when the club has fewer places, then nobody is imported', async () => {
    const own = await createTestClub(server, 'Small')
    await server.database.pool.query('update clubs set max_members = 3 where id = $1', [own.clubId])
    expect(expectBody(await sendPreview(bytes(list), '', own), previewMembers.reply).placesLeft).toBe(2)
    expect(await sendImport(bytes(list), 3, { of: own })).toMatchObject({
      status: 409,
      body: { code: 'club_full', details: { placesLeft: 2 } },
    })
    expect(await members(own)).toHaveLength(1)
  })

  test('when somebody imports under the id of another club’s import, then they learn nothing of it', async () => {
    const [own, other] = [await createTestClub(server, 'Mine'), await createTestClub(server, 'Yours')]
    const id = newImport()
    expectBody(await sendImport(bytes(list), 3, { id, of: own }), z.unknown())
    expect((await sendImport(bytes(list), 3, { id, of: other })).status).toBe(404)
    expect((await undo(id, other)).status).toBe(404)
  })

  const longList = (lines: number) =>
    bytes(
      `Name,Email,HI\n${Array.from(
        { length: lines },
        (_, i) => `Ann${i} Smith,m${i}@large.example.org,${i % 54}.${i % 10}`,
      ).join('\n')}`,
    )

  test('when 10,000 lines are looked at, then all are ready', async () => {
    expect((await preview(longList(10_000))).ready).toBe(10_000)
  })

  const many = times(1_000, 10_000)
  test(`when ${many} lines are imported, then all are there`, { tags: ['smaller-here'] }, async () => {
    const own = await createTestClub(server, 'Large')
    await server.database.pool.query('update clubs set max_members = 20000 where id = $1', [own.clubId])
    const { taken } = expectBody(await sendImport(longList(many), many, { of: own }), importMembers.reply)
    expect(taken).toBe(many)
    expect(await members(own)).toHaveLength(many + 1)
  })

  test('when a player sends a file, then it is refused', async () => {
    const { browser } = await signUpAs(server, { firstName: 'Pat', clubCode: club.clubCode })
    const path = `/api/clubs/${club.clubId}/member-imports/preview`
    expect((await browser('POST', path, bytes(list), asFile)).status).toBe(403)
    expect((await server.browser()('POST', path, bytes(list), asFile)).status).toBe(401)
  })
})

describe('an import that is taken back', () => {
  test('when nobody has played, then all are gone, and again changes nothing', async () => {
    const own = await createTestClub(server, 'Undone')
    const id = newImport()
    expectBody(await sendImport(bytes(list), 3, { id, of: own }), z.unknown())
    const answers = await Promise.all([undo(id, own), undo(id, own)])
    for (const answer of answers)
      expect(expectBody(answer, undoImport.reply)).toEqual({ removed: 3, stayed: [] })
    expect(await members(own)).toMatchObject([{ firstName: 'Ada' }])
    expectBody(await sendImport(bytes(list), 3, { of: own }), z.unknown())
  })

  test('when somebody is entered or has played, then they stay and the answer says why', async () => {
    const own = await createTestClub(server, 'Stayed')
    const id = newImport()
    expectBody(await sendImport(bytes(list), 3, { id, of: own }), z.unknown())
    const idOf = async (name: string) =>
      (await members(own)).find(({ firstName }) => firstName === name)?.id ?? ''
    const [annId, bobId] = [await idOf('Ann'), await idOf('Bob')]
    const started = await own.admin('POST', `/api/clubs/${own.clubId}/members/${annId}/rounds`, {
      courseId: own.courseId,
      teeId: own.teeIds[0],
      reason: 'A paper card',
    })
    expect([started.status, started.body]).toMatchObject([200, {}])
    const competitionId = await createTestCompetition(server, own)
    await server.database.pool.query(
      `insert into competition_entries (competition_id, user_id, status, entered_at) values ($1, $2, 'entered', now())`,
      [competitionId, bobId],
    )
    expect(expectBody(await undo(id, own), undoImport.reply)).toEqual({
      removed: 1,
      stayed: [
        { id: bobId, name: 'Bob Jones', why: 'has_entered' },
        { id: annId, name: 'Ann Smith', why: 'has_played' },
      ],
    })
    expect(await members(own)).toHaveLength(3)
  })
})
