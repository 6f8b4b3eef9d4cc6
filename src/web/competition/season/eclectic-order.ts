import type { EclecticRowView } from '#contract/competition/season.ts'
import { eclecticText as text } from '#web/messages/en/competition/eclectic.online.ts'

export type EclecticOrder = 'gross' | 'net'

/** The rows in the order of their gross or net places, and below them those without one as they stood. */
export function inOrderOf(order: EclecticOrder, rows: readonly EclecticRowView[]): EclecticRowView[] {
  if (order === 'gross') return [...rows]
  return [...rows].sort((a, b) => (a.netPosition ?? Infinity) - (b.netPosition ?? Infinity) || 0)
}

/** The place that a row has in this order. */
export function placeIn(order: EclecticOrder, row: EclecticRowView) {
  return order === 'gross'
    ? { position: row.position, isShared: row.isShared }
    : { position: row.netPosition, isShared: row.isNetShared }
}

/** What a row of the list says below its name. */
export function rowWords(row: EclecticRowView): string {
  const missing = row.strokes.length - row.holesPlayed
  const score =
    row.net === null
      ? text.grossOnly(String(row.gross))
      : text.grossAndNet(String(row.gross), String(row.net))
  return missing === 0 ? score : `${score} · ${text.missing(missing)}`
}

/** How the sum of the holes becomes the gross and net score. */
export function sumLines({ gross, playingHandicap, net }: EclecticRowView, percent: number): string[] {
  const sum = text.sum(String(gross))
  if (playingHandicap === null || net === null) return [sum, text.noIndex]
  const words = playingHandicap < 0 ? text.netSumPlus : text.netSum
  return [sum, words(String(gross), String(Math.abs(playingHandicap)), String(net), String(percent))]
}
