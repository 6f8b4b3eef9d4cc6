import { CopyRefused } from './fill-store.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { say } from '../../platform/terminal.ts'

/** Runs a command of the operator: what they can mend is one line and exit code 1, a fault of ours shows its stack. */
export async function runCommand(run: () => Promise<string>): Promise<number> {
  try {
    say(await run())
    return 0
  } catch (error) {
    const line = lineFor(error)
    if (line === undefined) throw error
    say(line)
    return 1
  }
}

function lineFor(error: unknown): string | undefined {
  if (error instanceof StartupError || error instanceof CopyRefused) return error.message
  if (!(error instanceof AppError) || error.code !== 'photo_store_away') return undefined
  const { cause } = error
  return `The photos cannot be reached (${cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no reason given'}). Check DATA_DIR and the S3 settings, and run this again.`
}
