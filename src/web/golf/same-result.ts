import type { HoleResult } from '#domain/scoring/hole-result.ts'

export function isSameResult(a: HoleResult, b: HoleResult): boolean {
  if (a.kind === 'strokes' && b.kind === 'strokes') return a.strokes === b.strokes
  return a.kind === b.kind
}
