import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import TooltipHint from './tooltip-hint.tsx'

let root: Root
let host: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a tooltip opens 700 ms after the mouse came, not before (spec section 9)', () => {
  act(() => {
    root.render(
      <TooltipHint text="More about it">
        <button>Here</button>
      </TooltipHint>,
    )
  })
  const shown = () => document.querySelector('[role=tooltip]')?.textContent
  act(() => {
    host
      .querySelector('button')
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  })
  act(() => {
    vi.advanceTimersByTime(699)
  })
  expect(shown()).toBeUndefined()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(shown()).toBe('More about it')
})
