import type { CardLine } from './card.ts'

/** The hole holed out lowest against its par; of equal ones the hardest, which has the lowest stroke index. */
export function bestHole<Line extends Pick<CardLine, 'toPar' | 'strokeIndex'>>(
  lines: readonly Line[],
): Line | undefined {
  let best: { line: Line; toPar: number } | undefined
  for (const line of lines) {
    if (line.toPar === null) continue
    const isBetter =
      !best ||
      line.toPar < best.toPar ||
      (line.toPar === best.toPar && line.strokeIndex < best.line.strokeIndex)
    if (isBetter) best = { line, toPar: line.toPar }
  }
  return best?.line
}
