import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'scoreclub-config-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('an empty environment gives a club that works on its own network', () => {
  const config = readConfig({ DATA_DIR: folder, PORT: '', PUBLIC_URL: ' ' })
  expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: folder, trustProxy: false })
  expect(config.databaseUrl).toBeUndefined()
  expect(config.publicUrl).toBeUndefined()
})

test('every fault is named at once', () => {
  writeFileSync(join(folder, 'file'), '')
  const env = {
    NODE_ENV: 'prod',
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'golf.example.org',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'true',
    AUTH_SECRET: 'short',
    DATA_DIR: join(folder, 'file/data'),
  }
  for (const name of Object.keys(env)) expect(() => readConfig(env)).toThrow(name)
})

test('the secret is made once, private, and a given one wins', () => {
  const { authSecret } = readConfig({ DATA_DIR: folder })
  expect(Buffer.from(authSecret, 'base64url')).toHaveLength(32)
  expect(readConfig({ DATA_DIR: folder }).authSecret).toBe(authSecret)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(authSecret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  const given = 'x'.repeat(40)
  expect(readConfig({ DATA_DIR: folder, AUTH_SECRET: given }).authSecret).toBe(given)
})

test.each([
  ['false', false],
  ['1', 1],
  ['10.0.0.1, 192.168.0.0/16, ::1', ['10.0.0.1', '192.168.0.0/16', '::1']],
])('TRUST_PROXY %s', (given, trustProxy) => {
  expect(readConfig({ DATA_DIR: folder, TRUST_PROXY: given }).trustProxy).toEqual(trustProxy)
})

test('the API document is shown to nobody unless somebody says so', () => {
  expect(readConfig({ DATA_DIR: folder }).hasApiDocs).toBe(false)
  expect(readConfig({ DATA_DIR: folder, API_DOCS: 'on' }).hasApiDocs).toBe(true)
  expect(() => readConfig({ DATA_DIR: folder, API_DOCS: 'yes' })).toThrow('API_DOCS must be on or off')
})

test.each(['https://golf.example.org', 'https://golf.example.org/', 'HTTPS://Golf.Example.org:443/'])(
  'PUBLIC_URL %s is an origin',
  (given) => {
    expect(readConfig({ DATA_DIR: folder, PUBLIC_URL: given }).publicUrl).toBe('https://golf.example.org')
  },
)

test.each([
  ['https://golf.example.org/club', 'as https://golf.example.org'],
  ['https://golf.example.org/club/', 'as https://golf.example.org'],
  ['http://localhost:3000//', 'as http://localhost:3000'],
  ['https://golf.example.org/?club=1', 'as https://golf.example.org'],
  ['https://golf.example.org#club', 'as https://golf.example.org'],
  ['https://me:secret@golf.example.org', 'as https://golf.example.org'],
])('PUBLIC_URL %s is refused with what would be right', (given, right) => {
  const fault = `PUBLIC_URL must be an origin alone, ${right}: Scoreclub is reached at the root of its address, under no path`
  expect(() => readConfig({ DATA_DIR: folder, PUBLIC_URL: given })).toThrow(fault)
})

const smtp = {
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'golf@example.org',
  PUBLIC_URL: 'https://golf.example.org',
}

test.each([
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET is of no use without STRIPE_SECRET_KEY'],
  [{ STRIPE_API_URL: 'http://127.0.0.1:1' }, 'STRIPE_API_URL is of no use without STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_ANNUAL_PRICE_ID must be set with STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_MONTHLY_PRICE_ID must be set with STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'PUBLIC_URL must be set with STRIPE_SECRET_KEY'],
  [
    { STRIPE_API_URL: 'http://127.0.0.1:1/v1' },
    'STRIPE_API_URL must be an origin alone, as http://127.0.0.1:1',
  ],
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be a secret key'],
  [{ SMTP_URL: 'imap://mail.example.org' }, 'SMTP_URL must be a mail server'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM must name the sender'],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'golf@example.org' }, 'PUBLIC_URL must be set'],
  [{ MAIL_BOUNCES_TO: 'bounces@club.example' }, 'MAIL_BOUNCES_TO is of no use without SMTP_URL'],
  [
    { ...smtp, MAIL_BOUNCES_TO: 'bounces@club.example' },
    'MAIL_BOUNCES_TOKEN must be set with MAIL_BOUNCES_TO',
  ],
  [{ ...smtp, MAIL_BOUNCES_TOKEN: 'x'.repeat(24) }, 'MAIL_BOUNCES_TO must be set with MAIL_BOUNCES_TOKEN'],
  [{ MAIL_BOUNCES_TO: 'bounces' }, 'MAIL_BOUNCES_TO must be an e-mail address'],
  [{ MAIL_BOUNCES_TO: `${'b'.repeat(32)}@club.example` }, 'MAIL_BOUNCES_TO must have at most 31 characters'],
  [{ MAIL_BOUNCES_TOKEN: 'short' }, 'MAIL_BOUNCES_TOKEN must have at least 24'],
  [{ MAIL_FROM: 'golf' }, 'MAIL_FROM must be an e-mail address'],
  [{ MAIL_FROM: 'Oak\r\nBcc: x@example.org <golf@example.org>' }, 'MAIL_FROM must be an e-mail address'],
])('mail settings %j: %s', (env, fault) => {
  expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(fault)
})

test.each([
  [{}, undefined],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' },
    { endpoint: 'http://localhost:4318', serviceName: 'scoreclub', share: 1 },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.org/in',
      OTEL_SERVICE_NAME: 'oak-hill',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    },
    { endpoint: 'https://otel.example.org/in', serviceName: 'oak-hill', share: 0.25 },
  ],
])('traces by %j: %j', (env, tracing) => {
  expect(readConfig({ DATA_DIR: folder, ...env }).tracing).toEqual(tracing)
})

test.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1'],
  [{ WEB_PROCESSES: '0' }, 'WEB_PROCESSES must be a number of processes from 1 to 16'],
  [{ WEB_PROCESSES: '17' }, 'WEB_PROCESSES must be a number of processes from 1 to 16'],
  [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER must be on or off'],
  [{ SCAN_WORKERS: '0' }, 'SCAN_WORKERS must be a number of processes'],
  [{ SCAN_WORKERS: 'two' }, 'SCAN_WORKERS must be a number of processes'],
  [{ SCAN_LIMIT_SECONDS: '0' }, 'SCAN_LIMIT_SECONDS must be a number of seconds'],
  [{ SCAN_VISION_URL: 'api.example.org' }, 'SCAN_VISION_URL must be an https address'],
  [{ SCAN_VISION_URL: 'http://api.example.org/v1' }, 'SCAN_VISION_URL must be an https address'],
  [
    { SCAN_VISION_URL: 'https://api.example.org', SCAN_VISION_MODEL: 'm' },
    'SCAN_VISION_OPERATOR must be set',
  ],
  [
    { SCAN_VISION_URL: 'https://api.example.org', SCAN_VISION_OPERATOR: 'O' },
    'SCAN_VISION_MODEL must be set',
  ],
  [{ OPERATOR_PORT: '9464', OPERATOR_HOST: '0.0.0.0' }, 'OPERATOR_TOKEN must be set'],
  [{ OPERATOR_PORT: '9464', OPERATOR_TOKEN: 'too short' }, 'OPERATOR_TOKEN must have at least 16'],
  [{ OPERATOR_PORT: '65535', WEB_PROCESSES: '2' }, 'no port for each of WEB_PROCESSES: the last is 65536'],
  [{ SCAN_VISION_KEY: 'k' }, 'SCAN_VISION_KEY is of no use without SCAN_VISION_URL'],
])('scan settings %j: %s', (env, fault) => {
  expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(fault)
})

