import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importMembers, previewMembers } from '#contract/club/member-import.ts'
import { listMembers } from '#contract/club/members.ts'
import { encodeText } from '#test/encode-text.ts'
import { makeXlsx, packXlsx } from '#test/make-sheet.ts'
import { createTestClub, expectBody, startTestServer, type TestClub, type TestServer } from '#test/server.ts'

/**
 * Lists as clubs, federations and spreadsheets write them. Each gives the right values, or a fault beside the line, or a question
 * about the column; the persons are invented.
 */

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await server.database.pool.query('update clubs set max_members = 20000')
})
afterAll(() => server.close())

const asFile = { 'content-type': 'application/octet-stream' }
const at = (of: TestClub) => `/api/clubs/${of.clubId}/member-imports`
const list = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

async function preview(file: Buffer, { query = '', of = club } = {}) {
  return expectBody(await of.admin('POST', `${at(of)}/preview${query}`, file, asFile), previewMembers.reply)
}

/** Each fault as "4 memberNumber number_twice". */
const faultsOf = ({ faults }: Awaited<ReturnType<typeof preview>>) =>
  faults.map(({ line, field, code }) => `${line} ${field} ${code}`)

describe('words for none', () => {
  test('guests without a number are members without a number', async () => {
    const read = await preview(
      list(
        'gender,member_type,member_number,first_name,last_name,email,handicap_Index,notes,',
        'M,member,CB-014,Iker,Solano Vega,iker.solano@example.org,15.80,paid,',
        'M,guest,NA,Bruno,Tello,bruno.tello@example.org,2.30,"1. paid 3 May\n2. balance 9 June",',
        'F,guest,NA,Clara,Ibarra Ruiz,clara.ibarra@example.org,28,,',
        'M,guest,N/A,Diego,Luna,diego.luna@example.org,9.4,,',
        'F,member,-,Elsa,Prado,elsa.prado@example.org,17.9,,',
        'F,member,-,Fina,Ocampo,fina.ocampo@example.org,21,,',
      ),
    )
    expect([read.ready, read.faults]).toEqual([6, []])
    expect(read.members.map(({ memberNumber, handicap }) => [memberNumber, handicap])).toEqual([
      ['CB-014', '15.8'],
      ...['2.3', '28.0', '9.4', '17.9', '21.0'].map((handicap) => [null, handicap]),
    ])
  })

  test('in a licence, a category, an e-mail, a phone and a date', async () => {
    const read = await preview(
      list(
        'First name,Last name,Licence,Category,Email,Phone,Date of birth,Gender',
        'Ann,Smith,NA,---,ninguno,s/n,N/A,-',
        'Bob,Nadal,n/a,none,-,x,--,x',
        'Eve,Jones,none,n/a,N/A,TBC,,N/A',
      ),
    )
    expect([read.ready, read.faults, read.newCategories]).toEqual([3, [], []])
    for (const member of read.members)
      expect(member).toMatchObject({
        nationalId: null,
        category: null,
        email: null,
        phone: null,
        bornOn: null,
        gender: null,
      })
  })
})

