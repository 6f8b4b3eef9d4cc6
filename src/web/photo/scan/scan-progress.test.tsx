import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { ScanProgress } from './scan-progress.tsx'
import type { ScanStep } from './scan-state.ts'

let progress: { stage: string | null; place: number }
let leave: () => void = () => undefined

function show(step: ScanStep): HTMLElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => {
    root.render(
      <QueryClientProvider client={makeQueryClient(() => undefined)}>
        <ScanProgress step={step} />
      </QueryClientProvider>,
    )
  })
  leave = () => {
    act(() => {
      root.unmount()
    })
  }
  return place
}

const current = (screen: HTMLElement) => screen.querySelector('[aria-current=step]')?.textContent
// Limits for a busy machine: each wait ends as soon as its condition holds.
vi.setConfig({ testTimeout: 60_000 })
const untilCurrent = (screen: HTMLElement, text: string) =>
  vi.waitFor(
    async () => {
      // Applies the updates that have come in since the last check.
      await act(() => Promise.resolve())
      expect(current(screen)).toBe(text)
    },
    { timeout: 20_000 },
  )

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(progress))))
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

test('while the photo is sent, its share is shown', () => {
  expect(current(show({ at: 'sending', percent: 40 }))).toBe(scanText.sendingPercent(40))
})

test('when the photo waits, then its place in the queue is shown, and each new stage as it begins', async () => {
  progress = { stage: 'waiting', place: 2 }
  const screen = show({ at: 'reading' })
  await untilCurrent(screen, scanText.waitingPlace(2))
  progress = { stage: 'waiting', place: 1 }
  await untilCurrent(screen, scanText.waitingPlace(1))
  progress = { stage: 'finding_grid', place: 0 }
  await untilCurrent(screen, scanText.stages.finding_grid)
  expect(screen.querySelectorAll('li .sr-only')).toHaveLength(3)
})

test('while it is read on this phone, then nothing is sent or waited for, and nobody is asked how far it is', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const screen = show({ at: 'on_phone', stage: 'finding_grid' })
  await untilCurrent(screen, scanText.stages.finding_grid)
  expect([...screen.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    expect.stringContaining(scanText.stages.finding_card),
    scanText.stages.finding_grid,
    scanText.stages.reading,
  ])
  expect(asked).not.toHaveBeenCalled()
})
