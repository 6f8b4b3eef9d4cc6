import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import type { GridKey } from './grid-keys.ts'
import { HighScores } from './many-strokes.online.tsx'

let root: Root
let host: HTMLElement
const pressed: GridKey[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  pressed.length = 0
})

afterEach(() => {
  act(() => {
    root.unmount()
  })
  host.remove()
  vi.unstubAllGlobals()
})

function show(scores: readonly number[]) {
  act(() => {
    root.render(
      <HighScores card={makeCard(scores.map(holedIn))} at={1} onPress={(key) => pressed.push(key)} />,
    )
  })
}

function choose(strokes: string) {
  act(() => {
    const list = host.querySelector('select')
    if (list) list.value = strokes
    list?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('when a hole has more than 15 strokes, then it is asked about, and 15 are not', () => {
  show([4, 15])
  expect(host.querySelector('[role=status]')?.textContent).toBe('')
  show([4, 16])
  expect(host.querySelector('[role=status]')?.textContent).toBe('16 strokes on hole 2: is that right?')
})

test('when the hole has a usual score, then there is no list to choose from', () => {
  show([4, 15])
  expect(host.querySelector('select')).toBeNull()
})

test('when a score is chosen that cannot be typed, then it is entered by the button that asks about it', () => {
  show([4, 19])
  expect([...host.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    ...Array.from({ length: 15 }, (_, i) => `${i + 16}`),
  ])
  choose('23')
  expect(pressed).toEqual([])
  const button = host.querySelector('button')
  expect(button?.textContent).toBe('Yes, 23 on hole 2')
  act(() => button?.click())
  expect(pressed).toEqual([{ key: 'strokes', strokes: 23, isChosen: true }])
  expect(host.querySelector('button')).toBeNull()
})
