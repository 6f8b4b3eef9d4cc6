import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import type { VisionEndpoint } from '#scan/vision/vision-reader-call.ts'
import type { Plan } from '#contract/money/club-plan.ts'
import { errorCode } from './error-code.ts'
import { keptSecret } from './kept-secret.ts'
import { connectionsOfStore, shareOfCores } from './processes/share-of-machine.ts'
import { ofGroup } from './processes/process-messages.ts'
import { StartupError } from './startup-error.ts'

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number from 0 to 65535')

/** An origin alone: what else stands in the address would be lost. */
const webAddress = (why: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://golf.example.org' })
    .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
      error: ({ input }) => `must be an origin alone, as ${new URL(String(input)).origin}: ${why}`,
    })
    .transform((value) => new URL(value).origin)

/** Traces are sent to `/v1/traces` below it. */
const collectorAddress = z
  .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://localhost:4318' })
  .transform((value) => value.replace(/\/+$/, ''))

/** An origin alone: the names of the bucket and its objects are put behind it, and a path before them would be lost. */
const bucketAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://s3.example.org' })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    'must have no path, as https://s3.example.org: a store that is only reached under a path cannot be used',
  )
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

/** Passwords of people go there, and who somebody is comes from there: in the clear only on this machine itself. */
const issuerAddress = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, search, hash } = new URL(value)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && search === '' && hash === ''
}, 'must be the https address of the sign-in service, such as https://login.example.org')

const workers = z
  .string()
  .regex(/^[1-9]\d?$/, 'must be a number of processes from 1 to 99')
  .transform(Number)

/** More of them than one machine has use for would take all connections of the embedded store. */
const webProcesses = z
  .string()
  .regex(/^([1-9]|1[0-6])$/, 'must be a number of processes from 1 to 16')
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

/** Which part of all requests is traced. */
const share = z.string().transform((value, context) => {
  if (/^(0(\.\d+)?|1(\.0+)?)$/.test(value)) return Number(value)
  context.addIssue('must be a share from 0 to 1, such as 0.1')
  return z.NEVER
})

const keptDays = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999')
  .transform(Number)

const hour = z
  .string()
  .regex(/^(\d|1\d|2[0-3])$/, 'must be an hour from 0 to 23, in UTC')
  .transform(Number)

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

/** "card-photos", as every provider allows a bucket to be called. */
const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as club-photos')

/** Ends with a slash, so that no club's names begin with another's. */
const keyPrefix = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*\/?$/i,
    'must be the beginning of names in the bucket, such as oak-hill/',
  )
  .transform((value) => (value.endsWith('/') ? value : `${value}/`))

const bucketRegion = z.string().regex(/^[a-z0-9-]{1,40}$/i, 'must be a region, such as eu-central-1')

const stripeKey = z.string().regex(/^(sk|rk)_\w+$/, 'must be a secret key of Stripe, as sk_live_…')
const stripeSecret = z.string().regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, as whsec_…')
const stripePrice = z.string().regex(/^price_\w+$/, 'must be the id of a price, as price_…')

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
  WEB_PROCESSES: webProcesses.default(1),
  STORE_LIMIT_SECONDS: limitSeconds.default(5),
  OPERATOR_PORT: port.optional(),
  OPERATOR_HOST: z.string().default('127.0.0.1'),
  OPERATOR_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional(),
  OTEL_SERVICE_NAME: z.string().trim().max(60, 'must have at most 60 characters').default('scoreclub'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  PUBLIC_URL: webAddress('Scoreclub is reached at the root of its address, under no path').optional(),
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
  OIDC_ISSUER: issuerAddress.optional(),
  OIDC_CLIENT_ID: z.string().max(500, 'must have at most 500 characters').optional(),
  OIDC_CLIENT_SECRET: z.string().max(2_000, 'must have at most 2000 characters').optional(),
  OIDC_NAME: z.string().trim().max(60, 'must have at most 60 characters').optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_BOUNCES_TO: bouncesAddress.optional(),
  MAIL_BOUNCES_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{24,}$/, 'must have at least 24 characters, without spaces')
    .optional(),
  KEEP_MAIL_DAYS: keptDays.default(30),
  KEEP_SIGNATURE_DAYS: keptDays.default(730),
  KEEP_PHOTO_DAYS: keptDays.default(730),
  KEEP_GUEST_DAYS: keptDays.default(90),
  S3_BUCKET: bucketName.optional(),
  S3_PREFIX: keyPrefix.default(''),
  S3_REGION: bucketRegion.default('us-east-1'),
  S3_ENDPOINT: bucketAddress.optional(),
  S3_PUBLIC_ENDPOINT: bucketAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_BUCKET: bucketName.optional(),
  BACKUP_HOUR: hour.default(3),
  KEEP_BACKUP_DAYS: keptDays.default(30),
  MEMBERS_PER_CLUB: members.optional(),
  STRIPE_SECRET_KEY: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET: stripeSecret.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: stripeSecret.optional(),
  STRIPE_ANNUAL_PRICE_ID: stripePrice.optional(),
  STRIPE_MONTHLY_PRICE_ID: stripePrice.optional(),
  STRIPE_API_URL: webAddress('calls are sent to the root of that address').optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUSH: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUSH_KEY: pushKey.optional(),
  PUSH_TRUSTED_ORIGINS: origins.default([]),
  WEBHOOK_TRUSTED_ORIGINS: origins.default([]),
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
  /** Where mails come back to, and the token of whoever hands over what came back; undefined: nobody looks at it. */
  bounces?: { address: string; token: string }
}

