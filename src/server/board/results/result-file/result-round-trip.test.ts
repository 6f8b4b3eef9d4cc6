import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { previewResult } from '#contract/competition/past-results.ts'
import { isLongForm } from '#test/long-form.ts'
import { officeLocales, openOffice, type OfficeLocale, type Saved } from '#test/office-programs.ts'
import {
  cookiesOf,
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/*
 * The club's result goes to real spreadsheets in several countries, is saved there, and is read again as a past result: not one
 * value is another, and nobody is lost.
 */

const asFile = { 'content-type': 'application/octet-stream' }
const office = isLongForm ? await openOffice() : { missing: 'runs in npm run bench:faults only' }
const locales = Object.keys(officeLocales) as OfficeLocale[]
const formats: readonly Saved[] = ['xlsx', 'csv']
const players = [
  { firstName: 'Nora', handicap: '+2.4', strokes: 4 },
  { firstName: 'Łukasz', handicap: '9.9', strokes: 5 },
  { firstName: '=Ewan', handicap: '10.0', strokes: 5 },
] as const

describe.skipIf('missing' in office)('a result that goes out and comes back', { tags: ['long-form'] }, () => {
  if ('missing' in office) return
  let server: TestServer
  let club: TestClub
  let count = 0
  const files = new Map<Saved, string>()

  async function play({ firstName, handicap, strokes }: (typeof players)[number], competitionId: string) {
    const { browser, userId } = await signUpAs(server, { firstName, clubCode: club.clubCode })
    await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap })
    await browser('POST', `/api/competitions/${competitionId}/join`, {})
    const { courseId } = club
    const roundId = idOf(await browser('POST', '/api/rounds', { courseId, competitionId }))
    const entries = Array.from({ length: 18 }, (_, i) => entry(server, (count += 1), i + 1, strokes))
    await browser('POST', `/api/rounds/${roundId}/scores`, { entries })
    const signed = { isCompleted: true, partnerName: 'Pat', partnerSignature: 'Pat' }
    expect((await browser('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
  }

  async function save(competitionId: string, format: Saved): Promise<Buffer> {
    const { rawPayload, statusCode } = await server.app.inject({
      method: 'GET',
      url: `/api/competitions/${competitionId}/result-files/club_${format}`,
      headers: { cookie: cookiesOf(club.admin) },
    })
    expect(statusCode).toBe(200)
    return rawPayload
  }

  async function read(bytes: Buffer) {
    const path = `/api/clubs/${club.clubId}/past-results/preview`
    const read = expectBody(await club.admin('POST', path, bytes, asFile), previewResult.reply)
    const rows = read.rows.map(({ place, name, gross, handicap, score, outcome }) => ({
      place,
      name,
      gross,
      handicap,
      score,
      outcome,
    }))
    return { rows, figure: read.figure, questions: read.questions }
  }

  beforeAll(async () => {
    server = await startTestServer()
    club = await createTestClub(server)
    const competitionId = await createTestCompetition(server, club, { competitionType: 'stroke_play' })
    for (const player of players) await play(player, competitionId)
    const close = { status: 'completed' }
    await club.admin('PATCH', `/api/competitions/${competitionId}/status`, close)
    await server.hearAll()
    await vi.waitFor(() => save(competitionId, 'csv'), { timeout: 20_000 })
    for (const format of formats) {
      const file = join(office.folder, `result.${format}`)
      await writeFile(file, await save(competitionId, format))
      files.set(format, file)
    }
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await office.close()
  })

  describe.each(locales)('%s', (locale) => {
    describe.each(office.programs)('%s', (program) => {
      test.each(formats.flatMap((format) => formats.map((to) => ({ format, to }))))(
        'when it saves the $format as $to, then the same result is read',
        { timeout: 600_000 },
        async ({ format, to }) => {
          const original = files.get(format) ?? ''
          const file = await office.save(program, locale, {
            name: `result-${format}-${to}`,
            file: original,
            to,
          })
          const [before, after] = [await read(await readFile(original)), await read(await readFile(file))]
          expect(before.rows).toHaveLength(players.length)
          expect(after).toEqual(before)
        },
      )
    })
  })
})
