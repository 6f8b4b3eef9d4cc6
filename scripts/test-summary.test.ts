import { expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  playwrightFailures,
  summarise,
  unhandledErrors,
  vitestFailures,
} from './test-summary.mjs'

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }

test('when only the quick part ran, then the last line says so', () => {
  const { line } = summarise([countVitest(vitest, true), countPlaywright(playwright, true)], {
    isQuick: true,
  })
  expect(line).toBe('5 passed, 0 failed, 1 skipped in the quick part; npm test runs all')
})

test.each([
  ['all good', vitest, playwright, true, '5 passed, 0 failed, 1 skipped', true],
  ['a failure', { ...vitest, numFailedTests: 2 }, playwright, true, '5 passed, 2 failed, 1 skipped', false],
  [
    'flaky is said, and is neither passed nor failed',
    vitest,
    { stats: { ...playwright.stats, flaky: 1 } },
    true,
    '5 passed, 0 failed, 1 flaky, 1 skipped',
    true,
  ],
  [
    'flaky beside a failure',
    vitest,
    { stats: { ...playwright.stats, flaky: 1, unexpected: 2 } },
    true,
    '5 passed, 2 failed, 1 flaky, 1 skipped',
    false,
  ],
  [
    'a runner that crashed after good tests',
    vitest,
    playwright,
    false,
    '5 passed, 2 failed, 1 skipped',
    false,
  ],
  ['a runner without a report', undefined, playwright, true, '2 passed, 1 failed', false],
  ['a runner without a test', vitest, { stats: {} }, true, '3 passed, 1 failed, 1 skipped', false],
  [
    'a file whose set-up threw',
    { ...vitest, testResults: [{ status: 'failed', assertionResults: [{ status: 'skipped' }] }] },
    playwright,
    true,
    '5 passed, 1 failed, 1 skipped',
    false,
  ],
  [
    'a failed test is not counted again for its file',
    {
      ...vitest,
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    },
    playwright,
    true,
    '5 passed, 1 failed, 1 skipped',
    false,
  ],
  [
    'a file that cannot be loaded',
    { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] },
    playwright,
    true,
    '5 passed, 1 failed, 1 skipped',
    false,
  ],
])('%s', (_, unit, browser, endedWell, line, isGood) => {
  expect(summarise([countVitest(unit, endedWell), countPlaywright(browser, endedWell)])).toEqual({
    line,
    isGood,
  })
})

test('when tests of vitest fail, then each is named with its file and the first line of its fault', () => {
  const failed = {
    status: 'failed',
    fullName: 'when a, then b',
    failureMessages: ['expected 1 to be 2\n  at x'],
  }
  const testResults = [
    { name: '/root/scripts/a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
    { name: '/root/b.test.ts', status: 'failed', message: 'Cannot find c.ts\n  at y', assertionResults: [] },
    { name: '/root/d.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(vitestFailures({ testResults }, '/root')).toEqual([
    'scripts/a.test.ts › when a, then b: expected 1 to be 2',
    'b.test.ts: Cannot find c.ts',
  ])
  expect(vitestFailures(undefined, '/root')).toEqual([])
})

test('when something throws outside of every test, then the file that was running is named with where it was thrown', () => {
  const errors = [
    { file: '/root/a.test.ts', message: 'Error: read ECONNRESET', stack: '    at x (/root/b.ts:1:2)' },
  ]
  expect(unhandledErrors(errors, '/root')).toEqual([
    'a.test.ts › outside of every test: Error: read ECONNRESET\n    at x (b.ts:1:2)',
  ])
  expect(unhandledErrors(undefined, '/root')).toEqual([])
})

test('when journeys fail, or pass only the second time, then each is named with its place and how its first fault begins', () => {
  const spec = (title: string, status: string, ...faults: string[]) => ({
    ...{ title, file: 'a.spec.ts', line: 7 },
    tests: [{ status, results: faults.map((message) => ({ error: { message: `${message}\n  at x` } })) }],
  })
  const suites = [
    {
      specs: [spec('when a, then b', 'unexpected', 'Error: one', 'Error: two'), spec('good', 'expected')],
      suites: [{ specs: [spec('when c, then d', 'flaky', 'Test timeout of 300000ms exceeded.')] }],
    },
  ]
  expect(playwrightFailures({ suites, errors: [{ message: 'No server\n  at y' }] })).toEqual([
    'failed: No server',
    'failed: e2e/a.spec.ts:7 › when a, then b: Error: one\n  at x',
    'flaky: e2e/a.spec.ts:7 › when c, then d: Test timeout of 300000ms exceeded.\n  at x',
  ])
  expect(playwrightFailures(undefined)).toEqual([])
})
