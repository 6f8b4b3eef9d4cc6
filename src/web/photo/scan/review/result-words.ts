import type { HoleResult } from '#golf/card/hole-result.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'

/** "5", "Picked up": a result in words. `undefined` is a cell that could not be read. */
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

/** "5", "P", "–": a result as short as on a card. */
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
