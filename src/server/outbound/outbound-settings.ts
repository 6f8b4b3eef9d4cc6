import { z } from 'zod'
import { keptSecret } from '../platform/kept-secret.ts'
import { type Given, onOrOff, origins, type Values } from '../platform/setting-values.ts'

const mailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be a mail server such as smtp://user:password@host:587 or smtps://host',
})

/** "golf@example.org" or "Oak Hill <golf@example.org>"; each mail puts its club's name before the address. */
const mailAddress = z.string().transform((value, context) => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value.trim())?.[1] ?? value.trim()
  if (z.email().safeParse(address).success) return { address }
  context.addIssue('must be an e-mail address such as golf@example.org')
  return z.NEVER
})

/** With the token of each mail in it, the part before the @ has at most 64 characters. */
const bouncesAddress = z
  .email({ error: 'must be an e-mail address such as bounces@club.example' })
  .regex(/^[^@]{1,31}@/, 'must have at most 31 characters before the @')

/** 32 bytes as base64url, from which the public key follows. */
const pushKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be the private half of a VAPID key: 43 letters of base64url')

/** The variables of mails. */
export const mailShape = {
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_BOUNCES_TO: bouncesAddress.optional(),
  MAIL_BOUNCES_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{24,}$/, 'must have at least 24 characters, without spaces')
    .optional(),
}

/** The variables of pushes and webhooks. */
export const noticeShape = {
  PUSH: onOrOff.default('on'),
  PUSH_KEY: pushKey.optional(),
  PUSH_TRUSTED_ORIGINS: origins.default([]),
  WEBHOOK_TRUSTED_ORIGINS: origins.default([]),
}

export type MailConfig = {
  /** Without one, mails are files in the data folder. */
  smtpUrl: string | undefined
  from: { address: string }
  /** Where mails come back to, and the token of whoever hands over what came back; undefined: nobody looks at it. */
  bounces?: { address: string; token: string }
}

export type PushConfig = {
  isOn: boolean
  /** The private half of the key with which push services recognise this installation; from PUSH_KEY, else made once and kept. */
  key: string
  /** Whom push services may write to about what we send. */
  contact: string
  /** Push services of one's own, which may stand in the same network and speak plain http. */
  trustedOrigins: readonly string[]
}

/** How people and programs are told things. */
export type OutboundSettings = {
  mail: MailConfig
  push: PushConfig
  /** Receivers of webhooks of one's own, which may stand in the same network and speak plain http. */
  webhooks: { trustedOrigins: readonly string[] }
}

type Environment = Values<typeof mailShape> & Values<typeof noticeShape> & { PUBLIC_URL?: string | undefined }

/** The settings of mails, pushes and webhooks, from variables that have no fault; makes the key of pushes where none is given. */
export function readOutboundSettings(data: Environment, dataDir: string): OutboundSettings {
  return {
    mail: readMail(data),
    push: readPush(data, dataDir),
    webhooks: { trustedOrigins: data.WEBHOOK_TRUSTED_ORIGINS },
  }
}

/** Mails need a sender, and an address that their links lead to; what comes back needs both a way and a proof. */
export function mailFaults(given: Given): string[] {
  const bounces = ['MAIL_BOUNCES_TO', 'MAIL_BOUNCES_TOKEN'] as const
  const named = bounces.filter((name) => given[name] !== undefined)
  if (given.SMTP_URL === undefined) return named.map((name) => `${name} is of no use without SMTP_URL`)
  return [
    ...(named.length === 1
      ? bounces
          .filter((name) => given[name] === undefined)
          .map((name) => `${name} must be set with ${named.join()}`)
      : []),
    ...(given.MAIL_FROM === undefined ? ['MAIL_FROM must name the sender when SMTP_URL is set'] : []),
    ...(given.PUBLIC_URL === undefined
      ? ['PUBLIC_URL must be set with SMTP_URL: the links in mails lead there']
      : []),
  ]
}

function readMail(data: Environment): MailConfig {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = { address: 'scoreclub@localhost' } } = data
  const { MAIL_BOUNCES_TO: address, MAIL_BOUNCES_TOKEN: token } = data
  return {
    smtpUrl,
    from,
    ...(address !== undefined && token !== undefined && { bounces: { address, token } }),
  }
}

function readPush(data: Environment, dataDir: string): PushConfig {
  return {
    isOn: data.PUSH === 'on',
    key: data.PUSH_KEY ?? keptSecret(dataDir, 'push'),
    contact: data.PUBLIC_URL?.startsWith('https:')
      ? data.PUBLIC_URL
      : `mailto:${data.MAIL_FROM?.address ?? 'scoreclub@localhost'}`,
    trustedOrigins: data.PUSH_TRUSTED_ORIGINS,
  }
}
