import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import type { VisionEndpoint } from '#scan/vision/vision-reader-call.ts'
import { errorCode } from './error-code.ts'
import { keptSecret } from './kept-secret.ts'
import { StartupError } from './startup-error.ts'

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number from 0 to 65535')

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://golf.example.org' })
  .transform((value) => new URL(value).origin)

const storeAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a PostgreSQL address such as postgresql://user:password@host/name',
})

const mailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be a mail server such as smtp://user:password@host:587 or smtps://host',
})

/** Photos and a key go there: in the clear only to this machine itself. */
const visionAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}, 'must be an https address such as https://api.example.org/v1/chat/completions')

const workers = z
  .string()
  .regex(/^[1-9]\d?$/, 'must be a number of threads from 1 to 99')
  .transform(Number)

const limitSeconds = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a number of seconds from 1 to 999')
  .transform(Number)

const connections = z
  .string()
  .regex(/^[1-9]\d{1,6}$/, 'must be a number of connections from 10 to 9999999')
  .transform(Number)

const members = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a number of members from 1 to 999999')
  .transform(Number)

const keptDays = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999')
  .transform(Number)

/** "golf@example.org" or "Oak Hill <golf@example.org>"; each mail puts its club's name before the address. */
const mailAddress = z.string().transform((value, context) => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value.trim())?.[1] ?? value.trim()
  if (z.email().safeParse(address).success) return { address }
  context.addIssue('must be an e-mail address such as golf@example.org')
  return z.NEVER
})

/** `false`, the number of proxies in front, or their addresses: anything else would let a client write its own address. */
const trustProxy = z.string().transform((value, context) => {
  if (value === 'false' || value === '0') return false as const
  if (/^[1-9]$/.test(value)) return Number(value)
  const addresses = value.split(',').map((part) => part.trim())
  if (addresses.every((part) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(part) && /[.:]/.test(part))) return addresses
  context.addIssue('must be false, a number of proxies from 1 to 9, or their addresses separated by commas')
  return z.NEVER
})

/** 32 bytes as base64url, from which the public key follows. */
const pushKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be the private half of a VAPID key: 43 letters of base64url')

const origins = z.string().transform((value, context) => {
  const all = value.split(',').map((part) => part.trim())
  if (all.every((one) => URL.canParse(one) && new URL(one).origin === one && /^https?:/.test(one))) return all
  context.addIssue('must be origins separated by commas, such as https://push.example.org')
  return z.NEVER
})

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: storeAddress.optional(),
  STORE_LIMIT_SECONDS: limitSeconds.default(5),
  PUBLIC_URL: webAddress.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn'),
  TRUST_PROXY: trustProxy.default(false),
  MOST_CONNECTIONS: connections.optional(),
  API_DOCS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailAddress.optional(),
  KEEP_MAIL_DAYS: keptDays.default(30),
  KEEP_SIGNATURE_DAYS: keptDays.default(730),
  KEEP_PHOTO_DAYS: keptDays.default(730),
  KEEP_GUEST_DAYS: keptDays.default(90),
  MEMBERS_PER_CLUB: members.optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUSH: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUSH_KEY: pushKey.optional(),
  PUSH_TRUSTED_ORIGINS: origins.default([]),
  SCAN_WORKERS: workers.optional(),
  SCAN_LIMIT_SECONDS: limitSeconds.default(20),
  SCAN_VISION_URL: visionAddress.optional(),
  SCAN_VISION_KEY: z.string().optional(),
  SCAN_VISION_MODEL: z.string().optional(),
  SCAN_VISION_OPERATOR: z.string().max(120, 'must have at most 120 characters').optional(),
})

