import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holedIn, type HoleResult } from '#golf/card/hole-result.ts'
import { TakeChoices } from './take-choices.tsx'

let root: Root
let host: HTMLElement
const taken: HoleResult[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  root = createRoot(host)
  taken.length = 0
})

afterEach(() => {
  act(() => {
    root.unmount()
  })
  vi.unstubAllGlobals()
})

function show(strokes: readonly number[]) {
  act(() => {
    root.render(
      <TakeChoices holeNumber={1} choices={strokes.map(holedIn)} onTake={(one) => taken.push(one)} />,
    )
  })
}

/** What stands at each place, from the left; undefined where nothing can be pressed. */
const places = () =>
  [...host.querySelectorAll('button')].map((button) => (button.disabled ? undefined : button.textContent))

test('when the other person takes another score meanwhile, then the buttons that stay keep their places under the thumb', () => {
  show([5, 6, 7])
  expect(places()).toEqual(['Accept 5', 'Accept 6', 'Accept 7'])
  const seven = host.querySelectorAll('button')[2]
  show([7, 6])
  expect(places()).toEqual([undefined, 'Accept 6', 'Accept 7'])
  expect(host.querySelectorAll('button')[2]).toBe(seven)
  act(() => {
    seven?.click()
  })
  expect(taken).toEqual([holedIn(7)])
})

test('when somebody says something new, then it stands after what was there, and what comes back has its old place', () => {
  show([5, 6])
  show([4, 6])
  expect(places()).toEqual([undefined, 'Accept 6', 'Accept 4'])
  show([5, 6])
  expect(places()).toEqual(['Accept 5', 'Accept 6', undefined])
})

test('when nobody says a score any more, then its place is empty for screen readers and the keyboard too', () => {
  show([5, 6])
  show([6])
  const gone = host.querySelector('button')
  expect(gone?.disabled).toBe(true)
  expect(gone?.getAttribute('aria-hidden')).toBe('true')
})
