import { expect, test } from 'vitest'
import { plainText, plainWords } from './plain-words.ts'

test.each([
  ['  ÁVILA zoe ', ['avila', 'zoe']],
  ['Ñuñez', ['nunez']],
  ['m7@club.example', ['m7@club.example']],
  ['   ', []],
])('%j are the words %j', (text, words) => {
  expect(plainWords(text)).toEqual(words)
})

test('a text keeps its spaces and signs', () => {
  expect(plainText("Zoë  O'Brien")).toBe("zoe  o'brien")
})
