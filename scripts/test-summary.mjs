/**
 * What a run proved: one part for each project of vitest, and one for the journeys.
 *
 * @typedef {{
 *   name: string,
 *   passed: number,
 *   failed: number,
 *   flaky: number,
 *   skipped: number,
 *   leftToLongForms: number,
 *   smaller: number,
 *   files: { file: string, seconds: number }[],
 *   faults: string[],
 * }} Part `faults` has a line for each failure; `leftToLongForms` of the skipped tests run in
 *   the long forms only, and `smaller` of the passed ones ran with smaller numbers than there
 */

/** The tag of a test that runs in the long forms only. */
export const LONG_FORM_TAG = 'long-form'
/** The tag of a test that runs with larger numbers in the long forms. */
export const SMALLER_TAG = 'smaller-here'

const slowestFiles = 20

/**
 * The parts that vitest ran. A run that ended badly, or ran nothing, without any test to blame is one failure.
 * @param {import('./vitest-report.mjs').VitestReport | undefined} report undefined when vitest left none
 * @param {boolean} endedWell
 * @returns {Part[]}
 */
export function vitestParts(report, endedWell) {
  const files = report?.files ?? []
  const parts = [...new Set(files.map(({ project }) => project))].map((name) => {
    const own = files.filter(({ project }) => project === name)
    const faults = own.flatMap(({ file, failures }) =>
      failures.map(({ title, message }) => `failed: ${file}${title && ` › ${title}`}: ${message}`),
    )
    const sum = (key) => own.reduce((total, file) => total + file[key], 0)
    return {
      ...{ name, passed: sum('passed'), failed: faults.length, flaky: 0, skipped: sum('skipped') },
      ...{ leftToLongForms: sum('leftToLongForms'), smaller: sum('smaller'), files: own, faults },
    }
  })
  const unhandled = (report?.unhandled ?? []).map(
    ({ file, message, stack }) => `failed: ${file} › outside of every test: ${message}\n${stack ?? ''}`,
  )
  if (unhandled.length > 0) parts.push(failedPart('vitest', unhandled))
  return withUnexplained(parts, { name: 'vitest', endedWell })
}

/**
 * The part that Playwright ran. A test that failed and then passed is neither: it proves what it tests, and that it or the
 * product has a race, which the last line does not hide.
 * @param {any} report its json reporter's file, undefined when there is none
 * @param {boolean} endedWell
 * @returns {Part[]}
 */
export function journeyParts(report, endedWell) {
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
  const tests = specsIn({ suites: report?.suites }).flatMap((spec) =>
    spec.tests.map((test) => ({ spec, status: test.status, results: test.results })),
  )
  const having = (status) => tests.filter((test) => test.status === status)
  const faults = [
    ...(report?.errors ?? []).map(({ message }) => `failed: ${firstLines(message)}`),
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ spec, status, results }) => {
        const fault = results.find(({ error }) => error)?.error.message
        return `${status === 'flaky' ? 'flaky' : 'failed'}: e2e/${spec.file}:${spec.line} › ${spec.title}: ${firstLines(fault)}`
      }),
  ]
  const seconds = new Map()
  for (const { spec, results } of tests)
    for (const { duration } of results)
      seconds.set(`e2e/${spec.file}`, (seconds.get(`e2e/${spec.file}`) ?? 0) + duration / 1000)
  const part = {
    ...{ name: 'journeys', passed: having('expected').length },
    failed: faults.length - having('flaky').length,
    flaky: having('flaky').length,
    skipped: having('skipped').length,
    leftToLongForms: having('skipped').filter(({ spec }) => spec.tags.includes(LONG_FORM_TAG)).length,
    smaller: having('expected').filter(({ spec }) => spec.tags.includes(SMALLER_TAG)).length,
    files: [...seconds].map(([file, spent]) => ({ file, seconds: spent })),
    faults,
  }
  return withUnexplained(tests.length > 0 || faults.length > 0 ? [part] : [], { name: 'journeys', endedWell })
}

/**
 * A part that could not run.
 * @param {string} name
 * @param {string[]} faults
 * @returns {Part}
 */
export function failedPart(name, faults) {
  return {
    ...{ name, passed: 0, failed: faults.length, flaky: 0, skipped: 0, leftToLongForms: 0, smaller: 0 },
    ...{ files: [], faults },
  }
}

/**
 * The last lines of `npm test`: what failed, where the time went, and the counts.
 * @param {readonly Part[]} parts
 * @param {{ isQuick?: boolean, seconds: number }} options `seconds` is how long the whole run took
 * @returns {{ lines: string[], isGood: boolean }}
 */
export function summarise(parts, { isQuick = false, seconds }) {
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0)
  const [passed, failed] = ['passed', 'failed'].map(sum)
  const others = ['flaky', 'skipped'].flatMap((key) => (sum(key) > 0 ? [`, ${sum(key)} ${key}`] : []))
  const [left, smaller] = ['leftToLongForms', 'smaller'].map(sum)
  const files = parts.flatMap((part) => part.files.map((file) => ({ part: part.name, ...file })))
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, slowestFiles)
  const runs = isQuick ? 'the quick part; npm test runs all' : 'the whole run'
  return {
    lines: [
      ...parts.flatMap(({ faults }) => faults),
      `${'part'.padEnd(16)}${'tests'.padStart(8)}${'seconds of its workers'.padStart(26)}`,
      ...parts.map(
        (part) =>
          part.name.padEnd(16) +
          String(part.passed + part.failed + part.flaky).padStart(8) +
          workerSeconds(part).toFixed(0).padStart(26),
      ),
      `The ${slowest.length} slowest files, in seconds:`,
      ...slowest.map((file) => `${file.seconds.toFixed(1).padStart(8)}  ${file.part}  ${file.file}`),
      `Left to the long forms (npm run bench:faults): ${left} of the skipped tests, and the larger numbers of ${smaller} others`,
      `${Math.round(seconds)} s for ${runs}`,
      `${passed} passed, ${failed} failed${others.join('')}`,
    ],
    isGood: failed === 0 && passed > 0,
  }
}

const workerSeconds = (part) => part.files.reduce((total, file) => total + file.seconds, 0)

/** A runner that crashed or found no test must not look like success. */
function withUnexplained(parts, { name, endedWell }) {
  const hasRun = parts.some(({ passed }) => passed > 0)
  const hasFailed = parts.some(({ failed }) => failed > 0)
  if (hasFailed || (endedWell && hasRun)) return parts
  return [...parts, failedPart(name, [`failed: ${name} ${endedWell ? 'ran no test' : 'ended badly'}`])]
}

/** What was looked for stands below the first line. */
function firstLines(message) {
  return String(message ?? '')
    .split('\n')
    .slice(0, 8)
    .join('\n')
}
