import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAuditLog, readAuditLog } from '#contract/platform/audit.ts'
import {
  createTestClub,
  expectBody,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { toCsvLine } from '../http/csv-line.ts'
import { checkChain } from './check-log.store.ts'

let server: TestServer
let club: TestClub
let path: string
let member: { userId: string }

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  path = `/api/clubs/${club.clubId}/audit-log`
  member = await signUpAs(server, { firstName: 'Mia', clubCode: club.clubCode })
  for (const handicap of [10, 11, 12])
    await club.admin('PATCH', `/api/members/${member.userId}/handicap`, {
      handicap,
      reason: `Now ${handicap}%`,
    })
  server.setTime(new Date('2026-06-08T23:30:00Z'))
  await club.admin('PATCH', `/api/clubs/${club.clubId}`, { name: '=HYPERLINK("x")' })
})
afterAll(() => server.close())

const read = async (query = '') => expectBody(await club.admin('GET', `${path}${query}`), readAuditLog.reply)

describe('reading', () => {
  test('latest first, in pieces without a gap or a repetition', async () => {
    const all = (await read('?limit=200')).entries.map(({ seq }) => seq)
    const pieced: number[] = []
    for (let next: number | null = 999_999_999; next !== null;) {
      const page: z.infer<typeof readAuditLog.reply> = await read(`?limit=2&before=${next}`)
      pieced.push(...page.entries.map(({ seq }) => seq))
      next = page.next
    }
    expect(pieced).toEqual(all)
    expect(all).toEqual(Array.from({ length: all.length }, (_, i) => all.length - i))
  })

  test.each([
    ['?person=MIA', ['member.handicap_set', 'member.handicap_set', 'member.handicap_set', 'member.joined']],
    ['?action=member.joined', ['member.joined']],
    ['?action=course', ['course.created']],
    ['?object=COURSE', ['course.created']],
    // Half past midnight of the ninth on the club's clock.
    ['?from=2026-06-09', ['club.changed']],
    ['?to=2026-06-05', []],
    ['?search=now%2011%25', ['member.handicap_set']],
    ['?search=MIA%20TESTER&action=member.joined', ['member.joined']],
    ['?search=%25', ['member.handicap_set', 'member.handicap_set', 'member.handicap_set']],
    ['?search=hyperlink', ['club.changed']],
  ])('filtered by %s', async (query, actions) => {
    const asked = query.replace('MIA', member.userId).replace('COURSE', club.courseId)
    const filter = query.startsWith('?search') ? query : asked
    expect((await read(filter)).entries.map(({ action }) => action)).toEqual(actions)
  })

  test('an unknown action and a day that is none are refused', async () => {
    for (const query of ['?action=member.promoted', '?from=2026-02-30', '?limit=0'])
      expect((await club.admin('GET', `${path}${query}`)).status).toBe(400)
  })
})

/** What the record of the decision says of a row's hash, computed without the store. */
function hashOf(row: Record<string, unknown>): string {
  const text = (value: unknown) =>
    value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const fields = ['previousHash', 'clubId', 'seq', 'at', 'actorId', 'actorRole', 'action', 'objectKind']
  const rest = ['objectId', 'subjectId', 'before', 'after', 'reasonHash', 'requestId']
  const content = [...fields, ...rest].map((name) => text(row[name])).join('\n')
  return createHash('sha256').update(content).digest('hex')
}

describe('the export', () => {
  test('as JSON Lines it can be checked without the store, and ends with the row of itself', async () => {
    const answer = await club.admin('POST', `${path}/export`, { format: 'jsonl' })
    const rows = answer.text
      .trim()
      .split('\n')
      .map((line) => z.looseObject({ hash: z.string() }).parse(JSON.parse(line)))
    expect(rows.at(-1)).toMatchObject({ action: 'club.log_exported', after: { format: 'jsonl' } })
    rows.forEach((row, i) => {
      expect(row.previousHash).toBe(rows[i - 1]?.hash ?? '')
      expect(row.hash).toBe(hashOf(row))
    })
  })

  test('as CSV it opens as text, and formulas stay text', async () => {
    const answer = await club.admin('POST', `${path}/export`, { format: 'csv' })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"')
    const lines = answer.text.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF"clubId","seq","at"/)
    expect(lines).toHaveLength((await read('?limit=200')).entries.length + 1)
    expect(toCsvLine(['=1+1', ' @x', '\t-2', 'a"b', null, 7, { name: '=1' }])).toBe(
      `"'=1+1","' @x","'\t-2","a""b","","7","{""name"":""=1""}"\r\n`,
    )
  })

  test('when a club exports eleven times in an hour, also at once, then ten are answered', async () => {
    server.setTime(new Date(server.now().getTime() + 2 * 3_600_000))
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => club.admin('POST', `${path}/export`, { format: 'csv' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
    ])
  })
})

describe('the check finds', () => {
  /** What is found after somebody with power over the store itself has done this; it is undone again. */
  async function findAfter(statement: string): Promise<number | null> {
    let found: number | null = null
    const undone = server.database.db.transaction(async (tx) => {
      await tx.execute('alter table audit_log disable trigger user')
      await tx.execute(statement.replace('CLUB', `club_id = '${club.clubId}'`))
      found = (await checkChain(tx, club.clubId)).brokenAt
      tx.rollback()
    })
    await expect(undone).rejects.toThrow('Rollback')
    return found
  }

  test.each([
    ["update audit_log set at = at + interval '1 second' where seq = 4 and CLUB", 4],
    ["update audit_log set actor_id = 'usr_other' where seq = 4 and CLUB", 4],
    ["update audit_log set after = '{}' where seq = 4 and CLUB", 4],
    ["update audit_log set reason = 'Another' where seq = 4 and CLUB", 4],
    ["update audit_log set reason_hash = 'x', hash = 'x' where seq = 4 and CLUB", 4],
    ['delete from audit_log where seq = 4 and CLUB', 5],
    ['delete from audit_log where seq = 1 and CLUB', 2],
    ['delete from audit_log where CLUB', 1],
    ['update audit_log set reason = null, reason_salt = null where CLUB', null],
  ])('%s', async (statement, brokenAt) => {
    expect(await findAfter(statement)).toBe(brokenAt)
  })

  test('rows that are missing at the end, and nothing where nothing was done', async () => {
    const { entries } = expectBody(await club.admin('GET', `${path}/check`), checkAuditLog.reply)
    expect(await findAfter(`delete from audit_log where seq > ${entries - 2} and CLUB`)).toBe(entries - 1)
    expect(await findAfter('select 1')).toBeNull()
  })
})
