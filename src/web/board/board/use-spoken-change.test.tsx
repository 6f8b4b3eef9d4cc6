import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSpokenChange } from './use-spoken-change.ts'

/** What is spoken is seen at the end of a step. */
const STEP_MS = 100

const spoken: { at: number; sentence: string }[] = []

function Listener({ sentence }: { sentence: string | undefined }) {
  const said = useSpokenChange(sentence)
  useEffect(() => {
    if (said !== '') spoken.push({ at: Date.now(), sentence: said })
  }, [said])
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  spoken.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('U19: of a change each second for a minute one in ten seconds is spoken, the newest', () => {
  const root = createRoot(document.createElement('div'))
  act(() => {
    root.render(<Listener sentence={undefined} />)
  })
  for (let second = 0; second < 60; second++) {
    act(() => {
      root.render(<Listener sentence={`change ${second}`} />)
    })
    for (let step = 0; step < 1_000; step += STEP_MS)
      act(() => {
        vi.advanceTimersByTime(STEP_MS)
      })
  }
  act(() => {
    root.unmount()
  })
  expect(spoken[0]?.sentence).toBe('change 0')
  expect(spoken.length).toBeGreaterThanOrEqual(5)
  const gaps = spoken.slice(1).map((one, i) => one.at - (spoken[i]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000 - STEP_MS)
  expect(spoken.at(-1)?.sentence).not.toBe('change 0')
})