/** The sign-in service to which `/api/login` leads (D16). */
export type ProviderConfig = {
  /** As its tokens name it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** What people call it. */
  name: string
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

/** An S3-compatible store for photos. */
export type BucketConfig = {
  name: string
  /** What the names of all objects begin with; empty, or with a slash at its end. */
  prefix: string
  region: string
  /** The origin at which this server reaches it. */
  endpoint: string
  /** The origin at which browsers reach it. */
  publicEndpoint: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket's name stands in the path, not before the host's name. */
  isPathStyle: boolean
}

/** The card processor, at which the plans of clubs are bought (D22). */
export type PaymentsConfig = {
  secretKey: string
  /** Signs its messages. */
  webhookSecret: string
  /** Signs its messages about the accounts of clubs; undefined: entry fees are not paid by card. */
  connectSecret: string | undefined
  prices: Record<Plan, string>
  /** Another address than its own, for tests and proxies. */
  apiUrl: string | undefined
}

export type BackupConfig = {
  /** Whether the server makes one each day by itself: when BACKUP_DIR or BACKUP_BUCKET is set. */
  isDaily: boolean
  /** Absolute. */
  folder: string
  /** In UTC. */
  hour: number
  keptDays: number
  /** Where a copy of each goes: a bucket of the same store as photos, or the same one. */
  bucket: BucketConfig | undefined
}

/** An OpenTelemetry collector, and which part of the requests it is sent; its other settings are the exporter's own. */
export type TracingConfig = { endpoint: string; serviceName: string; share: number }

export type OperatorConfig = { port: number; host: string; token: string | undefined }

export type ScanConfig = {
  /** How many photos of cards one process reads at once. */
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
  /** How many processes of this machine answer requests on the one port; each counts on its part of the machine. */
  webProcesses: number
  /** How many connections the embedded store takes from them all. */
  storeConnections: number
  /** Which of them this process is, from 1 on. */
  webProcess: number
  /** How long one statement may run. */
  statementMs: number
  /** Where the operator's page and the metrics are; nowhere unless OPERATOR_PORT is set. */
  operator: OperatorConfig | undefined
  /** Where traces of requests go; nowhere unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  tracing: TracingConfig | undefined
  /** The origin browsers use, when a proxy or a name stands in front. */
  publicUrl: string | undefined
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  trustProxy: false | number | string[]
  /** How many at once in one process; what the machine has room for where it is not set. */
  mostConnections: number | undefined
  /** Off: browsers are sent a service worker that goes away and takes along what it kept. */
  serviceWorker: 'on' | 'off'
  /** Whether /api/openapi.json and /api/docs are there. */
  hasApiDocs: boolean
  /** Signs sessions; from AUTH_SECRET, else made once and kept in the data folder. */
  authSecret: string
  /** Undefined: accounts and passwords are kept here. */
  provider: ProviderConfig | undefined
  mail: MailConfig
  push: PushConfig
  /** Receivers of webhooks of one's own, which may stand in the same network and speak plain http. */
  webhooks: { trustedOrigins: readonly string[] }
  keep: KeepConfig
  backup: BackupConfig
  /** Where photos are; in the data folder without one. */
  bucket: BucketConfig | undefined
  /** Undefined: nothing can be paid, and nothing is ever stopped. */
  payments: PaymentsConfig | undefined
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
  faults.push(...mailFaults(given), ...operatorFaults(given), ...visionFaults(given))
  faults.push(...bucketFaults(given), ...providerFaults(given), ...paymentsFaults(given))
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
    ...{ webProcesses: data.WEB_PROCESSES, webProcess: placeOf(given) },
    storeConnections: connectionsOfStore(data.WEB_PROCESSES),
    statementMs: data.STORE_LIMIT_SECONDS * 1000,
    operator: readOperator(data, placeOf(given)),
    tracing: readTracing(data),
    publicUrl: data.PUBLIC_URL,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    mostConnections: data.MOST_CONNECTIONS && Math.ceil(data.MOST_CONNECTIONS / data.WEB_PROCESSES),
    serviceWorker: data.SERVICE_WORKER,
    hasApiDocs: data.API_DOCS === 'on',
    authSecret: data.AUTH_SECRET ?? keptSecret(dataDir, 'sessions'),
    provider: readProvider(data),
    mail: readMail(data),
    push: readPush(data, dataDir),
    webhooks: { trustedOrigins: data.WEBHOOK_TRUSTED_ORIGINS },
    membersPerClub: data.MEMBERS_PER_CLUB,
    keep: {
      mailDays: data.KEEP_MAIL_DAYS,
      signatureDays: data.KEEP_SIGNATURE_DAYS,
      photoDays: data.KEEP_PHOTO_DAYS,
      guestDays: data.KEEP_GUEST_DAYS,
    },
    backup: readBackup(data, dataDir),
    bucket: readBucket(data, data.S3_BUCKET),
    payments: readPayments(data),
    scan: {
      workers: shareOfCores(data.SCAN_WORKERS ?? availableParallelism(), data.WEB_PROCESSES),
      limitSeconds: data.SCAN_LIMIT_SECONDS,
      vision: readVision(data),
    },
  }
}