test('several web processes share the photos and the connections that the machine may have', () => {
  const asked = { WEB_PROCESSES: '2', SCAN_WORKERS: '4', MOST_CONNECTIONS: '1000' }
  const { webProcesses, scan, mostConnections } = readConfig({ DATA_DIR: folder, ...asked })
  expect([webProcesses, scan.workers, mostConnections]).toEqual([2, 2, 500])
  expect(readConfig({ DATA_DIR: folder }).webProcesses).toBe(1)
})

test('each of several web processes shows its figures on a port of its own', () => {
  const asked = { DATA_DIR: folder, WEB_PROCESSES: '3', OPERATOR_PORT: '9464' }
  const portOf = (place: string) => readConfig({ ...asked, SCORECLUB_WEB_PROCESS: place }).operator?.port
  expect([portOf('1'), portOf('3'), readConfig(asked).operator?.port]).toEqual([9464, 9466, 9464])
})

test('cards are read on as many threads as there are cores, and nowhere else', () => {
  expect(readConfig({ DATA_DIR: folder }).scan).toEqual({
    workers: availableParallelism(),
    limitSeconds: 20,
    vision: undefined,
  })
  const outside = { SCAN_VISION_URL: 'https://api.example.org/v1/chat/completions', SCAN_VISION_KEY: 'k' }
  const named = { SCAN_VISION_MODEL: 'm', SCAN_VISION_OPERATOR: 'Example, Dublin' }
  expect(
    readConfig({ DATA_DIR: folder, SCAN_WORKERS: '3', SCAN_LIMIT_SECONDS: '60', ...outside, ...named }).scan,
  ).toEqual({
    workers: 3,
    limitSeconds: 60,
    vision: { url: outside.SCAN_VISION_URL, key: 'k', model: 'm', operator: 'Example, Dublin' },
  })
  const inHouse = { SCAN_VISION_URL: 'http://127.0.0.1:11434/v1/chat/completions' }
  expect(readConfig({ DATA_DIR: folder, ...inHouse, ...named }).scan.vision?.key).toBeUndefined()
})

