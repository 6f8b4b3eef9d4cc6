import { teeOfField, type CardField, type CardValue } from '#golf/course/card-values.ts'
import type { HoleChange } from '#golf/course/change-holes.ts'
import type { HolePart } from '#golf/course/generated-parts.ts'
import type { WireCourseHole } from './courses.ts'

/*
 * What wire-names.ts is for everybody, for the holes that a club keeps: `handicapIndex` is the stroke index, also among
 * a hole's generated parts and in women's values. Apart, because no player's screen needs it.
 */

export function holePartToWire(part: HolePart): WireCourseHole['generated'][number] {
  return part === 'strokeIndex' ? 'handicapIndex' : part
}

type HoleWords = Omit<HoleChange, 'holeNumber'>
type WireHoleChange = Omit<HoleWords, 'strokeIndex' | 'womenStrokeIndex'> & {
  handicapIndex?: number | undefined
  womenHandicapIndex?: number | undefined
}

export function holeChangeFromWire(wire: WireHoleChange): HoleWords {
  const { par, handicapIndex, womenPar, womenHandicapIndex, yardages, description } = wire
  return {
    par,
    strokeIndex: handicapIndex,
    womenPar,
    womenStrokeIndex: womenHandicapIndex,
    yardages,
    description,
  }
}

/** A field of a pasted card as the wire names it; "yards.White" stays. */
export function cardFieldToWire(field: CardField) {
  switch (field) {
    case 'strokeIndex':
      return 'handicapIndex'
    case 'womenStrokeIndex':
      return 'womenHandicapIndex'
    default:
      return field
  }
}

type WireCardHole = {
  holeNumber: number
  par?: number
  handicapIndex?: number
  womenPar?: number
  womenHandicapIndex?: number
  yardages?: Record<string, number>
}

/** What was read from a pasted card, hole by hole as it is sent. */
export function cardToWire(values: readonly CardValue[]): WireCardHole[] {
  const holes = new Map<number, WireCardHole>()
  for (const { holeNumber, field, value } of values) {
    const hole = holes.get(holeNumber) ?? { holeNumber }
    const tee = teeOfField(field)
    holes.set(
      holeNumber,
      tee === undefined
        ? { ...hole, [cardFieldToWire(field)]: value }
        : { ...hole, yardages: { ...hole.yardages, [tee]: value } },
    )
  }
  return [...holes.values()]
}
