import { writeFileSync } from 'node:fs'

/** Where `npm test` reads what a run of vitest threw outside of every test. */
export const unhandledErrorsFile = '.cache/vitest-unhandled.json'

/**
 * A reporter of vitest. Its json reporter leaves out what no test awaited, which fails a run without a failed test: so
 * each such error is written here with the test file that was running.
 */
export default class UnhandledErrorsReporter {
  onTestRunEnd(_modules, errors) {
    const found = errors.map(({ name, message, stack, VITEST_TEST_PATH: file }) => ({
      file,
      message: `${name ?? 'Error'}: ${message}`,
      stack,
    }))
    writeFileSync(unhandledErrorsFile, JSON.stringify(found))
  }
}
