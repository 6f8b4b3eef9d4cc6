import { describe, expect, test } from 'vitest'
import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import type { SharedBoard } from '#contract/board/shared-boards.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { plainPage } from '#server/board/sharing/plain-board/plain-page.ts'
import { toPlainLines } from '#server/board/sharing/plain-board/plain-lines.ts'
import { plainWords, type PlainWords } from '#server/board/sharing/plain-board/plain-words.ts'
import { boardTitle, stageOf } from '#web/board/board/board-stage.ts'
import { placeText, scoreText, stateText } from '#web/board/board/board-words.ts'
import { placeRows } from '#web/board/live-board.ts'
import { closedHolesText } from '#web/messages/en/card/closed-holes.ts'
import { leaderboardText } from '#web/messages/en/board/leaderboard.ts'
import { libText } from '#web/messages/en/lib/lib.ts'
import { sharedBoardsText } from '#web/messages/en/board/shared-boards.online.ts'
import closedHolesEs from '#web/messages/es/card/closed-holes.ts'
import leaderboardEs from '#web/messages/es/board/leaderboard.ts'
import libEs from '#web/messages/es/lib/lib.ts'
import sharedBoardsEs from '#web/messages/es/board/shared-boards.online.ts'

/* The plain board of the server and the shared page of the app say the same of a board. */

type Catalogue = {
  shared: typeof sharedBoardsEs
  leaderboard: typeof leaderboardEs
  lib: typeof libEs
  holes: typeof closedHolesEs
}

const sharedKeys = [
  ...(['tab', 'over', 'overNext', 'failed', 'triedAgain', 'nobody', 'unnamed', 'names', 'made'] as const),
]
const rowKeys = ['complete', 'completeTotals', 'totalsWait', 'inProgress'] as const

function expectSame(words: PlainWords, { shared, leaderboard, lib, holes }: Catalogue): void {
  for (const key of sharedKeys) expect(words[key]).toBe(shared[key])
  for (const key of rowKeys) expect(words[key]).toBe(leaderboard[key])
  for (const key of ['entriesOf', 'title', 'resultsOf'] as const)
    expect(words[key]('Medal')).toBe(leaderboard[key]('Medal'))
  expect(words.notStarted).toBe(leaderboard.field.notStarted)
  expect(words.startsAt('10:24')).toBe(leaderboard.startsAt('10:24'))
  expect(words.startsOn(new Date('2026-06-07'), '10:24')).toBe(
    leaderboard.startsOn(new Date('2026-06-07'), '10:24'),
  )
  expect(words.aheadOnCountback(1, 'x')).toBe(leaderboard.aheadOnCountback(1, 'x'))
  expect(words.behindOnCountback('x')).toBe(leaderboard.behindOnCountback('x'))
  expect(words.steps).toEqual(leaderboard.steps)
  expect(words.stepOfHole('9')).toBe(leaderboard.stepOfHole('9'))
  expect(words.screen(1, 2)).toBe(shared.screen(1, 2))
  expect(words.message).toBe(leaderboard.fromClub)
  expect(words.held(16)).toBe(leaderboard.held(16))
  const closed = { holes: [7, 9], count: 16 }
  for (const one of [closed, { holes: [7], count: 1 }]) expect(words.closed(one)).toBe(holes.isClosed(one))
  expect(words.closedInRound(2, words.closed(closed))).toBe(holes.ofRound(2, holes.isClosed(closed)))
  expect(words.thru(12)).toBe(leaderboard.thru(12))
  expect(words.updatedAt('10:00')).toBe(leaderboard.freshness.at('10:00'))
  expect(words.round(2, 4)).toBe(leaderboard.rounds.of(2, 4))
  expect(words.roundComplete(2, 4)).toBe(leaderboard.rounds.complete(2, 4))
  expect(leaderboard.columns).toMatchObject(words.columns)
  expect(leaderboard.notes).toEqual(words.notes)
  expect(lib.competitionTypes).toEqual(words.types)
  expect(lib.competitionStatuses).toMatchObject(words.statuses)
}

test('when the shared page speaks English, then the plain board has the same words', () => {
  expectSame(plainWords.en, {
    shared: sharedBoardsText,
    leaderboard: leaderboardText,
    lib: libText,
    holes: closedHolesText,
  })
})

test('when it speaks Spanish, then as well', () => {
  expectSame(plainWords.es, {
    shared: sharedBoardsEs,
    leaderboard: leaderboardEs,
    lib: libEs,
    holes: closedHolesEs,
  })
})

const row = (userId: string, more: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  userId,
  playerName: userId,
  handicap: null,
  playingHandicap: null,
  grossScore: null,
  netScore: null,
  stablefordPoints: 0,
  toPar: null,
  thru: 0,
  isCompleted: false,
  note: null,
  rank: { main: null, countback: null },
  position: null,
  isShared: false,
  decidedBy: null,
  revision: 1,
  ...more,
})
const round = (roundNumber: number, isCompleted: boolean) => ({
  roundNumber,
  grossScore: null,
  netScore: null,
  stablefordPoints: 20,
  toPar: 1,
  thru: 18,
  isCompleted,
})

