import { expect, test } from 'vitest'
import { failedPart, journeyParts, summarise, vitestParts, type Part } from './test-summary.mjs'

const file = {
  project: 'rules',
  file: 'a.test.ts',
  seconds: 1.5,
  passed: 3,
  skipped: 1,
  leftToLongForms: 1,
  smaller: 2,
}
const good = { files: [{ ...file, failures: [] }], unhandled: [] }
const spec = (title: string, status: string, ...faults: string[]) => ({
  title,
  file: 'a.spec.ts',
  line: 7,
  tags: status === 'skipped' ? ['long-form'] : [],
  tests: [
    {
      status,
      results: [{ duration: 2_000 }, ...faults.map((message) => ({ duration: 500, error: { message } }))],
    },
  ],
})
const played = { suites: [{ specs: [spec('one', 'expected'), spec('two', 'expected')] }] }

const lastLine = (parts: Part[]) => summarise(parts, { seconds: 61 }).lines.at(-1)

test.each([
  ['all good', good, played, true, '5 passed, 0 failed, 1 skipped', true],
  [
    'two failures',
    {
      ...good,
      files: [
        {
          ...file,
          failures: [
            { title: 'x', message: 'y' },
            { title: 'z', message: 'y' },
          ],
        },
      ],
    },
    played,
    true,
    '5 passed, 2 failed, 1 skipped',
    false,
  ],
  [
    'a journey that passes only when it is tried again is said, and is neither passed nor failed',
    good,
    { suites: [{ specs: [spec('one', 'flaky', 'slow'), spec('two', 'expected')] }] },
    true,
    '4 passed, 0 failed, 1 flaky, 1 skipped',
    true,
  ],
  ['runners that crashed after good tests', good, played, false, '5 passed, 2 failed, 1 skipped', false],
  ['a runner without a report', undefined, played, true, '2 passed, 1 failed', false],
  ['a runner without a test', good, { suites: [] }, true, '3 passed, 1 failed, 1 skipped', false],
  [
    'something thrown outside of every test',
    { ...good, unhandled: [{ file: 'a.test.ts', message: 'Error: read ECONNRESET', stack: '  at x' }] },
    played,
    true,
    '5 passed, 1 failed, 1 skipped',
    false,
  ],
  [
    'a fault of Playwright itself',
    good,
    { ...played, errors: [{ message: 'No server' }] },
    true,
    '5 passed, 1 failed, 1 skipped',
    false,
  ],
])('the last line counts: %s', (_, unit, browser, endedWell, line, isGood) => {
  const parts = [...vitestParts(unit, endedWell), ...journeyParts(browser, endedWell)]
  expect(lastLine(parts)).toBe(line)
  expect(summarise(parts, { seconds: 1 }).isGood).toBe(isGood)
})

test('when a part could not run at all, then it has failed', () => {
  expect(lastLine([failedPart('build', ['failed: it did not build'])])).toBe('0 passed, 1 failed')
})

test('the last lines name what failed, each part with its seconds, the slowest files, and what is left to the long forms', () => {
  const broken = {
    files: [
      { ...file, failures: [{ title: 'when a, then b', message: 'expected 1 to be 2' }] },
      {
        ...file,
        file: 'b.test.ts',
        project: 'server',
        seconds: 12.25,
        failures: [{ title: '', message: 'Cannot find c.ts' }],
      },
    ],
    unhandled: [{ file: 'c.test.ts', message: 'Error: read ECONNRESET', stack: '    at x (b.ts:1:2)' }],
  }
  const journeys = {
    suites: [
      {
        specs: [spec('when c, then d', 'unexpected', 'Error: one\n  at x'), spec('good', 'expected')],
        suites: [{ specs: [spec('hours of it', 'skipped')] }],
      },
    ],
  }
  expect(
    summarise([...vitestParts(broken, false), ...journeyParts(journeys, false)], {
      isQuick: true,
      seconds: 59.6,
    }).lines,
  ).toEqual([
    'failed: a.test.ts › when a, then b: expected 1 to be 2',
    'failed: b.test.ts: Cannot find c.ts',
    'failed: c.test.ts › outside of every test: Error: read ECONNRESET\n    at x (b.ts:1:2)',
    'failed: e2e/a.spec.ts:7 › when c, then d: Error: one\n  at x',
    'part               tests    seconds of its workers',
    'rules                  4                         2',
    'server                 4                        12',
    'vitest                 1                         0',
    'journeys               2                         7',
    'The 3 slowest files, in seconds:',
    '    12.3  server  b.test.ts',
    '     6.5  journeys  e2e/a.spec.ts',
    '     1.5  rules  a.test.ts',
    'Left to the long forms (npm run bench:faults): 3 of the skipped tests, and the larger numbers of 4 others',
    '60 s for the quick part; npm test runs all',
    '7 passed, 4 failed, 3 skipped',
  ])
})
