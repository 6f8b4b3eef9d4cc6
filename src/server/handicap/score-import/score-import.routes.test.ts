import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAuditLog } from '#contract/platform/audit.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { importMembers, listImports, previewMembers, undoImport } from '#contract/club/member-import.ts'
import { importScores, previewScores } from '#contract/handicap/score-import.ts'
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import { encodeText } from '#test/encode-text.ts'
import { times } from '#test/long-form.ts'
import {
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { makeXlsx } from '#test/make-sheet.ts'
import { listRecordRows, recordEntries } from '../handicap.store.ts'

const asFile = { 'content-type': 'application/octet-stream' }
const headings = 'No,Date,Course Rating,Slope,AGS,Score Differential'

let server: TestServer
let made = 0

beforeAll(async () => {
  server = await startTestServer(new Date('2026-01-10T09:00:00Z'))
})
afterAll(() => server.close())

/** A club with two members from a list: Ann (1), who has no index, and Bob (2), whose list says one. */
async function newClub(): Promise<TestClub> {
  const club = await createTestClub(server, `Season ${(made += 1)}`)
  const path = `/api/clubs/${club.clubId}/member-imports`
  const file = Buffer.from('No,First name,Last name,E-mail,HCP\n1,Ann,One,ann@example.org,\n2,Bob,Two,,12.4')
  const { ready } = expectBody(
    await club.admin('POST', `${path}/preview`, file, asFile),
    previewMembers.reply,
  )
  expectBody(
    await club.admin('PUT', `${path}/imp_members${made}?ready=${ready}`, file, asFile),
    importMembers.reply,
  )
  return club
}

async function userIdOf({ clubId }: TestClub, memberNumber: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ user_id: string }>(
    'select user_id from memberships where club_id = $1 and member_number = $2',
    [clubId, memberNumber],
  )
  return rows[0]?.user_id ?? ''
}

async function indexOf(club: TestClub, memberNumber: string): Promise<number | null> {
  const { rows } = await server.database.pool.query<{ handicap_index: number | null }>(
    'select handicap_index from users where id = $1',
    [await userIdOf(club, memberNumber)],
  )
  return rows[0]?.handicap_index ?? null
}

/** What a replay of everything that is stored makes of the index. */
async function replayed(club: TestClub, memberNumber: string) {
  const rows = await listRecordRows(server.database.db, await userIdOf(club, memberNumber))
  return asHandicapIndex(replay(recordEntries(rows)).record.index)
}

async function preview(club: TestClub, file: Buffer) {
  const path = `/api/clubs/${club.clubId}/score-imports/preview`
  return expectBody(await club.admin('POST', path, file, asFile), previewScores.reply)
}

async function take(club: TestClub, file: Buffer, importId: string) {
  const { ready } = await preview(club, file)
  const path = `/api/clubs/${club.clubId}/score-imports/${importId}?ready=${ready}`
  return expectBody(await club.admin('PUT', path, file, asFile), importScores.reply)
}

async function undo(club: TestClub, importId: string) {
  const answer = await club.admin('DELETE', `/api/clubs/${club.clubId}/imports/${importId}`)
  return expectBody(answer, undoImport.reply)
}

const file = (...lines: string[]) => Buffer.from([headings, ...lines].join('\n'))

/** Twenty-three rounds of a season; 113 / 128 x (90 - 71.3) and so on, and some that say the differential alone. */
const season = Array.from({ length: 23 }, (_, i) => {
  const day = `2025-${String(3 + Math.floor(i / 4)).padStart(2, '0')}-${String(1 + (i % 4) * 7).padStart(2, '0')}`
  return i % 3 === 0
    ? `1,${day},,,,${(14 + ((i * 7) % 11) / 10 + (i % 5)).toFixed(1)}`
    : `1,${day},71.3,128,${85 + ((i * 5) % 13)},`
})

