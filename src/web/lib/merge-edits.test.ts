import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const names = ['name', 'start'] as const
const base = { name: 'Medal', start: '08:00' }

test.each([
  ['only they changed', base, { name: 'Cup', start: '08:00' }, { name: 'Cup', start: '08:00' }, []],
  ['only here was typed', { name: 'Cup', start: '08:00' }, base, { name: 'Cup', start: '08:00' }, []],
  [
    'each changed another field',
    { name: 'Cup', start: '08:00' },
    { name: 'Medal', start: '09:00' },
    { name: 'Cup', start: '09:00' },
    [],
  ],
  [
    'both changed the same field',
    { name: 'Cup', start: '08:00' },
    { name: 'Bowl', start: '08:00' },
    { name: 'Cup', start: '08:00' },
    ['name'],
  ],
  [
    'both changed it to the same',
    { name: 'Cup', start: '08:00' },
    { name: 'Cup', start: '08:00' },
    { name: 'Cup', start: '08:00' },
    [],
  ],
])(
  'when %s, then nothing typed is lost and both are told of what both changed',
  (_, mine, now, values, both) => {
    expect(mergeEdits(names, { base, mine, now })).toEqual({ values, both })
  },
)
