import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runFolder } from './conformance/run-folder.ts'
import { conformanceDocument, conformanceTable } from './conformance/table.ts'

/**
 * `npm run -s conformance` runs fixtures/vectors, `npm run -s conformance -- FOLDER` any folder of the same layout, and
 * `npm run -s conformance -- --write` writes docs/conformance.md too. Fails on a mismatch and on an unknown group.
 */
const ours = fileURLToPath(new URL('../fixtures/vectors', import.meta.url))
const [argument] = process.argv.slice(2)
const isWriting = argument === '--write'
const result = runFolder(argument === undefined || isWriting ? ours : argument)
const table = conformanceTable(result.vectorsOfRule)

console.log(table)
console.log()
for (const [group, count] of [...result.vectorsOfGroup].sort())
  console.log(`${String(count).padStart(4)}  ${group}`)
const total = [...result.vectorsOfGroup.values()].reduce((sum, count) => sum + count, 0)
console.log(`\n${result.passed} of ${total} vectors in ${result.files} files agree`)
for (const mismatch of result.mismatches) console.error(`MISMATCH ${mismatch}`)
if (result.mismatches.length > 0) process.exitCode = 1
if (isWriting) writeFileSync(new URL('../docs/conformance.md', import.meta.url), conformanceDocument(table))
