import type { HoleEntry } from './hole-entry.ts'

/**
 * On whose behalf an entry speaks: the player whose card it is, anybody else who may score it (`marker`), the reader of
 * a photographed card, or an administrator who corrects or decides.
 */
export const entrySources = ['player', 'marker', 'paper', 'committee'] as const
export type EntrySource = (typeof entrySources)[number]

export type SourcedEntry = HoleEntry & { source: EntrySource }
