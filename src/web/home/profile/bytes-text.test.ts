import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

test.each([
  [0, '0.1 MB'],
  [1_048_576, '1.0 MB'],
  [52_428_800, '50.0 MB'],
  [2_147_483_648, '2.0 GB'],
])('%i bytes are "%s"', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
