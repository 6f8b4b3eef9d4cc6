import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser, howToGetBrowser } from './ensure-browser.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { StepFailed } from './step.mjs'
import {
  countPlaywright,
  countVitest,
  playwrightFailures,
  summarise,
  unhandledErrors,
  vitestFailures,
} from './test-summary.mjs'
import { unhandledErrorsFile } from './unhandled-errors.mjs'

/**
 * `npm test`: installs what is missing (a browser included), builds, runs every test, and ends with one line for the
 * whole run. Whatever keeps a part from running counts as a failure of that part. With --quick it runs the part that
 * answers in a minute and a half.
 */
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
mkdirSync('.cache', { recursive: true })
const vitestReport = '.cache/vitest.json'
const playwrightReport = '.cache/playwright.json'
rmSync(vitestReport, { force: true })
rmSync(playwrightReport, { force: true })
rmSync(unhandledErrorsFile, { force: true })

/** Rules, contract and web whole; of the server every call as every kind of person, and rounds; one journey. */
const quickFiles = [
  ...['src/domain/', 'src/contract/', 'src/web/', 'test/', 'scripts/', 'bench/'],
  ...['src/server/permission-matrix.test.ts', 'src/server/rounds/rounds.routes.test.ts'],
]
const quickJourney = 'e2e/first-competition.spec.ts'

const isQuick = process.argv.includes('--quick')
const unknown = process.argv.slice(2).filter((argument) => argument !== '--quick')
if (unknown.length > 0) {
  console.error(
    `npm test knows no ${unknown.join(' ')}, only --quick. CONTRIBUTING.md says how to run one file.`,
  )
  process.exit(1)
}
/** How vitest's output ended, where it ended badly: a set-up that can't be undone fails the run and is in no report. */
let lastWords = ''
const { line, isGood } = summarise(await runAll(), { isQuick })
// Whichever part ended first has scrolled away.
if (lastWords) console.log(lastWords)
for (const failure of vitestFailures(readReport(vitestReport), process.cwd()))
  console.log(`failed: ${failure}`)
for (const error of unhandledErrors(readReport(unhandledErrorsFile), process.cwd()))
  console.log(`failed: ${error}`)
for (const failure of playwrightFailures(readReport(playwrightReport))) console.log(failure)
console.log(line)
process.exit(isGood ? 0 : 1)

async function runAll() {
  const crashed = { passed: 0, failed: 1, skipped: 0, flaky: 0 }
  if (!(await isDone(ensureInstalled))) return [crashed]
  const isBuilt = await isDone(ensureBuilt)
  const browser = isBuilt ? await ensureBrowser() : undefined
  if (isBuilt && !browser) console.error(howToGetBrowser)
  // Side by side: either part waits often enough (for stores, processes, pages) to leave the other a processor.
  return Promise.all([runVitest(), browser ? runPlaywright(browser) : everyBrowserTestFailed()])
}

async function runVitest() {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/unhandled-errors.mjs',
    `--outputFile.json=${vitestReport}`,
  ]
  // One number for all projects: vitest refuses to run projects with different ones side by side.
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...reporters]
  const { endedWell, said } = await runQuietly([
    ...args,
    ...(isQuick ? [...quickFiles, '--exclude=test/faults/**'] : []),
  ])
  if (!endedWell) lastWords = said.trimEnd().split('\n').slice(-40).join('\n')
  return countVitest(readReport(vitestReport), endedWell)
}

async function runPlaywright(browser) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--retries=1']
  const endedWell = await run([...args, ...(isQuick ? [quickJourney] : [])], { CHROMIUM_PATH: browser })
  return countPlaywright(readReport(playwrightReport), endedWell)
}

/** Listing needs no browser; the names that could not be tried are the failures. */
async function everyBrowserTestFailed() {
  const report = '.cache/playwright-list.json'
  rmSync(report, { force: true })
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json']
  await run([...args, ...(isQuick ? [quickJourney] : [])], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const countIn = (suite) =>
    suite.specs.reduce((count, spec) => count + spec.tests.length, 0) +
    (suite.suites ?? []).reduce((count, inner) => count + countIn(inner), 0)
  const listed = (readReport(report)?.suites ?? []).reduce((count, suite) => count + countIn(suite), 0)
  return { passed: 0, failed: Math.max(1, listed), skipped: 0, flaky: 0 }
}

function run(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}

/** Shows what the program said once it has ended, in one piece: the journeys speak meanwhile. */
function runQuietly(args) {
  const output = []
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const said = Buffer.concat(output)
      process.stdout.write(said)
      resolve({ endedWell: code === 0, said: said.toString() })
    }),
  )
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined // the runner died before its report
    throw error
  }
}

async function isDone(ensure) {
  try {
    await ensure()
    return true
  } catch (error) {
    if (error instanceof StepFailed) return false
    throw error
  }
}
