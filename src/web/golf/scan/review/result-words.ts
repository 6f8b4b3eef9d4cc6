import type { HoleResult } from '#domain/scoring/hole-result.ts'
import { scanText } from '#web/messages/en/scan.ts'

/** "5", "picked up": as it is said. `undefined` is what could not be read. */
export function resultWords(result: HoleResult | undefined): string {
  switch (result?.kind) {
    case undefined:
      return scanText.unknown
    case 'strokes':
      return `${result.strokes}`
    case 'picked_up':
      return scanText.pickedUp
    case 'not_played':
      return scanText.nothing
  }
}

/** As short as a card writes it. */
export function resultMark(result: HoleResult | undefined): string {
  switch (result?.kind) {
    case undefined:
      return '?'
    case 'strokes':
      return `${result.strokes}`
    case 'picked_up':
      return scanText.pickedUpShort
    case 'not_played':
      return '–'
  }
}
