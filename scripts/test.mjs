import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser, howToGetBrowser } from './ensure-browser.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { StepFailed } from './step.mjs'
import { countPlaywright, countVitest, summarise } from './test-summary.mjs'

/**
 * `npm test`: installs what is missing (a browser included), builds, runs every test, and ends with one line for the
 * whole run. Whatever keeps a part from running counts as a failure of that part.
 */
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
mkdirSync('.cache', { recursive: true })

const { line, isGood } = summarise(await runAll())
console.log(line)
process.exit(isGood ? 0 : 1)

async function runAll() {
  const crashed = { passed: 0, failed: 1, skipped: 0, flaky: 0 }
  if (!(await isDone(ensureInstalled))) return [crashed]
  const isBuilt = await isDone(ensureBuilt)
  const rules = await runVitest()
  const browser = isBuilt ? await ensureBrowser() : undefined
  if (browser) return [rules, await runPlaywright(browser)]
  if (isBuilt) console.error(howToGetBrowser)
  return [rules, await everyBrowserTestFailed()]
}

async function runVitest() {
  const report = '.cache/vitest.json'
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // One number for all projects: vitest refuses to run projects with different ones side by side.
  const endedWell = await run(['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...reporters])
  return countVitest(readReport(report), endedWell)
}

async function runPlaywright(browser) {
  const report = '.cache/playwright.json'
  rmSync(report, { force: true })
  const endedWell = await run(['node_modules/@playwright/test/cli.js', 'test', '--retries=1'], {
    CHROMIUM_PATH: browser,
  })
  return countPlaywright(readReport(report), endedWell)
}

/** Listing needs no browser; the names that could not be tried are the failures. */
async function everyBrowserTestFailed() {
  const report = '.cache/playwright.json'
  rmSync(report, { force: true })
  await run(['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
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
