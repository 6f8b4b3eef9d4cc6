import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryFolder } from '#test/memory-folder.ts'
import { holdPort } from '../platform/http/hold-port.ts'
import { repositoryRoot } from '../platform/repository-root.ts'

let dataDir: string
let server: ChildProcess | undefined
let output: string
beforeEach(() => {
  dataDir = memoryFolder('main-')
  output = ''
})
afterEach(async () => {
  if (server?.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL')
    await once(server, 'close')
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

function start(env: Record<string, string> = {}): ChildProcess {
  server = spawn(process.execPath, [join(repositoryRoot, 'dist/server/main.js')], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return server
}

async function readyUrl(): Promise<string> {
  await vi.waitFor(() => expect(output).toContain('is ready at'), { timeout: 110_000, interval: 20 })
  return /ready at (\S+)/.exec(output)?.[1] ?? ''
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode
}

/** A bare connection, for what fetch hides: a request that stops half way, and whether one is accepted at all. */
async function openSocket(port: string): Promise<{ send: (text: string) => void; received: () => string }> {
  const socket = createConnection({ port: Number(port), host: '127.0.0.1' })
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  // Being cut off is one of the things a test looks for in what was received.
  socket.on('error', () => undefined)
  return { send: (text) => socket.write(text), received: () => received }
}

async function refuses(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 503
  } catch {
    return true // nobody accepts any more
  }
}

/** One after the other on one data folder: to start a server takes longer than what is tried on it. */
test('SIGTERM while it is starting ends it with code 0; the next start serves with its own store, whose death /readyz says until it is back; SIGTERM then turns readiness red at once, lets the request under way finish, waits for no client that stalls, and ends both in order with code 0', async () => {
  await stopWhileStarting()
  const child = start()
  const url = await readyUrl()
  await outliveItsStore(url)
  const { port } = new URL(url)
  const slow = await openSocket(port)
  const kept = await openSocket(port)
  const stalled = await openSocket(port)
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'long enough to be one' })
  const head = `POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  slow.send(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`)
  stalled.send(`${head}content-length: 100\r\n\r\n{`)
  kept.send('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(kept.received()).toContain('200 OK'), { timeout: 30_000 })

  const began = performance.now()
  child.kill('SIGTERM')
  await vi.waitFor(() => expect(refuses(port)).resolves.toBe(true), { timeout: 30_000, interval: 20 })
  slow.send(body.slice(10))
  await vi.waitFor(() => expect(slow.received()).toMatch(/^HTTP\/1\.1 [1-4]\d\d /), { timeout: 30_000 })
  expect(await exitCode(child)).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  const left = await readdir(join(dataDir, 'postgres'))
  expect(left.filter((name) => name.endsWith('.lock'))).toEqual([])
  expect(await readdir(join(dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid')
})

async function stopWhileStarting(): Promise<void> {
  const child = start()
  await vi.waitFor(async () => expect(await readdir(dataDir)).toContain('postgres'), {
    timeout: 60_000,
    interval: 5,
  })
  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)
  output = ''
}

/** Kills the store and looks at what the server says of itself until it is back. */
async function outliveItsStore(url: string): Promise<void> {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const pid = Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  const seen = new Set<number>()
  await vi.waitFor(
    async () => {
      seen.add((await fetch(`${url}/readyz`)).status)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      expect([...seen]).toEqual(expect.arrayContaining([503]))
    },
    { timeout: 60_000, interval: 5 },
  )
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 60_000 })
}

test('a wrong configuration ends it within two seconds of its start with every fault and no stack', async () => {
  const child = start({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
  expect(await exitCode(child)).toBe(1)
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(output).toContain(name)
  expect(output).not.toContain('    at ')
})

test.each([
  ['a folder that cannot be made', { DATA_DIR: '/proc/nope' }, 'DATA_DIR /proc/nope cannot be used'],
  [
    'a file in place of a folder',
    { DATA_DIR: '/etc/hostname/data' },
    'DATA_DIR /etc/hostname/data cannot be used',
  ],
  [
    'a store that nobody answers at',
    { DATABASE_URL: 'postgresql://user:secret@127.0.0.1:9/name' },
    'The store cannot be used (connect ECONNREFUSED 127.0.0.1:9)',
  ],
])('%s ends it with one line and no stack', async (_fault, env, line) => {
  const child = start(env)
  expect(await exitCode(child)).toBe(1)
  expect(output).toContain(line)
  expect(output).not.toMatch(/ {4}at |secret@/)
})

test('a port in use is named before the data folder is touched', async () => {
  const held = await holdPort({ port: 0, host: '127.0.0.1' })
  const child = start({ PORT: String(held.port) })
  expect(await exitCode(child)).toBe(1)
  expect(output).toContain(`Port ${held.port} is in use`)
  expect(await readdir(dataDir)).not.toContain('postgres')
  await held.release()
})

test('while it starts it is alive, not ready, and tells people to wait', async () => {
  const { port, release } = await holdPort({ port: 0, host: '127.0.0.1' })
  const at = (path: string, accept = '*/*') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
  expect((await at('/healthz')).status).toBe(200)
  expect((await at('/readyz')).status).toBe(503)
  const page = await at('/', 'text/html')
  expect(page.status).toBe(503)
  expect(page.headers.get('refresh')).toBe('2')
  await release()
  await expect(at('/healthz')).rejects.toThrow()
})
