import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  keepLearningCells,
  learningCell,
  listLearningCells,
  MOST_LEARNING_CELLS,
} from '#contract/photo/learning.ts'
import { parseObjectPath } from '#contract/photo/photos.ts'
import {
  createTestClub,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  uploadTestPhoto,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }
let roundId: string
let count = 0

beforeAll(async () => {
  server = await startTestServer(new Date('2026-06-06T23:30:00Z'))
})
afterAll(() => server.close())

beforeEach(async () => {
  count += 1
  club = await createTestClub(server, `Club ${count}`)
  player = await signUpAs(server, { firstName: `Pia${count}`, clubCode: club.clubCode })
  roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
})

const CUT_WIDTH = 96
const CUT_HEIGHT = 64
const WIDTH = 800
const HEIGHT = 400
const DARK = 40
const LIGHT = 200

/** Two cells beside each other on white paper, dark and light. */
async function photoOfCells(): Promise<Buffer> {
  const cell = (left: number, shade: number) => ({
    input: {
      create: {
        width: 80,
        height: 60,
        channels: 3 as const,
        background: { r: shade, g: shade, b: shade },
      },
    },
    left,
    top: 100,
  })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'white' } })
    .composite([cell(200, DARK), cell(400, LIGHT)])
    .jpeg({ quality: 95 })
    .toBuffer()
}

const quadAt = (left: number) =>
  [
    [left, 100],
    [left + 80, 100],
    [left + 80, 160],
    [left, 160],
  ].map(([x = 0, y = 0]) => [x / WIDTH, y / HEIGHT])

const dark = { quad: quadAt(200), value: 5, read: 3 }
const light = { quad: quadAt(400), value: 4, read: null }

const learn = (isOn: boolean) => club.admin('PUT', `/api/clubs/${club.clubId}/learning`, { isOn })
const upload = async (browser = player.browser) =>
  (await uploadTestPhoto(browser, await photoOfCells())).objectPath
const keep = (photo: string, cells: object[], { browser = player.browser, agreed = true } = {}) =>
  browser('POST', `/api/rounds/${roundId}/learning`, { agreed, photo, cells })
const cells = async (admin = club.admin, { clubId } = club) =>
  expectBody(await admin('GET', `/api/clubs/${clubId}/learning/cells`), listLearningCells.reply)
const state = async () => (await club.admin('GET', `/api/clubs/${club.clubId}/learning`)).body
const ask = async (browser = player.browser) => browser('GET', `/api/rounds/${roundId}/learning`)

async function keepBoth() {
  await learn(true)
  const photo = await upload()
  const answer = expectBody(await keep(photo, [dark, light]), keepLearningCells.reply)
  expect(answer).toEqual({ kept: 2 })
  return photo
}

describe('without consent', () => {
  test('a club keeps nothing until it has switched it on, and nobody is asked', async () => {
    expect((await ask()).body).toEqual({ asks: false })
    const answer = await keep(await upload(), [dark])
    expect([answer.status, answer.body]).toEqual([200, { kept: 0 }])
    expect(await state()).toEqual({ isOn: false, kept: 0, most: MOST_LEARNING_CELLS })
    await learn(true)
    expect((await ask()).body).toEqual({ asks: true })
  })

  test('nothing is kept of whoever has not agreed', async () => {
    await learn(true)
    const answer = await keep(await upload(), [dark], { agreed: false })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('"field":"agreed"')
    expect(await cells()).toEqual([])
  })

  test('nobody agrees for somebody else: not with their photo, and not on a card that they do not score', async () => {
    await learn(true)
    const other = await signUpAs(server, { firstName: `Oda${count}`, clubCode: club.clubCode })
    const theirs = await keep(await upload(other.browser), [dark])
    expect([theirs.status, theirs.text]).toEqual([404, expect.stringContaining('scan_photo_missing')])
    for (const browser of [other.browser, club.admin]) {
      expect((await keep(await upload(browser), [dark], { browser })).status).toBe(404)
      expect((await ask(browser)).status).toBe(404)
    }
    expect(await cells()).toEqual([])
  })
})