describe('handicaps', () => {
  const indexes = async (...texts: string[]) => {
    const read = await preview(
      list('First name;Last name;Handicap', ...texts.map((text, i) => `A${i};Smith;${text}`)),
    )
    return { read, handicaps: read.members.map(({ handicap }) => handicap), faults: faultsOf(read) }
  }

  test('a plus with a space, words for none, 999 and a letter behind', async () => {
    const { handicaps, faults, read } = await indexes('+ 1.6', '+ 0.4', '---', '999', 'NHI', '16.1R')
    expect([handicaps, faults]).toEqual([['-1.6', '-0.4', null, null, null, '16.1'], []])
    expect(read.notes).toContainEqual({ code: 'plus_handicaps', count: 2, lines: [2, 3] })
  })

  test('every spelling of a plus is a plus', async () => {
    const { handicaps, faults } = await indexes(
      ...['2.4+', 'plus 2.4', '+2,4', '＋２.４', '2,4 plus', '12,3', '9.0M', 'scratch', 'scr', '0'],
    )
    expect([handicaps, faults]).toEqual([
      [...Array<string>(5).fill('-2.4'), '12.3', '9.0', '0.0', '0.0', '0.0'],
      [],
    ])
  })

  test('the minus of a German list is no plus', async () => {
    const { handicaps, faults, read } = await indexes('-18,4', '-4,2', '+1,1', '-54')
    expect([handicaps, faults]).toEqual([['18.4', '4.2', '-1.1', '54.0'], []])
    expect(read.notes.map(({ code }) => code)).toEqual(['plus_handicaps', 'minus_no_sign'])
  })

  test('the minus of a list whose other handicaps have no sign is a plus', async () => {
    const { handicaps, read } = await indexes('-2.4', '−0.4', '12.3', '54')
    expect(handicaps).toEqual(['-2.4', '-0.4', '12.3', '54.0'])
    expect(read.notes.map(({ code }) => code)).toEqual(['plus_handicaps', 'minus_plus'])
  })

  test.each([[['-4.2', '-3.1']], [['-4.2', '+1.1', '12.4']], [['-18.4', '-4.2', '12.4']]])(
    'what a minus means in %j is asked, and nothing is imported before it is said',
    async (texts) => {
      const of = await createTestClub(server, `Minus ${texts.join(' ')}`)
      const file = list('First name;Last name;Handicap', ...texts.map((text, i) => `A${i};Smith;${text}`))
      expect((await preview(file, { of })).asksMinus).toBe(true)
      const refused = await of.admin('PUT', `${at(of)}/imp_unsaid?ready=${texts.length}`, file, asFile)
      expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ field: 'minus' }] }])
      const said = await preview(file, { of, query: '?minus=no_sign' })
      expect(said.members.map(({ handicap }) => Number(handicap))).toEqual(
        texts.map((text) => (text.startsWith('+') ? -1 : 1) * Math.abs(Number(text))),
      )
      const id = `imp_${of.clubId.slice(4)}`
      const done = await of.admin('PUT', `${at(of)}/${id}?ready=${texts.length}&minus=no_sign`, file, asFile)
      expect(done.body).toEqual({ taken: texts.length, leftOut: 0 })
    },
  )

  test('whole numbers under HCP may be Playing Handicaps: it is asked, and nothing is imported before it is said', async () => {
    const of = await createTestClub(server, 'Whole Numbers')
    const file = list('First name;Last name;HCP', 'Ann;Oakes;21', 'Bob;Dean;5', 'Cy;Hill;+1')
    expect((await preview(file, { of })).asksWhole).toBe(true)
    const refused = await of.admin('PUT', `${at(of)}/imp_unsaid?ready=3`, file, asFile)
    expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ field: 'whole' }] }])
    const handicapsAs = async (query: string) =>
      (await preview(file, { of, query })).members.map(({ handicap }) => handicap)
    expect(await handicapsAs('?whole=index')).toEqual(['21.0', '5.0', '-1.0'])
    expect(await handicapsAs('?whole=left_out')).toEqual([null, null, null])
    const done = await of.admin('PUT', `${at(of)}/imp_whole1?ready=3&whole=left_out`, file, asFile)
    expect(done.body).toEqual({ taken: 3, leftOut: 0 })
  })

  test('letters that are men in one language and women in another are asked about once', async () => {
    const of = await createTestClub(server, 'Mannen en Vrouwen')
    const file = list('First name;Last name;Gender', 'Jan;Bos;M', 'Els;Smit;V')
    const read = await preview(file, { of })
    expect([read.asksMen, read.ready, read.faultCount]).toEqual([['m', 'v'], 0, 2])
    const said = await preview(file, { of, query: '?men=m' })
    expect(said.members.map(({ gender }) => gender)).toEqual(['men', 'women'])
  })

  test('the exact heading wins over the first', async () => {
    const read = await preview(
      list('Name,HCP,Handicap Index,Member no', 'Ann Oakes,21,18.4,1', 'Bob Dean,5,4.1,2'),
    )
    expect(read.members.map(({ handicap }) => handicap)).toEqual(['18.4', '4.1'])
  })
})

