import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { OthersOfDay, othersAsked } from './others-of-day.tsx'

let root: Root | undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const refusal = (code: string, details: Record<string, unknown>) =>
  new ApiError(409, JSON.stringify({ code, message: 'Refused', details }), 'Conflict')
const card = { kind: 'card', courseName: 'Oak Hill Old', time: '11:00', adjustedGross: 90 } as const

test.each([
  ['another round of the day', refusal('round_on_day', { others: [card] }), [card]],
  ['details that are not known', refusal('round_on_day', { others: 'many' }), undefined],
  ['another refusal', refusal('not_found', { others: [card] }), undefined],
  ['no answer at all', new Error('Offline'), undefined],
])('of %s', (_, fault, asked) => {
  expect(othersAsked(fault)).toEqual(asked)
})

test('each other round is named with what is known of it, and the answer goes on', () => {
  const onAnswer = vi.fn()
  const place = document.createElement('div')
  document.body.append(place)
  const made = createRoot(place)
  root = made
  act(() => {
    made.render(
      <OthersOfDay
        others={[
          card,
          { kind: 'open_card', courseName: 'Oak Hill Old', time: '15:10', adjustedGross: null },
          { kind: 'waiting', courseName: 'Links', time: null, adjustedGross: 88 },
          { kind: 'past_round', courseName: '', time: null, adjustedGross: null },
        ]}
        answer="Enter it as another round"
        onAnswer={onAnswer}
      />,
    )
  })
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Oak Hill Old, card handed in, 11:00, adjusted gross score 90',
    'Oak Hill Old, card still open, 15:10',
    'Links, round at another club, waiting for the committee, adjusted gross score 88',
    'Past round',
  ])
  expect(onAnswer).not.toHaveBeenCalled()
  act(() => {
    document.querySelector('button')?.click()
  })
  expect(onAnswer).toHaveBeenCalledOnce()
})
