import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { SITE, type AttemptLimits } from '../attempt-limits.ts'
import type { CodePurpose } from './code.store.ts'
import { consumeCode, type MailedCode } from './mail-code.ts'

/** Every refusal takes at least this long, so that its time does not tell whether there is an account. */
const REFUSAL_AFTER_MS = 250

/**
 * Uses up a mailed code or link and runs `onVerified` with the id of its owner, both in one transaction. A wrong one is
 * counted for the account and the address, and refused with `code_wrong`, whatever was wrong with it. When very many are
 * wrong on the whole site, each address has fewer tries.
 */
export async function verifyCode<Result>(
  services: Services,
  limits: AttemptLimits,
  input: {
    purpose: CodePurpose
    code: MailedCode
    /** Only checks the code, which stays valid for the step that uses it up. */
    keepsCode?: boolean
    /** What wrong attempts are counted under: the e-mail that was typed, or the link itself. */
    account: string
    /** The network address of the request. */
    address: string
    onVerified: (tx: Transaction, userId: string) => Promise<Result>
  },
): Promise<Result> {
  const isBusy = await limits.isBusy('code-site')
  const counters = [
    ['code-account', input.account],
    [isBusy ? 'code-address-busy' : 'code-address', input.address],
  ] as const
  await limits.require(counters)
  const startedAt = performance.now()
  const outcome = await services.db
    .transaction(async (tx) => {
      const userId = await consumeCode(services, tx, input)
      return userId === undefined ? undefined : { result: await input.onVerified(tx, userId) }
    })
    .catch(async (error: unknown) => {
      // The code was right; something else was refused, as a password that is too easy.
      await limits.giveBack(counters)
      throw error
    })
  if (outcome) {
    await limits.giveBack(counters)
    return outcome.result
  }
  await limits.count(['code-site', SITE])
  await services.wait(Math.max(0, REFUSAL_AFTER_MS - (performance.now() - startedAt)))
  const { message } = new AppError('code_wrong')
  throw new AppError('code_wrong', { fields: [{ field: 'code', message }] })
}
