import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { StepFailed } from './step.mjs'

/**
 * `npm run backup`, `restore`, `move-store`, `move-photos` and `second-step-off`: installs and builds what is missing or stale, then runs the built command.
 * Paths that are given mean the folder in which npm was called.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [command, ...args] = process.argv.slice(2)
const calledFrom = process.env.INIT_CWD ?? process.cwd()

try {
  process.chdir(root)
  await ensureInstalled()
  await ensureBuilt()
  process.setSourceMapsEnabled(true)
  const { run } = await import(pathToFileURL(join(root, `dist/server/${command}.js`)).href)
  process.exitCode = await run(args, calledFrom)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.exitCode = 1
}
