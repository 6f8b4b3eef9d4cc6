import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAuditLog } from '#contract/platform/audit.ts'
import { nothingRecorded, recordHole } from '#golf/card/hole-entry.ts'
import { seededRandom } from '#golf/seeded-random.ts'
import { isLongForm, times } from '#test/long-form.ts'
import {
  createTestClub,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { resultFrom } from '../db/stored-golf.ts'
import { listCountingEntries } from '../../card/hole-entries/hole-entries.store.ts'
import { findRound } from '../../card/rounds.store.ts'
import { scoreRound } from '../../card/score-round.ts'

/* Replaying the log of hole entries rebuilds every card (P21), whatever players and administrators did to it. */

const EDITS = Number(process.env.REPLAY_EDITS ?? times(300, 2_000))
const seed = Number(process.env.REPLAY_SEED ?? (isLongForm ? Date.now() % 1_000_000 : 583_589))
const random = seededRandom(seed)
const below = (end: number) => Math.floor(random() * end)

let server: TestServer
let club: TestClub
let cards: { browser: Browser; roundId: string }[]
let tap = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  cards = await Promise.all(
    ['Ann', 'Bob', 'Cid', 'Dot'].map(async (firstName) => {
      const { browser } = await signUpAs(server, { firstName, clubCode: club.clubCode })
      return { browser, roundId: idOf(await browser('POST', '/api/rounds', { courseId: club.courseId })) }
    }),
  )
})
afterAll(() => server.close())

function anyResult() {
  const kind = below(10)
  if (kind === 0) return { result: 'picked_up' }
  if (kind === 1) return { result: 'not_played' }
  return { result: 'strokes', grossScore: 1 + below(12) }
}

/** An entry of one of four devices, whose clocks differ and whose entries come in any order. */
function anyEntry() {
  tap += 1
  const minted = `${tap}`.padStart(9, '0')
  return {
    id: `ent_${minted}${'abcd'.charAt(below(4))}bcdefgh12345678`,
    holeNumber: 1 + below(18),
    ...anyResult(),
    at: new Date(server.now().getTime() - below(3_600_000)).toISOString(),
  }
}

async function edit(): Promise<void> {
  const card = cards[below(cards.length)]
  if (!card) throw new Error('a card')
  const path = `/api/rounds/${card.roundId}`
  const kind = below(100)
  server.setTime(new Date(server.now().getTime() + 1000))
  if (kind < 90) {
    const entries = Array.from({ length: 1 + below(3) }, anyEntry)
    for (const sent of below(5) === 0 ? [entries, entries] : [entries])
      await card.browser('POST', `${path}/scores`, { entries: sent })
  } else if (kind < 95) {
    const held = await listCountingEntries(server.database.db, { id: card.roundId, clubId: club.clubId })
    const holeNumber = 1 + below(18)
    const was = held.find((one) => one.holeNumber === holeNumber)?.result
    const from =
      was?.kind === 'strokes'
        ? { result: 'strokes', grossScore: was.strokes }
        : { result: was?.kind ?? 'not_played' }
    await club.admin('POST', `${path}/corrections`, {
      reason: 'Seen',
      holes: [{ holeNumber, from, to: anyResult() }],
    })
  } else if (kind < 96) await card.browser('PATCH', path, { partnerName: 'P', partnerSignature: 'P' })
  else await club.admin('POST', `${path}/reopen`, { reason: 'Again' })
}

const check = async () =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/audit-log/check`), checkAuditLog.reply)

test(
  `when cards were changed ${EDITS} times (seed ${seed}), then the log of entries alone rebuilds each of them`,
  { timeout: 300_000, tags: ['smaller-here'] },
  async () => {
    for (let i = 0; i < EDITS; i++) await edit()
    const { db, pool } = server.database
    let entries = 0
    for (const { roundId } of cards) {
      const { rows } = await pool.query<{
        id: string
        hole_number: number
        result: string
        strokes: number | null
        at: Date
        author_id: string
      }>('select * from hole_entries where round_id = $1 order by md5(id)', [roundId])
      entries += rows.length
      const rebuilt = rows
        .map((row) => ({
          id: row.id,
          holeNumber: row.hole_number,
          result: resultFrom(row.result, row.strokes),
          at: row.at.getTime(),
          authorId: row.author_id,
        }))
        .reduce(recordHole, nothingRecorded)
      const counting = await listCountingEntries(db, { id: roundId, clubId: club.clubId })
      expect(new Map(counting.map((held) => [held.holeNumber, held]))).toEqual(rebuilt)
      const round = (await findRound(db, roundId))?.round
      if (round?.status === 'submitted')
        expect(scoreRound(round, [...rebuilt.values()]).total.points).toBe(round.points)
    }
    expect(entries).toBeGreaterThan(EDITS)
    expect(await check()).toMatchObject({ brokenAt: null, cards: cards.length, brokenRounds: [] })
  },
)

test('when a card was changed past the log, then the check names its round', async () => {
  const roundId = cards[0]?.roundId
  await server.database.pool.query(
    'update hole_scores set strokes = coalesce(strokes, 0) + 1 where round_id = $1',
    [roundId],
  )
  expect((await check()).brokenRounds).toEqual([roundId])
})