describe('what is kept', () => {
  test('is the cell upright in grey, with the number that was decided and the day', async () => {
    await keepBoth()
    const [first, second] = (await cells()).toSorted((a, b) => b.value - a.value)
    // 23:30 UTC is the next day at the club.
    expect(first).toMatchObject({ value: 5, read: 3, day: '2026-06-07' })
    expect(second).toMatchObject({ value: 4, read: null, day: '2026-06-07' })
    for (const [cell, shade] of [
      [first, DARK],
      [second, LIGHT],
    ] as const) {
      const png = Buffer.from(cell?.png ?? '', 'base64')
      expect(png.length).toBeLessThan(6_500)
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
      const { exif, icc, xmp, channels } = await sharp(png).metadata()
      expect([exif, icc, xmp, channels]).toEqual([undefined, undefined, undefined, 1])
      expect([info.width, info.height]).toEqual([CUT_WIDTH, CUT_HEIGHT])
      const at = (x: number, y: number) => data[(y * CUT_WIDTH + x) * info.channels] ?? 0
      // 15 % of the cell on each side are its margin.
      for (const [x, y] of [
        [48, 32],
        [15, 11],
        [80, 52],
      ] as const)
        expect(Math.abs(at(x, y) - shade)).toBeLessThan(6)
      for (const [x, y] of [
        [5, 32],
        [48, 4],
        [91, 60],
      ] as const)
        expect(at(x, y)).toBeGreaterThan(249)
    }
  })

  test('sent again it is the same, and another decision takes the place of the first', async () => {
    const photo = await keepBoth()
    const before = await cells()
    expect((await keep(photo, [dark, light])).body).toEqual({ kept: 2 })
    expect(await cells()).toEqual(before)
    await keep(photo, [{ ...dark, value: 6 }])
    expect((await cells()).map(({ value }) => value).sort()).toEqual([4, 6])
  })

  test('leads to nobody: no id of person, card or photo stands in table or export', async () => {
    const photo = await keepBoth()
    const { rows } = await server.database.pool.query<{ row: string }>(
      'select learning_cells::text as row from learning_cells where club_id = $1',
      [club.clubId],
    )
    const { rows: columns } = await server.database.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'learning_cells'`,
    )
    expect(columns.map(({ name }) => name).sort()).toEqual([
      ...['club_id', 'id', 'kept_on', 'png', 'read', 'value'],
    ])
    const exported = await club.admin('POST', `/api/clubs/${club.clubId}/learning/export`)
    const written = [...rows.map(({ row }) => row), exported.text].join('\n')
    for (const id of [player.userId, roundId, parseObjectPath(photo) ?? 'none', `Pia${count}`])
      expect(written).not.toContain(id)
    const { rows: log } = await server.database.pool.query<{ row: string }>(
      'select audit_log::text as row from audit_log where club_id = $1',
      [club.clubId],
    )
    expect(log.filter(({ row }) => row.includes('learn') && row.includes(player.userId))).toEqual([])
    const { rows: consents } = await server.database.pool.query('select 1 from consents where user_id = $1', [
      player.userId,
    ])
    const { rows: agreed } = await server.database.pool.query('select 1 from consents where user_id = $1', [
      (await signUpAs(server, { firstName: 'New', clubCode: club.clubCode })).userId,
    ])
    expect(consents).toHaveLength(agreed.length)
  })

  test('stays when its photo and its player are gone', async () => {
    const photo = await keepBoth()
    await server.database.pool.query('delete from photos where id = $1', [parseObjectPath(photo)])
    await server.database.pool.query('delete from rounds where id = $1', [roundId])
    expect(await cells()).toHaveLength(2)
  })

  test('is exported as lines that training takes', async () => {
    await keepBoth()
    const { text, status, headers } = await club.admin('POST', `/api/clubs/${club.clubId}/learning/export`)
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="learning-cells.jsonl"',
    ])
    const Line = z.strictObject(z.object(learningCell.shape).omit({ id: true }).shape)
    const lines = text.trimEnd().split('\n')
    expect(lines.map((line) => Line.parse(JSON.parse(line)).value).sort()).toEqual([4, 5])
  })
})

describe('limits', () => {
  test('corners that are not those of one cell are refused by their field', async () => {
    await learn(true)
    const photo = await upload()
    const whole = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    for (const quad of [whole, quadAt(200).toReversed(), quadAt(200).map(() => [0.5, 0.5])]) {
      const answer = await keep(photo, [light, { ...dark, quad }])
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('cells.1.quad')])
    }
    const far = quadAt(200).map(([x = 0, y = 0]) => [x + 2, y])
    expect((await keep(photo, [{ ...dark, quad: far }])).text).toContain('cells.0.quad')
    expect((await keep(photo, [{ ...dark, value: 16 }])).text).toContain('cells.0.value')
    expect(await cells()).toEqual([])
  })

  test('the oldest go when there are more than a club keeps', async () => {
    await learn(true)
    const { rowCount } = await server.database.pool.query(
      `insert into learning_cells (club_id, id, value, read, kept_on, png)
       select $1, 'cell' || i, 4, 4, 100 + i / 100, '' from generate_series(1, $2::int) i`,
      [club.clubId, MOST_LEARNING_CELLS],
    )
    expect(rowCount).toBe(MOST_LEARNING_CELLS)
    await keep(await upload(), [dark, light])
    expect(await state()).toMatchObject({ kept: MOST_LEARNING_CELLS })
    const { rows } = await server.database.pool.query<{ first: number; newest: number }>(
      `select count(*) filter (where kept_on = 100)::int as first, count(*) filter (where kept_on > 20000)::int as newest
       from learning_cells where club_id = $1`,
      [club.clubId],
    )
    expect(rows).toEqual([{ first: 97, newest: 2 }])
  })

  test('a person has so many calls a day', async () => {
    await learn(true)
    const photo = await upload()
    const { points } = limitTable['learning-account']
    for (let i = 0; i < points; i += 1) expect((await keep(photo, [dark])).status).toBe(200)
    expect((await keep(photo, [dark])).status).toBe(429)
  })
})

describe('the administrator', () => {
  test('looks at the cells page by page', async () => {
    await keepBoth()
    const path = `/api/clubs/${club.clubId}/learning/cells`
    const page = async (after = '') =>
      expectBody(await club.admin('GET', `${path}?limit=1${after}`), listLearningCells.reply)
    const [first] = await page()
    const [second] = await page(`&day=${first?.day}&id=${first?.id}`)
    expect(await page(`&day=${second?.day}&id=${second?.id}`)).toEqual([])
    expect([first?.value, second?.value].sort()).toEqual([4, 5])
  })

  test('erases one, all, and all by switching it off', async () => {
    const photo = await keepBoth()
    const [first] = await cells()
    const one = `/api/clubs/${club.clubId}/learning/cells/${first?.id}`
    for (let i = 0; i < 2; i += 1) expect((await club.admin('DELETE', one)).body).toMatchObject({ kept: 1 })
    const all = `/api/clubs/${club.clubId}/learning/cells`
    for (let i = 0; i < 2; i += 1)
      expect((await club.admin('DELETE', all)).body).toMatchObject({ isOn: true, kept: 0 })
    await keep(photo, [dark])
    expect((await learn(false)).body).toMatchObject({ isOn: false, kept: 0 })
    expect(await cells()).toEqual([])
  })

  test('of another club sees, exports and erases nothing', async () => {
    await keepBoth()
    const other = await createTestClub(server, `Other ${count}`)
    const here = `/api/clubs/${club.clubId}/learning`
    const answers = [
      await other.admin('GET', here),
      await other.admin('PUT', here, { isOn: false }),
      await other.admin('GET', `${here}/cells`),
      await other.admin('DELETE', `${here}/cells`),
      await other.admin('POST', `${here}/export`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await cells(other.admin, other)).toEqual([])
    expect(await cells()).toHaveLength(2)
  })
})
