import { existsSync } from 'node:fs'
import { StepFailed, step } from './step.mjs'

/**
 * Installs packages of Debian's, where somebody who may does it.
 * @param {string} label
 * @param {readonly string[]} packages
 * @returns {Promise<void>}
 */
export async function install(label, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await step('Reading the package lists', 'apt-get', ['update'], quiet)
  await step(label, 'apt-get', ['install', '-y', ...packages], quiet)
}

/**
 * A way that fails has shown why (step.mjs); the next way is still open.
 * @template Found
 * @param {() => Promise<void>} way
 * @param {() => Found} find
 * @returns {Promise<Found>}
 */
export async function attempt(way, find) {
  try {
    await way()
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
  }
  return find()
}
