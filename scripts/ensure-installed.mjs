import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { removeUnusedParts } from './remove-unused-parts.mjs'
import { step } from './step.mjs'
import { allowedInstallScripts } from './supply-chain/install-scripts.mjs'

const stampFile = 'node_modules/.scoreclub-installed'

/**
 * Runs `npm ci` when node_modules is not what package-lock.json says for this platform. Works in the current
 * folder, with Node alone: it runs before there is any package.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  const lockText = readFileSync('package-lock.json', 'utf8')
  const stamp = createHash('sha256')
    .update(lockText)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (readIfThere(stampFile) === stamp) return
  const lock = JSON.parse(lockText)
  if (!matches(lock)) await install()
  unlessReadOnly(() => {
    removeUnusedParts(lock)
    writeFileSync(stampFile, stamp)
  })
}

async function install() {
  // The build tools are needed to start, whatever NODE_ENV says.
  await runNpm('Installing packages', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  const present = allowedInstallScripts.filter((name) => existsSync(`node_modules/${name}`))
  if (present.length > 0)
    await runNpm('Preparing packages', ['rebuild', ...present, '--ignore-scripts=false', '--loglevel=error'])
}

async function runNpm(label, args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) await step(label, process.execPath, [npm, ...args])
  else await step(label, 'npm', args)
}

/** npm keeps its own list of what it installed; equal lists mean that somebody else already ran the right install. */
function matches(lock) {
  const list = readIfThere('node_modules/.package-lock.json')
  if (list === undefined) return false
  const installed = JSON.parse(list).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const present = installed[path]
    if (present === undefined) return (wanted.optional || wanted.devOptional) && !isForThisPlatform(wanted)
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}

/** Optional packages are mostly programs for one platform; those for ours must be there. */
function isForThisPlatform({ os, cpu, libc }) {
  return (
    os !== undefined &&
    libc === undefined &&
    os.includes(process.platform) &&
    (cpu?.includes(process.arch) ?? true)
  )
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function unlessReadOnly(change) {
  try {
    change()
  } catch (error) {
    // The packages are right; they only take more room, and the shortcut for next time cannot be kept.
    if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error
  }
}
