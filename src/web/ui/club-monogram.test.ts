import { expect, test } from 'vitest'
import { clubMonogram } from './club-monogram.ts'

test.each([
  ['Oak Hill Golf Club', 'OH'],
  ['The Royal & Ancient Golf Club', 'RA'],
  ['Real Club de Golf El Prat', 'RP'],
  ['Links', 'L'],
  ['Golf Club', 'GC'],
  ['Pinewood', 'P'],
  ['"Águila" Golf', 'Á'],
  ['1. Golf Club Köln', '1K'],
  ['***', '?'],
])('when a club is called %s, then its monogram is %s', (name, monogram) => {
  expect(clubMonogram(name)).toBe(monogram)
})
