import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { errorCode } from '../../platform/error-code.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { queueMail } from '../../outbound/outbound.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { findPerson, findUserIdByEmail, setEmail, type PersonRow } from '../auth.store.ts'
import { confirmPassword } from '../confirm-password.ts'
import { deleteCodes } from '../mailed-code/code.store.ts'
import { confirmAddress } from '../mailed-code/confirm-address.ts'
import { mailNewAddressCode } from '../mailed-code/mail-code.ts'
import { requireMail } from '../mailed-code/require-mail.ts'
import { verifyCode } from '../mailed-code/verify-code.ts'
import { endSessions } from '../session/session.store.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Changes the address of somebody who is signed in and knows their password. Where mail is sent, the new address gets a
 * code first and the old one stays until the code is given; else it takes effect at once. Gives whether a code is needed.
 */
export async function changeEmail(
  services: Services,
  limits: AttemptLimits,
  input: { viewer: SignedIn; password: string; email: string; address: string },
): Promise<boolean> {
  const { viewer, password, email, address } = input
  const { userId } = viewer
  await confirmPassword(services, { userId, password })
  // Counted before the store is asked whose address it is, so that nobody asks for many.
  await requireMail(services, limits, { account: userId, email, address })
  const person = await requirePerson(services.db, userId)
  // An answer that was lost on the way, or a second tap: it is done.
  if (email === person.email) return false
  if ((await findUserIdByEmail(services.db, email)) !== undefined) throw emailTaken()
  const needsCode = services.config.mail.smtpUrl !== undefined
  await services.db.transaction((tx) =>
    needsCode
      ? mailNewAddressCode(services, tx, { person, newEmail: email })
      : putEmail(services, tx, { viewer, email, isVerified: false }),
  )
  services.sessions.forget(userId)
  return needsCode
}

/** Takes the code that was mailed to the new address, which counts from then on and is confirmed. */
export async function confirmNewEmail(
  services: Services,
  limits: AttemptLimits,
  input: { viewer: SignedIn; email: string; code: string; address: string; requestId: string },
): Promise<void> {
  const { viewer, email, code, address, requestId } = input
  const { userId } = viewer
  // An answer that was lost on the way, or a second tap: it is done.
  if (viewer.email === email && viewer.emailVerified) return
  const mustWait = await limits.isAlarmed()
  await verifyCode(services, limits, {
    purpose: 'change',
    code: { userId, code, newEmail: email },
    account: userId,
    address,
    onVerified: async (tx) => {
      await putEmail(services, tx, { viewer, email, isVerified: true })
      await confirmAddress(services, tx, { userId, address, mustWait, requestId })
    },
  })
  services.sessions.forget(userId)
}

/** Codes that lie in the old mailbox end, and so do all other sessions. Both addresses are told. */
async function putEmail(
  services: Services,
  tx: Transaction,
  { viewer, email, isVerified }: { viewer: SignedIn; email: string; isVerified: boolean },
): Promise<void> {
  const { userId, session } = viewer
  const now = services.now()
  const person = await requirePerson(tx, userId)
  try {
    await setEmail(tx, { userId, email, isVerified, now })
  } catch (error) {
    // Somebody else took it a moment ago.
    if (error instanceof Error && errorCode(error.cause) === UNIQUE_VIOLATION) throw emailTaken()
    throw error
  }
  await deleteCodes(tx, userId, ['reset', 'verify', 'change'])
  await endSessions(tx, userId, session === undefined ? {} : { except: session.id })
  for (const to of [person.email, email])
    await queueMail(tx, {
      eventKey: `address ${userId} ${now.getTime()} ${to === email ? 'new' : 'old'}`,
      to,
      language: person.language,
      content: {
        kind: 'email_changed',
        firstName: person.firstName,
        newEmail: email,
        link: absoluteUrl(services, { path: '/', networkHost: person.networkHost }),
      },
      now,
    })
  await services.feed.announce(tx, { kind: 'person', userId })
}

async function requirePerson(db: Parameters<typeof findPerson>[0], userId: string): Promise<PersonRow> {
  const person = await findPerson(db, userId)
  if (!person) throw new AppError('unauthorized')
  return person
}

function emailTaken(): AppError {
  const message = 'There is already an account with this e-mail.'
  return new AppError('email_taken', { message, fields: [{ field: 'email', message }] })
}
