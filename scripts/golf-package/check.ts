import { fileURLToPath } from 'node:url'
import { runFolder } from '../conformance/run-folder.ts'

/* The program of the package: bundled with its schemas, while the rules that it tries are the package's own files. */

const packaged = fileURLToPath(new URL('./vectors', import.meta.url))
const result = runFolder(process.argv[2] ?? packaged)
const total = [...result.vectorsOfGroup.values()].reduce((sum, count) => sum + count, 0)
console.log(`${result.passed} of ${total} vectors in ${result.files} files agree`)
for (const mismatch of result.mismatches) console.error(`MISMATCH ${mismatch}`)
if (result.mismatches.length > 0) process.exitCode = 1
