import { runCommand } from '../data/backup/run-command.ts'
import { withStore } from '../data/backup/running-store.ts'
import { readConfig } from '../platform/config.ts'
import { connect } from '../platform/db/client.ts'
import { thisMachine } from '../platform/http/machine-addresses.ts'
import { StartupError } from '../platform/startup-error.ts'
import { say } from '../platform/terminal.ts'
import { resetSecondStep, type ResetResult } from '../identity/second-step/reset-second-step.ts'

const answers: Record<ResetResult, (email: string) => string> = {
  off: (email) =>
    `The second step of ${email} is off, and their sessions have ended. Their password is enough now.`,
  was_off: (email) => `${email} has no second step: their password is enough. Nothing was changed.`,
  nobody: (email) => `Nobody has an account with ${email}.`,
}

/** `npm run second-step-off -- EMAIL`, also while the server runs. Returns the exit code. */
export function run([email]: readonly string[]): Promise<number> {
  return runCommand(async () => {
    if (email === undefined)
      throw new StartupError('Name the e-mail address: npm run second-step-off -- ana@example.org')
    const config = readConfig(process.env)
    const result = await withStore(config, say, async (url) => {
      const { db, pool } = connect(url, { connections: 1 })
      try {
        return await resetSecondStep({ config, db, machine: thisMachine, now: () => new Date() }, email)
      } finally {
        await pool.end()
      }
    })
    const answer = answers[result](email)
    if (result === 'nobody') throw new StartupError(answer)
    return answer
  })
}
