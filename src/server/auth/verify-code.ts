import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { CodePurpose } from './code.store.ts'
import { SITE, type AttemptLimits } from './attempt-limits.ts'
import { consumeCode, type MailedCode } from './mail-code.ts'
import type { Transaction } from '../db/transaction.ts'

/** A refusal takes this long at least, whether there is an account or not. */
const REFUSAL_AFTER_MS = 250

/**
 * Uses up the code or link of a mail and does `then` with its owner, in one transaction. Wrong ones are counted for the
 * account, the address and the site, and answered alike.
 */
export async function verifyCode<Result>(
  services: Services,
  limits: AttemptLimits,
  terms: {
    purpose: CodePurpose
    proof: MailedCode
    /** Only look, the code is used up later. */
    keeps?: boolean
    /** What wrong tries are counted under: the e-mail that was typed, or the link itself. */
    account: string
    address: string
    then: (tx: Transaction, userId: string) => Promise<Result>
  },
): Promise<Result> {
  const counted = [
    ['codeSite', SITE],
    ['codeAddress', terms.address],
    ['codeAccount', terms.account],
  ] as const
  for (const [kind, key] of counted) await limits.check(kind, key)
  const begun = performance.now()
  const outcome = await services.db.transaction(async (tx) => {
    const userId = await consumeCode(services, tx, terms)
    return userId === undefined ? undefined : { result: await terms.then(tx, userId) }
  })
  if (outcome) return outcome.result
  for (const [kind, key] of counted) await limits.count(kind, key)
  await delay(Math.max(0, REFUSAL_AFTER_MS - (performance.now() - begun)))
  const { message } = new AppError('code_wrong')
  throw new AppError('code_wrong', { fields: [{ field: 'code', message }] })
}
