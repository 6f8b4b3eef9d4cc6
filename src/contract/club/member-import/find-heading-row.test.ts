import { expect, test } from 'vitest'
import { findHeadingRow } from './find-heading-row.ts'
import { recogniseColumns } from './recognise-columns.ts'

test.each([
  [
    [
      ['Name', 'Email'],
      ['Ann Smith', 'ann@example.org'],
    ],
    0,
  ],
  [
    [['Oak Hill Golf Club'], ['Members at 1 June'], ['No', 'Surname', 'First name'], ['1', 'Smith', 'Ann']],
    2,
  ],
  [[['Ann Smith', 'ann@example.org']], undefined],
])('%j', (rows, at) => {
  expect(findHeadingRow(rows, recogniseColumns)).toBe(at)
})
