import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { importMembers, previewMembers } from '#contract/club/member-import.ts'
import { memberFormats, type MemberFormat } from '#contract/club/member-export.ts'
import { recogniseColumns } from '#contract/club/member-import/recognise-columns.ts'
import { readArchive } from '#test/read-archive.ts'
import {
  cookiesOf,
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readSheetFile } from '../member-import/read-sheet.ts'
import { exportLanguages, exportWordsIn } from './export-words.ts'

let server: TestServer
let club: TestClub

const asFile = { 'content-type': 'application/octet-stream' }

/** What other systems and hostile people write into a list. */
const list = [
  'No;First name;Last name;E-mail;Gender;Born;HCP;Licence;Category;Phone',
  '007;Íñigo;García "Paco" Núñez;inigo@example.org;M;1985-12-24;+2,4;ES-01;Five day;+34 600 000 001',
  "A-8;=HYPERLINK(1);Smith;ann@example.org;F;1970-04-03;12.4;;Full;'",
  ";Bob;<b>&O'Neill</b>;;;;;;;",
  ';@SUM(1+1);-2+3;;F;1899-12-31;54;;=cmd|calc;00 44 1',
].join('\r\n')

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await server.database.pool.query('update clubs set max_members = 20000')
  await move(club, Buffer.from(list))
})
afterAll(() => server.close())

async function move(to: TestClub, file: Buffer, { leftOut = 0 } = {}): Promise<void> {
  const path = `/api/clubs/${to.clubId}/member-imports`
  const { ready, faults } = expectBody(
    await to.admin('POST', `${path}/preview`, file, asFile),
    previewMembers.reply,
  )
  expect(faults.slice(0, leftOut === 0 ? 5 : 0)).toEqual([])
  expect(faults.length).toBe(leftOut)
  const imported = await to.admin('PUT', `${path}/imp_${to.clubId.slice(4)}?ready=${ready}`, file, asFile)
  expect(expectBody(imported, importMembers.reply).leftOut).toBe(leftOut)
}

async function exported(format: MemberFormat, body: object = {}, { language = 'en', of = club } = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/api/clubs/${of.clubId}/members/export`,
    headers: { cookie: cookiesOf(of.admin), 'accept-language': language },
    payload: { format, ...body },
  })
}

/** What the club knows of everybody of a list. */
async function listOf({ clubId }: TestClub) {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select u.first_name, u.last_name, u.gender, u.handicap_index, m.listed_email, m.member_number, m.national_id,
       m.phone, m.born_on, c.name as category
     from memberships m join users u on u.id = m.user_id left join member_categories c on c.id = m.category_id
     where m.club_id = $1 and m.has_no_account order by u.first_name`,
    [clubId],
  )
  return rows
}

describe.each(memberFormats)('as %s', (format) => {
  // A club has ten exports in an hour.
  beforeAll(() => {
    server.setTime(new Date(server.now().getTime() + 3_700_000))
  })

  test.each(exportLanguages)(
    'when a club moves in with the file of another (%s), then nothing is lost',
    async (language) => {
      const file = await exported(format, { role: 'player' }, { language })
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-disposition': `attachment; filename="members.${format}"`,
        'cache-control': 'no-store',
      })
      const other = await createTestClub(server, `Moved ${format} ${language}`)
      await server.database.pool.query('update clubs set max_members = 20000')
      await move(other, file.rawPayload)
      expect(await listOf(other)).toEqual(await listOf(club))
    },
  )

  test.each(exportLanguages)(
    'when it is imported again into the same club (%s), then every line is a member already and nothing changes',
    async (language) => {
      const file = (await exported(format, {}, { language })).rawPayload
      const before = await listOf(club)
      const path = `/api/clubs/${club.clubId}/member-imports`
      const looked = await club.admin('POST', `${path}/preview`, file, asFile)
      const { ready, lines, faults } = expectBody(looked, previewMembers.reply)
      expect([ready, lines, faults.length]).toEqual([0, 5, expect.any(Number)])
      expect(new Set(faults.map(({ line }) => line)).size).toBe(5)
      expect(new Set(faults.map(({ code }) => code))).toEqual(
        new Set(['email_of_member', 'number_of_member', 'name_of_member']),
      )
      expect((await club.admin('PUT', `${path}/imp_again?ready=1`, file, asFile)).status).toBe(409)
      expect(await listOf(club)).toEqual(before)
    },
  )

  test('when a spreadsheet opens it, then no cell is a formula', async () => {
    const { rawPayload } = await exported(format)
    const text = rawPayload.toString()
    if (format === 'csv') {
      expect(text.startsWith('\uFEFF"Member number","First name"')).toBe(true)
      const cells = text.slice(1).split(/","|"\r\n"?|^"/)
      expect(cells.filter((cell) => /^[=+@\t\r]|^-(?!\d)/.test(cell))).toEqual([])
      expect(text).toContain(`"'=HYPERLINK(1)"`)
      expect(text).toContain('"-2.4"')
    } else {
      const { lines } = await readSheetFile(rawPayload)
      expect(lines.flatMap(({ cells }) => cells)).toEqual(
        expect.arrayContaining(['=HYPERLINK(1)', '@SUM(1+1)']),
      )
      expect(text).not.toContain('<f>')
    }
  })

  test('when a search is exported, then whom it finds', async () => {
    const { lines } = await readSheetFile((await exported(format, { search: 'garcia' })).rawPayload)
    expect(lines.map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['Member number', 'First name', 'Last name', 'E-mail'],
      ['007', 'Íñigo', 'García "Paco" Núñez', 'inigo@example.org'],
    ])
    const admins = await readSheetFile((await exported(format, { role: 'club_admin' })).rawPayload)
    expect(admins.lines.map(({ cells }) => cells[10])).toEqual(['Role', 'administrator'])
  })
})