function readBackup(data: z.infer<typeof Environment>, dataDir: string): BackupConfig {
  return {
    isDaily: data.BACKUP_DIR !== undefined || data.BACKUP_BUCKET !== undefined,
    folder: resolve(data.BACKUP_DIR ?? join(dataDir, 'backups')),
    hour: data.BACKUP_HOUR,
    keptDays: data.KEEP_BACKUP_DAYS,
    bucket: readBucket(data, data.BACKUP_BUCKET),
  }
}

function readPush(data: z.infer<typeof Environment>, dataDir: string): PushConfig {
  return {
    isOn: data.PUSH === 'on',
    key: data.PUSH_KEY ?? keptSecret(dataDir, 'push'),
    contact: data.PUBLIC_URL?.startsWith('https:')
      ? data.PUBLIC_URL
      : `mailto:${data.MAIL_FROM?.address ?? 'scoreclub@localhost'}`,
    trustedOrigins: data.PUSH_TRUSTED_ORIGINS,
  }
}

function readTracing(data: z.infer<typeof Environment>): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = data
  return endpoint === undefined ? undefined : { endpoint, serviceName, share: data.OTEL_TRACES_SAMPLER_ARG }
}

function readMail(data: z.infer<typeof Environment>): MailConfig {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = { address: 'scoreclub@localhost' } } = data
  const { MAIL_BOUNCES_TO: address, MAIL_BOUNCES_TOKEN: token } = data
  return {
    ...{ smtpUrl, from },
    ...(address !== undefined && token !== undefined && { bounces: { address, token } }),
  }
}

/** Which of several web processes this one is. */
function placeOf(given: Readonly<Record<string, string | undefined>>): number {
  return Number(given[ofGroup] ?? 1)
}

/** The first of several processes has the port that is set, and each further one the next. */
function readOperator(data: z.infer<typeof Environment>, webProcess: number): OperatorConfig | undefined {
  const { OPERATOR_PORT: port, OPERATOR_HOST: host, OPERATOR_TOKEN: token } = data
  return port === undefined ? undefined : { port: port === 0 ? 0 : port + webProcess - 1, host, token }
}