describe('what was said of a list', () => {
  test('is remembered for the club’s next list with the same headings, until the import is taken back', async () => {
    const of = await createTestClub(server, 'Remembering')
    const other = await createTestClub(server, 'Another')
    const file = list('Voornaam;Achternaam;Gender;HCP', 'Jan;Bos;M;12', 'Els;Smit;V;7', 'Ko;Vos;M;20')
    const query = 'columns=firstName,lastName,gender,handicapIndex&men=m&whole=index'
    expect(await preview(file, { of })).not.toHaveProperty('remembered')
    const done = await of.admin('PUT', `${at(of)}/imp_remember1?ready=3&${query}`, file, asFile)
    expect(done.body).toEqual({ taken: 3, leftOut: 0 })
    const next = list('Voornaam;Achternaam;Gender;HCP', 'Ad;Mol;M;9')
    const columns = ['firstName', 'lastName', 'gender', 'handicapIndex']
    expect((await preview(next, { of })).remembered).toEqual({ columns, men: 'm', whole: 'index' })
    // Who says something of this list is not told of the last one, nor is another club, nor another list.
    expect(await preview(next, { of, query: '?men=v' })).not.toHaveProperty('remembered')
    expect(await preview(next, { of: other })).not.toHaveProperty('remembered')
    expect(await preview(list('Voornaam;Gender', 'Ad;M'), { of })).not.toHaveProperty('remembered')
    await of.admin('DELETE', `/api/clubs/${of.clubId}/imports/imp_remember1`)
    expect(await preview(next, { of })).not.toHaveProperty('remembered')
  })
})

describe('a list that comes back from a spreadsheet', () => {
  let own: TestClub
  beforeAll(async () => {
    own = await createTestClub(server, 'Round Trip')
    const first = list(
      'Member number,First name,Last name,Gender,Date of birth,Handicap Index,National ID,Phone',
      '00124,Ewan,Plusman,male,1990-06-05,+0.4,1012345679,07700900124',
      '00125,Nora,Peña,female,1985-12-24,12.3,0012345680,07700900125',
      '00126,Bo,Lee,male,1970-04-03,54,,',
    )
    const done = await own.admin('PUT', `${at(own)}/imp_first?ready=3`, first, asFile)
    expect(expectBody(done, importMembers.reply)).toEqual({ taken: 3, leftOut: 0 })
  })

  test.each(['124', '124.0', '00 124', '00124'])('member 00124 is known again as %s', async (number) => {
    const read = await preview(
      list(
        'Member number,First name,Last name,Gender,Date of birth,Handicap Index,National ID',
        `${number},Ewan,Plusman,male,1990-06-05,0.4,1012345679`,
      ),
      { of: own },
    )
    expect([read.ready, faultsOf(read)]).toEqual([0, ['2 memberNumber number_of_member']])
    expect(read.faults[0]?.member).toEqual({
      name: 'Ewan Plusman',
      memberNumber: '00124',
      differences: [{ field: 'handicapIndex', here: '-0.4', inFile: '0.4' }],
    })
  })

  test('by the national id, and by name with the date of birth, whatever else the line says', async () => {
    const read = await preview(
      list(
        'Member number,First name,Last name,Email,Date of birth,National ID',
        '900,Nora,Peña,nora@example.org,,12345680',
        '901,ewan,PLUSMAN,ewan@example.org,5 June 1990,77',
        '902,Nora,Pena,,24-dic-1985,',
        '00903,Nora,Peña,,1985-12-25,',
      ),
      { of: own },
    )
    expect(faultsOf(read)).toEqual([
      '2 nationalId id_of_member',
      '3 lastName name_of_member',
      '4 lastName name_of_member',
    ])
    expect(read.faults.map(({ member }) => member?.memberNumber)).toEqual(['00125', '00124', '00125'])
    expect(read.members.map(({ line }) => line)).toEqual([5])
  })

  test('lost zeros are said once, and a new short number beside them is not taken', async () => {
    const read = await preview(
      list('Member number,First name,Last name', '124,Ewan,Plusman', '125,Nora,Peña', '127,New,Member'),
      { of: own },
    )
    expect(read.notes).toContainEqual({ code: 'zeros_lost', count: 2, lines: [2, 3] })
    expect(faultsOf(read)).toEqual([
      '2 memberNumber number_of_member',
      '3 memberNumber number_of_member',
      '4 memberNumber zeros_lost',
    ])
    expect(
      expectBody(await own.admin('GET', `/api/clubs/${own.clubId}/members`), listMembers.reply),
    ).toHaveLength(4)
  })
})

