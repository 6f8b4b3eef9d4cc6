import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { CODE_MINUTES, CODE_PAUSE_S } from '#contract/identity/auth.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { queueMail } from '../../outbound/outbound.ts'
import type { PersonRow } from '../auth.store.ts'
import { matchCode, replaceCode, takeCode, takeLink, type CodePurpose } from './code.store.ts'

/** What a person has from the mail: the digits they typed, or the secret of the link. */
/** `newEmail`: of a code that was mailed to an address which is to become theirs. */
export type MailedCode = { userId: string | undefined; code: string; newEmail?: string } | { token: string }

/**
 * Mails a person six digits, and a link that does the same. A second request within a minute makes no new code, because
 * the mail is on its way. Inside the caller's transaction.
 */
export async function mailCode(
  services: Pick<Services, 'config' | 'machine' | 'now'>,
  tx: Queryable,
  input: { person: PersonRow; purpose: CodePurpose },
): Promise<void> {
  const { person, purpose } = input
  const now = services.now()
  const code = newCode()
  const token = randomBytes(24).toString('base64url')
  const { userId, firstName, email, language } = person
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const codeHash = hashSecret(services, { purpose, userId, secret: code })
  const isNew = await replaceCode(tx, {
    userId,
    purpose,
    codeHash,
    linkHash: hashSecret(services, { purpose, secret: token }),
    createdAt: now,
    expiresAt,
    notBefore: new Date(now.getTime() - CODE_PAUSE_S * 1000),
  })
  if (!isNew) return
  const name = purpose === 'reset' ? 'reset' : 'verify'
  await queueMail(tx, {
    eventKey: `code ${purpose} ${userId} ${now.getTime()}`,
    to: email,
    language,
    content: {
      kind: purpose === 'reset' ? 'reset_code' : 'verify_code',
      firstName,
      code,
      link: absoluteUrl(services, { path: `/auth?${name}=${token}`, networkHost: person.networkHost }),
      minutes: CODE_MINUTES,
    },
    now,
    giveUpAt: expiresAt,
  })
}

/**
 * Mails six digits to the address that is to become a person's. They are good for that address only, and a second request
 * makes new ones: the first address may have been mistyped. Inside the caller's transaction.
 */
export async function mailNewAddressCode(
  services: Pick<Services, 'config' | 'now'>,
  tx: Queryable,
  { person, newEmail }: { person: PersonRow; newEmail: string },
): Promise<void> {
  const now = services.now()
  const code = newCode()
  const { userId, firstName, language } = person
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const hashed = { purpose: 'change', userId } as const
  await replaceCode(tx, {
    ...hashed,
    codeHash: hashSecret(services, { ...hashed, secret: `${newEmail}\n${code}` }),
    // The mail has no link.
    linkHash: hashSecret(services, { ...hashed, secret: randomBytes(24).toString('base64url') }),
    createdAt: now,
    expiresAt,
    notBefore: new Date(now.getTime() + 1),
  })
  await queueMail(tx, {
    eventKey: `code change ${userId} ${randomBytes(9).toString('base64url')}`,
    to: newEmail,
    language,
    content: { kind: 'new_address_code', firstName, code, minutes: CODE_MINUTES },
    now,
    giveUpAt: expiresAt,
  })
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Uses up a code or link (with `keepsCode` it only checks a code) and returns the id of the person it was mailed to;
 * undefined when it is wrong or too old. A wrong code is counted against the right one.
 */
export async function consumeCode(
  services: Pick<Services, 'config' | 'now'>,
  tx: Queryable,
  input: { purpose: CodePurpose; code: MailedCode; keepsCode?: boolean },
): Promise<string | undefined> {
  const { purpose, code, keepsCode = false } = input
  const now = services.now()
  if ('token' in code)
    return takeLink(tx, { purpose, linkHash: hashSecret(services, { purpose, secret: code.token }), now })
  const { userId, newEmail } = code
  if (userId === undefined) return undefined
  const secret = newEmail === undefined ? code.code : `${newEmail}\n${code.code}`
  const codeHash = hashSecret(services, { purpose, userId, secret })
  const check = keepsCode ? matchCode : takeCode
  return (await check(tx, { userId, purpose, codeHash, now })) ? userId : undefined
}

/** Keyed with the server's secret: without it all six digits could be tried against a stolen table. */
function hashSecret(
  { config }: Pick<Services, 'config'>,
  input: { purpose: CodePurpose; userId?: string; secret: string },
): string {
  const { purpose, userId = '', secret } = input
  return createHmac('sha256', config.authSecret).update(`${purpose}\n${userId}\n${secret}`).digest('hex')
}
