import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { errorCode } from './error-code.ts'
import { keptSecret } from './kept-secret.ts'
import { StartFault } from './start-fault.ts'

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

/** `false`, the number of proxies in front, or their addresses: anything else would let a client write its own address. */
const trustProxy = z.string().transform((value, context) => {
  if (value === 'false' || value === '0') return false as const
  if (/^[1-9]$/.test(value)) return Number(value)
  const addresses = value.split(',').map((part) => part.trim())
  if (addresses.every((part) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(part) && /[.:]/.test(part))) return addresses
  context.addIssue('must be false, a number of proxies from 1 to 9, or their addresses separated by commas')
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
  PUBLIC_URL: webAddress.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn'),
  TRUST_PROXY: trustProxy.default(false),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
})

/** What the environment decides; docs/operations.md describes each. */
export type Config = {
  environment: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Absolute; it exists and is writable. */
  dataDir: string
  databaseUrl: string | undefined
  /** The origin browsers use, when a proxy or a name stands in front. */
  publicUrl: string | undefined
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  trustProxy: false | number | string[]
  /** Signs sessions; from AUTH_SECRET, else made once and kept in the data folder. */
  authSecret: string
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
  if (faults.length > 0 || !parsed.success)
    throw new StartFault(
      ['Scoreclub cannot start with this configuration:', ...faults.map((fault) => `  ${fault}`)].join('\n'),
    )
  const { data } = parsed
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    authSecret: data.AUTH_SECRET ?? keptSecret(dataDir),
  }
}

function prepareFolder(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return `${folder} cannot be used by user ${process.getuid?.() ?? 'unknown'} (${errorCode(error) ?? 'unknown'}): make it writable for this user, or name another folder`
  }
}
