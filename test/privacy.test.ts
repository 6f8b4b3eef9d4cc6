import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { erasurePlan } from '#server/data/privacy/erasure/erasure-plan.ts'
import { exportTables } from '#server/data/privacy/export/export-tables.ts'
import { allPrivacyNotes } from '#server/platform/db/all-privacy-notes.ts'
import { effectAtErasure, type ErasureEffect } from '#server/platform/db/privacy-notes.ts'
import { repositoryRoot } from '#server/platform/repository-root.ts'
import { headingsOf, privacyPage } from './privacy-page.ts'

/**
 * Each stored column has a note beside its table. The erasure does what the notes say, and docs/privacy.md is written
 * from them: `npx vitest run --project rules test/privacy.test.ts -u`.
 */

const TABLES = 'src/server/platform/db/tables'
const page = readFileSync(join(repositoryRoot, 'docs/privacy.md'), 'utf8')

const files = await Promise.all(
  readdirSync(join(repositoryRoot, TABLES)).map(async (file) => {
    const module = (await import(join(repositoryRoot, TABLES, file))) as Record<string, unknown>
    return Object.values(module)
      .filter((one) => is(one, PgTable))
      .map((one) => ({ file: `${TABLES}/${file}`, ...getTableConfig(one) }))
  }),
)
const tables = files.flat()
const columns = tables.flatMap(({ name, columns, file }) =>
  columns.map((column) => ({ column: `${name}.${column.name}`, file })),
)

const rows = allPrivacyNotes.flatMap(({ table, notes }) =>
  notes.flatMap((note) => note.columns.map((column) => ({ column: `${table}.${column}`, note }))),
)

describe('notes beside the tables', () => {
  test('every table’s are in all-privacy-notes.ts', () => {
    const noted = allPrivacyNotes.map(({ table }) => table)
    const missing = tables
      .filter(({ name }) => !noted.includes(name))
      .map(
        ({ name, file }) => `${name}: write privacyNotes in ${file}, and name them in all-privacy-notes.ts`,
      )
    expect(missing).toEqual([])
    expect([...noted].sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  test('when a column is stored, then it has one note, and no note is of a column that is not', () => {
    const noted = rows.map(({ column }) => column)
    const missing = columns
      .filter(({ column }) => !noted.includes(column))
      .map(({ column, file }) => `${column}: write a note in the privacyNotes of ${file}`)
    expect(missing).toEqual([])
    expect([...noted].sort()).toEqual(columns.map(({ column }) => column).sort())
  })

  test('each says why, how long, who sees it and what becomes of it at erasure', () => {
    const incomplete = rows.filter(({ note: { why, howLong, seenBy, atErasure } }) =>
      [why, howLong, seenBy, atErasure].some((cell) => cell.trim() === '' || /[|\n]/.test(cell)),
    )
    expect(incomplete.map(({ column }) => column)).toEqual([])
  })

  test('when a column goes, is emptied or is replaced, then the erasure does exactly that', () => {
    const planned = erasurePlan.flatMap(({ table, effect, columns: some }) =>
      (
        some ??
        columns
          .map(({ column }) => column)
          .filter((one) => one.startsWith(`${table}.`))
          .map((one) => one.slice(table.length + 1))
      ).map((column) => `${table}.${column}: ${effect}`),
    )
    const written = rows.flatMap(({ column, note }) => {
      const effect = effectAtErasure(note)
      return effect === 'stays' || effect === 'none' ? [] : [`${column}: ${effect}`]
    })
    expect(written.filter((one) => !planned.includes(one))).toEqual([])
    // Where a note says two things, as of an invitation that somebody got or wrote, the first one is `written`.
    const effects: readonly ErasureEffect[] = ['goes', 'emptied', 'replaced', 'stays', 'none']
    const said = rows.flatMap(({ column, note }) =>
      effects
        .filter((effect) => new RegExp(`\\b${effect}\\b`).test(note.atErasure))
        .map((effect) => `${column}: ${effect}`),
    )
    expect(planned.filter((one) => !said.includes(one))).toEqual([])
  })

  test('rows that erasure deletes by the notes may go in any order', () => {
    const deleted = allPrivacyNotes.filter(({ deletedBy }) => deletedBy !== undefined)
    const isDeleted = (name: string) => deleted.some(({ table }) => table === name)
    expect(deleted.length).toBeGreaterThan(0)
    const keysBetween = tables
      .filter(({ name }) => isDeleted(name))
      .flatMap(({ name, foreignKeys }) =>
        foreignKeys.map(({ reference, onDelete }) => ({
          from: name,
          to: getTableConfig(reference().foreignTable).name,
          onDelete: onDelete ?? 'no action',
        })),
      )
      .filter(({ from, to }) => isDeleted(to) && from !== to)
    expect(keysBetween.length).toBeGreaterThan(0)
    expect(keysBetween.filter(({ onDelete }) => !['cascade', 'set null'].includes(onDelete))).toEqual([])
  })

  test('no two files of the archive have one name', () => {
    const names = exportTables.map(({ file }) => file)
    expect([...new Set(names)]).toEqual(names)
  })
})

describe('docs/privacy.md', () => {
  test('has a heading for each table, under the part of the app that it belongs to', () => {
    expect(headingsOf(page).sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  test('says below each heading what the notes of the table say', async () => {
    await expect(privacyPage(page, allPrivacyNotes)).toMatchFileSnapshot('../docs/privacy.md')
  })
})
