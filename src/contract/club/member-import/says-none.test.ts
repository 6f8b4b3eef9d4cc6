import { expect, test } from 'vitest'
import { saysNone } from './says-none.ts'

test.each([
  ...['', ' ', '-', '--', '---', '–', '—', '−', '_', '.', '?', 'NA', 'N/A', 'n/a', 'n.a.', '#N/A', '(n/a)'],
  ...[
    'NHI',
    'NH',
    'none',
    'Ninguno',
    's/n',
    'S / N',
    'x',
    'XXX',
    'null',
    'No consta',
    'sin número',
    'TBC',
    'keine',
  ],
])('%j says that there is none', (text) => {
  expect(saysNone(text)).toBe(true)
})

test.each(['0', '12', 'A-8', '-1', 'Nadal', 'NA-12', 'x1', "'", 'Senior', 'C'])(
  '%j says something',
  (text) => {
    expect(saysNone(text)).toBe(false)
  },
)
