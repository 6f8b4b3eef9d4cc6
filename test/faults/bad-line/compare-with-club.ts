import { z } from 'zod'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { formats } from '#golf/competition/formats/formats.ts'
import { type Placeable, standings } from '#golf/board/standings.ts'
import {
  type HoleEntry,
  nothingRecorded,
  recordHole,
  type RecordedHoles,
  toResults,
} from '#golf/card/hole-entry.ts'
import { cardFromTerms, type CardTerms } from '#golf/card/card.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { resultFrom, tableNamed } from '#server/platform/db/stored-golf.ts'
import type { BadGame } from './play-badly.ts'
import type { SimulatedPhone, Tapped } from './simulated-phone.ts'

/** What is wrong, for people to read. Nothing is wrong when every list is empty. */
export type Findings = {
  /** Shown as saved at the club, and not in its log as they were tapped. */
  lostSaved: string[]
  /** Shown as kept on a phone, and not in the log in the end. */
  lostKept: string[]
  /** In the log more than once, or by nobody. */
  doubled: string[]
  /** Entries that speak for somebody else than who made them: the player of the card, or its marker. */
  wrongSources: string[]
  /** Holes whose score is not what comes out of the log. */
  wrongHoles: string[]
  /** Holes on which a phone shows something else than the log says. */
  wrongPhones: string[]
  /** Rows of the board that differ from a count of the log by the rules. */
  wrongRows: string[]
}

export const nothingFound: Findings = {
  lostSaved: [],
  lostKept: [],
  doubled: [],
  wrongSources: [],
  wrongHoles: [],
  wrongPhones: [],
  wrongRows: [],
}

type LogRow = {
  id: string
  roundId: string
  holeNumber: number
  result: string
  strokes: number | null
  at: Date
  authorId: string
}

const columns = `round_id as "roundId", hole_number as "holeNumber", result, strokes, at, author_id as "authorId"`

export async function compareWithClub({ club, players, phones }: BadGame): Promise<Findings> {
  // The board has all players, also those of other games.
  const roundIds = club.players.map(({ roundId }) => roundId)
  const isOfGame = (row: LogRow) => players.some(({ roundId }) => roundId === row.roundId)
  const { rows: wholeLog } = await club.pool.query<LogRow & { source: string }>(
    `select id, source, ${columns} from hole_entries where round_id = any($1)`,
    [roundIds],
  )
  const { rows: held } = await club.pool.query<LogRow>(
    `select entry_id as id, ${columns} from hole_scores where round_id = any($1)`,
    [roundIds],
  )
  const log = wholeLog.filter(isOfGame)
  const cards = replay(wholeLog)
  return {
    ...compareTapped(phones, log),
    wrongSources: log
      .filter((row) => {
        const isOwn = club.players.some(
          ({ roundId, userId }) => roundId === row.roundId && userId === row.authorId,
        )
        return row.source !== (isOwn ? 'player' : 'marker')
      })
      .map(({ id }) => id),
    wrongHoles: difference(
      [...cards].flatMap(([roundId, recorded]) =>
        [...recorded.values()].map((entry) => holeText(roundId, entry)),
      ),
      held.map((row) => holeText(row.roundId, toEntry(row))),
    ),
    wrongPhones: phones.flatMap((phone) => comparePhone(phone, cards)),
    wrongRows: await compareBoard(club, cards),
  }
}

/** Each card out of the log alone. */
function replay(log: readonly LogRow[]): Map<string, RecordedHoles> {
  const cards = new Map<string, RecordedHoles>()
  for (const row of log)
    cards.set(row.roundId, recordHole(cards.get(row.roundId) ?? nothingRecorded, toEntry(row)))
  return cards
}

function compareTapped(phones: readonly SimulatedPhone[], log: readonly LogRow[]) {
  const tapped = new Map(phones.flatMap((phone) => [...phone.tapped]))
  const logged = new Map<string, LogRow>()
  const doubled: string[] = []
  for (const row of log) {
    if (isSeeded(row.id)) continue
    if (logged.has(row.id) || !tapped.has(row.id)) doubled.push(row.id)
    logged.set(row.id, row)
  }
  const isThere = (id: string) => {
    const [row, tap] = [logged.get(id), tapped.get(id)]
    return (
      row !== undefined &&
      tap !== undefined &&
      tapText(tap) === tapText({ ...row, result: resultFrom(row.result, row.strokes) })
    )
  }
  const missing = (shown: (phone: SimulatedPhone) => Iterable<string>) =>
    phones.flatMap((phone) => [...shown(phone)].filter((id) => !isThere(id)))
  return {
    lostSaved: missing((phone) => phone.shownSaved),
    lostKept: missing((phone) => phone.shownKept),
    doubled,
  }
}

