import type { Line } from '../arithmetic/line.ts'
import type { Hole } from '../course/course.ts'
import type { PlayingHandicap } from '../numbers.ts'
import { strokesReceived } from './strokes-received.ts'

/** Where the strokes of a Playing Handicap fall; below zero they are given back. */
export type StrokesFacts = {
  no_strokes: null
  strokes_on_every_hole: { strokes: number }
  /** On so many holes of the lowest or highest stroke indexes, and on the others. */
  strokes_on_some: { strokes: number; holes: number; indexes: 'lowest' | 'highest'; onOthers: number }
}

/** Where the strokes of a Playing Handicap fall (R6). */
export function explainStrokes(holes: readonly Hole[], handicap: PlayingHandicap): Line<StrokesFacts> {
  if (handicap === 0) return { kind: 'no_strokes', facts: null }
  const received = strokesReceived(holes, handicap)
  const [fewest, most] = [Math.min(...received), Math.max(...received)]
  if (fewest === most) return { kind: 'strokes_on_every_hole', facts: { strokes: most } }
  const count = received.filter((one) => one === most).length
  return {
    kind: 'strokes_on_some',
    facts:
      handicap < 0
        ? { strokes: fewest, holes: holes.length - count, indexes: 'highest', onOthers: most }
        : { strokes: most, holes: count, indexes: 'lowest', onOthers: fewest },
  }
}
