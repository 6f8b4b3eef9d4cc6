import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import {
  LONG_FORM_TAG,
  SMALLER_TAG,
  journeyParts,
  vitestParts,
  type Part,
} from '../../scripts/test-summary.mjs'
import { ensureBrowser, ensureOtherBrowsers } from '../../scripts/ensure-browser.mjs'
import { vitestReportFile } from '../../scripts/vitest-report.mjs'
import type { Found } from './report.ts'

/** What `npm test` leaves to the long forms: the tests that it skips, and those that it runs with smaller numbers. */
export async function longTests(): Promise<Found[]> {
  const browser = await ensureBrowser()
  await ensureOtherBrowsers()
  await mkdir('.cache', { recursive: true })
  const vitest = await run('node_modules/vitest/vitest.mjs', [
    ...['run', '--maxWorkers=2', `--tagsFilter=${LONG_FORM_TAG} || ${SMALLER_TAG}`],
    ...['--reporter=default', '--reporter=./scripts/vitest-report.mjs'],
  ])
  const journeys = await run(
    'node_modules/@playwright/test/cli.js',
    ['test', `--grep=@${LONG_FORM_TAG}|@${SMALLER_TAG}`],
    browser === undefined ? {} : { CHROMIUM_PATH: browser },
  )
  const parts: Part[] = [
    ...vitestParts(JSON.parse(await readFile(vitestReportFile, 'utf8')), vitest),
    ...journeyParts(JSON.parse(await readFile('.cache/playwright.json', 'utf8')), journeys),
  ]
  for (const fault of parts.flatMap(({ faults }) => faults)) console.log(fault)
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
  return [
    {
      promise: 'all',
      measured: 'the tests that npm test leaves out or runs with smaller numbers',
      figures: `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
      lost: sum(({ failed }) => failed),
    },
  ]
}

/** Whether it ended well. */
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, LONG_FORM: 'on', ...env },
  })
  await once(child, 'close')
  return child.exitCode === 0
}