describe('the spreadsheet', () => {
  beforeAll(() => {
    server.setTime(new Date(server.now().getTime() + 3_700_000))
  })

  /** The format of a style by its number: 49 is Text. */
  async function partsOf() {
    const parts = await readArchive((await exported('xlsx', { role: 'player' })).rawPayload)
    const xml = (path: string) => parts.get(path)?.toString() ?? ''
    const styles = /<cellXfs.*<\/cellXfs>/.exec(xml('xl/styles.xml'))?.[0] ?? ''
    const formats = [...styles.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => Number(id))
    const sheet = xml('xl/worksheets/sheet1.xml')
    const columns = [...sheet.matchAll(/<col min="(\d+)" max="(\d+)" [^>]*style="(\d+)"/g)].map(
      ([, first, last, style]) => [Number(first), Number(last), formats[Number(style)]],
    )
    return { sheet, formats, columns }
  }

  test('has the Text format on whole columns, so that what is typed into an empty cell or a new row stays', async () => {
    const { formats, columns } = await partsOf()
    const text = 49
    const day = formats[4]
    const expected = Array.from({ length: 13 }, (_, i) => [i + 1, i + 1, [5, 12].includes(i) ? day : text])
    expect(columns).toEqual(expected)
    expect(day).toBe(164)
  })

  test('has each Handicap Index as text as golf writes it, and no warning of numbers as text', async () => {
    const { sheet, formats } = await partsOf()
    const cells = [...sheet.matchAll(/<c r="G(?!1")\d+" s="(\d+)" t="(\w+)">(?:<is><t[^>]*>([^<]*))?/g)]
    expect(cells.map(([, style, type, value]) => [formats[Number(style)], type, value]).sort()).toEqual([
      [49, 'inlineStr', '+2.4'],
      [49, 'inlineStr', '12.4'],
      [49, 'inlineStr', '54.0'],
    ])
    expect(sheet).toMatch(/<ignoredError sqref="A1:M5" numberStoredAsText="1"\/>/)
  })
})

test.each(exportLanguages)('the import knows each heading that it takes (%s)', (language) => {
  const words = exportWordsIn(language)
  const headings = Object.entries(words).flatMap(([field, word]): [string, string][] =>
    typeof word === 'string' && field !== 'sheet' ? [[field, word]] : [],
  )
  const leftOut = ['role', 'state', 'joined']
  expect(recogniseColumns(headings.map(([, word]) => word))).toEqual(
    headings.map(([field]) => (leftOut.includes(field) ? null : field)),
  )
})

test('when 5,000 members are exported, then each is in the file once', async () => {
  const large = await createTestClub(server, 'Large')
  await server.database.pool.query('update clubs set max_members = 20000')
  const lines = Array.from({ length: 5_000 }, (_, i) => `${i},Ann${i % 7},Smith${i % 11}`)
  await move(large, Buffer.from(['No,First name,Last name', ...lines].join('\n')))
  for (const format of memberFormats) {
    const sheet = await readSheetFile((await exported(format, { role: 'player' }, { of: large })).rawPayload)
    const numbers = sheet.lines.slice(1).map(({ cells }) => Number(cells[0]))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(lines.map((_, i) => i))
  }
})

test('an export is in the audit log without what was searched for, and a club has ten in an hour', async () => {
  const other = await createTestClub(server, 'Often')
  const { userId } = await signUpAs(server, { firstName: 'Patience', clubCode: other.clubCode })
  expect(userId).toBeTruthy()
  for (let i = 0; i < 10; i += 1)
    expect((await exported('csv', { search: 'patience' }, { of: other })).statusCode).toBe(200)
  expect((await exported('xlsx', {}, { of: other })).statusCode).toBe(429)
  const { entries } = expectBody(
    await other.admin('GET', `/api/clubs/${other.clubId}/audit-log?action=club.members_exported`),
    readAuditLog.reply,
  )
  expect(entries).toHaveLength(10)
  expect(entries[0]).toMatchObject({ after: { format: 'csv', searched: true } })
  expect(JSON.stringify(entries)).not.toContain('patience')
})

test.each([{ format: 'ods' }, {}, { format: 'csv', role: 'owner' }, { format: 'csv', columns: 'all' }])(
  '%j is refused',
  async (body) => {
    const answer = await club.admin('POST', `/api/clubs/${club.clubId}/members/export`, body)
    expect(answer.status).toBe(400)
  },
)
