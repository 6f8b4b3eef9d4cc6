import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './error-code.ts'
import { StartupError } from './startup-error.ts'

/** Secrets of an installation: the file of each, the setting that takes its place, and what its loss means. */
const secrets = {
  sessions: { name: 'secret', setting: 'AUTH_SECRET', loss: 'everyone signs in again' },
  push: { name: 'push-key', setting: 'PUSH_KEY', loss: 'everyone switches their devices on again' },
}

type Secret = (typeof secrets)[keyof typeof secrets]

/**
 * A secret of this installation, 32 bytes made at the first start: everyone stays signed in over restarts without
 * anybody having to invent one. Of two first starts together, both use the file that appeared first.
 */
export function keptSecret(folder: string, which: keyof typeof secrets): string {
  const secret = secrets[which]
  const file = join(folder, secret.name)
  return read(file, secret) ?? make(file, secret)
}

function read(file: string, { setting, loss }: Secret): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
    throw new StartupError(`${file} is damaged. Remove it (${loss}), or set ${setting}.`)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) === 'EACCES')
      throw new StartupError(
        `${file} belongs to another user. Start as the user who owns it, or set ${setting}.`,
      )
    throw error
  }
}

function make(file: string, which: Secret): string {
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
  const secret = read(file, which)
  if (secret === undefined) throw new Error(`${file} vanished while it was being made.`)
  return secret
}
