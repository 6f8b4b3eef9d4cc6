import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { erasurePlan, type Effect } from '#server/data/privacy/erasure/erasure-plan.ts'
import { repositoryRoot } from '#server/platform/repository-root.ts'

/** docs/privacy.md has a row for each stored column, and says of it at erasure what the erasure does. */

const TABLES = join(repositoryRoot, 'src/server/platform/db/tables')
const page = readFileSync(join(repositoryRoot, 'docs/privacy.md'), 'utf8')

const modules = await Promise.all(
  readdirSync(TABLES).map(async (file) => (await import(join(TABLES, file))) as Record<string, unknown>),
)
const columns = modules
  .flatMap((module) => Object.values(module))
  .filter((one) => is(one, PgTable))
  .flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => `${name}.${column.name}`)
  })

type Row = { column: string; cells: string[] }

/** The rows below the headings that are names of tables. */
const rows: Row[] = page
  .split(/^### /m)
  .slice(1)
  .flatMap((part) => {
    const table = part.slice(0, part.indexOf('\n')).trim()
    return part
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => {
        const cells = line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
        return [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => ({
          column: `${table}.${name ?? ''}`,
          cells: cells.slice(1),
        }))
      })
  })

const effects: readonly (Effect | 'stays' | 'none')[] = ['goes', 'emptied', 'replaced', 'stays', 'none']
const effectOf = ({ cells }: Row) =>
  effects.find((effect) => new RegExp(`^${effect}\\b`).test(cells.at(-1) ?? ''))

describe('docs/privacy.md', () => {
  test('when a column is stored, then it has one row, and no row is of a column that is not', () => {
    expect(rows.map(({ column }) => column).sort()).toEqual([...columns].sort())
  })

  test('each row says why, how long, who sees it and what becomes of it at erasure', () => {
    const incomplete = rows.filter(
      (row) => row.cells.length !== 4 || row.cells.includes('') || !effectOf(row),
    )
    expect(incomplete.map(({ column }) => column)).toEqual([])
  })

  test('when a column goes, is emptied or is replaced, then the erasure does exactly that', () => {
    const planned = erasurePlan.flatMap(({ table, effect, columns: some }) =>
      (
        some ?? columns.filter((one) => one.startsWith(`${table}.`)).map((one) => one.slice(table.length + 1))
      ).map((column) => `${table}.${column}: ${effect}`),
    )
    const written = rows.flatMap((row) => {
      const effect = effectOf(row)
      return effect === 'stays' || effect === 'none' ? [] : [`${row.column}: ${effect ?? '?'}`]
    })
    expect(written.filter((one) => !planned.includes(one))).toEqual([])
    // Where a row says two things, as of an invitation that somebody got or wrote, the first one is `written`.
    const said = rows.flatMap((row) =>
      effects
        .filter((effect) => new RegExp(`\\b${effect}\\b`).test(row.cells.at(-1) ?? ''))
        .map((effect) => `${row.column}: ${effect}`),
    )
    expect(planned.filter((one) => !said.includes(one))).toEqual([])
  })
})
