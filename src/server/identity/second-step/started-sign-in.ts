import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_STEP_MINUTES } from '#contract/identity/second-step.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { COOKIE_PREFIX } from '../../platform/http/session-cookie.ts'
import { cookiesAreSecure } from '../auth-cookies.ts'
import { hashToken } from '../sign-in/save-preference.ts'
import { saveStarted } from './second-step.store.ts'

type Needed = Pick<Services, 'config'>

const cookieName = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}${COOKIE_PREFIX}.second_step`

/** The password was right: what this browser brings along to the second step. It opens nothing by itself. */
export async function startSignIn(
  tx: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000)
  await saveStarted(tx, { tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/** Leaves the token with the browser, and says that the second step is next. */
export function leadToSecondStep({ config }: Needed, reply: FastifyReply, token: string): AppError {
  const secure = cookiesAreSecure(config)
  void reply.setCookie(cookieName(secure), token, {
    ...attributes(secure),
    maxAge: SECOND_STEP_MINUTES * 60,
  })
  return new AppError('second_step_needed')
}

/** The hash under which the store knows this browser's half of a sign-in. */
export function startedTokenHash({ config }: Needed, request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(cookiesAreSecure(config))]
  return token === undefined ? undefined : hashToken(token)
}

export function clearStartedCookie({ config }: Needed, reply: FastifyReply): void {
  const secure = cookiesAreSecure(config)
  void reply.clearCookie(cookieName(secure), attributes(secure))
}

function attributes(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
}
