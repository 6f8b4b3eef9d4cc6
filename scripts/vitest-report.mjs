import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { LONG_FORM_TAG, SMALLER_TAG } from './test-summary.mjs'

/** Where `npm test` reads what a run of vitest proved. */
export const vitestReportFile = '.cache/vitest.json'

/**
 * A reporter of vitest. Its own json reporter names neither the project of a file nor what was thrown outside of every
 * test, which fails a run without a failed test.
 *
 * @typedef {{ file: string, message: string, stack: string | undefined }} UnhandledError
 * @typedef {{
 *   project: string,
 *   file: string,
 *   seconds: number,
 *   passed: number,
 *   skipped: number,
 *   leftToLongForms: number,
 *   smaller: number,
 *   failures: { title: string, message: string }[],
 * }} FileReport `seconds` is the time of its worker: environment, imports, set-up and tests
 * @typedef {{ files: FileReport[], unhandled: UnhandledError[] }} VitestReport
 */
export default class VitestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} errors
   */
  onTestRunEnd(modules, errors) {
    /** @type {VitestReport} */
    const report = { files: modules.map(reportFile), unhandled: errors.map(reportError) }
    writeFileSync(vitestReportFile, JSON.stringify(report))
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {FileReport}
 */
function reportFile(module) {
  const tests = [...module.children.allTests()]
  const inState = (state) => tests.filter((test) => test.result().state === state)
  const failures = inState('failed').map((test) => ({
    title: test.fullName,
    message: firstLine(test.result().errors?.[0]?.message),
  }))
  // A file that could not be loaded, or whose set-up or end threw, has no failed test of its own.
  const ownError = [module, ...module.children.allSuites()].flatMap((part) => part.errors())[0]
  if (failures.length === 0 && (ownError || module.state() === 'failed'))
    failures.push({ title: '', message: firstLine(ownError?.message ?? 'it failed without an error') })
  const spent = module.diagnostic()
  return {
    project: module.project.name,
    file: relative(process.cwd(), module.moduleId),
    seconds:
      (spent.environmentSetupDuration + spent.setupDuration + spent.collectDuration + spent.duration) / 1000,
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    leftToLongForms: inState('skipped').filter((test) => test.tags.includes(LONG_FORM_TAG)).length,
    smaller: inState('passed').filter((test) => test.tags.includes(SMALLER_TAG)).length,
    failures,
  }
}

/** @returns {UnhandledError} */
function reportError({ name, message, stack, VITEST_TEST_PATH: file }) {
  return {
    file: file === undefined ? 'no file' : relative(process.cwd(), file),
    message: `${name ?? 'Error'}: ${message}`,
    stack: stack?.replaceAll(`${process.cwd()}/`, ''),
  }
}

function firstLine(message) {
  return String(message ?? '').split('\n', 1)[0]
}
