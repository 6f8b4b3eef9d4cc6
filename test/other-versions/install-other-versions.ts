import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const packages = join(import.meta.dirname, 'node_modules')

/** The programs of `package.json` beside this file, each by its name there and where in its package it is. */
const programs = {
  'node-22': 'bin/node',
  'node-24': 'bin/node',
  'postgres-15': 'native/bin/postgres',
  'chromium-67': 'bin/chromium.br',
  'chromium-92': 'bin/chromium.br',
  'chromium-106': 'bin/chromium.br',
} as const
export type OtherVersion = keyof typeof programs

/**
 * Installs the programs as their lock has them, where they are not there yet, and gives the folder of each package. Where
 * they cannot be had (another system, a registry that does not answer) it says why, and what needs them is skipped.
 */
export async function installOtherVersions(): Promise<
  { folderOf: (name: OtherVersion) => string } | { missing: string }
> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { missing: 'they are for Linux on x64' }
  const isThere = () =>
    Object.entries(programs).every(([name, program]) => existsSync(join(packages, name, program)))
  if (!isThere())
    try {
      // The old Chromiums name drivers as their peers, which nothing here uses.
      const lean = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
      await run('npm', ['ci', ...lean], { cwd: import.meta.dirname })
    } catch (error) {
      return { missing: `npm could not install them: ${String(error).slice(0, 300)}` }
    }
  return { folderOf: (name) => join(packages, name) }
}
