import { expect, test } from 'vitest'
import { paperSizeOf } from './paper-size.ts'

// Countries by Unicode CLDR, supplemental measurementData, paperSize type US-Letter.
test.each([
  ['united_states', 'Europe/London', 'LETTER'],
  ['canada', 'America/Toronto', 'LETTER'],
  ['england', 'America/New_York', 'A4'],
  ['spain', 'Europe/Madrid', 'A4'],
  [null, 'America/New_York', 'LETTER'],
  [null, 'America/Vancouver', 'LETTER'],
  [null, 'America/Mexico_City', 'LETTER'],
  [null, 'America/Belize', 'LETTER'],
  [null, 'America/Santiago', 'LETTER'],
  [null, 'America/Bogota', 'LETTER'],
  [null, 'America/Costa_Rica', 'LETTER'],
  [null, 'America/El_Salvador', 'LETTER'],
  [null, 'America/Guatemala', 'LETTER'],
  [null, 'America/Managua', 'LETTER'],
  [null, 'America/Panama', 'LETTER'],
  [null, 'Asia/Manila', 'LETTER'],
  [null, 'America/Puerto_Rico', 'LETTER'],
  [null, 'America/Caracas', 'LETTER'],
  [null, 'America/Sao_Paulo', 'A4'],
  [null, 'America/Argentina/Buenos_Aires', 'A4'],
  [null, 'Asia/Tokyo', 'A4'],
  [null, 'UTC', 'A4'],
] as const)('a club of %s on the clock of %s prints on %s', (union, timeZone, paper) => {
  expect(paperSizeOf({ union, timeZone })).toBe(paper)
})
