import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import type { SharedBoards } from '#contract/board/shared-boards.ts'
import Wall from './wall.tsx'

class FakeEventSource extends EventTarget {
  static opened: FakeEventSource | undefined
  constructor() {
    super()
    FakeEventSource.opened = this
  }
  readonly close = vi.fn()
}

const row: LeaderboardEntry = {
  userId: 'usr_a',
  playerName: 'Ada Quinn',
  handicap: null,
  playingHandicap: null,
  grossScore: null,
  netScore: null,
  stablefordPoints: 7,
  toPar: null,
  thru: 3,
  isCompleted: false,
  note: null,
  rank: { main: -7, countback: null },
  position: 1,
  isShared: false,
  decidedBy: null,
  revision: 3,
}

const facts: SharedBoards = {
  kind: 'wall',
  club: { name: 'Elm Park', colour: null, crestUrl: null },
  boards: [
    {
      competitionId: 'cmp_1',
      name: 'Medal',
      competitionType: 'stableford',
      status: 'active',
      startDate: '2026-06-06T08:00:00.000Z',
      timeZone: 'Europe/Dublin',
      courseName: null,
      boardAddress: null,
    },
  ],
}

/** React draws a board of any size in slices, so what the stream says may come between two of them. */
test('when the stream speaks while the first board is being drawn, then the wall shows it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('isSecureContext', false)
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)))
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    vi.unstubAllGlobals()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Wall facts={facts} token="t" />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => {
    expect(answers).toHaveLength(1)
  })
  answers[0]?.(new Response(JSON.stringify([row]), { headers: { etag: '"1"' } }))
  // A board is drawn in a task of its own: of these words, some fall between its arrival and that task.
  for (let turn = 0; turn < 200; turn++) {
    await Promise.resolve()
    FakeEventSource.opened?.dispatchEvent(new MessageEvent('hello', { data: '{"version":"1"}' }))
  }
  await vi.waitFor(() => {
    expect(place.textContent).toContain('Ada Quinn')
  })
  expect(place.textContent).toContain('Live')
})
