import type { Input } from '#contract/platform/call.ts'
import type { updateHole } from '#contract/course/course-holes.ts'
import type { Course, WireCourseHole } from '#contract/course/courses.ts'
import { cardFieldToWire } from '#contract/course/wire-hole-names.ts'
import type { CardField } from '#golf/course/card-values.ts'

const plainFields = ['par', 'handicapIndex', 'womenPar', 'womenHandicapIndex', 'description'] as const

/** One cell of the hole manager: a field of the hole, or "yards.Men's" for a tee. */
export type HoleField = (typeof plainFields)[number] | `yards.${string}`

export type HoleChange = Input<typeof updateHole.body>

const YARDS = 'yards.'

export function storedText(hole: WireCourseHole, field: HoleField): string {
  switch (field) {
    case 'par':
    case 'handicapIndex':
    case 'womenPar':
    case 'womenHandicapIndex':
    case 'description':
      return String(hole[field] ?? '')
    default:
      return String(hole.yardages[field.slice(YARDS.length)] ?? '')
  }
}

/** The change that is sent for a cell with this text; the server checks it. */
export function holeChange(field: HoleField, text: string): HoleChange {
  switch (field) {
    case 'par':
    case 'handicapIndex':
    case 'womenPar':
    case 'womenHandicapIndex':
    case 'description':
      return { [field]: text }
    default:
      return { yardages: { [field.slice(YARDS.length)]: text } }
  }
}

export function isHoleField(text: string): text is HoleField {
  return plainFields.some((field) => field === text) || text.startsWith(YARDS)
}

/** Whether what the cell shows was generated and nobody has confirmed it (D39). */
export function isGenerated(hole: WireCourseHole, field: HoleField): boolean {
  if (field.startsWith(YARDS)) return hole.generatedYardages.includes(field.slice(YARDS.length))
  return hole.generated.some((part) => part === field)
}

/** What is sent to confirm a hole: the generated values as they stand there. */
export function confirmation(hole: WireCourseHole) {
  return {
    holeNumber: hole.holeNumber,
    ...(hole.generated.includes('par') ? { par: hole.par } : {}),
    ...(hole.generated.includes('handicapIndex') ? { handicapIndex: hole.handicapIndex } : {}),
    ...(hole.generatedYardages.length > 0
      ? { yardages: Object.fromEntries(hole.generatedYardages.map((tee) => [tee, hole.yardages[tee] ?? 0])) }
      : {}),
  }
}

export type GeneratedCounts = { pars: number; indexes: number; yardages: number }

export function countGenerated(course: Pick<Course, 'holes'>): GeneratedCounts {
  const having = (part: 'par' | 'handicapIndex') =>
    course.holes.filter((hole) => hole.generated.includes(part)).length
  return {
    pars: having('par'),
    indexes: having('handicapIndex'),
    yardages: course.holes.reduce((sum, hole) => sum + hole.generatedYardages.length, 0),
  }
}

export function hasWomensCard(course: Pick<Course, 'holes'>): boolean {
  return course.holes.some((hole) => hole.womenHandicapIndex !== null)
}

/** The field of a pasted card that a column stands for; a description is pasted as text. */
export function cardFieldOf(field: HoleField): CardField | undefined {
  switch (field) {
    case 'description':
      return undefined
    case 'par':
    case 'womenPar':
      return field
    case 'handicapIndex':
      return 'strokeIndex'
    case 'womenHandicapIndex':
      return 'womenStrokeIndex'
    default:
      return field
  }
}

export function holeFieldOf(field: CardField): HoleField {
  return cardFieldToWire(field)
}