describe('a list of past results', () => {
  test('when it is looked at, then it says whose index changes, and nothing is written', async () => {
    const club = await newClub()
    const looked = await preview(club, file(...season, '3,2025-03-01,,,,12.0', '2,2025-03-01,,,,13.0'))
    expect(looked).toMatchObject({ ready: 24, lines: 25, faultCount: 1, playerCount: 2, isCalculated: true })
    expect(looked.faults).toEqual([{ line: 25, field: 'memberNumber', code: 'member_unknown', value: '3' }])
    expect(looked.players).toMatchObject([
      {
        name: 'Ann One',
        scores: 23,
        indexBefore: null,
        indexAfter: expect.stringMatching(/^\d+\.\d$/) as string,
      },
      // An index that the list says stays: the scores count from there.
      { name: 'Bob Two', scores: 1, indexBefore: '12.4', indexAfter: '12.4' },
    ])
    expect(await indexOf(club, '1')).toBeNull()
    expect(await replayed(club, '1')).toBeNull()
  })

  test('when it is imported, then the index is that of a replay, the record says what it is made of, and again imports nothing', async () => {
    const club = await newClub()
    const { players } = await preview(club, file(...season))
    expect(await take(club, file(...season), `imp_once${made}`)).toEqual({
      taken: 23,
      leftOut: 0,
      players: 1,
    })
    const index = await indexOf(club, '1')
    expect(index).toBe(await replayed(club, '1'))
    expect(players[0]?.indexAfter).toBe(((index ?? 0) / 10).toFixed(1))

    const record = expectBody(
      await club.admin('GET', `/api/members/${await userIdOf(club, '1')}/handicap-record`),
      handicapRecord,
    )
    expect(record).toMatchObject({ holesOnRecord: 23 * 18, holesMissing: 0 })
    expect(record.scores).toHaveLength(20)
    expect(record.scores.every(({ isTakenOver, roundId }) => isTakenOver && roundId === null)).toBe(true)
    expect(record.scores[0]?.differential.lines[0]).toContain(
      'A past round from a list that the club imported',
    )

    const again = await club.admin(
      'PUT',
      `/api/clubs/${club.clubId}/score-imports/imp_once${made}?ready=23`,
      file(...season),
      asFile,
    )
    expect(expectBody(again, importScores.reply)).toEqual({ taken: 23, leftOut: 0, players: 1 })
    const other = await preview(club, file(...season))
    expect(other.ready).toBe(0)
    expect(new Set(other.faults.map(({ code }) => code))).toEqual(new Set(['score_on_record']))
    expect(await indexOf(club, '1')).toBe(index)
  })

  test('when a round was entered by itself, then the same one of a list is on the record already', async () => {
    const club = await newClub()
    const entered = await club.admin('POST', `/api/members/${await userIdOf(club, '1')}/rounds-elsewhere`, {
      id: `rel_listed${made}`,
      day: '2025-12-20',
      courseName: 'Links',
      teeName: 'Yellow',
      holes: 18,
      courseRating: '70.5',
      slope: 125,
      par: 71,
      adjustedGross: 88,
      markerName: 'Max Marker',
    })
    expect(entered.status, entered.text).toBe(200)
    // 113 / 125 x (88 - 70.5) = 15.8.
    const { ready, faults } = await preview(club, file('1,2025-12-20,,,,15.8', '1,2025-12-21,,,,15.8'))
    expect([ready, faults.map(({ line, code }) => [line, code])]).toEqual([1, [[2, 'score_on_record']]])
  })

  test('when it is imported in pieces and in another order of lines, then the index is the same', async () => {
    const whole = await newClub()
    await take(whole, file(...season), `imp_whole${made}`)
    const pieces = await newClub()
    const mixed = [...season.filter((_, i) => i % 2 === 1).reverse(), ...season.filter((_, i) => i % 2 === 0)]
    for (const [i, part] of [mixed.slice(0, 5), mixed.slice(5, 6), mixed.slice(6)].entries()) {
      await take(pieces, file(...part), `imp_piece${made}x${i}`)
      expect(await indexOf(pieces, '1')).toBe(await replayed(pieces, '1'))
    }
    expect(await indexOf(pieces, '1')).toBe(await indexOf(whole, '1'))
  })

  test('when its letters can be read in several ways, then nothing is imported before it is said in which', async () => {
    const club = await newClub()
    const text = `${headings},Course\n1,2025-12-20,70.5,120,85,13.7,Węgrzyn Żary`
    const file = encodeText(text, 'windows-1250') ?? Buffer.of()
    expect((await preview(club, file)).file.asksEncoding).toBe(true)
    const path = `/api/clubs/${club.clubId}/score-imports/imp_letters${made}?ready=1`
    const refused = await club.admin('PUT', path, file, asFile)
    expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ field: 'encoding' }] }])
    const done = await club.admin('PUT', `${path}&encoding=windows-1250`, file, asFile)
    expect(done.body).toMatchObject({ taken: 1, leftOut: 0 })
  })

  test('when it is a spreadsheet, then its dates and numbers are read as well', async () => {
    const club = await newClub()
    const sheet = await makeXlsx([
      ['E-mail', 'Date', 'CR', 'Slope', 'AGS'],
      ['ann@example.org', 45_800, 71.3, 128, 90],
    ])
    expect(await preview(club, sheet)).toMatchObject({ ready: 1, file: { kind: 'xlsx' }, faults: [] })
  })
})

