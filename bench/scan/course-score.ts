import type { CourseReading, PrintedCell, PrintedRow, PrintedRowKind } from '../../src/scan/course-reading.ts'
import { pairInOrder } from './card-score.ts'
import type { PrintedTruth } from './card-truth.ts'

export type ScoredPrint = {
  readonly kind: PrintedRowKind
  readonly truth: number
  /** undefined: its row or its card was not found, or the cell was not read. */
  readonly read: number | undefined
  readonly isDoubtful: boolean
  readonly confidence: number
}

export type ScoredCourse = {
  readonly cells: readonly ScoredPrint[]
  readonly missedRows: number
  /** Rows that were read but are not printed on the card. */
  readonly spuriousRows: number
  readonly isFound: boolean
}

const kinds: Record<PrintedTruth['role'], PrintedRowKind> = {
  par: 'par',
  lpar: 'par',
  si: 'stroke_index',
  lsi: 'stroke_index',
  tee: 'length',
}

/** Compares the printed rows with the truth: rows of a kind are paired in their order, so that most cells agree. */
export function scoreCourse(printed: readonly PrintedTruth[], reading: CourseReading): ScoredCourse {
  const rows = reading.outcome === 'read' ? reading.rows : []
  const cells: ScoredPrint[] = []
  let missedRows = 0
  for (const kind of new Set(Object.values(kinds))) {
    const truths = printed.filter(({ role }) => kinds[role] === kind)
    const found = rows.filter((row) => row.kind === kind)
    const partners = pairInOrder(
      truths.map(({ values }) => found.map((row) => agreeing(values, row))),
      found.length,
    )
    for (const [index, { values }] of truths.entries()) {
      const row = found[partners[index] ?? -1]
      if (!row) missedRows += 1
      for (const [hole, truth] of values.entries())
        cells.push(
          scored(
            kind,
            truth,
            row?.cells.find(({ holeNumber }) => holeNumber === hole + 1),
          ),
        )
    }
  }
  const spuriousRows = rows.length - (printed.length - missedRows)
  return { cells, missedRows, spuriousRows, isFound: reading.outcome === 'read' }
}

function scored(kind: PrintedRowKind, truth: number, cell: PrintedCell | undefined): ScoredPrint {
  return {
    kind,
    truth,
    read: cell?.value,
    isDoubtful: cell?.isDoubtful ?? false,
    confidence: cell?.confidence ?? 0,
  }
}

function agreeing(values: readonly number[], { cells }: PrintedRow): number {
  return cells.filter(({ holeNumber, value }) => value === values[holeNumber - 1]).length
}
