import { GUARDIAN_LINK_DAYS } from '#contract/data/guardians.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import {
  deleteGuardian,
  findGuardian,
  findPerson,
  listClubsOfChild,
  saveGuardian,
} from '../../../identity/identity.ts'
import type { MailContent } from '../../../platform/db/tables/mail.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import type { Services } from '../../../platform/deps.ts'
import { absoluteUrl } from '../../../platform/http/absolute-url.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { readCounter, takePoint } from '../../../platform/rate-limits/counters.store.ts'
import { queueMail } from '../../../outbound/outbound.ts'
import { newGuardianLink } from './guardian-link.ts'

const DAY_MS = 24 * 3_600_000

/** How long the link works with which a guardian takes back that they agreed. */
export const TAKE_BACK_DAYS = 400

/**
 * Says that a person is too young to agree alone, and mails a link to their parent or guardian. Asked again it is a new
 * link, and the earlier one no longer works; who has agreed has still agreed.
 */
export async function askGuardian(
  services: Services,
  input: { viewer: SignedIn; userId: string; email: string },
): Promise<void> {
  const { viewer, userId, email } = input
  await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('not_found')
    if (person.email.toLowerCase() === email)
      throw fieldError('email', 'Give the address of a parent or guardian, not that of the account.')
    await countMail(services, tx, userId)
    const named = await findGuardian(tx, userId)
    const has = named?.answer === 'agreed' && named.email === email
    const now = services.now()
    const { token, linkHash } = newGuardianLink(services.config)
    const days = has ? TAKE_BACK_DAYS : GUARDIAN_LINK_DAYS
    const linkUntil = new Date(now.getTime() + days * DAY_MS)
    const answer = has
      ? { answer: named.answer, answeredAt: named.answeredAt }
      : { answer: 'waiting' as const, answeredAt: null }
    await saveGuardian(tx, { userId, email, askedAt: now, linkHash, linkUntil, ...answer })
    const kind = has ? 'guardian_agreed' : 'guardian_asked'
    await mailGuardian(services, tx, { userId, email, token, kind, days })
    await recordAtClubs(services, tx, { by: viewer, userId, action: 'member.guardian_asked' })
  })
}

/** Says that a person agrees alone after all: grown up, or named as a child by mistake. */
export async function clearGuardian(
  services: Services,
  input: { viewer: SignedIn; userId: string },
): Promise<void> {
  const { viewer, userId } = input
  await services.db.transaction(async (tx) => {
    if (!(await deleteGuardian(tx, userId))) return
    await recordAtClubs(services, tx, { by: viewer, userId, action: 'member.guardian_cleared' })
  })
}

/** A child names a guardian once; whom they named is then the club's to change, or a child would answer alone. */
export async function askOwnGuardian(
  services: Services,
  input: { viewer: SignedIn; email: string },
): Promise<void> {
  const { userId } = input.viewer
  const named = await findGuardian(services.db, userId)
  if (named && named.email !== input.email)
    throw fieldError('email', 'Ask an administrator of your club to change this address.')
  if (named?.answer === 'agreed') return
  await askGuardian(services, { ...input, userId })
}

export async function mailGuardian(
  services: Pick<Services, 'config' | 'machine' | 'now'>,
  tx: Transaction,
  mail: {
    userId: string
    email: string
    token: string
    kind: Extract<MailContent, { clubNames: string }>['kind']
    days: number
  },
): Promise<void> {
  const { userId, email, token, kind, days } = mail
  const person = await findPerson(tx, userId)
  const at = await listClubsOfChild(tx, userId)
  const now = services.now()
  await queueMail(tx, {
    eventKey: `guardian ${userId} ${token.slice(0, 8)} ${now.getTime()}`,
    to: email,
    language: person?.language ?? 'en',
    content: {
      kind,
      days,
      firstName: person?.firstName ?? '',
      clubNames: at.map(({ name }) => name).join(', '),
      link: absoluteUrl(services, {
        path: `/guardian?token=${token}`,
        networkHost: at[0]?.networkHost ?? null,
      }),
    },
    now,
  })
}

/** Each club of the child reads it in its log. Last, because it holds the clubs' logs. */
export async function recordAtClubs(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  record: {
    by: SignedIn | null
    userId: string
    action: 'member.guardian_asked' | 'member.guardian_answered' | 'member.guardian_cleared'
    after?: { answer: string }
    /** Where nobody signed in acts. */
    requestId?: string
  },
): Promise<void> {
  const { userId, ...what } = record
  for (const { clubId } of await listClubsOfChild(tx, userId))
    await recordAction(services, tx, { ...what, clubId, objectId: userId })
}

async function countMail({ now }: Pick<Services, 'now'>, tx: Transaction, userId: string): Promise<void> {
  const asked = { counter: ['guardian-mails', userId] as const, now: now() }
  if (await takePoint(tx, asked)) return
  const { msToWait } = await readCounter(tx, asked)
  throw new AppError('too_many_requests', {
    details: { retryAfterSeconds: Math.ceil(msToWait / 1000) },
  })
}
