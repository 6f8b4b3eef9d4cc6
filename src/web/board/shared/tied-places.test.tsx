import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LiveRow } from '#contract/platform/live-events.ts'
import type { SharedBoard } from '#contract/board/shared-boards.ts'
import Podium from '../board/podium.tsx'
import { placeText } from '../board/board-words.ts'
import { placeRows } from '../live-board.ts'
import { WallRows } from './wall-rows.tsx'

/* U36: one field with ties for the first and the third place, on every screen that shows places. */

const row = (playerName: string, points: number): LiveRow & { entrantId: string } => ({
  userId: playerName,
  entrantId: playerName,
  playerName,
  handicap: null,
  playingHandicap: null,
  grossScore: null,
  netScore: null,
  stablefordPoints: points,
  toPar: null,
  thru: 18,
  isCompleted: true,
  note: null,
  rank: { main: 0 - points, countback: [0] },
  revision: 1,
})
const placed = placeRows([row('Ada', 40), row('Ben', 40), row('Cy', 38), row('Dot', 38), row('Eve', 30)])
const places = ['T1', 'T1', 'T3', 'T3', '5']

const board: SharedBoard = {
  competitionId: 'cmp_1',
  name: 'Medal',
  competitionType: 'stableford',
  status: 'completed',
  startDate: '2026-06-06T08:00:00.000Z',
  timeZone: 'Europe/Dublin',
  courseName: null,
  boardAddress: null,
}

test('when players are level, then board, wall and podium give them the same shared place', () => {
  expect(placed.map(placeText)).toEqual(places)
  const wall = renderToStaticMarkup(
    <WallRows board={board} rows={placed} all={placed} isPodium={false} isRevealing={false} />,
  )
  expect([...wall.matchAll(/>(T?\d)<\/span>/g)].map(([, place]) => place)).toEqual(places)
  const podium = renderToStaticMarkup(<Podium rows={placed} unit="points" />)
  expect([...podium.matchAll(/>(T?\d)<\/span>/g)].map(([, place]) => place)).toEqual(['T1', 'T3'])
  for (const name of ['Ada', 'Ben', 'Cy', 'Dot']) expect(podium).toContain(name)
  expect(podium).not.toContain('Eve')
})
