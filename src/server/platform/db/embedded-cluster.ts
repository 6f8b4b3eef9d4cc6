import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import { type Identity, giveTo, spawnAs } from './embedded-identity.ts'
import { StartupError } from '../startup-error.ts'

export const superuser = 'scoreclub'

/** Where the server listens: a socket file that only its owner can open, or loopback if that file's path is too long. */
export type Address = { socketFolder: string; port: number } | { socketFolder: undefined; port: number }

/** The password of the only database role, made at the first start and readable by the application's user alone. */
export async function keptPassword(folder: string): Promise<string> {
  const file = join(folder, 'password')
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  if (existsSync(join(folder, 'cluster')))
    throw new StartupError(
      `${file} is missing, but the database beside it needs it. Put it back from a backup of ${folder}.`,
    )
  const password = randomBytes(24).toString('base64url')
  await writeSynced(file, password)
  return password
}

/**
 * Makes the cluster at the first start. It gets its name only when complete, so a killed first start, or one that `signal` gives
 * up, does no harm.
 */
export async function ensureCluster({
  folder,
  identity,
  binaries,
  password,
  signal,
}: {
  folder: string
  identity: Identity
  binaries: Binaries
  password: string
  signal: AbortSignal | undefined
}): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('unfinished-'))
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  const cluster = join(folder, 'cluster')
  if (existsSync(cluster)) return await giveTo(identity, cluster)

  const unfinished = join(folder, `unfinished-${randomBytes(4).toString('hex')}`)
  await mkdir(join(unfinished, 'cluster'), { recursive: true, mode: 0o700 })
  await writeFile(join(unfinished, 'password'), password, { mode: 0o600 })
  await giveTo(identity, unfinished)
  await initialise(
    [
      ...[binaries.initdb, '--pgdata', join(unfinished, 'cluster')],
      ...['--username', superuser, '--pwfile', join(unfinished, 'password'), '--auth', 'scram-sha-256'],
      // The built-in locale sorts by code point on every machine, so that data can move between machines.
      ...[
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
    ],
    identity,
    signal,
  )
  await rename(join(unfinished, 'cluster'), cluster)
  await syncFolder(folder)
  await rm(unfinished, { recursive: true })
}

/** Writes our settings into the cluster; done at every start, so that a newer version's settings reach older clusters. */
export async function writeSettings({
  cluster,
  identity,
  address,
  settings,
}: {
  cluster: string
  identity: Identity
  address: Address
  settings: Readonly<Record<string, string>>
}): Promise<void> {
  const own = join(cluster, 'scoreclub.conf')
  await writeFile(own, settingsText(address, settings), { mode: 0o600 })
  const access = address.socketFolder === undefined ? 'host all all 127.0.0.1/32' : 'local all all'
  const accessFile = join(cluster, 'pg_hba.conf')
  await writeFile(accessFile, `# Written by Scoreclub at every start.\n${access} scram-sha-256\n`, {
    mode: 0o600,
  })
  const main = join(cluster, 'postgresql.conf')
  const include = "include = 'scoreclub.conf'"
  const text = await readFile(main, 'utf8')
  if (!text.includes(include)) await writeFile(main, `${text}\n${include}\n`)
  for (const file of [own, accessFile, main]) await giveTo(identity, file)
}

/** Prefers the socket; 100 bytes is below the limit of every system for the path of a socket file. */
export async function chooseAddress(folder: string): Promise<Address> {
  const socketFolder = join(folder, 'socket')
  return Buffer.byteLength(`${socketFolder}/.s.PGSQL.5432`) < 100
    ? { socketFolder, port: 5432 }
    : { socketFolder: undefined, port: await freePort() }
}

/** What `pg` connects to. The name goes into the query because a socket's path cannot be a host name. */
export function storeUrl({ socketFolder, port }: Address, password: string, database: string): string {
  const start = `postgresql://${superuser}:${password}@`
  return socketFolder === undefined
    ? `${start}127.0.0.1:${port}/${database}`
    : `${start}localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`
}

function settingsText({ socketFolder, port }: Address, settings: Readonly<Record<string, string>>): string {
  const place =
    socketFolder === undefined
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: socketFolder, unix_socket_permissions: '0700' }
  const all = {
    // These three guarantee that an acknowledged score is on the disk. ALTER SYSTEM cannot turn them off.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    allow_alter_system: 'off',
    ...place,
    port: String(port),
    password_encryption: 'scram-sha-256',
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log names errors without the values in them, which are people's names, addresses and scores.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  return [
    '# Written by Scoreclub at every start (src/server/platform/db/embedded-cluster.ts); changes made here are lost.',
    '# fsync, synchronous_commit and full_page_writes are on: what was acknowledged survives a power cut.',
    ...lines,
    '',
  ].join('\n')
}

async function initialise(command: string[], identity: Identity, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const child = spawnAs(identity, command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  // It would only stop after its present step. The server that it feeds ends when nothing more comes, and closes the pipe.
  const giveUp = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', giveUp)
  await once(child, 'close')
  signal?.removeEventListener('abort', giveUp)
  signal?.throwIfAborted()
  if (child.exitCode !== 0)
    throw new StartupError(`The embedded PostgreSQL could not make its data folder: ${complaint.trim()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port.')
  return address.port
}

/** Flushed to the disk before anything depends on it: a lost password would lock the club out of its data. */
async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.tmp`, 'w', 0o600)
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  await rename(`${file}.tmp`, file)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
