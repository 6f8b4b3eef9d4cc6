import type { DataExport } from '#contract/data/privacy.ts'
import type { ExportRow } from './exports.store.ts'

export function toWireExport(row: ExportRow): DataExport {
  const { id, state, filesDone, filesTotal, bytes } = row
  return {
    id,
    state,
    filesDone,
    filesTotal,
    bytes,
    requestedAt: row.requestedAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }
}
