import type { Output } from '#contract/platform/call.ts'
import type { readCourseCard } from '#contract/course/course-card.ts'
import type { CourseReading } from '#scan/course-reading.ts'
import { toWireQuad } from '#scan/to-wire-reading.ts'

type Reply = Output<(typeof readCourseCard)['reply']>

/** The reply of `readCourseCard`. Whether a sum agrees is left to the screen, where the numbers change. */
export function toWireCourseReading(reading: CourseReading): Reply {
  if (reading.outcome === 'unreadable')
    return { success: false, failure: reading.reason, rows: [], notes: [] }
  return {
    success: true,
    rows: reading.rows.map(({ kind, labelQuad, cells, sums }) => ({
      kind,
      ...(labelQuad ? { labelQuad: toWireQuad(labelQuad) } : {}),
      holes: cells.map(({ holeNumber, value, confidence, isDoubtful, others, quad }) => ({
        holeNumber,
        ...(value === undefined ? {} : { value }),
        confidence,
        doubtful: isDoubtful,
        others: [...others],
        quad: toWireQuad(quad),
      })),
      sums: sums.map(({ of, value, quad }) => ({
        of,
        ...(value === undefined ? {} : { value }),
        quad: toWireQuad(quad),
      })),
    })),
    notes: [...reading.notes],
  }
}
