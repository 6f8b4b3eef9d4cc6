/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Counts
 */

/**
 * What a run of vitest proved. A file that failed without a failed test (it could not be loaded, or its
 * set-up or end threw) is one failure; so is a run that ended badly, or ran nothing, without any test to blame.
 * @param {any} report the json reporter's file, undefined when there is none
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function countVitest(report, endedWell) {
  const files = report?.testResults ?? []
  const isUnblamed = (file) =>
    file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
  return settle({
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + files.filter(isUnblamed).length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    flaky: 0,
    endedWell,
  })
}

/**
 * What a run of Playwright proved. A test that failed and then passed is neither: it proves what it tests, and that it or
 * the product has a race, which the last line does not hide.
 * @param {any} report
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function countPlaywright(report, endedWell) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return settle({ passed: expected, failed: unexpected, skipped, flaky, endedWell })
}

/**
 * The last line of `npm test`.
 * @param {readonly Counts[]} runs
 * @param {{ isQuick?: boolean }} [options]
 * @returns {{ line: string, isGood: boolean }}
 */
export function summarise(runs, { isQuick = false } = {}) {
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  const others = ['flaky', 'skipped'].flatMap((key) => (sum(key) > 0 ? [`, ${sum(key)} ${key}`] : []))
  return {
    line: `${passed} passed, ${failed} failed${others.join('')}${isQuick ? ' in the quick part; npm test runs all' : ''}`,
    isGood: failed === 0 && passed > 0,
  }
}

/**
 * What vitest's report holds against the run, a line for each failed test and for each file that could not run: its output
 * scrolls away long before the journeys end.
 * @param {any} report the json reporter's file
 * @param {string} root the folder that file names begin with
 * @returns {string[]}
 */
export function vitestFailures(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = String(name).replace(`${root}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
}

/**
 * What Playwright's report holds against the run: each failed test, and each that passed only when it was tried again,
 * with how its first fault begins (what was looked for stands below its first line). The journeys can end long before
 * vitest, whose output is then the last.
 * @param {any} report the json reporter's file, undefined when there is none
 * @returns {string[]}
 */
export function playwrightFailures(report) {
  const testsIn = ({ specs = [], suites = [] }) => [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test }))),
    ...suites.flatMap(testsIn),
  ]
  const unrunnable = (report?.errors ?? []).map(({ message }) => `failed: ${firstLine(message)}`)
  const judged = testsIn({ suites: report?.suites }).flatMap(({ spec, test }) => {
    if (test.status !== 'unexpected' && test.status !== 'flaky') return []
    const how = test.status === 'flaky' ? 'flaky' : 'failed'
    const fault = String(test.results.find(({ error }) => error)?.error.message ?? '')
    return [
      `${how}: e2e/${spec.file}:${spec.line} › ${spec.title}: ${fault.split('\n').slice(0, 8).join('\n')}`,
    ]
  })
  return [...unrunnable, ...judged]
}

/**
 * What a run of vitest threw outside of every test (a promise nobody awaited, a socket without a listener): the file that
 * was running, the error and where it was thrown.
 * @param {any} errors what unhandled-errors.mjs wrote, undefined when there is none
 * @param {string} root the folder that file names begin with
 * @returns {string[]}
 */
export function unhandledErrors(errors, root) {
  return (errors ?? []).map(({ file, message, stack }) => {
    const running = String(file ?? 'no file').replace(`${root}/`, '')
    return `${running} › outside of every test: ${message}\n${String(stack ?? '').replaceAll(`${root}/`, '')}`
  })
}

function firstLine(message) {
  return String(message ?? '').split('\n', 1)[0]
}

/** A runner that crashed or found no test must not look like success. */
function settle({ passed, failed, skipped, flaky, endedWell }) {
  const isUnexplained = failed === 0 && (!endedWell || passed === 0)
  return { passed, failed: isUnexplained ? 1 : failed, skipped, flaky }
}