const rows = [
  row('Dot', {
    stablefordPoints: 36,
    toPar: 0,
    thru: 18,
    isCompleted: true,
    rank: { main: -36, countback: [-18, -12, -6, -2] },
  }),
  row('Ada', {
    stablefordPoints: 30,
    toPar: -4,
    thru: 15,
    isOut: true,
    rank: { main: -30, countback: null },
  }),
  row('Ben', { stablefordPoints: 30, toPar: 3, thru: 12, isOut: true, rank: { main: -30, countback: null } }),
  row('', { stablefordPoints: -2, toPar: 5, thru: 3, isOut: true, rank: { main: 2, countback: null } }),
  row('Deb', {
    stablefordPoints: 36,
    toPar: 0,
    thru: 18,
    isCompleted: true,
    rank: { main: -36, countback: [-19, -12, -6, -2] },
  }),
  row('Cy', { note: 'no_return' }),
  row('Max', { startsAt: '10:24' }),
  row('Mia', { startsAt: '2026-06-07T08:00' }),
  row('Eve', { note: 'withdrawn' }),
  row('Fay', { note: 'disqualified' }),
  row('Gus', { note: 'totals_only', isCompleted: true }),
  row('Hal', { note: 'totals_only', isCompleted: true, rank: { main: -20, countback: [] } }),
  row('Ida', { note: 'no_team' }),
  row('Jo', {
    rounds: [round(1, true)],
    roundCount: 4,
    roundsLeft: 3,
    thru: 18,
    rank: { main: -20, countback: null },
  }),
  row('Kay', {
    rounds: [round(1, true), round(2, false)],
    roundCount: 4,
    rank: { main: -21, countback: null },
  }),
  row('Lou', { rounds: [round(1, true), round(2, false)], roundCount: 4, thru: 5 }),
]

test('when play has begun, then a tie says who was put first and by what, and who is to come says when', () => {
  const lines = toPlainLines(
    rows,
    { competitionType: 'stableford', status: 'active', cut: undefined },
    plainWords.en,
  )
  const stateOf = (name: string) => lines.find((line) => line.name === name)?.state
  expect(stateOf('Deb')).toBe('Complete · 1st on countback (back nine)')
  expect(stateOf('Dot')).toBe('Complete · behind on countback (back nine)')
  expect(stateOf('Max')).toBe('Starts 10:24')
  expect(stateOf('Mia')).toBe('Starts Sun 08:00')
  expect(lines.find(({ name }) => name === 'Fay')?.score).toBe('–')
})

describe.each(['stableford', 'stroke_play', 'par_bogey'] as const)('a board of %s', (competitionType) => {
  test.each(['active', 'completed', 'final'] as const)('says the same while it is %s', (status) => {
    const isOver = status !== 'active'
    const named = rows.map((one) => ({
      ...one,
      entrantId: one.userId,
      playerName: one.playerName || sharedBoardsText.unnamed,
    }))
    const shown = placeRows(named, { isOver }).map((placed) => ({
      place: placeText(placed),
      name: placed.row.playerName,
      score: scoreText(placed.row, rankedBy[competitionType]),
      state: stateText(placed),
    }))
    expect(toPlainLines(rows, { competitionType, status, cut: undefined }, plainWords.en)).toEqual(shown)
  })
})

const board: SharedBoard = {
  competitionId: 'cmp_1',
  name: 'Medal',
  competitionType: 'stroke_play',
  status: 'active',
  startDate: '2026-06-06T08:00:00.000Z',
  timeZone: 'Europe/Dublin',
  courseName: 'Old Course',
  boardAddress: null,
}
const page = (
  more: Partial<SharedBoard>,
  lines: number,
  { name = 'Ann Smith', state = 'Thru 12' }: { name?: string; state?: string } = {},
) =>
  plainPage(
    {
      club: { name: 'Oak Hill', colour: null, crestUrl: null },
      kind: 'board',
      board: { ...board, ...more },
      heldFrom: undefined,
      at: 0,
      screens: 1,
      lines: Array.from({ length: lines }, (_, i) => ({
        place: `T${i}`,
        name,
        score: '+12',
        state,
      })),
    },
    { language: 'en', locale: 'en-GB', now: new Date('2026-06-06T12:00:00.000Z') },
  )

test.each([
  [90, 'Maximiliana Featherstonehaugh-Cholmondeley', 'Round 2 of 4 complete'],
  [156, 'Alexander Fitzgerald', 'Thru 12'],
])('when %i players are on it, such as %s, then it weighs less than 12 kB', (players, name, state) => {
  expect(Buffer.byteLength(page({}, players, { name, state }))).toBeLessThan(12_000)
})

test.each(['upcoming', 'active', 'completed', 'final'] as const)(
  'when the competition is %s, then its heading is that of the shared page',
  (status) => {
    expect(page({ status }, 1)).toContain(`<h1>${boardTitle('Medal', stageOf(status))}</h1>`)
  },
)

test('when a name has signs of HTML in it, then they are shown and do nothing', () => {
  expect(page({ name: '<script>"&' }, 0)).toContain('<h1>&lt;script&gt;&quot;&amp; Live Standings</h1>')
  expect(page({ courseName: '<b>' }, 0)).not.toContain('<b>')
})

test('when play has not begun, then it is a list of names', () => {
  expect(page({ status: 'upcoming' }, 1)).not.toMatch(/T0|\+12|Pos/)
})
