import type { BrowserContext } from '@playwright/test'
import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'

const surnames = ['Byrne', 'Murphy', 'Kelly', 'O’Sullivan', 'Featherstonehaugh-Cholmondeley', 'Ní Dhomhnaill']

/** Double marks and a hole picked up: the widest that three holes can be. */
const lastHoles: NonNullable<LeaderboardEntry['lastHoles']> = [
  [10, 5, 3],
  [11, 4, 12],
  [12, 4, null],
]

/**
 * A Stableford board of that many rows: points fall by one every third row, so that three share each place; every
 * seventh card is still out, the last is no return and the one before it has not started.
 */
export function boardRows(count: number): LeaderboardEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const points = 45 - Math.floor(i / 3) / 4
    const number = String(i + 1).padStart(3, '0')
    const isOut = i % 7 === 6
    const hasStarted = i !== count - 2
    const isNoReturn = i === count - 1
    const ranked = hasStarted && !isNoReturn
    return {
      userId: `usr_row${number}`,
      playerName: `Player${number} ${surnames[i % surnames.length] ?? ''}`,
      handicap: '14.2',
      playingHandicap: hasStarted ? 16 : null,
      grossScore: ranked ? 80 + Math.floor(i / 3) : null,
      netScore: ranked ? 64 + Math.floor(i / 3) : null,
      stablefordPoints: hasStarted ? Math.floor(points) : 0,
      toPar: ranked ? Math.floor(i / 3) - 8 : null,
      thru: hasStarted ? (isOut ? 12 : 18) : 0,
      isCompleted: hasStarted && !isOut,
      note: isNoReturn ? 'no_return' : null,
      ...(hasStarted && { lastHoles }),
      rank: { main: ranked ? 0 - points : null, countback: ranked && !isOut ? [-18, -12, -6, -2] : null },
      position: null,
      isShared: false,
      decidedBy: null,
      revision: 1,
    }
  })
}

/** Lets every board of this browser be these rows, over polling: a stream would bring the club's own. */
export async function showRows(context: BrowserContext, rows: readonly LeaderboardEntry[]): Promise<void> {
  await context.route('**/leaderboard/stream', (route) => route.abort())
  await context.route('**/leaderboard', (route) =>
    route.request().resourceType() !== 'document'
      ? route.fulfill({ json: rows, headers: { etag: '"fixture.1"' } })
      : route.fallback(),
  )
}