test('mail settings that are right; without any, mails are files', () => {
  const env = { SMTP_URL: 'smtps://u:p@mail.example.org', MAIL_FROM: 'Oak Hill <golf@example.org>' }
  expect(readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://golf.example.org', ...env }).mail).toEqual({
    smtpUrl: 'smtps://u:p@mail.example.org',
    from: { address: 'golf@example.org' },
  })
  expect(readConfig({ DATA_DIR: folder }).mail.smtpUrl).toBeUndefined()
  const bounces = { MAIL_BOUNCES_TO: 'bounces@club.example', MAIL_BOUNCES_TOKEN: 'x'.repeat(24) }
  expect(readConfig({ DATA_DIR: folder, ...smtp, ...bounces }).mail.bounces).toEqual({
    address: 'bounces@club.example',
    token: 'x'.repeat(24),
  })
})

const s3 = { S3_BUCKET: 'club-photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test('a bucket is at its region unless an address is named, which browsers use too unless they have their own', () => {
  const bucket = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env }).bucket
  expect(bucket({})).toBeUndefined()
  expect(bucket({ ...s3, S3_REGION: 'eu-west-1' })).toEqual({
    name: 'club-photos',
    region: 'eu-west-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    publicEndpoint: 'https://s3.eu-west-1.amazonaws.com',
    isPathStyle: true,
    prefix: '',
  })
  expect(bucket({ ...s3, S3_PREFIX: 'oak-hill' })?.prefix).toBe('oak-hill/')
  expect(bucket({ ...s3, S3_ENDPOINT: 'http://minio:9000' })?.publicEndpoint).toBe('http://minio:9000')
  expect(bucket({ ...s3, S3_ENDPOINT: 'http://minio:9000/' })?.endpoint).toBe('http://minio:9000')
  const two = {
    ...s3,
    PUBLIC_URL: 'https://golf.example.org',
    S3_ENDPOINT: 'http://minio:9000',
    S3_PUBLIC_ENDPOINT: 'https://photos.example.org',
    S3_PATH_STYLE: 'off',
  }
  expect(bucket(two)).toMatchObject({
    endpoint: 'http://minio:9000',
    publicEndpoint: 'https://photos.example.org',
    isPathStyle: false,
  })
})

test.each([
  [{ ...s3, S3_BUCKET: 'Club Photos' }, 'S3_BUCKET must be the name of a bucket'],
  [{ ...s3, S3_REGION: 'a b' }, 'S3_REGION must be a region'],
  [{ ...s3, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an http or https address'],
  [{ ...s3, S3_ENDPOINT: 'https://x.example.org/storage/v1/s3' }, 'S3_ENDPOINT must have no path'],
  [{ ...s3, S3_PUBLIC_ENDPOINT: 'https://x.example.org/s3/' }, 'S3_PUBLIC_ENDPOINT must have no path'],
  [{ ...s3, S3_PREFIX: '../photos' }, 'S3_PREFIX must be the beginning of names in the bucket'],
  [{ S3_PREFIX: 'oak-hill/' }, 'S3_PREFIX is of no use without S3_BUCKET'],
  [{ ...s3, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be on or off'],
  [{ S3_BUCKET: 'club-photos' }, 'S3_SECRET_ACCESS_KEY must be set with S3_BUCKET'],
  [{ S3_ENDPOINT: 'https://s3.example.org' }, 'S3_ENDPOINT is of no use without S3_BUCKET'],
  [{ BACKUP_BUCKET: 'club-backups' }, 'S3_ACCESS_KEY_ID must be set with BACKUP_BUCKET'],
  [{ ...s3, S3_BUCKET: '', BACKUP_BUCKET: 'Backups' }, 'BACKUP_BUCKET must be the name of a bucket'],
  [
    {
      ...s3,
      S3_BUCKET: '',
      BACKUP_BUCKET: 'club-backups',
      S3_PUBLIC_ENDPOINT: 'https://s3.example.org',
    },
    'S3_PUBLIC_ENDPOINT is of no use without S3_BUCKET',
  ],
  [{ ...s3, S3_BUCKET: 'club.photos', S3_PATH_STYLE: 'off' }, 'S3_PATH_STYLE must be on'],
  [
    { ...s3, S3_ENDPOINT: 'http://minio:9000', PUBLIC_URL: 'https://golf.example.org' },
    'S3_ENDPOINT must be an https address',
  ],
])('bucket settings %j: %s', (env, fault) => {
  expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(fault)
})
