import { expect, test } from 'vitest'
import { readFullName } from './read-full-name.ts'

test.each([
  ['Ann Smith', 'Ann', 'Smith'],
  ['García López, Ana María', 'Ana María', 'García López'],
  ['Ann van der Berg', 'Ann', 'van der Berg'],
  ['Madonna', '', 'Madonna'],
  ['', '', ''],
])('%j', (text, firstName, lastName) => {
  expect(readFullName(text)).toEqual({ firstName, lastName })
})
