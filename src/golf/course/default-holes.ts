import type { Hole } from './course.ts'
import type { GeneratedParts } from './generated-parts.ts'

/** Tee markers a new course gets, longest first. */
export const defaultTees = [
  { name: 'Championship', color: '#1f2937', order: 1, share: 1 },
  { name: "Men's", color: '#f8fafc', order: 2, share: 0.94 },
  { name: 'Ladies', color: '#dc2626', order: 3, share: 0.84 },
  { name: 'Junior', color: '#16a34a', order: 4, share: 0.7 },
] as const

const parThrees = { 18: [3, 7, 12, 16], 9: [3, 7] } as const
const parFives = { 18: [5, 9, 15, 18], 9: [5, 9] } as const
const baseYards: Record<number, number> = { 3: 150, 4: 350, 5: 500 }

export type GeneratedHole = Hole & { yardages: Record<string, number>; generated: GeneratedParts }

/**
 * The holes a course starts with until its real card is typed in (T6): pars by hole number, stroke
 * index equal to the hole number, yardages 150/350/500 with an offset per tee, all marked as generated (D39). `random`
 * gives numbers in [0, 1).
 */
export function generateHoles(
  count: 9 | 18,
  teeNames: readonly string[],
  random: () => number,
): GeneratedHole[] {
  return Array.from({ length: count }, (_, i) => {
    const holeNumber = i + 1
    const par = isIn(parThrees[count], holeNumber) ? 3 : isIn(parFives[count], holeNumber) ? 5 : 4
    const base = baseYards[par] ?? 350
    const yardages: Record<string, number> = {}
    for (const name of teeNames) {
      const share = defaultTees.find((tee) => tee.name === name)?.share ?? 0.9
      yardages[name] = Math.round(base * share + (random() - 0.5) * 40)
    }
    const generated = { par: true, strokeIndex: true, yardages: [...teeNames] }
    return { holeNumber, par, strokeIndex: holeNumber, yardages, generated }
  })
}

function isIn(list: readonly number[], holeNumber: number): boolean {
  return list.includes(holeNumber)
}
