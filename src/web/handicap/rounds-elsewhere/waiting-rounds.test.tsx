import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListedRoundsElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { WaitingRounds } from './waiting-rounds.tsx'

const round: ListedRoundsElsewhere['rounds'][number] = {
  id: 'rel_1',
  userId: 'usr_ann',
  playerName: 'Ann Byrne',
  day: '2026-06-07',
  holes: 9,
  courseName: 'Links of Elsewhere',
  teeName: 'Yellow',
  courseRating: '35.5',
  slope: 126,
  par: 36,
  adjustedGross: 45,
  markerName: 'Max Marker',
  note: null,
  isByClub: false,
  decided: null,
  enteredAt: '2026-06-08T10:00:00.000Z',
  status: 'waiting',
}
const sameDay: ListedRoundsElsewhere['sameDay'][number] = {
  ...round,
  id: 'rel_2',
  status: 'accepted',
  others: [{ kind: 'card', courseName: 'Oak Hill Old', time: '11:00', adjustedGross: 90 }],
}

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  vi.unstubAllGlobals()
})

async function show(listed: ListedRoundsElsewhere): Promise<void> {
  const answer = vi.fn(() => Promise.resolve(new Response(JSON.stringify(listed), { status: 200 })))
  vi.stubGlobal('fetch', answer)
  act(() => {
    root.render(
      <QueryClientProvider client={makeQueryClient(() => undefined)}>
        <WaitingRounds clubId="clb_1" />
      </QueryClientProvider>,
    )
  })
  await until(() => {
    expect(answer).toHaveBeenCalled()
  })
}

async function until(check: () => void): Promise<void> {
  await act(async () => {
    await vi.waitFor(check)
  })
}

const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('when nothing has to be looked at, then nothing is there', async () => {
  await show({ mayDecide: true, rounds: [], sameDay: [] })
  expect(document.body.textContent).toBe('')
})

test('when rounds wait and a card came in for the day of another, then each has what the committee can do', async () => {
  await show({ mayDecide: true, rounds: [round], sameDay: [sameDay] })
  await until(() => {
    expect(headings()).toEqual([
      'A round at another club waits',
      'A card came in for the day of a round at another club',
    ])
  })
  expect(buttons()).toEqual(['Accept', 'Refuse', 'Another round', 'Take off the record'])
  expect(document.body.textContent).toContain('45 strokes over 9 holes, par 36.')
  expect(document.body.textContent).toContain('Oak Hill Old, card handed in, 11:00, adjusted gross score 90')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/members/usr_ann/handicap')
})

test('when the reader is not on the committee, then they read it and decide nothing', async () => {
  await show({ mayDecide: false, rounds: [round], sameDay: [sameDay] })
  await until(() => {
    expect(headings()).toHaveLength(2)
  })
  expect(buttons()).toEqual([])
})
