import { vi } from 'vitest'

/** Only ends what hangs; vitest's own second is too short on a busy machine, and no setting of it can be changed. */
const PATIENCE_MS = 20_000

const waitFor = vi.waitFor
const isPatient = Symbol.for('scoreclub.isPatient')

// Files that share what they import run this more than once.
if (!(isPatient in waitFor))
  vi.waitFor = Object.assign<typeof waitFor, object>(
    (callback, options) =>
      waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }),
    { [isPatient]: true },
  )
