/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
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
    endedWell,
  })
}

/**
 * What a run of Playwright proved. A flaky test failed once for a user too, so it counts as failed.
 * @param {any} report
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function countPlaywright(report, endedWell) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return settle({ passed: expected, failed: unexpected + flaky, skipped, endedWell })
}

/**
 * The last line of `npm test`.
 * @param {readonly Counts[]} runs
 * @returns {{ line: string, isGood: boolean }}
 */
export function summarise(runs) {
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  return {
    line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    isGood: failed === 0 && passed > 0,
  }
}

/** A runner that crashed or found no test must not look like success. */
function settle({ passed, failed, skipped, endedWell }) {
  const isUnexplained = failed === 0 && (!endedWell || passed === 0)
  return { passed, failed: isUnexplained ? 1 : failed, skipped }
}
