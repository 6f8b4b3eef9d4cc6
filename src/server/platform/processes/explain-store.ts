import { storeFault } from '../db/store-fault.ts'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'

/** What the operator can mend about a store that somebody else runs; undefined for a fault of ours. */
export function explainStore(error: unknown): StartupError | undefined {
  const code = findCode(error)
  // 28 is a wrong user or password, 3D a database that does not exist, 42501 a right that is missing.
  if (!storeFault(error) && !/^(28|3D|42501)/.test(code)) return undefined
  const message = error instanceof Error && error.message !== '' ? error.message : code
  return new StartupError(
    `The store cannot be used (${message}). Check DATABASE_URL, and that its server runs; then start again.`,
  )
}

function findCode(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = errorCode(at)
    if (code !== undefined) return code
  }
  return ''
}
