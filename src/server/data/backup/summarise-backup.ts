import type { BackupManifest } from './backup-manifest.ts'

/** How much a backup holds, for the operator: "12,345 rows of 61 tables and 87 files". */
export function summariseBackup({ tables, files }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('en')} rows of ${tables.length} tables and ${files.length.toLocaleString('en')} files`
}
