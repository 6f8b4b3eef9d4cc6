import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/**
 * What becomes of a column when its person deletes their account: its row goes, or the row stays and the value is
 * emptied, is replaced, stays, or is none of anybody. docs/privacy.md has the words.
 */
export type ErasureEffect = 'goes' | 'emptied' | 'replaced' | 'stays' | 'none'

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string

type ColumnNote<Column extends string> = {
  columns: readonly Column[]
  why: string
  howLong: string
  seenBy: string
  /** The effect, and after it what a reader has to know about it. */
  atErasure: ErasureEffect | `${ErasureEffect}${' ' | ',' | ';' | ':'}${string}`
}

type Exported<Column extends string> = {
  /** Of the archive's files, without ending. */
  file: string
  /** The rows in which this column is the person's id. */
  by: Column
  /** What would give access, or is about others, and so stays out. */
  without?: readonly Column[]
  /** Nothing but these, where most of a row stays out. */
  only?: readonly Column[]
  orderBy?: readonly Column[]
}

type NotesOf<Column extends string> = {
  /** Erasure deletes the rows in which this column is the person's id. What is more than that is in erasure-plan.ts. */
  deletedBy?: Column
  /** The archive has the person's rows as they are. What is made of several tables is in export-tables.ts. */
  exported?: Exported<Column>
  notes: readonly ColumnNote<Column>[]
}

/** The notes of a table, with its name and its columns as the store names them. */
export type PrivacyNotes = NotesOf<string> & { table: string }

/**
 * What is kept in the columns of a table, why, how long, who sees it and what becomes of it at erasure. The tables of
 * docs/privacy.md are written from these notes, and so are the erasure and the export of what needs no statement of its
 * own. Every column has one note, which test/privacy.test.ts checks.
 */
export function privacyNotes<Table extends PgTable>(
  table: Table,
  { deletedBy, exported, notes }: NotesOf<ColumnOf<Table>>,
): PrivacyNotes {
  const columns: Table['_']['columns'] = getTableColumns(table)
  const stored = (key: ColumnOf<Table>) => columns[key]?.name ?? key
  return {
    table: getTableConfig(table).name,
    ...(deletedBy !== undefined && { deletedBy: stored(deletedBy) }),
    ...(exported && {
      exported: {
        file: exported.file,
        by: stored(exported.by),
        ...(exported.without && { without: exported.without.map(stored) }),
        ...(exported.only && { only: exported.only.map(stored) }),
        ...(exported.orderBy && { orderBy: exported.orderBy.map(stored) }),
      },
    }),
    notes: notes.map((note) => ({ ...note, columns: note.columns.map(stored) })),
  }
}

/** The effect that a note begins with. */
export function effectAtErasure({ atErasure }: Pick<ColumnNote<string>, 'atErasure'>): ErasureEffect {
  const effects: readonly ErasureEffect[] = ['goes', 'emptied', 'replaced', 'stays']
  return effects.find((effect) => atErasure.startsWith(effect)) ?? 'none'
}
