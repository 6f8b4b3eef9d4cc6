import { expect, test } from 'vitest'
import type { OwnPlace } from '#contract/board/own-place.ts'
import { distance } from './place-taken.tsx'

const place: OwnPlace = {
  position: 1,
  isShared: false,
  behind: 0,
  ahead: null,
  thru: 18,
  isCompleted: true,
  isTeam: false,
}

test.each<[string, Partial<OwnPlace>, string]>([
  ['the first card that comes in', {}, 'In the lead'],
  ['alone in front', { ahead: 2 }, '2 points ahead of the next'],
  ['in front by countback', { ahead: 0 }, 'In the lead'],
  ['level with the leader', { isShared: true }, 'Level with the leader'],
  ['level and behind by countback', { position: 2 }, 'Level with the leader'],
  ['behind', { position: 3, behind: 4 }, '4 points behind the leader'],
])('%s is said', (_where, more, sentence) => {
  expect(distance({ ...place, ...more }, 'points')).toBe(sentence)
})