/** Mails need a sender, and an address that their links lead to; what comes back needs both a way and a proof. */
function mailFaults(given: Readonly<Record<string, string | undefined>>): string[] {
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

/** Whoever else can reach the figures has to prove who they are; each of several processes has a port of its own. */
function operatorFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const { OPERATOR_PORT: port, OPERATOR_HOST: host = '127.0.0.1', OPERATOR_TOKEN: token } = given
  if (port === undefined) return []
  const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host)
  const last = Number(port) + Number(given.WEB_PROCESSES ?? 1) - 1
  return [
    ...(isOpen && token === undefined
      ? ['OPERATOR_TOKEN must be set when OPERATOR_HOST lets other machines in']
      : []),
    ...(last > 65_535 ? [`OPERATOR_PORT leaves no port for each of WEB_PROCESSES: the last is ${last}`] : []),
  ]
}

/** A bucket is named whole or not at all, and browsers refuse to send photos in the clear from a page with https. */
function bucketFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const wanted = (['S3_BUCKET', 'BACKUP_BUCKET'] as const).filter((name) => given[name] !== undefined)
  const [first] = wanted
  const useless = (names: readonly string[], without: string) =>
    names.filter((name) => given[name] !== undefined).map((name) => `${name} is of no use without ${without}`)
  if (first === undefined)
    return useless([...keys, 'S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_PREFIX'], 'S3_BUCKET')
  const faults = keys
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set with ${first}`)
  if (given.S3_PATH_STYLE === 'off' && wanted.some((name) => given[name]?.includes('.')))
    faults.push('S3_PATH_STYLE must be on for a bucket with a dot in its name')
  return given.S3_BUCKET === undefined
    ? [...faults, ...useless(['S3_PUBLIC_ENDPOINT'], 'S3_BUCKET')]
    : [...faults, ...browserFaults(given)]
}

/** Browsers send photos to the bucket themselves. */
function browserFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const seen = given.S3_PUBLIC_ENDPOINT === undefined ? 'S3_ENDPOINT' : 'S3_PUBLIC_ENDPOINT'
  if (!given.PUBLIC_URL?.startsWith('https:') || !given[seen]?.startsWith('http:')) return []
  return [
    `${seen} must be an https address, because browsers on ${given.PUBLIC_URL} send nothing in the clear; where the server alone reaches the store by http, name the address for browsers in S3_PUBLIC_ENDPOINT`,
  ]
}

function readBucket(data: z.infer<typeof Environment>, name: string | undefined): BucketConfig | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (name === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const endpoint = data.S3_ENDPOINT ?? `https://s3.${data.S3_REGION}.amazonaws.com`
  return {
    ...{
      name,
      prefix: data.S3_PREFIX,
      region: data.S3_REGION,
      endpoint,
      publicEndpoint: data.S3_PUBLIC_ENDPOINT ?? endpoint,
    },
    ...{ accessKeyId, secretAccessKey, isPathStyle: data.S3_PATH_STYLE === 'on' },
  }
}

/** A sign-in service is named whole or not at all. */
function providerFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const needed = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  if (given.OIDC_ISSUER === undefined)
    return [...needed, 'OIDC_NAME']
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is of no use without OIDC_ISSUER`)
  const faults = needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set with OIDC_ISSUER`)
  return given.PUBLIC_URL === undefined
    ? [...faults, 'PUBLIC_URL must be set with OIDC_ISSUER: the sign-in service sends people back there']
    : faults
}

function readProvider(data: z.infer<typeof Environment>): Config['provider'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return { issuer, clientId, clientSecret, name: data.OIDC_NAME ?? new URL(issuer).hostname }
}

/** A card processor is named whole or not at all, and has to find the way back. */
function paymentsFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const needed = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_ANNUAL_PRICE_ID', 'STRIPE_MONTHLY_PRICE_ID'] as const
  if (given.STRIPE_SECRET_KEY === undefined)
    return [...needed, 'STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_API_URL']
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is of no use without STRIPE_SECRET_KEY`)
  const faults = needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set with STRIPE_SECRET_KEY`)
  return given.PUBLIC_URL === undefined
    ? [...faults, 'PUBLIC_URL must be set with STRIPE_SECRET_KEY: the payment pages lead back there']
    : faults
}

function readPayments(data: z.infer<typeof Environment>): PaymentsConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data
  const { STRIPE_ANNUAL_PRICE_ID: annual, STRIPE_MONTHLY_PRICE_ID: monthly } = data
  if (secretKey === undefined || webhookSecret === undefined) return undefined
  if (annual === undefined || monthly === undefined) return undefined
  const { STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret, STRIPE_API_URL: apiUrl } = data
  return { secretKey, webhookSecret, connectSecret, prices: { annual, monthly }, apiUrl }
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
