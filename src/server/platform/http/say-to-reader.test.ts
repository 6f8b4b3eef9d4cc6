import { expect, test } from 'vitest'
import { sayToReader } from './say-to-reader.ts'

test.each([
  [undefined, 'Handicap Index 12.4.'],
  ['de-DE,de;q=0.9', 'Handicap Index 12.4.'],
  ['en-GB,en;q=0.9,es;q=0.8', 'Handicap Index 12.4.'],
  ['es', 'Índice de Hándicap 12,4.'],
  ['de,es-ES;q=0.9,en;q=0.8', 'Índice de Hándicap 12,4.'],
  ['es-MX,es;q=0.9', 'Índice de Hándicap 12.4.'],
  ['es-419', 'Índice de Hándicap 12,4.'],
  ['es-xx-"><script>', 'Índice de Hándicap 12,4.'],
])('when a request accepts %j, then its arithmetic reads %s', (header, sentence) => {
  const headers = header === undefined ? {} : { 'accept-language': header }
  expect(sayToReader({ headers })([{ kind: 'handicap_index', facts: { index: 124 } }])).toEqual([sentence])
})
