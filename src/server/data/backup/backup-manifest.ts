import { z } from 'zod'
import { Sequence } from './sequences.ts'

export const MANIFEST_NAME = 'manifest.json'
/** Goes up when an older program could misread a file that a newer one wrote. */
export const BACKUP_FORMAT = 1

const TableEntry = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().min(0),
  checksum: z.string(),
  sha256: z.string(),
})

const FileEntry = z.object({ path: z.string(), bytes: z.number().int().min(0), sha256: z.string() })

/** What is in a backup; the last file of its archive, so that one that was cut off has none. */
export const BackupManifest = z.object({
  format: z.number().int(),
  /** The version of the program that wrote it. */
  product: z.string(),
  /** When the snapshot of the store was taken. */
  takenAt: z.iso.datetime(),
  /** `when` of the newest migration that had run: the tables are those of this moment. */
  migration: z.number().int(),
  tables: z.array(TableEntry),
  sequences: z.array(Sequence),
  files: z.array(FileEntry),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** Where the rows of a table are in the archive, and where a file of the data folder is. */
export const tablePath = (name: string): string => `tables/${name}.copy`
export const filePath = (path: string): string => `files/${path}`
