import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from './step.mjs'

const common = ['src/golf', 'src/contract', 'package.json', 'package-lock.json', 'tsconfig.base.json']
/** What is built, and from what. */
export const parts = [
  {
    name: 'web',
    config: 'vite.config.ts',
    product: 'dist/pages/en/home.html',
    sources: ['src/web', 'src/worker', 'src/scan', 'scripts/build', ...common],
  },
  {
    name: 'server',
    config: 'vite.server.config.ts',
    product: 'dist/server/main.js',
    sources: ['src/server', 'src/scan', ...common],
  },
  {
    name: 'test-programs',
    config: 'test/programs.vite.config.ts',
    product: 'dist/test-programs/second-process.js',
    sources: ['test', 'src/server', 'src/scan', 'vite.server.config.ts', ...common],
  },
]

/**
 * Builds the front end and the server where their sources differ from what was built last. The stamp goes away
 * before a build and comes back after it, so a build that was cut short is stale.
 * @returns {Promise<void>}
 */
export async function ensureBuilt() {
  for (const part of parts) if (part.name !== 'test-programs') await ensurePart(part)
}

/**
 * The server alone, for tests that start it as a process.
 * @returns {Promise<void>}
 */
export async function ensureServerBuilt() {
  for (const part of parts) if (part.name === 'server') await ensurePart(part)
}

/**
 * The programs that tests run beside themselves, in dist/test-programs.
 * @returns {Promise<void>}
 */
export async function ensureTestProgramsBuilt() {
  for (const part of parts) if (part.name === 'test-programs') await ensurePart(part)
}

/** @param {(typeof parts)[number]} part */
async function ensurePart({ name, config, product, sources }) {
  const stampFile = `dist/${name}.built-from`
  const stamp = hashOf([...sources, config])
  if (existsSync(product) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(stampFile, { force: true })
  const vite = 'node_modules/vite/bin/vite.js'
  await step(`Building the ${name}`, process.execPath, [vite, 'build', '--config', config], {
    NODE_ENV: 'production',
  })
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** By content and not by time: a checkout gives every file a new time, an archive an old one. */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
