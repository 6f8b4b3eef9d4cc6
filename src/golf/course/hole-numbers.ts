import { readLabel } from './card-labels.ts'

/** The number of a hole as cards write it: "7", "7th", "7.", "7º", "Hole 7", "H7", "#7". */
export function holeNumberIn(cell: string): number | undefined {
  const digits =
    /^(?:(?:hole|hoyo|loch|bahn|trou|hull|hul|hål|no|nr|nº|n°|h)\.?\s*|#\s*)?(\d{1,2})(?:st|nd|rd|th|er|ère|e|\.|º|ª|°|o|a)?$/iu.exec(
      cell.trim(),
    )?.[1]
  const number = Number(digits ?? '0')
  return number >= 1 && number <= 36 ? number : undefined
}

export function isHoleWord(cell: string): boolean {
  return readLabel(cell, { teeNames: [] }).kind === 'hole'
}
