import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { signUpBody } from '#contract/auth.ts'
import { users } from '../db/tables/users.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { MailLanguage } from '../db/tables/mail.ts'
import { findUserIdByEmail } from './auth.store.ts'
import { afterSignIn } from './after-sign-in.ts'

/**
 * Makes an account and lets it in by invitation or club code; when that is refused (the club is full) the account goes
 * again, so that the visitor can try once more with the same e-mail. Returns the headers that set the session cookie.
 */
export async function signUp(
  services: Services,
  terms: {
    body: z.output<typeof signUpBody>
    language: MailLanguage
    mustWait: boolean
    tokenHash: string | undefined
    headers: Headers
  },
): Promise<{ userId: string; headers: Headers }> {
  const { tokenHash, language, mustWait } = terms
  const { invitation, ...body } = terms.body
  if ((await findUserIdByEmail(services.db, body.email)) !== undefined) throw emailTaken()
  const created = await services.accounts.api
    .signUpEmail({
      body: { ...body, name: `${body.firstName} ${body.lastName}` },
      headers: terms.headers,
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof APIError)) throw error
      // Two sign-ups of one address at once: the store's unique index let one through.
      if ((await findUserIdByEmail(services.db, body.email)) !== undefined) throw emailTaken()
      // What was sent has been checked. It calls a store that fails "unprocessable", as if the reader were at fault.
      throw new Error('The account could not be written.', { cause: error })
    })
  const userId = created.response.user.id
  try {
    await services.db.transaction((tx) =>
      afterSignIn(services, tx, { userId, tokenHash, invitation, language, mustWait }),
    )
  } catch (error) {
    await services.db.delete(users).where(eq(users.id, userId))
    throw error
  }
  return { userId, headers: created.headers }
}

function emailTaken(): AppError {
  const { message } = new AppError('email_taken')
  return new AppError('email_taken', { fields: [{ field: 'email', message }] })
}
