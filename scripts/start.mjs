import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { endWithNpm } from './end-with-npm.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { StepFailed } from './step.mjs'

/**
 * `npm start`: installs and builds what is missing or stale, then becomes the server. It is imported instead of
 * spawned, so that signals and the exit code are the server's own and nothing is left when this process is killed.
 * `npm run demo` is the same with a club of its own in data/demo and a competition that is being played.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isDemo = process.argv.includes('--demo')

try {
  process.chdir(root)
  requireNode()
  endWithNpm()
  await ensureInstalled()
  await ensureBuilt()
  process.setSourceMapsEnabled(true)
  if (isDemo) process.env.DATA_DIR ??= 'data/demo'
  const { url } = await import(fileUrl('dist/server/main.js'))
  if (isDemo && url !== undefined) await playDemo(url)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.exit(1)
}

/** The demo is part of the server's build: dist/server/demo.js, which exports playDemo({ url }). */
async function playDemo(url) {
  if (!existsSync('dist/server/demo.js'))
    return console.log('This build has no demo; the server runs without it.')
  const demo = await import(fileUrl('dist/server/demo.js'))
  await demo.playDemo({ url })
}

function fileUrl(path) {
  return pathToFileURL(join(root, path)).href
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Scoreclub needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