describe('rounds of nine holes and scores that cannot be', () => {
  const ofGhin = (...lines: string[]) =>
    Buffer.from(
      [
        'Member No,Date Played,course_name,number_of_holes,adjusted_gross_score,course_rating,slope_rating,pcc,differential,scaled_up_differential',
        ...lines,
      ].join('\n'),
    )
  const eighteens = [84, 88, 86, 90, 85, 87].map(
    (gross, i) =>
      `1,2025-06-0${i + 1},Old,18,${gross},71.2,128,0,${((113 / 128) * (gross - 71.2)).toFixed(1)},`,
  )

  test('when nine holes have their own differential and that of eighteen, then the one of eighteen counts', async () => {
    const club = await newClub()
    const stated = ['1,2025-06-11,Old,18,,,,,18.9,', '1,2025-06-12,Old,18,,,,,17.9,']
    const { players } = await preview(club, ofGhin(...eighteens, ...stated))
    const nines = [
      '1,2025-06-11,Old,9,44,35.2,122,0,8.2,18.9',
      '1,2025-06-12,Old,9,43,35.2,122,0,7.2,17.9',
      '1,2025-06-13,Old,9,44,35.2,122,0,8.2,',
    ]
    const looked = await preview(club, ofGhin(...eighteens, ...nines))
    expect(looked.faults).toEqual([
      { line: 10, field: 'differential', code: 'nine_differential', value: '8.2' },
    ])
    expect(looked.ready).toBe(8)
    expect(looked.players).toEqual(players)
  })

  test('when a front nine stands among rounds of eighteen, then the index is that of the eighteens', async () => {
    const club = await newClub()
    const rounds = (holes: string) =>
      Buffer.from(
        [
          'No,Date,Course Rating,Slope,PCC,Holes,Adjusted gross score',
          ...['92', '95', '90'].map((gross, i) => `1,2025-06-0${i + 1},71.3,125,0,18,${gross}`),
          `1,2025-06-20,71.3,125,0,${holes},45`,
        ].join('\n'),
      )
    for (const holes of ['Front 9', 'F9', '1-9', '01-Sep', '09/01/2026', '']) {
      const { ready, faultCount, players } = await preview(club, rounds(holes))
      expect([holes, ready, faultCount, players[0]?.indexAfter]).toEqual([holes, 3, 1, '14.9'])
    }
  })

  test('when a score is far from the member’s others, then it is left out until it was looked at', async () => {
    const club = await newClub()
    const sent = ofGhin(...eighteens, '1,2025-06-20,Old,18,55,71.2,128,0,,')
    const asked = await preview(club, sent)
    expect(asked).toMatchObject({ ready: 6, far: 1, faults: [{ line: 8, code: 'far_from_others' }] })
    const path = `/api/clubs/${club.clubId}/score-imports`
    const right = await club.admin('POST', `${path}/preview?far=right`, sent, asFile)
    expect(expectBody(right, previewScores.reply)).toMatchObject({ ready: 7, far: 0, faults: [] })
    const taken = await club.admin('PUT', `${path}/imp_far${made}?far=right&ready=7`, sent, asFile)
    expect(expectBody(taken, importScores.reply)).toMatchObject({ taken: 7, leftOut: 0 })
    const left = await club.admin('PUT', `${path}/imp_near${made}?ready=7`, sent, asFile)
    expect(left).toMatchObject({ status: 409, body: { code: 'import_changed' } })
  })

  test('when the scores make less than +9.9, then the record says so and its words end with the index that stands', async () => {
    const club = await newClub()
    const best = ['2025-06-01', '2025-06-02', '2025-06-03'].map((day) => `1,${day},,,,-11.2`)
    await take(club, file(...best), `imp_best${made}`)
    expect(await indexOf(club, '1')).toBe(-99)
    const record = expectBody(
      await club.admin('GET', `/api/members/${await userIdOf(club, '1')}/handicap-record`),
      handicapRecord,
    )
    const newest = record.scores.find(({ day }) => day === '2025-06-03')
    expect(newest?.indexAfter?.value).toBe('-9.9')
    expect(newest?.indexAfter?.lines.at(-1)).toBe('Handicap Index +9.9.')
  })
})

