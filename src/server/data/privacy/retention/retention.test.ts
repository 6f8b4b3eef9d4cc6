import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { getRetention } from '#contract/data/retention.ts'
import { expectBody, setTimeSignedIn, startTestServer, type TestServer } from '#test/server.ts'
import { makeWholePerson, type WholePerson } from '#test/whole-person.ts'
import { readConfig } from '../../../platform/config.ts'
import { cleanUpPeople } from './clean-up-people.ts'

const DAY_MS = 24 * 3_600_000
const start = Date.parse('2026-06-06T09:00:00Z')

let server: TestServer
let person: WholePerson
let path: string

beforeAll(async () => {
  server = await startTestServer()
  person = await makeWholePerson(server)
  path = `/api/clubs/${person.club.clubId}/retention`
})
afterAll(() => server.close())

const read = async (query = '') =>
  expectBody(await person.club.admin('GET', `${path}${query}`), getRetention.reply)
const set = (body: object) => person.club.admin('PUT', path, body)
const sweep = (days: number, env: Record<string, string> = {}) =>
  cleanUpPeople({
    db: server.database.db,
    now: () => new Date(start + days * DAY_MS),
    config: readConfig({ DATA_DIR: server.dataDir, NODE_ENV: 'test', ...env }),
  })
const left = async () => {
  const { rows } = await server.database.pool.query<{ photos: number; signatures: number }>(
    `select (select count(*)::int from photos) as photos,
      (select count(*)::int from rounds where marker_signature <> '–') as signatures`,
  )
  return rows[0]
}

describe('how long a club keeps photos and signatures', () => {
  test('is what the installation says until the club says otherwise', async () => {
    expect(await read()).toMatchObject({
      photoDays: null,
      signatureDays: null,
      least: { photoDays: 30, signatureDays: 30 },
      most: { photoDays: 730, signatureDays: 730 },
      mailDays: 30,
      goNow: { photos: 0, signatures: 0 },
    })
  })

  test('when less or more than the range is sent, then it is refused with the range, and nothing changes', async () => {
    for (const [body, field] of [
      [{ photoDays: 29, signatureDays: null }, 'photoDays'],
      [{ photoDays: null, signatureDays: 731 }, 'signatureDays'],
    ] as const) {
      const { status, body: refusal } = await set(body)
      expect(status).toBe(400)
      expect(refusal).toMatchObject({ fields: [{ field, message: 'Choose from 30 to 730 days.' }] })
    }
    expect(await read()).toMatchObject({ photoDays: null, signatureDays: null })
  })

  test('when it is set, also twice, then it stands once in the audit log with before and after', async () => {
    const { version } = await read()
    for (const days of [60, 60])
      expect((await set({ version, photoDays: days, signatureDays: 90 })).status).toBe(200)
    const log = expectBody(
      await person.club.admin('GET', `/api/clubs/${person.club.clubId}/audit-log?action=club.changed`),
      readAuditLog.reply,
    )
    const changes = log.entries.filter(({ after }) => after && 'keepPhotoDays' in after)
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [
        { keepPhotoDays: null, keepSignatureDays: null },
        { keepPhotoDays: 60, keepSignatureDays: 90 },
      ],
    ])
  })

  test('when somebody else was faster, then it is refused with what is there now', async () => {
    const answer = await set({ version: 1, photoDays: 45, signatureDays: null })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ details: { now: { photoDays: 60, signatureDays: 90 } } })
  })

  test('when fewer days are asked about, then it says what they would delete, and deletes nothing', async () => {
    await setTimeSignedIn(server, new Date(start + 40 * DAY_MS))
    expect(await read()).toMatchObject({ goNow: { photos: 0, signatures: 0 } })
    expect((await read('?photoDays=30')).goNow).toEqual({ photos: 1, signatures: 0 })
    expect((await read('?signatureDays=30')).goNow).toEqual({ photos: 0, signatures: 2 })
    const { nextPhotoAt, nextSignatureAt } = await read()
    const inDays = (at: string | null) => Math.round((Date.parse(at ?? '') - server.now().getTime()) / DAY_MS)
    expect([inDays(nextPhotoAt), inDays(nextSignatureAt)]).toEqual([20, 50])
    expect(await left()).toEqual({ photos: 1, signatures: 2 })
  })

  test('when the days are over, then each goes after the club’s own days, and results stay', async () => {
    await sweep(59)
    expect(await left()).toEqual({ photos: 1, signatures: 2 })
    await sweep(61)
    expect(await left()).toEqual({ photos: 0, signatures: 2 })
  })

  test('when the installation keeps less than the club wishes, then the installation counts', async () => {
    await sweep(80, { KEEP_SIGNATURE_DAYS: '81' })
    expect(await left()).toEqual({ photos: 0, signatures: 2 })
    await sweep(80, { KEEP_SIGNATURE_DAYS: '79' })
    expect(await left()).toEqual({ photos: 0, signatures: 0 })
  })
})