export type MailConfig = {
  /** Without one, mails are files in the data folder. */
  smtpUrl: string | undefined
  from: { address: string }
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

/** How many days things stay that are about people and needed for a while only. */
export type KeepConfig = { mailDays: number; signatureDays: number; photoDays: number; guestDays: number }

export type ScanConfig = {
  /** How many photos of cards are read at once. */
  workers: number
  /** How long one of them may take; far longer than a card does, unless the machine has no time for it. */
  limitSeconds: number
  /** A vision model that people may choose instead of the club's own machine, and who runs it. */
  vision: (VisionEndpoint & { operator: string }) | undefined
}

/** What the environment decides; docs/operations.md describes each. */
export type Config = {
  environment: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Absolute; it exists and is writable. */
  dataDir: string
  databaseUrl: string | undefined
  /** How long one statement may run. */
  statementMs: number
  /** The origin browsers use, when a proxy or a name stands in front. */
  publicUrl: string | undefined
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  trustProxy: false | number | string[]
  /** How many at once; what the machine has room for where it is not set. */
  mostConnections: number | undefined
  /** Off: browsers are sent a service worker that goes away and takes along what it kept. */
  serviceWorker: 'on' | 'off'
  /** Whether /api/openapi.json and /api/docs are there. */
  hasApiDocs: boolean
  /** Signs sessions; from AUTH_SECRET, else made once and kept in the data folder. */
  authSecret: string
  mail: MailConfig
  push: PushConfig
  keep: KeepConfig
  /** How many members each club can have at least; undefined: as many as it was made with. */
  membersPerClub: number | undefined
  scan: ScanConfig
}

/** Reads and prepares everything that can be wrong before the first connection; throws one fault that names them all. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is how compose files and shells say "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(given)
  const faults = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
  const dataDir = resolve(given.DATA_DIR ?? './data')
  const folderFault = prepareFolder(dataDir)
  if (folderFault) faults.push(`DATA_DIR ${folderFault}`)
  if (given.SMTP_URL !== undefined) {
    if (given.MAIL_FROM === undefined) faults.push('MAIL_FROM must name the sender when SMTP_URL is set')
    if (given.PUBLIC_URL === undefined)
      faults.push('PUBLIC_URL must be set with SMTP_URL: the links in mails lead there')
  }
  faults.push(...visionFaults(given))
  if (faults.length > 0 || !parsed.success)
    throw new StartupError(
      ['Scoreclub cannot start with this configuration:', ...faults.map((fault) => `  ${fault}`)].join('\n'),
    )
  const { data } = parsed
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    statementMs: data.STORE_LIMIT_SECONDS * 1000,
    publicUrl: data.PUBLIC_URL,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    mostConnections: data.MOST_CONNECTIONS,
    serviceWorker: data.SERVICE_WORKER,
    hasApiDocs: data.API_DOCS === 'on',
    authSecret: data.AUTH_SECRET ?? keptSecret(dataDir, 'sessions'),
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM ?? { address: 'scoreclub@localhost' } },
    push: {
      isOn: data.PUSH === 'on',
      key: data.PUSH_KEY ?? keptSecret(dataDir, 'push'),
      contact: data.PUBLIC_URL?.startsWith('https:')
        ? data.PUBLIC_URL
        : `mailto:${data.MAIL_FROM?.address ?? 'scoreclub@localhost'}`,
      trustedOrigins: data.PUSH_TRUSTED_ORIGINS,
    },
    membersPerClub: data.MEMBERS_PER_CLUB,
    keep: {
      mailDays: data.KEEP_MAIL_DAYS,
      signatureDays: data.KEEP_SIGNATURE_DAYS,
      photoDays: data.KEEP_PHOTO_DAYS,
      guestDays: data.KEEP_GUEST_DAYS,
    },
    scan: {
      workers: data.SCAN_WORKERS ?? availableParallelism(),
      limitSeconds: data.SCAN_LIMIT_SECONDS,
      vision: readVision(data),
    },
  }
}

/** A reader of photos outside is named whole or not at all. */
function visionFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const [key, ...named] = ['SCAN_VISION_KEY', 'SCAN_VISION_MODEL', 'SCAN_VISION_OPERATOR'] as const
  return given.SCAN_VISION_URL === undefined
    ? [key, ...named]
        .filter((name) => given[name] !== undefined)
        .map((name) => `${name} is of no use without SCAN_VISION_URL`)
    : named
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} must be set with SCAN_VISION_URL`)
}

function readVision(data: z.infer<typeof Environment>): ScanConfig['vision'] {
  const { SCAN_VISION_URL: url, SCAN_VISION_KEY: key } = data
  const { SCAN_VISION_MODEL: model, SCAN_VISION_OPERATOR: operator } = data
  if (url === undefined || model === undefined || operator === undefined) return undefined
  return { url, key, model, operator }
}

/** Not `recursive`: Node tries for ever where a file system says ENOENT of a folder it will not make, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process that starts at the same time has made it.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

function prepareFolder(folder: string): string | undefined {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return `${folder} cannot be used by user ${process.getuid?.() ?? 'unknown'} (${errorCode(error) ?? 'unknown'}): make it writable for this user, or name another folder`
  }
}
