import type { Output } from '#contract/platform/call.ts'
import type { processScorecard, ScannedCell, ScannedRow, ScannedSum } from '#contract/photo/scan.ts'
import type {
  CardReading,
  CellReading,
  CellResult,
  PhotoQuad,
  PlayerReading,
  WrittenSum,
} from './card-reading.ts'

type Reply = Output<(typeof processScorecard)['reply']>

/** The reply of `processScorecard`; `reader` is the id of the reader that read the photo. */
export function toWireReading(reading: CardReading, reader: string): Reply {
  if (reading.outcome === 'unreadable')
    return { success: false, failure: reading.reason, scores: [], rows: [], notes: [], printed: [], reader }
  return {
    success: true,
    scores: (reading.players[0]?.cells ?? []).flatMap(({ holeNumber, result, confidence }) =>
      typeof result === 'number'
        ? [{ holeNumber, grossScore: result, confidence: toWireConfidence(confidence) }]
        : [],
    ),
    rows: reading.players.map(toWireRow),
    notes: [...reading.notes],
    printed: reading.printed.map(({ holeNumber, par, strokeIndex }) => ({
      holeNumber,
      ...(par === undefined ? {} : { par }),
      ...(strokeIndex === undefined ? {} : { strokeIndex }),
    })),
    reader,
  }
}

function toWireRow({ nameQuad, notation, cells, sums }: PlayerReading): ScannedRow {
  return {
    ...(nameQuad ? { nameQuad: toWireQuad(nameQuad) } : {}),
    toPar: notation === 'to_par',
    holes: cells.map(toWireCell),
    sums: sums.map(toWireSum),
  }
}

function toWireCell({ holeNumber, result, confidence, isDoubtful, others, quad }: CellReading): ScannedCell {
  return {
    holeNumber,
    ...(result === undefined ? {} : { grossScore: toWireResult(result) }),
    confidence: toWireConfidence(confidence),
    doubtful: isDoubtful,
    others: others.map(toWireResult),
    ...(quad ? { quad: toWireQuad(quad) } : {}),
  }
}

function toWireSum({ of, value, confidence, offBy, quad }: WrittenSum): ScannedSum {
  return {
    of,
    value,
    confidence: toWireConfidence(confidence),
    agrees: offBy === 0,
    ...(quad ? { quad: toWireQuad(quad) } : {}),
  }
}

/** To the ten-thousandth: machines differ in the last digits of logarithms and powers. */
function toWireConfidence(confidence: number): number {
  return Math.round(10_000 * confidence) / 10_000
}

function toWireResult(result: CellResult): number | 'picked_up' | null {
  return result === 'empty' ? null : result
}

export function toWireQuad(quad: PhotoQuad): number[][] {
  return quad.map((point) => [...point])
}