describe('taking it back', () => {
  test('when it is taken back, then the index is that of before, its scores are gone, and again changes nothing', async () => {
    const club = await newClub()
    await take(club, file(...season), `imp_back${made}`)
    expect(await undo(club, `imp_back${made}`)).toEqual({ removed: 23, stayed: [] })
    expect(await undo(club, `imp_back${made}`)).toEqual({ removed: 23, stayed: [] })
    expect([await indexOf(club, '1'), await replayed(club, '1')]).toEqual([null, null])
    expect((await preview(club, file(...season))).ready).toBe(23)
    const imports = expectBody(
      await club.admin('GET', `/api/clubs/${club.clubId}/imports`),
      listImports.reply,
    )
    expect(imports.find(({ kind }) => kind === 'scores')).toMatchObject({
      taken: 23,
      undoneAt: expect.stringMatching(/^20/) as string,
    })
    const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?action=club.scores_imported`)
    expect(expectBody(log, readAuditLog.reply).entries).toMatchObject([
      { after: { taken: 23, leftOut: 0, players: 1 } },
    ])
  })

  test('when one of two lists is taken back, then the index is that of the other, and then that of none', async () => {
    const club = await newClub()
    await take(club, file(...season.slice(0, 10)), `imp_first${made}`)
    await take(club, file(...season.slice(10, 12)), `imp_second${made}`)
    const both = await indexOf(club, '1')
    await undo(club, `imp_first${made}`)
    // Two scores make no index.
    expect(await indexOf(club, '1')).toBeNull()
    await undo(club, `imp_second${made}`)
    expect(await indexOf(club, '1')).toBeNull()
    expect(both).not.toBeNull()
  })

  test('when the members of a list have past rounds, then they stay until those are taken back', async () => {
    const club = await newClub()
    await take(club, file(...season), `imp_rounds${made}`)
    const members = await undo(club, `imp_members${made}`)
    expect(members.stayed).toMatchObject([{ name: 'Ann One', why: 'has_played' }])
  })
})

test('when the club assigns indexes itself, then scores are kept and change none', async () => {
  const club = await newClub()
  await server.database.pool.query("update clubs set handicap_mode = 'manual' where id = $1", [club.clubId])
  expect(await preview(club, file(...season))).toMatchObject({ ready: 23, isCalculated: false })
  await take(club, file(...season), `imp_kept${made}`)
  expect(await indexOf(club, '1')).toBeNull()
  await undo(club, `imp_kept${made}`)
})

test('when the club has changed since the preview, then nothing is imported', async () => {
  const club = await newClub()
  const path = `/api/clubs/${club.clubId}/score-imports/imp_changed${made}?ready=22`
  const answer = await club.admin('PUT', path, file(...season), asFile)
  expect(answer).toMatchObject({ status: 409, body: { code: 'import_changed' } })
  expect(await replayed(club, '1')).toBeNull()
})

test('when an import is one of members, then no scores come in under its id', async () => {
  const club = await newClub()
  const path = `/api/clubs/${club.clubId}/score-imports/imp_members${made}?ready=23`
  expect((await club.admin('PUT', path, file(...season), asFile)).status).toBe(404)
})

test('when an administrator is not on the handicap committee, then neither preview, import nor undo', async () => {
  const club = await newClub()
  await take(club, file(...season), `imp_off${made}`)
  const { userId, browser } = await signUpAs(server, { firstName: 'Olaf', clubCode: club.clubCode })
  const path = `/api/clubs/${club.clubId}`
  const raised = await club.admin('PATCH', `${path}/members/${userId}`, { role: 'club_admin' })
  expect(raised.status, raised.text).toBe(200)
  await server.database.pool.query(
    'update memberships set is_off_handicap_committee = true where user_id = $1',
    [userId],
  )
  const sent = file('1,2025-01-01,,,,12.0')
  expect((await browser('POST', `${path}/score-imports/preview`, sent, asFile)).status).toBe(403)
  expect((await browser('PUT', `${path}/score-imports/imp_x?ready=1`, sent, asFile)).status).toBe(403)
  expect((await browser('DELETE', `${path}/imports/imp_off${made}`)).status).toBe(403)
  expect(await indexOf(club, '1')).toBe(await replayed(club, '1'))
})

const players = times(50, 500)
test(
  `when ${players} members have 20 rounds each, then all are imported at once and taken back at once`,
  { tags: ['smaller-here'] },
  async () => {
    const club = await createTestClub(server, 'Whole Season')
    await server.database.pool.query('update clubs set max_members = 1000')
    const ids = Array.from({ length: players }, (_, i) => i + 1)
    const members = Buffer.from(
      ['No,First name,Last name', ...ids.map((id) => `${id},Ann,No${id}`)].join('\n'),
    )
    const path = `/api/clubs/${club.clubId}/member-imports/imp_five${made}?ready=${players}`
    expectBody(await club.admin('PUT', path, members, asFile), importMembers.reply)
    const rounds = ids.flatMap((id) =>
      Array.from({ length: 20 }, (_, i) => `${id},2025-06-${10 + i},71.3,128,${80 + ((id + i * 7) % 25)},`),
    )
    expect(await take(club, file(...rounds), `imp_all${made}`)).toEqual({
      taken: players * 20,
      leftOut: 0,
      players,
    })
    for (const id of ['1', '25', String(players)])
      expect(await indexOf(club, id)).toBe(await replayed(club, id))
    expect(await undo(club, `imp_all${made}`)).toEqual({ removed: players * 20, stayed: [] })
    expect(await indexOf(club, '25')).toBeNull()
  },
)

describe('bad input', () => {
  test.each([
    ['11 MB', Buffer.alloc(11 * 1024 * 1024, 'a,b\n'), 413],
    ['10,001 lines', file(...Array.from({ length: 10_021 }, (_, i) => `1,2025-01-01,,,,${i % 40}`)), 400],
    ['a PDF', Buffer.from('%PDF-1.7'), 400],
    ['nothing', Buffer.alloc(0), 400],
  ])('%s is refused in a sentence', async (_name, bytes, status) => {
    const club = await newClub()
    const answer = await club.admin('POST', `/api/clubs/${club.clubId}/score-imports/preview`, bytes, asFile)
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\.$/) as string } })
  })

  test.each(['utf16le', 'latin1'] as const)('when it is written in %s, then it is read', async (encoding) => {
    const club = await newClub()
    const text = `Nº;Fecha;Diferencial\r\n1;14/06/2025;12,4`
    const bytes = Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding)
    expect(await preview(club, bytes)).toMatchObject({ ready: 1, faults: [], dateOrder: 'day_first' })
  })

  test('when 10,000 lines come for one member, then each is looked at', async () => {
    const club = await newClub()
    const lines = Array.from({ length: 10_000 }, (_, i) => `1,2025-0${1 + (i % 9)}-1${i % 10},,,,=1+${i}`)
    const { ready, faultCount, faults } = await preview(club, file(...lines))
    expect([ready, faultCount, faults.length]).toEqual([0, 10_000, 500])
  })
})
