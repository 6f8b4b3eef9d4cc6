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
  // An empty variable is "not set"; the demo's club never goes where a real one is by default.
  if (isDemo) process.env.DATA_DIR ||= 'data/demo'
  const demo = isDemo ? await import(fileUrl('dist/server/demo.js')) : undefined
  const exitCode = await demo?.prepareDemo()
  if (exitCode !== undefined) process.exit(exitCode)
  const { serving } = await import(fileUrl('dist/server/main.js'))
  if (serving !== undefined && demo) await demo.playDemo({ url: serving.url })
  else if (serving !== undefined) console.log(serving.nextStep)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.exit(1)
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
