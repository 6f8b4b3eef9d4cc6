import { expect, test } from 'vitest'
import { indexSentence, scoreSentence } from './trend-sentences.ts'

test.each([
  { indexes: [], sentence: 'The line starts with your first Handicap Index.' },
  { indexes: [13.6], sentence: 'It has stayed at 13.6.' },
  { indexes: [13.6, 13.6], sentence: 'It has stayed at 13.6.' },
  { indexes: [15, 14.1, 13.6], sentence: 'From 15.0 to 13.6, its lowest.' },
  { indexes: [13.6, 14.1], sentence: 'From 13.6, its lowest, to 14.1.' },
  { indexes: [15, 13.6, 14.1], sentence: 'From 15.0 to 14.1; the lowest was 13.6.' },
  { indexes: [13.6, 14.1, 13.6], sentence: 'Back at 13.6, its lowest.' },
  { indexes: [13.6, 12.9, 13.6], sentence: 'Back at 13.6; the lowest was 12.9.' },
  { indexes: [0.4, -1.2], sentence: 'From 0.4 to +1.2, its lowest.' },
])('when the index was $indexes, then no figure is said twice', ({ indexes, sentence }) => {
  expect(indexSentence(indexes)).toBe(sentence)
})

const rounds = (...gross: number[]) => gross.map((grossScore) => ({ grossScore, average: 81.7 }))

test.each([
  { scores: [], sentence: 'The line starts with your first complete round of 18 holes.' },
  { scores: rounds(84), sentence: 'The latest round was 84.' },
  { scores: rounds(84, 80), sentence: 'The latest round was 80, the average so far 81.7.' },
  {
    scores: rounds(84, 80, 85, 79, 81),
    sentence: 'The latest round was 81, the average of the last five 81.7.',
  },
])('when $scores.length rounds are complete, then the average is of so many', ({ scores, sentence }) => {
  expect(scoreSentence(scores)).toBe(sentence)
})
