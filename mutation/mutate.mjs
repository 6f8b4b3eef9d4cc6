import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run mutate`: draws mutants of the golf, has Stryker try each against the tests of src/golf, and prints which share
 * of them the tests kill. The same mutants are drawn each time, as far as their lines are still there. `--count N` draws
 * fewer.
 */
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))

const SEED = 'scoreclub-33'
const given = process.argv.indexOf('--count')
const count = given < 0 ? 150 : Number(process.argv[given + 1])
if (!(count > 0)) {
  console.error('npm run mutate [-- --count N]')
  process.exit(1)
}

if (!existsSync('mutation/node_modules')) {
  console.log('Installing Stryker ...')
  execFileSync('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
    cwd: 'mutation',
  })
}
const { drawMutants } = await import('./draw-mutants.mjs')
const drawn = await drawMutants('src/golf', { count, seed: SEED })

const folder = '.cache/mutation'
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/drawn.json`, JSON.stringify(drawn.keys))
writeFileSync(`${folder}/stryker.json`, JSON.stringify(strykerOptions(drawn.ranges)))
const { status } = spawnSync(
  process.execPath,
  ['mutation/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', `${folder}/stryker.json`],
  {
    stdio: 'inherit',
    env: { ...process.env, DRAWN_MUTANTS: join(process.cwd(), folder, 'drawn.json') },
  },
)
if (status !== 0) process.exit(status ?? 1)
for (const line of summarise(JSON.parse(readFileSync(`${folder}/report.json`, 'utf8')))) console.log(line)

function strykerOptions(ranges) {
  return {
    // Only what was drawn is changed, which keeps the rest as fast as it is.
    mutate: ranges,
    testRunner: 'vitest',
    // Absolute, because it works in a copy of the tree.
    plugins: [
      join(process.cwd(), 'mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
      join(process.cwd(), 'mutation/drawn-mutants.mjs'),
    ],
    checkers: ['drawn'],
    vitest: { configFile: 'mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What runs once while modules load would have to be tried with every test.
    ignoreStatic: true,
    concurrency: 2,
    dryRunTimeoutMinutes: 120,
    timeoutMS: 60_000,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${folder}/report.json` },
    ignorePatterns: ['e2e', 'training', 'bench', '.cache', 'test-results'],
    tempDirName: '.cache/stryker',
    disableTypeChecks: false,
  }
}

/** Killed and timed out count as killed; what no test reaches counts as survived. */
function summarise({ files }) {
  const tried = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => !['CompileError', 'Ignored'].includes(status))
      .map(({ status, mutatorName, replacement, location }) => ({
        isKilled: status === 'Killed' || status === 'Timeout',
        said: `${file}:${location.start.line}:${location.start.column} ${mutatorName} -> ${replacement} (${status})`,
      })),
  )
  const survived = tried.filter(({ isKilled }) => !isKilled)
  const killed = tried.length - survived.length
  return [
    ...survived.map(({ said }) => `survived: ${said}`),
    `src/golf: ${killed} of ${tried.length} mutants killed (${Math.round((100 * killed) / tried.length)} %)`,
  ]
}
