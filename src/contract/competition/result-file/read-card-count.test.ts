import { expect, test } from 'vitest'
import { readCardCount } from './read-result.ts'

test.each([
  ['Number of Cards Processed = 16', 16],
  ['Cards processed: 16', 16],
  ['Total players 40', 40],
  ['Entries: 8', 8],
  ['No. of cards returned - 12', 12],
  ['Número de tarjetas procesadas: 9', 9],
  ['Total de jugadores: 24', 24],
])('%j counts %d', (text, count) => {
  expect(readCardCount(text)).toBe(count)
})

test.each(['16', 'CSS 71', '1 Ann Byrne 68', 'Cards 1 of 16', 'Players'])('%j is no count', (text) => {
  expect(readCardCount(text)).toBeUndefined()
})
