import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { chmod, chown, lstat, readdir, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'

/**
 * The user that the database programs run as. PostgreSQL refuses to run as root, and root's checkout may be in a
 * folder that no other user can enter; `wrapper` then makes the program believe that it is an ordinary user.
 */
export type Identity = {
  name: 'self' | 'owner' | 'nobody' | 'namespace'
  /** Owner of the cluster's files as seen from outside. */
  uid: number
  gid: number
  /** Change of user at spawn, by root only. */
  become: { uid: number; gid: number } | undefined
  wrapper: readonly string[]
}

const nobody = 65534
const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']

type Place = { folder: string; cluster: string; postgres: string }

/** The first identity that can run the programs and enter the folder; the folder's files are given to it. */
export async function takeIdentity(place: Place): Promise<Identity> {
  for (const identity of await candidates(place.cluster)) {
    // Root keeps the password and the log for itself in a folder through which `nobody` may only pass.
    if (identity.name === 'nobody') await chmod(place.folder, 0o711)
    if (await isUsable(identity, place)) return identity
    await chmod(place.folder, 0o700)
  }
  throw new StartupError(
    `The embedded PostgreSQL cannot run here as ${describeUser()}: neither as user ${nobody} nor in a user namespace (unshare). ` +
      'Run Scoreclub as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Refuses a folder of another user with a clear message, before some file in it fails with an obscure one. */
export async function refuseForeignFolder(folder: string): Promise<void> {
  const present = await readOwner(folder)
  const { uid } = ownIds()
  if (!present || uid === 0 || present.uid === uid) return
  const first = present.uid === 0 ? 'root' : `user ${present.uid}`
  throw new StartupError(
    `${folder} belongs to ${first}, who started Scoreclub here first; this is ${describeUser()}. ` +
      `Start it as ${first} again, or hand the data over once as root: chown -R ${uid} ${folder}`,
  )
}

/** Runs a program under the identity; the working folder is / because the present one may be closed to it. */
export function spawnAs(
  identity: Identity,
  command: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const [file, ...args] = [...identity.wrapper, ...command]
  if (file === undefined) throw new Error('No program to run.')
  return spawn(file, args, { cwd: '/', ...identity.become, ...options })
}

/** Gives a file or a whole folder to the identity (root only; for others the files are theirs already). */
export async function giveTo(identity: Identity, path: string): Promise<void> {
  if (ownIds().uid !== 0) return
  const entry = await lstat(path)
  if (entry.isDirectory()) for (const name of await readdir(path)) await giveTo(identity, join(path, name))
  if (!entry.isSymbolicLink() && (entry.uid !== identity.uid || entry.gid !== identity.gid))
    await chown(path, identity.uid, identity.gid)
}

async function candidates(cluster: string): Promise<Identity[]> {
  const { uid, gid } = ownIds()
  const namespace: Identity = { name: 'namespace', uid, gid, become: undefined, wrapper: unshare }
  if (uid !== 0) {
    // initdb insists on a name for its user; a container may run us under a number that has none.
    return hasName() ? [{ name: 'self', uid, gid, become: undefined, wrapper: [] }] : [namespace]
  }
  const owner = await readOwner(cluster)
  const first = owner && owner.uid !== 0 && owner.uid !== nobody ? [becoming('owner', owner)] : []
  return [...first, becoming('nobody', { uid: nobody, gid: nobody }), namespace]
}

function becoming(name: 'owner' | 'nobody', ids: { uid: number; gid: number }): Identity {
  return { name, ...ids, become: ids, wrapper: [] }
}

function isUsable(identity: Identity, { folder, postgres }: Place): Promise<boolean> {
  const script = 'cd "$1" && exec "$2" --version'
  const child = spawnAs(identity, ['/bin/sh', '-c', script, 'sh', folder, postgres], { stdio: 'ignore' })
  return new Promise((resolve) => {
    // Not being allowed to change the user, or having no unshare, shows as an error instead of an exit code.
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

async function readOwner(path: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function ownIds(): { uid: number; gid: number } {
  const uid = process.getuid?.()
  const gid = process.getgid?.()
  if (uid === undefined || gid === undefined)
    throw new StartupError(
      'The embedded PostgreSQL runs on Linux and macOS; on this system set DATABASE_URL.',
    )
  return { uid, gid }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch (error) {
    if (error instanceof Error && error.name === 'SystemError') return false
    throw error
  }
}

function describeUser(): string {
  const { uid } = ownIds()
  return uid === 0 ? 'root' : `user ${uid}`
}
