import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser, ensureOtherBrowsers, findHeadlessShell, howToGetBrowser } from './ensure-browser.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { StepFailed } from './step.mjs'
import { failedPart, journeyParts, summarise, vitestParts } from './test-summary.mjs'
import { vitestReportFile } from './vitest-report.mjs'

/**
 * `npm test`: installs what is missing (a browser included), builds, runs every test, and ends with where the time went and
 * one line for the whole run. Whatever keeps a part from running counts as a failure of that part. With --quick it runs
 * the part that answers in under two minutes.
 */
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
mkdirSync('.cache', { recursive: true })
const playwrightReportFile = '.cache/playwright.json'
rmSync(vitestReportFile, { force: true })
rmSync(playwrightReportFile, { force: true })

/** Rules, contract and web whole; of the server every call as every kind of person, and rounds; one journey. */
const quickFiles = [
  ...['src/golf/', 'src/contract/', 'src/web/', 'test/', 'scripts/', 'bench/'],
  ...['src/server/permission-matrix.test.ts', 'src/server/card/rounds.routes.test.ts'],
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
const parts = await runAll()
const { lines, isGood } = summarise(parts, { isQuick, seconds: process.uptime() })
for (const line of lines) console.log(line)
process.exit(isGood ? 0 : 1)

/**
 * What waits for nothing begins at once: the other browsers come while the packages do, and Chromium while it is built and
 * tests run that need none.
 * @returns {Promise<import('./test-summary.mjs').Part[]>}
 */
async function runAll() {
  // One package manager of the system at a time, so Chromium comes after them.
  const others = isQuick ? Promise.resolve() : ensureOtherBrowsers()
  if (!(await isDone(ensureInstalled)))
    return [failedPart('packages', ['failed: the packages were not installed'])]
  const built = isDone(ensureBuilt)
  const found = others.then(ensureBrowser)
  // Side by side: either part waits often enough (for stores, processes, pages) to leave the other a processor.
  const parts = await Promise.all([built.then(runVitest), runJourneys(built, found)])
  return parts.flat()
}

/**
 * @param {Promise<boolean>} built
 * @param {Promise<string | undefined>} found
 */
async function runJourneys(built, found) {
  const [isBuilt, browser] = await Promise.all([built, found])
  if (!isBuilt) return [failedPart('build', ['failed: it was not built, so no journey could be tried'])]
  if (!browser) return [failedPart('journeys', [`failed: ${howToGetBrowser}`])]
  return runPlaywright(browser, findHeadlessShell() ?? browser)
}

async function runVitest() {
  // One number for all projects: vitest refuses to run projects with different ones side by side. Three, beside two of
  // journeys: each waits often enough for a store, a process or a page to leave the others a processor.
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=3']
  const { endedWell, said } = await runQuietly([
    ...args,
    ...['--reporter=default', '--reporter=./scripts/vitest-report.mjs'],
    ...(isQuick ? [...quickFiles, '--exclude=test/faults/**'] : []),
  ])
  const parts = vitestParts(readReport(vitestReportFile), endedWell)
  // A set-up that can't be undone fails the run and is in no report; how the output ended says so.
  if (!endedWell) parts.at(-1)?.faults.push(said.trimEnd().split('\n').slice(-40).join('\n'))
  return parts
}

async function runPlaywright(browser, shell) {
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--retries=1',
    ...(isQuick ? [quickJourney] : []),
  ]
  const endedWell = await run(args, { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell })
  return journeyParts(readReport(playwrightReportFile), endedWell)
}

function run(args, env) {
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
