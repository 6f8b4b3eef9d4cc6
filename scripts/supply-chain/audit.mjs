import { spawnSync } from 'node:child_process'

/**
 * `npm run audit`: looks up known faults of the packages that are shipped, and the registry's signatures of all. Ends with 1 for
 * a grave fault or a wrong signature. Where the registry does not answer such questions it says so and ends with 0.
 */
const LIMIT_MS = 25_000

const questions = [
  {
    what: 'known faults of the packages that are shipped',
    args: ['audit', '--omit=dev', '--audit-level=high', '--json'],
    isAnswer: (answer) => answer.metadata?.vulnerabilities !== undefined,
    faults: ({ metadata: { vulnerabilities } }) => vulnerabilities.high + vulnerabilities.critical,
  },
  {
    what: 'signatures of all packages',
    args: ['audit', 'signatures', '--json'],
    isAnswer: (answer) => Array.isArray(answer.invalid),
    faults: ({ invalid }) => invalid.length,
  },
]

let isGood = true
for (const { what, args, isAnswer, faults } of questions) {
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: LIMIT_MS, killSignal: 'SIGKILL' })
  const answer = parse(stdout)
  if (answer === undefined || !isAnswer(answer)) {
    console.log(`Not looked up: ${what}. The registry did not answer.`)
    continue
  }
  const count = faults(answer)
  console.log(
    `Looked up: ${what}. ${count === 0 ? 'Nothing is wrong.' : `${count} are wrong: npm ${args.join(' ')}`}`,
  )
  if (count > 0) isGood = false
}
process.exit(isGood ? 0 : 1)

function parse(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined // npm ended without an answer
    throw error
  }
}
