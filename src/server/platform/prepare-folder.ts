import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'

/** Not `recursive`: Node tries for ever where a file system says ENOENT of a folder it will not make, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process that starts at the same time has made it.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Makes a folder that this user can read and write; else says what is wrong with it. */
export function prepareFolder(folder: string): string | undefined {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return `${folder} cannot be used by user ${process.getuid?.() ?? 'unknown'} (${errorCode(error) ?? 'unknown'}): make it writable for this user, or name another folder`
  }
}
