import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { StepFailed } from './step.mjs'

/**
 * `npm run backup`, `restore`, `move-store`, `move-photos`, `own-photos` and `second-step-off`: installs and builds what is missing or
 * stale, then runs the built command (src/server/app/operate.ts), which reads its name and arguments from the same line.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.env.INIT_CWD ??= process.cwd()

try {
  process.chdir(root)
  await ensureInstalled()
  await ensureBuilt()
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(root, 'dist/server/operate.js')).href)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.exitCode = 1
}
