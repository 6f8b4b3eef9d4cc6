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
    ...{ NODE_ENV: 'prod', PORT: '70000', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'golf.example.org' },
    ...{ LOG_LEVEL: 'loud', TRUST_PROXY: 'true', AUTH_SECRET: 'short', DATA_DIR: join(folder, 'file/data') },
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

test('PUBLIC_URL keeps its origin alone', () => {
  expect(readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://golf.example.org/club/' }).publicUrl).toBe(
    'https://golf.example.org',
  )
})

test.each([
  [{ SMTP_URL: 'imap://mail.example.org' }, 'SMTP_URL must be a mail server'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM must name the sender'],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'golf@example.org' }, 'PUBLIC_URL must be set'],
  [{ MAIL_FROM: 'golf' }, 'MAIL_FROM must be an e-mail address'],
  [{ MAIL_FROM: 'Oak\r\nBcc: x@example.org <golf@example.org>' }, 'MAIL_FROM must be an e-mail address'],
])('mail settings %j: %s', (env, fault) => {
  expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(fault)
})

test.each([
  [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER must be on or off'],
  [{ SCAN_WORKERS: '0' }, 'SCAN_WORKERS must be a number of threads'],
  [{ SCAN_WORKERS: 'two' }, 'SCAN_WORKERS must be a number of threads'],
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
  [{ SCAN_VISION_KEY: 'k' }, 'SCAN_VISION_KEY is of no use without SCAN_VISION_URL'],
])('scan settings %j: %s', (env, fault) => {
  expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(fault)
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
})
