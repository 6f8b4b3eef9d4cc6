import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderOfTest } from '../test/folder-of-test.ts'
import { rules } from './conformance/rules.ts'
import { runFolder } from './conformance/run-folder.ts'
import { conformanceDocument, conformanceTable, filesOf } from './conformance/table.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

function folderWith(file: unknown): string {
  const folder = folderOfTest('conformance-')
  writeFileSync(join(folder, 'one.json'), JSON.stringify(file))
  return folder
}

describe('conformance', () => {
  const result = runFolder(at('fixtures/vectors'))

  test('every vector in the repository agrees', () => {
    expect(result.mismatches).toEqual([])
    expect(result.passed).toBeGreaterThan(150)
  })

  test('docs/conformance.md is the table that is printed', () => {
    const table = conformanceTable(result.vectorsOfRule)
    expect(readFileSync(at('docs/conformance.md'), 'utf8')).toBe(conformanceDocument(table))
  })

  test('every rule file exists', () => {
    for (const rule of rules)
      for (const path of filesOf(rule)) expect(readFileSync(at(`src/golf/${path}`), 'utf8')).not.toBe('')
  })

  test.each([
    { vectors: [{ id: 'x', group: 'tiddlywinks', input: {}, expected: 1 }] },
    {
      vectors: [
        { id: 'x', group: 'caps', input: { averageOfLowest8: 15, lowHandicapIndex: 10 }, expected: 14.1 },
      ],
    },
    { vectors: [{ id: 'x', group: 'caps', input: { average: 15 }, expected: 14 }] },
    { something: 'else' },
  ])('%j fails', (file) => {
    expect(runFolder(folderWith(file)).mismatches).toHaveLength(1)
  })

  test('a whole scoring record is replayed from nothing', () => {
    const round = (number: number, unroundedDifferential: number, handicapIndex: number | null) => ({
      round: number,
      date: `2026-03-0${number}`,
      unroundedDifferential,
      exceptionalAdjustment: 0,
      lowHandicapIndexUsed: null,
      beforeCaps: handicapIndex,
      handicapIndex,
    })
    const rounds = [round(1, 15.3, null), round(2, 15.24, null), round(3, 16.6, 13.2)]
    expect(runFolder(folderWith({ rounds }))).toMatchObject({ passed: 3, mismatches: [] })
    const wrong = [...rounds.slice(0, 2), round(3, 16.6, 13.3)]
    expect(runFolder(folderWith({ rounds: wrong })).mismatches).toHaveLength(2)
  })
})