describe('numbers that a spreadsheet has broken', () => {
  test('are faults', async () => {
    const read = await preview(
      list(
        'Member number,First name,Last name,Handicap Index,Date of birth,Phone,National ID',
        '1,Ann,Alpha,2.4,1985-12-24,4.42071E+11,1.01235E+09',
        '2,Bob,Beta,12.3,1985-12-24,7700900123,12345678901234500000',
        '"1,20E+04",Cat,Gamma,12.3,,,"1,23456789012346E+016"',
        '5,TRUE,Delta,12.3,,,01/02/26',
        '6,Eve,#NAME?,#REF!,#####,Err:502,01-Sep',
        '7,Fay,Eta,9.1,,07700900123,ES-12',
      ),
    )
    expect(faultsOf(read)).toEqual([
      '2 nationalId number_broken',
      '2 phone number_broken',
      '3 nationalId number_broken',
      '4 memberNumber number_broken',
      '4 nationalId number_broken',
      '5 firstName name_broken',
      '5 nationalId number_broken',
      '6 handicapIndex cell_error',
      '6 lastName cell_error',
      '6 lastName last_name_missing',
      '6 bornOn cell_error',
      '6 nationalId number_broken',
      '6 phone cell_error',
    ])
    expect(read.members.map(({ line }) => line)).toEqual([7])
  })

  test('in a workbook too: dates in a number, more than fifteen digits, errors', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.0;&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>'
    const cells = (values: string[]) => values.map((value) => `<c ${value}</v></c>`).join('')
    const text = (value: string) => `t="str"><v>${value}`
    const rows = [
      ['No', 'First name', 'Last name', 'DOB', 'Licence', 'HCP'].map(text),
      ['><v>1', text('Ann'), text('Smith'), 's="1"><v>25661', 's="2"><v>46115', 's="3"><v>12.4'],
      ['><v>2.0', text('Bob'), text('Jones'), 's="2"><v>25661', '><v>1.2345678901234567E16', '><v>3'],
      ['s="3"><v>3', text('Cat'), text('Lee'), '><v>25661', 't="e"><v>#REF!', '><v>4.1'],
      ['><v>4', text('Dan'), text('Fox'), '><v>1961', '><v>612345678', '><v>5.1'],
      ['><v>5', text('Eve'), text('Roy'), 's="1"><v>25661', 't="str"><v>\'=1', '><v>5.1'],
    ]
    const file = await packXlsx({
      'xl/workbook.xml': '<workbook><sheets><sheet name="Members" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<R><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></R>',
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`,
    })
    const read = await preview(file)
    expect(faultsOf(read)).toEqual([
      '2 nationalId number_broken',
      '3 nationalId number_broken',
      '4 nationalId cell_error',
      '5 bornOn date_is_year',
    ])
    expect(read.faults.map(({ value }) => value)).toEqual([
      '2026-04-03',
      '1.2345678901234568E+16',
      '#REF!',
      '1961',
    ])
    expect(read.members).toMatchObject([{ bornOn: '1970-04-03', nationalId: '=1', memberNumber: '5' }])
  })
})

describe('names', () => {
  test('surnames first without a comma are asked about', async () => {
    const read = await preview(
      list(
        'Apellidos y nombre,Licencia,Hcp Exacto,Sexo',
        'GARCIA LOPEZ JUAN,CM00123456,12.4,M',
        '"PEREZ DIAZ, ANA",CM00123457,22.1,F',
        'RUIZ Luis,CM00123458,2.1,M',
      ),
    )
    expect(faultsOf(read)).toContain('2 fullName name_unclear')
    expect(read.members).toMatchObject([
      { firstName: 'ANA', lastName: 'PEREZ DIAZ', gender: 'women' },
      { firstName: 'Luis', lastName: 'RUIZ', gender: 'men' },
    ])
  })

  test('a junior between commas keeps the first name', async () => {
    const read = await preview(
      list(
        'Name,GHIN,Handicap Index',
        '"Kelso, Jr., Charles",1000001,10.1',
        '"Kelso Jr, Robert M",1000002,11.1',
        '"Stone, John, III",1000003,9.9',
        '"Stone, Dr. Ann",1000004,9.9',
      ),
    )
    expect(read.faults).toEqual([])
    expect(read.members.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['Charles', 'Kelso Jr.'],
      ['Robert M', 'Kelso Jr'],
      ['John', 'Stone III'],
      ['Dr. Ann', 'Stone'],
    ])
  })
})

describe('genders and dates', () => {
  const dutch = (headings: string) =>
    list(headings, 'Visser,Jan,M,1,18.4', 'Bakker,Eva,V,2,22.1', 'Smit,Piet,M,3,9.9')

  test('M and V are asked about under English headings, and read by Dutch ones', async () => {
    expect(faultsOf(await preview(dutch('Last Name,First Name,Gender,Member No,Handicap')))).toEqual(
      [2, 3, 4].map((line) => `${line} gender gender_unclear`),
    )
    const read = await preview(dutch('Achternaam,Voornaam,Geslacht,Lidnummer,Handicap'), {
      query: '?columns=lastName,firstName,gender,memberNumber,handicapIndex',
    })
    expect(read.members.map(({ gender }) => gender)).toEqual(['men', 'women', 'men'])
  })

  test('a year or an age is no date of birth', async () => {
    const read = await preview(
      list('First,Last,Born,Member No', 'Cat,Tresco,1961,3', 'Dan,Quarry,28,4', 'Eve,Finch,27/04/1955,5'),
    )
    expect(faultsOf(read)).toEqual(['2 bornOn date_is_year', '3 bornOn date_is_year'])
    expect(read.members).toMatchObject([{ bornOn: '1955-04-27' }])
  })

  test('months by name, in English and Spanish', async () => {
    const read = await preview(
      list(
        'First name,Last name,DOB,Member No',
        'Ann,Oakes,12-Mar-1970,1',
        'Bob,Dean,"March 5, 1962",2',
        'Gus,Sanz,5 de marzo de 1962,7',
        'Ida,Moss,18 Mar 17,8',
      ),
    )
    expect(read.faults).toEqual([])
    expect(read.members.map(({ bornOn }) => bornOn)).toEqual([
      ...['1970-03-12', '1962-03-05', '1962-03-05', '2017-03-18'],
    ])
  })

  test('one address for a couple costs the address', async () => {
    const read = await preview(
      list(
        'First name,Last name,Email,Member No,Handicap Index',
        'Nora,Vega,casa.vega@example.org,A49,8.0',
        'Joan,Bosch,casa.vega@example.org,A49-1,14.4',
      ),
    )
    expect(read.members.map(({ email }) => email)).toEqual(['casa.vega@example.org', null])
    expect(read.notes).toContainEqual({ code: 'email_shared', count: 1, lines: [3] })
  })
})

describe('workbooks', () => {
  type Made = { name: string; rows: string[][]; hidden?: number[] }

  const workbook = (sheets: Made[]) =>
    packXlsx({
      'xl/workbook.xml': `<workbook><sheets>${sheets.map(({ name }, i) => `<sheet name="${name}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<R>${sheets.map((_, i) => `<Relationship Id="r${i}" Target="worksheets/sheet${i}.xml"/>`).join('')}</R>`,
      ...Object.fromEntries(
        sheets.map(({ rows, hidden = [] }, i) => [
          `xl/worksheets/sheet${i}.xml`,
          `<worksheet><sheetData>${rows.map((row, r) => `<row r="${r + 1}"${hidden.includes(r) ? ' hidden="1"' : ''}>${row.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`,
        ]),
      ),
    })

  test('the sheet with the list is read, and it is said that there are more', async () => {
    const file = await workbook([
      { name: 'Cover', rows: [['Members 2026'], ['The Club']] },
      {
        name: 'Damas C',
        rows: [
          ['nombre', 'club'],
          ['Ana Ruiz', 'Home'],
        ],
      },
      {
        name: 'Members',
        rows: [
          ['Oak Hill'],
          ['No', 'Surname', 'First name', 'HCP'],
          ['1', 'Smith', 'Ann', '+1.2'],
          ['2', 'Lee', 'Bo', '3'],
        ],
        hidden: [3],
      },
    ])
    const read = await preview(file)
    expect(read.file).toMatchObject({
      kind: 'xlsx',
      sheet: 'Members',
      sheets: ['Cover', 'Damas C', 'Members'],
      hiddenRows: 1,
    })
    expect(read.members.map(({ lastName }) => lastName)).toEqual(['Smith', 'Lee'])
    const other = await preview(file, { query: '?sheet=Damas%20C&columns=fullName' })
    expect(other.members).toMatchObject([{ firstName: 'Ana', lastName: 'Ruiz' }])
    const none = await club.admin('POST', `${at(club)}/preview?sheet=Other`, file, asFile)
    expect([none.status, none.body]).toMatchObject([400, { details: { fault: 'no_such_sheet' } }])
  })

  test('of sheets that are alike the first is read, and the others are named', async () => {
    const rows = [
      ['nombre', 'apellidos'],
      ['Ana', 'Ruiz'],
    ]
    const read = await preview(
      await workbook(['CAMPEONATO', 'CAT AA', 'DAMAS C'].map((name) => ({ name, rows }))),
    )
    expect(read.file).toMatchObject({ sheet: 'CAMPEONATO', sheets: ['CAMPEONATO', 'CAT AA', 'DAMAS C'] })
  })

  test('where it is wished, the name of a sheet is the category of all on it', async () => {
    const rows = [
      ['Name', 'Handicap Index'],
      ['Ana Ruiz', '12.4'],
    ]
    const file = await workbook(['Members', 'Juniors'].map((name) => ({ name, rows })))
    const categories = async (query: string) => {
      const { members, newCategories } = await preview(file, { query })
      return [members.map(({ category }) => category), newCategories]
    }
    expect(await categories('?sheet=Juniors')).toEqual([[null], []])
    expect(await categories('?sheet=Juniors&category=sheet')).toEqual([['Juniors'], ['Juniors']])
    const withColumn = await workbook([
      { name: 'Juniors', rows: rows.map((row, i) => [...row, i === 0 ? 'Category' : 'Academy']) },
    ])
    expect((await preview(withColumn, { query: '?category=sheet' })).members).toMatchObject([
      { category: 'Academy' },
    ])
  })

  test.each([
    ['Index/Document.iwa', 'numbers'],
    ['xl/workbook.bin', 'binary_excel'],
    ['word/document.xml', 'word'],
  ])('an archive with %s is refused as %s', async (name, fault) => {
    const answer = await club.admin('POST', `${at(club)}/preview`, await packXlsx({ [name]: 'x' }), asFile)
    expect([answer.status, answer.body]).toMatchObject([400, { details: { fault } }])
  })
})

describe('letters', () => {
  const inEncoding = (encoding: string, ...lines: string[]) =>
    encodeText(lines.join('\r\n'), encoding) ?? Buffer.of()
  const headings = 'Member number;First name;Last name'

  test.each([
    ['windows-1250', '1;Łukasz;Żołć'],
    ['iso-8859-2', '1;Łukasz;Żołć'],
    ['iso-8859-7', '1;Γιώργος;Παπαδόπουλος'],
    ['macintosh', '1;José;Muñoz'],
    ['windows-1252', '1;Željko;O’Neil'],
  ])('%s', async (encoding, line) => {
    const read = await preview(inEncoding(encoding, headings, line))
    expect(read.faults).toEqual([])
    expect(read.members.map(({ firstName, lastName }) => `1;${firstName};${lastName}`)).toEqual([line])
  })

  test('letters that can be read in several ways are asked about, and nothing is imported before it is said', async () => {
    const of = await createTestClub(server, 'Letters')
    const file = inEncoding('windows-1250', headings, '1;Ewa;Węgrzyn')
    const read = await preview(file, { of })
    expect(read.file.asksEncoding).toBe(true)
    expect(read.file.encodings).toContainEqual({ encoding: 'windows-1250', words: ['Węgrzyn'] })
    const refused = await of.admin('PUT', `${at(of)}/imp_letters?ready=1`, file, asFile)
    expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ field: 'encoding' }] }])
    const query = '?encoding=windows-1250'
    expect((await preview(file, { of, query })).members).toMatchObject([{ lastName: 'Węgrzyn' }])
    const done = await of.admin('PUT', `${at(of)}/imp_letters${query}&ready=1`, file, asFile)
    expect(done.body).toEqual({ taken: 1, leftOut: 0 })
  })

  test('UTF-8 that another program has misread is put right, and other signs in names are faults', async () => {
    const read = await preview(
      list('Member number,First name,Last name', '1,JosÃ©,GarcÃ\u00ADa', '2,£ukasz,¯o³æ', '3,Ana,Mu?oz'),
    )
    expect(read.file.isRepaired).toBe(true)
    expect(read.members).toMatchObject([{ firstName: 'José', lastName: 'García' }])
    expect(faultsOf(read)).toEqual([
      '3 firstName letters_unreadable',
      '3 lastName letters_unreadable',
      '4 lastName letters_unreadable',
    ])
  })
})

test('when a spreadsheet keeps numbers as numbers, then they are the same', async () => {
  const read = await preview(
    await makeXlsx([
      ['No', 'First name', 'Last name', 'HCP'],
      [7, 'Ann', 'Smith', -2.4],
      [8, 'Bob', 'Jones', 12.399999999999999],
    ]),
  )
  expect(read.members).toMatchObject([
    { memberNumber: '7', handicap: '-2.4' },
    { memberNumber: '8', handicap: '12.4' },
  ])
})
