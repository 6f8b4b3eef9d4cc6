import { expect, test } from 'vitest'
import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import { readPdf } from '#test/read-pdf.ts'
import { paperWords } from './documents/paper-words.ts'
import type { ResultsPaper } from './documents/papers.ts'
import { resultsDocument } from './documents/results.ts'
import { makePdf } from './make-pdf.ts'
import { resultLine } from './read-results.ts'

const row: LeaderboardEntry = {
  userId: 'usr_1',
  playerName: 'Ann Berg',
  handicap: '12.4',
  playingHandicap: -1,
  revision: 1,
  grossScore: 70,
  netScore: 71,
  stablefordPoints: 36,
  toPar: -1,
  thru: 18,
  isCompleted: true,
  note: null,
  rank: { main: -1, countback: [] },
  position: 2,
  isShared: true,
  decidedBy: null,
}

test.each([
  ['a shared place', {}, { place: 'T2', score: '−1', playingHandicap: '+1', note: null, thru: null }],
  [
    'a place by countback',
    { position: 1, isShared: false, decidedBy: 'last 9' },
    { place: '1', decidedBy: 'last 9', isAhead: false },
  ],
  ['a card in play', { isCompleted: false, thru: 12 }, { thru: 12, score: '−1' }],
  ['a card that is not begun', { isCompleted: false, thru: 0, position: null }, { place: null, score: null }],
  [
    'no return',
    { note: 'no_return', position: null },
    { note: 'no_return', place: null, score: null, gross: null, net: null },
  ],
  ['disqualified', { note: 'disqualified', position: null }, { score: null, gross: null, net: null }],
  ['below the cut', { missedCut: true, position: null }, { note: 'missed_cut', place: null }],
  ['totals that are confirmed', { note: 'totals_only' }, { note: null }],
] as const)('%s', (_, more, line) => {
  expect(resultLine({ ...row, ...more }, 'net')).toMatchObject(line)
})

test('on paper stand ties, what decided them, and who got which prize', async () => {
  const paper: ResultsPaper = {
    kind: 'results',
    head: {
      clubName: 'Oak Hill',
      competitionName: 'Spring Medal',
      courseName: null,
      crest: null,
      printedAt: '2026-06-06T16:00:00Z',
      timeZone: 'Europe/London',
      paperSize: 'A4',
    },
    unit: 'net',
    isFinal: true,
    heldFrom: null,
    lines: [
      resultLine(
        { ...row, playerName: 'Bo Ek', position: 1, isShared: false, decidedBy: 'last 9', isAhead: true },
        'net',
      ),
      resultLine(row, 'net'),
    ],
    prizes: [
      {
        name: null,
        kind: 'nearest_the_pin',
        hole: 7,
        awards: [{ place: 1, isShared: false, name: 'Cy Dahl', prize: '25.00 EUR' }],
      },
    ],
  }
  const { pages } = readPdf(Buffer.from(await makePdf(resultsDocument(paper, paperWords.en))))
  const text = pages.join('').replaceAll('\n', '')
  for (const part of [
    'Final result',
    'T2',
    '1st on countback (back nine)',
    'Nearest the pin, hole 7',
    'Cy Dahl',
    '25.00 EUR',
  ])
    expect(text).toContain(part)
})
