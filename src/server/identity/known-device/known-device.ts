import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { findAccountOfDevice, saveDevice } from './known-device.store.ts'

const COOKIE = 'scoreclub.device'
/** The longest that browsers keep a cookie. */
export const KNOWN_DAYS = 400
const TOKEN = /^[\w-]{32}$/

/**
 * A device is known to an account that has signed in on it. It is counted apart from everybody else, so that what
 * strangers try never shuts the owner out. Knowing a device opens nothing: the password is asked for all the same.
 */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[`__Host-${COOKIE}`] ?? request.cookies[COOKIE]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** What a known device's attempts on an account are counted under; undefined for a stranger's. */
export async function findKnownDevice(
  { db }: Pick<Services, 'db'>,
  { email, deviceToken }: { email: string; deviceToken: string | undefined },
): Promise<string | undefined> {
  if (deviceToken === undefined) return undefined
  const tokenHash = hashDevice(deviceToken)
  const userId = await findAccountOfDevice(db, { email, tokenHash })
  return userId === undefined ? undefined : `${userId} ${tokenHash.slice(0, 16)}`
}

/** Makes the device known to a person who has just signed in, and returns the token for its cookie. */
export async function rememberDevice(
  tx: Queryable,
  { userId, deviceToken, now }: { userId: string; deviceToken: string | undefined; now: Date },
): Promise<string> {
  // On a shared tablet the same token serves each person who signs in.
  const token = deviceToken ?? randomBytes(24).toString('base64url')
  await saveDevice(tx, { userId, tokenHash: hashDevice(token), now })
  return token
}

export function setDeviceCookie(
  reply: FastifyReply,
  token: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  const secure = publicUrl?.startsWith('https:') ?? false
  void reply.setCookie(secure ? `__Host-${COOKIE}` : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KNOWN_DAYS * 24 * 60 * 60,
  })
}

function hashDevice(token: string): string {
  return createHash('sha256').update(`device\n${token}`).digest('hex')
}
