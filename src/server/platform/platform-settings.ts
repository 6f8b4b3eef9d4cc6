import { z } from 'zod'
import { connectionsOfStore } from './processes/share-of-machine.ts'
import { ofGroup } from './processes/process-messages.ts'
import { type Given, limitSeconds, onOrOff, type Values, webAddress } from './setting-values.ts'

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number from 0 to 65535')

/** Traces are sent to `/v1/traces` below it. */
const collectorAddress = z
  .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://localhost:4318' })
  .transform((value) => value.replace(/\/+$/, ''))

const storeAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a PostgreSQL address such as postgresql://user:password@host/name',
})

/** More of them than one machine has use for would take all connections of the embedded store. */
const webProcesses = z
  .string()
  .regex(/^([1-9]|1[0-6])$/, 'must be a number of processes from 1 to 16')
  .transform(Number)

const connections = z
  .string()
  .regex(/^[1-9]\d{1,6}$/, 'must be a number of connections from 10 to 9999999')
  .transform(Number)

/** Which part of all requests is traced. */
const share = z.string().transform((value, context) => {
  if (/^(0(\.\d+)?|1(\.0+)?)$/.test(value)) return Number(value)
  context.addIssue('must be a share from 0 to 1, such as 0.1')
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

/** The variables of the server itself. */
export const serverShape = {
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
  API_DOCS: onOrOff.default('off'),
}

/** The variable of what browsers keep. */
export const workerShape = {
  SERVICE_WORKER: onOrOff.default('on'),
}

/** An OpenTelemetry collector, and which part of the requests it is sent; its other settings are the exporter's own. */
export type TracingConfig = { endpoint: string; serviceName: string; share: number }

export type OperatorConfig = { port: number; host: string; token: string | undefined }

/** How the server runs and is reached. */
export type PlatformSettings = {
  environment: 'development' | 'production' | 'test'
  port: number
  host: string
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
  logLevel: Environment['LOG_LEVEL']
  trustProxy: false | number | string[]
  /** How many at once in one process; what the machine has room for where it is not set. */
  mostConnections: number | undefined
  /** Off: browsers are sent a service worker that goes away and takes along what it kept. */
  serviceWorker: 'on' | 'off'
  /** Whether /api/openapi.json and /api/docs are there. */
  hasApiDocs: boolean
}

type Environment = Values<typeof serverShape> & Values<typeof workerShape>

/** The settings of the server, from variables that have no fault. */
export function readPlatformSettings(data: Environment, given: Given): PlatformSettings {
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    webProcesses: data.WEB_PROCESSES,
    webProcess: placeOf(given),
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
  }
}

/** Which of several web processes this one is. */
function placeOf(given: Given): number {
  return Number(given[ofGroup] ?? 1)
}

function readTracing(data: Environment): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = data
  return endpoint === undefined ? undefined : { endpoint, serviceName, share: data.OTEL_TRACES_SAMPLER_ARG }
}

/** The first of several processes has the port that is set, and each further one the next. */
function readOperator(data: Environment, webProcess: number): OperatorConfig | undefined {
  const { OPERATOR_PORT: port, OPERATOR_HOST: host, OPERATOR_TOKEN: token } = data
  return port === undefined ? undefined : { port: port === 0 ? 0 : port + webProcess - 1, host, token }
}

/** Whoever else can reach the figures has to prove who they are; each of several processes has a port of its own. */
export function operatorFaults(given: Given): string[] {
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
