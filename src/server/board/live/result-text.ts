import { z } from 'zod/mini'
import { leaderboardEntry } from '#contract/board/leaderboard.ts'
import type { Results } from '#contract/board/results.ts'
import { resultCells, resultColumns, toResultRow, type ResultRow } from '#contract/board/result-row.ts'
import { toCsvLine } from '../../platform/http/csv-line.ts'
import type { Snapshot } from './leaderboard-hub.ts'

const made = new WeakMap<Snapshot, { rows: string; csv: string }>()

/** Made once for each version of a board, whoever reads it; the snapshot is the hub's own object for it. */
function textsOf(snapshot: Snapshot): { rows: string; csv: string } {
  const kept = made.get(snapshot)
  if (kept) return kept
  const board: unknown = JSON.parse(snapshot.bytes.toString())
  const rows = z.array(leaderboardEntry).parse(board).map(toResultRow)
  const texts = { rows: JSON.stringify(rows), csv: toCsv(rows) }
  made.set(snapshot, texts)
  return texts
}

function toCsv(rows: readonly ResultRow[]): string {
  return [toCsvLine(resultColumns), ...rows.map((row) => toCsvLine(resultCells(row)))].join('')
}

/** What a result is the result of; whether it is final, its rows say. */
export type ResultHead = Omit<Results['competition'], 'isFinal'>

/** A board as other programs read it, with what it is the board of. */
export function resultJson(snapshot: Snapshot, head: ResultHead): string {
  const competition: Results['competition'] = { ...head, isFinal: snapshot.isFinal }
  return `{"competition":${JSON.stringify(competition)},"rows":${textsOf(snapshot).rows}}`
}

export function resultCsv(snapshot: Snapshot): string {
  return textsOf(snapshot).csv
}
