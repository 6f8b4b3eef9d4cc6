import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import type { EnteredScore, Phone } from './phone.ts'

/** What is wrong with a store, for people to read. Nothing is wrong when every list is empty. */
export type Findings = {
  /** Acknowledged entries that are not in the log as they were entered. */
  lost: string[]
  /** Entries that are there more than once, or that nobody entered. */
  doubled: string[]
  /** Holes whose score is not that of the entry that counts. */
  wrongHoles: string[]
  /** Holes on which a phone shows something else than the store has. */
  wrongPhones: string[]
  /** Rows of the board that differ from a count of the log. */
  wrongRows: string[]
}

type LoggedRow = { id: string; roundId: string; holeNumber: number; strokes: number }
type HoleRow = { roundId: string; holeNumber: number; strokes: number | null; entryId: string }

const fromLog = `
  select distinct on (round_id, hole_number) round_id as "roundId", hole_number as "holeNumber", strokes, id as "entryId"
  from hole_entries where round_id = any($1) and source <> 'paper'
  order by round_id, hole_number, at desc, id collate "C" desc`
const fromCards = `
  select round_id as "roundId", hole_number as "holeNumber", strokes, entry_id as "entryId"
  from hole_scores where round_id = any($1) order by round_id, hole_number`

/**
 * Compares what phones were told with the log of entries, the log with the cards, and a count of the log with the board.
 * For a store as it was at an earlier instant, `told` is what they had been told by then; what they show is newer.
 */
export async function compareWithStore(
  pool: Pool,
  input: { phones: readonly Phone[]; url: string; competitionId: string; told?: readonly EnteredScore[] },
): Promise<Findings> {
  const { phones, url, competitionId, told } = input
  const roundIds = phones.map(({ player }) => player.roundId)
  const { lost, doubled } = await compareLog(pool, phones, told)
  const log = (await pool.query<HoleRow>(fromLog, [roundIds])).rows
  const cards = (await pool.query<HoleRow>(fromCards, [roundIds])).rows
  const text = (row: HoleRow) => `${row.roundId} hole ${row.holeNumber}: ${row.strokes} by ${row.entryId}`
  return {
    lost,
    doubled,
    wrongHoles: difference(log.map(text), cards.map(text)),
    wrongPhones: (told ? [] : phones).flatMap((phone) => {
      const counting = new Map(
        log.flatMap((row) => (row.roundId === phone.player.roundId ? [[row.holeNumber, row.strokes]] : [])),
      )
      return [...phone.card()].flatMap(([hole, strokes]) =>
        counting.get(hole) === strokes
          ? []
          : [`${phone.player.roundId} hole ${hole}: phone ${strokes}, store ${counting.get(hole)}`],
      )
    }),
    wrongRows: await compareBoard(pool, { phones, url, competitionId, log }),
  }
}

/** What the phones have been told until now: all of it has to be in the store from now on. */
export function acknowledgedScores(phones: readonly Phone[]): EnteredScore[] {
  return phones.flatMap((phone) =>
    [...phone.acknowledged.keys()].flatMap((id) => phone.entered.get(id) ?? []),
  )
}

/** The part that also holds while phones are still sending. */
export async function compareLog(
  pool: Pool,
  phones: readonly Phone[],
  // Listed before the log is read: what is acknowledged after that need not be in it.
  told: readonly EnteredScore[] = acknowledgedScores(phones),
): Promise<Pick<Findings, 'lost' | 'doubled'>> {
  const { rows } = await pool.query<LoggedRow>(
    `select id, round_id as "roundId", hole_number as "holeNumber", strokes from hole_entries where round_id = any($1)`,
    [phones.map(({ player }) => player.roundId)],
  )
  const logged = new Map(rows.map((row) => [row.id, row]))
  const entered = new Map(phones.flatMap((phone) => [...phone.entered]))
  const isSame = (row: LoggedRow | undefined, score: LoggedRow) =>
    row?.roundId === score.roundId && row.holeNumber === score.holeNumber && row.strokes === score.strokes
  const seen = new Set<string>()
  return {
    lost: told.flatMap((score) => (isSame(logged.get(score.id), score) ? [] : [score.id])),
    doubled: rows.flatMap(({ id, roundId }) => {
      if (isSeeded(id)) return []
      const isDouble = seen.has(id) || entered.get(id)?.roundId !== roundId
      seen.add(id)
      return isDouble ? [id] : []
    }),
  }
}

/** The scores that the competition began with (bench/seed.ts). */
function isSeeded(id: string): boolean {
  return id.endsWith('benchbenchbench1')
}

type Terms = {
  roundId: string
  userId: string
  playingHandicap: number
  holes: { par: number; strokeIndex: number; holeNumber: number }[]
}

/** The board may be a tenth of a second behind the store, so it is read again until it fits or five seconds are over. */
async function compareBoard(
  pool: Pool,
  input: { phones: readonly Phone[]; url: string; competitionId: string; log: readonly HoleRow[] },
): Promise<string[]> {
  const { rows } = await pool.query<Terms>(
    `select id as "roundId", user_id as "userId", playing_handicap as "playingHandicap", holes from rounds where id = any($1)`,
    [input.phones.map(({ player }) => player.roundId)],
  )
  const counted = rows.map((terms) => countCard(terms, input.log))
  const cookie = input.phones[0]?.player.cookie ?? ''
  for (const until = Date.now() + 5_000; ; await delay(50)) {
    const response = await fetch(
      input.url + getLeaderboard.path.replace(':competitionId', input.competitionId),
      {
        headers: { cookie },
      },
    )
    const body: unknown = await response.json()
    if (response.status !== 200) return [`the board answers ${response.status}`]
    const board = z.parse(getLeaderboard.reply, body)
    const shown = board.map(({ userId, grossScore, stablefordPoints, thru }) =>
      JSON.stringify({ userId, grossScore, stablefordPoints, thru }),
    )
    const mine = new Set(rows.map(({ userId }) => userId))
    const wrong = difference(
      counted,
      shown.filter((row) => mine.has(z.parse(z.looseObject({ userId: z.string() }), JSON.parse(row)).userId)),
    )
    if (wrong.length === 0 || Date.now() > until) return wrong
  }
}

/** Counted by hand and not with the product's own rules: strokes, and points of the standard table (R4.1). */
function countCard({ roundId, userId, playingHandicap, holes }: Terms, log: readonly HoleRow[]): string {
  const scores = log.filter((row) => row.roundId === roundId)
  const points = scores.map(({ holeNumber, strokes }) => {
    const hole = holes.find((one) => one.holeNumber === holeNumber)
    if (!hole || strokes === null) return 0
    const received =
      Math.floor(playingHandicap / 18) + (hole.strokeIndex <= ((playingHandicap % 18) + 18) % 18 ? 1 : 0)
    return Math.max(0, 2 + hole.par + received - strokes)
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return JSON.stringify({
    userId,
    grossScore: sum(scores.map(({ strokes }) => strokes ?? 0)),
    stablefordPoints: sum(points),
    thru: scores.length,
  })
}

function difference(expected: readonly string[], found: readonly string[]): string[] {
  const [left, right] = [new Set(expected), new Set(found)]
  return [
    ...expected.filter((one) => !right.has(one)).map((one) => `missing ${one}`),
    ...found.filter((one) => !left.has(one)).map((one) => `unexpected ${one}`),
  ]
}
