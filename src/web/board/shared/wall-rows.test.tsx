import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SharedBoard } from '#contract/board/shared-boards.ts'
import { sharedBoardsText as text } from '#web/messages/en/board/shared-boards.online.ts'
import { WallRows } from './wall-rows.tsx'

const board: SharedBoard = {
  competitionId: 'cmp_1',
  name: 'Medal',
  competitionType: 'stableford',
  status: 'active',
  startDate: '2026-06-06T08:00:00.000Z',
  timeZone: 'Europe/Dublin',
  courseName: null,
  boardAddress: null,
}

test.each([
  ['loading', { nobody: false, failed: false }],
  ['failed', { nobody: false, failed: true }],
  [undefined, { nobody: true, failed: false }],
] as const)('a wall without rows, %s, says only what it knows', (missing, expected) => {
  const wall = renderToStaticMarkup(
    <WallRows board={board} missing={missing} rows={[]} all={[]} isPodium={false} isRevealing={false} />,
  )
  expect({ nobody: wall.includes(text.nobody), failed: wall.includes(text.failed) }).toEqual(expected)
})
