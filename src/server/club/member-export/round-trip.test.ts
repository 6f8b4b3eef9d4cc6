import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewMembers } from '#contract/club/member-import.ts'
import { memberFormats } from '#contract/club/member-export.ts'
import { isLongForm } from '#test/long-form.ts'
import { officeLocales, openOffice, type OfficeLocale, type Saved } from '#test/office-programs.ts'
import {
  cookiesOf,
  createTestClub,
  expectBody,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { readSheetFile } from '../member-import/read-sheet.ts'

/*
 * The list of members goes to real spreadsheets in several countries, is saved there, and comes back to its club: nobody is
 * somebody new, and whatever a spreadsheet made of a value is named. LibreOffice and Gnumeric are installed for it.
 */

const asFile = { 'content-type': 'application/octet-stream' }

/** Invented. Each has something that a spreadsheet likes to make something else of. */
const list = [
  'No;First name;Last name;E-mail;Gender;Born;HCP;Licence;Category;Phone',
  '00123;Nora;O’Neil-Ng;nora@example.org;F;1985-12-24;+2,4;ES-01;Five day;+34 600 000 001',
  '00124;Ewan;Plusman;;M;1990-06-05;+0,4;1012345679;Full;+442071234567',
  '0012345680;Íñigo;García Núñez;;M;1970-03-04;12,3;12345678901234567;Full;07700900123',
  '12E3;True;Test;;F;1961-01-31;54;1E5;;00 44 1',
  '007;=SUM(A1);Żółć;;;;0;;Ladies;07700900124',
  '4/3;Ann;-2+3;ann@example.org;F;1999-09-09;9,9;0099;Full;020 7946 0018',
  ';Jan;Mayor;;M;2000-02-29;28;;1-2;',
].join('\r\n')

const asText = (cell: string) => cell
/** A spreadsheet takes zeros and a plus from the beginning; the preview says so once for the numbers. */
const asNumber = (cell: string) => cell.replace(/^[+0]+/, '').replace(/\s/g, '')
const same = {
  memberNumber: asNumber,
  nationalId: asNumber,
  phone: asNumber,
  name: asText,
  email: asText,
  gender: asText,
  bornOn: (cell: string) => cell.replaceAll('/', '-'),
  /** A plus before it is what a minus is. */
  handicapIndex: (cell: string) => Number(cell.replace(/^\+/, '-').replace(',', '.')),
} as const
/** By the order of the file's columns; a category belongs to no comparison. */
const compared = [
  ...(['memberNumber', 'name', 'name', 'email', 'gender', 'bornOn', 'handicapIndex', 'nationalId'] as const),
  ...[undefined, 'phone' as const],
]

const office = isLongForm ? await openOffice() : { missing: 'it runs in the long form' }
if (isLongForm && 'missing' in office) console.log(`The round trip is skipped: ${office.missing}.`)

const asked = (process.env.OFFICE_LOCALES ?? Object.keys(officeLocales).join(',')).split(',')
const locales = Object.keys(officeLocales).filter((one): one is OfficeLocale => asked.includes(one))
const chains: readonly (readonly Saved[])[] = [['xlsx'], ['csv'], ['csv', 'csv']]

describe.skipIf('missing' in office)('a list that goes out and comes back', { tags: ['long-form'] }, () => {
  if ('missing' in office) return
  let server: TestServer
  let club: TestClub
  const files = new Map<string, string>()

  beforeAll(async () => {
    server = await startTestServer()
    club = await createTestClub(server)
    await server.database.pool.query('update clubs set max_members = 200')
    const path = `/api/clubs/${club.clubId}/member-imports`
    const { ready, faults } = expectBody(
      await club.admin('POST', `${path}/preview`, Buffer.from(list), asFile),
      previewMembers.reply,
    )
    expect(faults.map(({ code, value }) => [code, value])).toEqual([])
    expect(
      (await club.admin('PUT', `${path}/imp_first?ready=${ready}`, Buffer.from(list), asFile)).status,
    ).toBe(200)
    for (const format of memberFormats) {
      const { rawPayload } = await server.app.inject({
        method: 'POST',
        url: `/api/clubs/${club.clubId}/members/export`,
        headers: { cookie: cookiesOf(club.admin) },
        payload: { format },
      })
      const file = join(office.folder, `members.${format}`)
      await writeFile(file, rawPayload)
      files.set(format, file)
    }
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await office.close()
  })

  async function preview(bytes: Buffer) {
    const looked = await club.admin('POST', `/api/clubs/${club.clubId}/member-imports/preview`, bytes, asFile)
    const { ready, lines, faults, notes } = expectBody(looked, previewMembers.reply)
    const known = faults.filter(({ member }) => member)
    const others = faults.filter(({ member }) => !member).map(({ code, value }) => `${code} ${value}`)
    const differences = known.flatMap(({ member }) =>
      (member?.differences ?? []).map(
        ({ field, here, inFile }) => `${member?.name ?? ''}: ${field} ${here ?? ''} → ${inFile}`,
      ),
    )
    const named = faults.flatMap(({ line, field, member }) =>
      [field, ...(member?.differences ?? []).map((one) => one.field)].map(
        (one) => `${line} ${one === 'firstName' || one === 'lastName' ? 'name' : one}`,
      ),
    )
    return {
      named: new Set(named),
      ready,
      lines,
      notes: notes.map(({ code }) => code),
      others,
      known: new Set(known.map(({ line }) => line)).size,
      differences: [...new Set(differences)],
    }
  }

  /** What stands in each line otherwise than in the file that went out, but for zeros and signs before a number. */
  async function changedIn(bytes: Buffer, original: Buffer): Promise<{ line: number; field: string }[]> {
    const [before, after] = await Promise.all([readSheetFile(original), readSheetFile(bytes)])
    expect(after.lines.length).toBe(before.lines.length)
    return before.lines.slice(1).flatMap(({ cells }, i) => {
      const saved = after.lines[i + 1] ?? { line: 0, cells: [] }
      return compared.flatMap((field, column) => {
        const [was = '', is = ''] = [cells[column], saved.cells[column]]
        const isSame = field === undefined || same[field](was) === same[field](is)
        return isSame ? [] : [{ line: saved.line, field }]
      })
    })
  }

  describe.each(locales)('%s', (locale) => {
    describe.each(office.programs)('%s', (program) => {
      for (const format of memberFormats)
        test.each(chains.map((chain) => ({ chain, way: chain.join(', then ') })))(
          `when it saves the ${format}, then nobody is new, and what it changed is named ($way)`,
          { timeout: 600_000 },
          async ({ chain }) => {
            let file = files.get(format) ?? ''
            for (const [i, to] of chain.entries())
              file = await office.save(program, locale, {
                name: [format, ...chain.slice(0, i + 1)].join('-'),
                file,
                to,
              })
            const bytes = await readFile(file)
            const { ready, lines, known, differences, notes, others, named } = await preview(bytes)
            if (process.env.OFFICE_SAYS === 'on')
              console.log(`${locale} ${program} ${[format, ...chain].join('→')}`, {
                ready,
                lines,
                known,
                differences,
                notes,
                others,
              })
            expect({ ready, lines, known }).toEqual({ ready: 0, lines: 8, known: 8 })
            const changed = await changedIn(bytes, await readFile(files.get(format) ?? ''))
            expect(changed.filter(({ line, field }) => !named.has(`${line} ${field}`))).toEqual([])
            if (format === 'csv') expect(changed.filter(({ field }) => field === 'handicapIndex')).toEqual([])
            if (format === 'xlsx' && chain.length === 1) {
              expect({ differences, others }).toEqual({ differences: [], others: [] })
              expect(notes).not.toContain('zeros_lost')
            }
          },
        )
    })
  })
})
