import { expect, test } from 'vitest'
import { changedHoles, choiceOf, choicesOf, holeChoices, valueOf } from './hole-choice.ts'

test('every choice is the value it stands for', () => {
  expect(holeChoices).toHaveLength(32)
  expect(holeChoices.map((choice) => choiceOf(valueOf(choice)))).toEqual(holeChoices)
})

test('only the holes that differ are sent, with what was seen', () => {
  const round = {
    terms: { holes: [1, 2, 3].map((holeNumber) => ({ holeNumber })) },
    entries: [
      { holeNumber: 1, result: 'strokes', grossScore: 5 },
      { holeNumber: 2, result: 'picked_up', grossScore: null },
    ],
  } as const
  const chosen = { ...choicesOf(round), hole2: '7', hole3: 'P' }
  expect(changedHoles(round, choicesOf(round))).toEqual([])
  expect(changedHoles(round, chosen)).toEqual([
    {
      holeNumber: 2,
      from: { result: 'picked_up', grossScore: null },
      to: { result: 'strokes', grossScore: 7 },
    },
    {
      holeNumber: 3,
      from: { result: 'not_played', grossScore: null },
      to: { result: 'picked_up', grossScore: null },
    },
  ])
})
