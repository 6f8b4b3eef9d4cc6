import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { graveFaults } from './grave-faults.ts'
import { readLockedPackages } from './lock-file.ts'
import { shippedByThisRepository } from './shipped-packages.ts'

/**
 * `npm run audit`: looks up known faults of the packages that are shipped, and the registry's signatures of all. Ends with 1 for
 * a grave fault or a wrong signature. Where the registry does not answer such questions it says so and ends with 0.
 */
const LIMIT_MS = 25_000

const Signatures = z.object({ invalid: z.array(z.unknown()) })
const shipped = shippedByThisRepository(readLockedPackages())

/** `countFaults` gives undefined for what is no answer. */
const questions: { what: string; args: string[]; countFaults: (answer: unknown) => number | undefined }[] = [
  {
    what: 'known faults of the packages that are shipped',
    args: ['audit', '--json'],
    countFaults: (answer) => graveFaults(answer, shipped)?.length,
  },
  {
    what: 'signatures of all packages',
    args: ['audit', 'signatures', '--json'],
    countFaults: (answer) => Signatures.safeParse(answer).data?.invalid.length,
  },
]

let isGood = true
for (const { what, args, countFaults } of questions) {
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: LIMIT_MS, killSignal: 'SIGKILL' })
  const count = countFaults(parse(stdout))
  if (count === undefined) {
    console.log(`Not looked up: ${what}. The registry did not answer.`)
    continue
  }
  console.log(
    `Looked up: ${what}. ${count === 0 ? 'Nothing is wrong.' : `${count} are wrong: npm ${args.join(' ')}`}`,
  )
  if (count > 0) isGood = false
}
process.exit(isGood ? 0 : 1)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined // npm ended without an answer
    throw error
  }
}
