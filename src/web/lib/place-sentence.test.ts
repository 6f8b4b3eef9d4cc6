import { expect, test } from 'vitest'
import { placeSentence } from './place-sentence.ts'

const place = {
  position: 5,
  isShared: false,
  behind: 2,
  ahead: null,
  thru: 9,
  isCompleted: false,
  isTeam: false,
}

test.each([
  [{}, false, 'You lie 5th, two behind'],
  [{ isShared: true }, false, 'You lie tied 5th, two behind'],
  [{ position: 2, behind: 0 }, false, 'You lie 2nd, level with the leader'],
  [{ position: 23, behind: 12 }, false, 'You lie 23rd, 12 behind'],
  [{ position: 1, behind: 0 }, false, 'You lead'],
  [{ position: 1, behind: 0, ahead: 3 }, false, 'You lead by three'],
  [{ position: 1, behind: 0, ahead: 0 }, false, 'You lead on countback'],
  [{ position: 1, isShared: true, behind: 0 }, false, 'You share the lead'],
  [{ isTeam: true }, false, 'Your team lies 5th, two behind'],
  [{ position: 3 }, true, 'You are 3rd, two behind'],
  [{ position: 1, behind: 0, ahead: 1 }, true, 'You are 1st, by one'],
  [{ position: null, behind: null }, false, undefined],
])('when the place is %j, then it is said in one sentence', (change, isOver, sentence) => {
  expect(placeSentence({ ...place, ...change }, isOver)).toBe(sentence)
})

test('when the reader is not on the board, then nothing is said', () => {
  expect(placeSentence(null, false)).toBeUndefined()
})
