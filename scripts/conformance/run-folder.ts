import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { differences } from './compare.ts'
import { courseGroups } from './course-groups.ts'
import type { Group } from './group.ts'
import { handicapGroups } from './handicap-groups.ts'
import { matchGroups } from './match-groups.ts'
import { recordGroups, replayRecord, scoringRecordFile, scoringRecordRules } from './scoring-record.ts'
import { scoringGroups } from './scoring-groups.ts'
import { tieGroups } from './tie-groups.ts'
import { unionGroups } from './union-groups.ts'

export const groups: Readonly<Record<string, Group>> = {
  ...handicapGroups,
  ...courseGroups,
  ...scoringGroups,
  ...tieGroups,
  ...matchGroups,
  ...unionGroups,
  ...recordGroups,
}

const vectorFile = z.object({
  vectors: z.array(
    z.object({ id: z.string(), group: z.string().optional(), input: z.unknown(), expected: z.unknown() }),
  ),
})

export type FolderResult = {
  files: number
  passed: number
  /** "file id: what was different". */
  mismatches: string[]
  vectorsOfRule: Map<string, number>
  vectorsOfGroup: Map<string, number>
}

/** Runs every .json file of a folder and of the folders in it. */
export function runFolder(folder: string): FolderResult {
  const result: FolderResult = {
    files: 0,
    passed: 0,
    mismatches: [],
    vectorsOfRule: new Map(),
    vectorsOfGroup: new Map(),
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  for (const name of names.sort()) {
    result.files++
    runFile(name, JSON.parse(readFileSync(join(folder, name), 'utf8')), result)
  }
  if (result.files === 0) result.mismatches.push(`${folder}: no .json files`)
  return result
}

function runFile(name: string, content: unknown, result: FolderResult): void {
  const vectors = vectorFile.safeParse(content)
  if (vectors.success) {
    for (const vector of vectors.data.vectors) {
      const groupName = vector.group ?? 'countback'
      const group = groups[groupName]
      const problems = group ? problemsOf(group, vector) : [`no such group: ${groupName}`]
      note(result, `${name} ${vector.id}`, { group: groupName, rules: group?.rules ?? [], problems })
    }
    return
  }
  const record = scoringRecordFile.safeParse(content)
  if (!record.success) {
    result.mismatches.push(
      `${name}: neither {"vectors": [...]} nor {"rounds": [...]}: ${record.error.message}`,
    )
    return
  }
  for (const { id, problems } of replayRecord(record.data))
    note(result, `${name} ${id}`, { group: 'scoring_record', rules: scoringRecordRules, problems })
}

/** A vector that cannot be read or run is a mismatch like any other. */
function problemsOf(group: Group, vector: { input: unknown; expected: unknown }): string[] {
  try {
    return differences(vector.expected, group.run(vector.input))
  } catch (error) {
    return [`could not be run: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function note(
  result: FolderResult,
  id: string,
  one: { group: string; rules: readonly string[]; problems: readonly string[] },
): void {
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  count(result.vectorsOfGroup, one.group)
  for (const rule of one.rules) count(result.vectorsOfRule, rule)
  if (one.problems.length === 0) result.passed++
  for (const problem of one.problems) result.mismatches.push(`${id}: ${problem}`)
}
