import { spawn } from 'node:child_process'

/** Longer than this and the person in front of the terminal is told what they are waiting for. */
const quietMs = 1_000

/** A step that failed after its output was shown: the caller exits without adding a stack to it. */
export class StepFailed extends Error {}

/**
 * Runs a program quietly: one line when it takes longer than a second, its output only when it fails.
 * @param {string} label what is being done, as "Installing packages"
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] over the present environment
 * @returns {Promise<void>}
 */
export async function step(label, command, args, env = {}) {
  let output = ''
  const began = Date.now()
  const announce = setTimeout(() => console.log(`${label} ...`), quietMs)
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const problem = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : `it ended with ${signal ?? `code ${code}`}`),
    )
  })
  clearTimeout(announce)
  if (problem === undefined) {
    if (Date.now() - began > quietMs)
      console.log(`${label}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
    return
  }
  process.stderr.write(output)
  console.error(`${label} failed: ${problem}`)
  throw new StepFailed(label)
}
