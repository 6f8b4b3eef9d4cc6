import { parseSecondStepCode } from '#contract/identity/second-step-code.ts'
import { errors } from '#contract/platform/errors.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { stepOfCode } from './one-time-code.ts'
import { findRecoveryHash } from './recovery-codes.ts'
import { openSecret } from './sealed-secret.ts'
import { findSecret, useRecoveryHash, useStep } from './second-step.store.ts'

/** A code that fits; it is used up only by what is done with it. */
export type FittingCode = { kind: 'one_time'; step: number } | { kind: 'recovery'; codeHash: string }

/** Whether what somebody typed is a code of their app near this moment, or one of their recovery codes. */
export async function fitCode(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  { userId, typed }: { userId: string; typed: string },
): Promise<FittingCode | undefined> {
  const read = parseSecondStepCode(typed)
  if (read?.kind === 'recovery') {
    const codeHash = await findRecoveryHash(services.db, { userId, code: read.code })
    return codeHash === undefined ? undefined : { kind: 'recovery', codeHash }
  }
  const kept = await findSecret(services.db, userId)
  const secret = kept && openSecret(services.config, kept)
  if (!read || secret === undefined) return undefined
  const step = stepOfCode({ secret, code: read.code, now: services.now() })
  return step === undefined ? undefined : { kind: 'one_time', step }
}

/** False when it, or a later one of the app, was used before. */
export function consumeCode(tx: Queryable, userId: string, code: FittingCode): Promise<boolean> {
  return code.kind === 'recovery'
    ? useRecoveryHash(tx, { userId, codeHash: code.codeHash })
    : useStep(tx, { userId, step: code.step })
}

/** A code that is wrong or was used, with whose account it was for the security log. */
export class WrongSecondStep extends AppError {
  readonly userId: string
  constructor(userId: string) {
    super('second_step_wrong', { fields: [{ field: 'code', message: errors.second_step_wrong.message }] })
    this.userId = userId
  }
}
