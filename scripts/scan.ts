import { readFile } from 'node:fs/promises'
import type { CardReading } from '../src/scan/card-reading.ts'
import { localReader } from '../src/scan/local-reader.ts'

/**
 * `npm run -s scan -- IMAGE…` reads photos of paper scorecards and prints one line of JSON for each: every player row
 * with its holes, gross scores (null for an empty cell or a hole picked up) and confidence, or the reason why there are
 * none. Exit code 2 without an image.
 */
const images = process.argv.slice(2)
if (images.length === 0) {
  console.error('usage: npm run -s scan -- IMAGE…')
  process.exit(2)
}

const reader = await localReader()
for (const image of images) {
  const photo = await readFile(image)
  const start = performance.now()
  const reading = await reader.read(photo, {})
  console.log(JSON.stringify({ image, ...toLine(reading), ms: Math.round(performance.now() - start) }))
}

function toLine(reading: CardReading) {
  if (reading.outcome === 'unreadable') return { players: [], reason: reading.reason }
  return {
    players: reading.players.map(({ notation, cells, sums }) => ({
      notation,
      holes: cells.map(({ holeNumber, result, confidence, isDoubtful }) => ({
        holeNumber,
        grossScore: typeof result === 'number' ? result : null,
        ...(result === 'picked_up' ? { pickedUp: true } : {}),
        confidence: Math.round(confidence * 1000) / 1000,
        doubtful: isDoubtful,
      })),
      sums: sums.map(({ of, value, offBy }) => ({ of, value, agrees: offBy === 0 })),
    })),
    printed: reading.printed,
    notes: reading.notes,
  }
}