function comparePhone(phone: SimulatedPhone, cards: ReadonlyMap<string, RecordedHoles>): string[] {
  const roundIds = new Set([...phone.tapped.values()].map(({ roundId }) => roundId))
  return [...roundIds].flatMap((roundId) => {
    const text = ([hole, result]: [number, HoleResult]) => `${roundId} hole ${hole}: ${resultText(result)}`
    const atClub = [...(cards.get(roundId) ?? [])].map(([hole, { result }]) => text([hole, result]))
    return phone.tabs.flatMap((tab) => difference(atClub, [...tab.card(roundId)].map(text)))
  })
}

type Terms = Omit<CardTerms, 'playingHandicap' | 'stablefordTable'> & {
  roundId: string
  userId: string
  playingHandicap: number
  stablefordTable: string
}

/** The board may be a moment behind the store, so it is read again until it fits, a hundred times at most. */
async function compareBoard(
  { pool, players, competitionId, app }: BadGame['club'],
  cards: ReadonlyMap<string, RecordedHoles>,
): Promise<string[]> {
  const { rows } = await pool.query<Terms>(
    `select id as "roundId", user_id as "userId", playing_handicap as "playingHandicap", holes, stableford_table as "stablefordTable"
    from rounds where id = any($1)`,
    [players.map(({ roundId }) => roundId)],
  )
  const counted = countBoard(rows, cards)
  for (let tries = 0; ; tries++) {
    const path = getLeaderboard.path.replace(':competitionId', competitionId)
    const response = await fetch(app.url + path, { headers: { cookie: players[0]?.cookie ?? '' } })
    if (response.status !== 200) return [`the board answers ${response.status}`]
    const board = z.parse(getLeaderboard.reply, await response.json())
    const shown = board.map(({ userId, position, grossScore, stablefordPoints, thru }) =>
      JSON.stringify({ userId, position, grossScore, stablefordPoints, thru }),
    )
    const wrong = difference(counted, shown)
    if (wrong.length === 0 || tries > 100) return wrong
  }
}

function countBoard(rounds: readonly Terms[], cards: ReadonlyMap<string, RecordedHoles>): string[] {
  const counted = rounds.map((round) => {
    const stablefordTable = tableNamed(round.stablefordTable)
    const card = cardFromTerms(
      { ...round, stablefordTable },
      toResults((cards.get(round.roundId) ?? nothingRecorded).values()),
    )
    const rank = formats.stableford.rank(card, round.playingHandicap)
    const isPickedUp = card.lines.some(({ result }) => result.kind === 'picked_up')
    const grossScore = isPickedUp || card.total.gross === 0 ? null : card.total.gross
    const row: Placeable = {
      entrantId: round.userId,
      name: '',
      sortKey: rank?.sortKey ?? null,
      // Of a card with all its holes, handed in or not; it is null before.
      countback: rank?.countback ?? null,
    }
    return { ...row, grossScore, stablefordPoints: card.total.points, thru: card.thru }
  })
  return standings(counted).map(({ entrantId: userId, position, grossScore, stablefordPoints, thru }) =>
    JSON.stringify({ userId, position, grossScore, stablefordPoints, thru }),
  )
}

/** The scores that the competition began with (bench/seed.ts). */
function isSeeded(id: string): boolean {
  return id.endsWith('benchbenchbench1')
}

function toEntry(row: LogRow): HoleEntry {
  const { id, holeNumber, authorId } = row
  return { id, holeNumber, result: resultFrom(row.result, row.strokes), at: row.at.getTime(), authorId }
}

function holeText(roundId: string, { id, holeNumber, result, authorId }: HoleEntry): string {
  return `${roundId} hole ${holeNumber}: ${resultText(result)} by ${authorId} in ${id}`
}

function tapText({ id, roundId, holeNumber, result, authorId }: Tapped): string {
  return holeText(roundId, { id, holeNumber, result, authorId, at: 0 })
}

function resultText(result: HoleResult): string {
  return result.kind === 'strokes' ? String(result.strokes) : result.kind
}

function difference(expected: readonly string[], found: readonly string[]): string[] {
  const [left, right] = [new Set(expected), new Set(found)]
  return [
    ...expected.filter((one) => !right.has(one)).map((one) => `missing ${one}`),
    ...found.filter((one) => !left.has(one)).map((one) => `unexpected ${one}`),
  ]
}
