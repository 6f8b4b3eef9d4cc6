import { expect, test } from 'vitest'
import { sayChangeMismatch, type ChangeMismatch } from './change-mismatches.ts'

test.each<[ChangeMismatch, string]>([
  [
    { of: 'starts', starts: { of: 'day', drawn: '2026-11-29', first: '2026-12-06', last: '2026-12-07' } },
    'Players have start times on 29 November; the competition would be from 6 December to 7 December. Take the start sheet back first, then draw again.',
  ],
  [
    { of: 'starts', starts: { of: 'round', drawn: 2, rounds: 1 } },
    'Players have start times of round 2; the competition would have one round. Take the start sheet back first, then draw again.',
  ],
  [
    { of: 'tee', who: 'juniors', tee: 'Blue', course: 'Park' },
    'Juniors play from Blue; Park has no tee of this name. Choose no tee for them under Divisions and tees first, or give the course such a tee.',
  ],
  [
    { of: 'prize', prize: { of: 'hole', kind: 'longest_drive', name: null, hole: 14, holes: 9 } },
    'The prize “Longest drive” is for hole 14; the course has 9 holes. Change the prizes first.',
  ],
  [
    { of: 'matches', playBy: '2027-01-02', last: '2026-12-20' },
    'A round is to be played by 2 January 2027; the competition would end on 20 December 2026. Change the last days of the rounds first.',
  ],
])('when %j does not fit a change, then both facts and the way on are said', (mismatch, sentence) => {
  expect(sayChangeMismatch(mismatch)).toBe(sentence)
})
