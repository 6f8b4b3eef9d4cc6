import { expect, test } from 'vitest'
import { handicapSetWords } from './handicap-field.tsx'

test.each([
  ['has no open card', undefined, 'Ann Byrne: 12.4'],
  ['has an open card that began off the same index', { handicapUsed: '12.4' }, 'Ann Byrne: 12.4'],
  [
    'has an open card that began off another index',
    { handicapUsed: '-1.8' },
    'Ann Byrne: 12.4. The open card keeps +1.8, the index that it began with.',
  ],
  [
    'has an open card that began without an index',
    { handicapUsed: null },
    'Ann Byrne: 12.4. The open card began without an index and goes on without one.',
  ],
])('D5: when the index is set of a player who %s, then the administrator reads it', (_, openRound, words) => {
  const reply = { id: 'usr_ann', handicap: '12.4', ...(openRound && { openRound }) }
  expect(handicapSetWords('Ann Byrne', reply)).toBe(words)
})
