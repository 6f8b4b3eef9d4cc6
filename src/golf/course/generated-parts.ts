/** The parts of a hole that can be generated, and are confirmed one by one. */
export const holeParts = ['par', 'strokeIndex', 'yardages'] as const
export type HolePart = (typeof holeParts)[number]

/**
 * What of a hole was generated and has been neither confirmed nor changed by a person (D39). `yardages` names the tees:
 * typing one tee's yardage says nothing about the others.
 */
export type GeneratedParts = { par: boolean; strokeIndex: boolean; yardages: readonly string[] }

export const nothingGenerated: GeneratedParts = { par: false, strokeIndex: false, yardages: [] }

export function listGenerated(generated: GeneratedParts): HolePart[] {
  return holeParts.filter((part) => (part === 'yardages' ? generated.yardages.length > 0 : generated[part]))
}

/** A yardage as players may see it: what was generated is no fact (D39). */
export function knownYards(
  hole: { yardages: Readonly<Record<string, number>>; generated: GeneratedParts },
  teeName: string | undefined,
): number | null {
  if (teeName === undefined || hole.generated.yardages.includes(teeName)) return null
  return hole.yardages[teeName] ?? null
}

/** Stroke indexes of a course are confirmed when none of them is generated any more (T6). */
export function areStrokeIndexesConfirmed(holes: readonly { generated: GeneratedParts }[]): boolean {
  return holes.every((hole) => !hole.generated.strokeIndex)
}
