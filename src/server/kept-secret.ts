import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './error-code.ts'
import { StartupError } from './startup-error.ts'

/**
 * The secret of this installation, made at the first start: everyone stays signed in over restarts without
 * anybody having to invent one. Of two first starts together, both use the file that appeared first.
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret')
  return read(file) ?? make(file)
}

function read(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
    throw new StartupError(`${file} is damaged. Remove it (everyone signs in again), or set AUTH_SECRET.`)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) === 'EACCES')
      throw new StartupError(
        `${file} belongs to another user. Start as the user who owns it, or set AUTH_SECRET.`,
      )
    throw error
  }
}

function make(file: string): string {
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, randomBytes(32).toString('base64url'))
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const secret = read(file)
  if (secret === undefined) throw new Error(`${file} vanished while it was being made.`)
  return secret
}
