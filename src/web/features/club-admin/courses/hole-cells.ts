import type { Input } from '#contract/call.ts'
import { updateHole, type WireCourseHole } from '#contract/courses.ts'

/** One cell of the hole manager: "par", "handicapIndex", "description", or "yards.Men's" for a tee. */
export type HoleField = 'par' | 'handicapIndex' | 'description' | `yards.${string}`

export type HoleChange = Input<typeof updateHole.body>

const YARDS = 'yards.'

export function storedText(hole: WireCourseHole, field: HoleField): string {
  switch (field) {
    case 'par':
      return String(hole.par)
    case 'handicapIndex':
      return String(hole.handicapIndex)
    case 'description':
      return hole.description ?? ''
    default:
      return String(hole.yardages[field.slice(YARDS.length)] ?? '')
  }
}

/** The change that is sent for a cell with this text; the server checks it. */
export function holeChange(field: HoleField, text: string): HoleChange {
  switch (field) {
    case 'par':
      return { par: text }
    case 'handicapIndex':
      return { handicapIndex: text }
    case 'description':
      return { description: text }
    default:
      return { yardages: { [field.slice(YARDS.length)]: text } }
  }
}

export function isHoleField(text: string): text is HoleField {
  return ['par', 'handicapIndex', 'description'].includes(text) || text.startsWith(YARDS)
}
