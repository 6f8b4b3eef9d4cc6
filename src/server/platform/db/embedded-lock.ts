import { randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'
import { processBirth } from './running-process.ts'

const Claim = z.object({ pid: z.number().int(), birth: z.string(), place: z.string() })
type Claim = z.infer<typeof Claim>

const beatMs = 2_000
/** A claim of another machine or container counts as dead when it has not been touched for this long. */
const silentMs = 5 * beatMs

/**
 * One application per folder. Each starter first writes a claim of its own and then looks for the claims of
 * others, so of two that start together at least one sees the other; the claim that sorts first waits longer
 * and wins. A claim names its process by id and start time, so that the claim of a killed application is recognised
 * and removed even when another process has its id now. Nobody ever has to clear a lock by hand.
 */
export async function lockFolder(folder: string): Promise<{ release: () => void }> {
  const name = `app-${process.pid}-${randomBytes(6).toString('hex')}.lock`
  const mine = join(folder, name)
  await writeFile(`${mine}.tmp`, JSON.stringify(ownClaim()), { mode: 0o644 })
  await rename(`${mine}.tmp`, mine)
  const beat = setInterval(() => void utimes(mine, new Date(), new Date()).catch(() => undefined), beatMs)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    rmSync(mine, { force: true })
  }
  try {
    const began = Date.now()
    for (;;) {
      const rivals = await liveClaims(folder, name)
      const [rival] = rivals
      if (!rival) return { release }
      const patienceMs = rivals.every((other) => name < other.name) ? 3_000 : 1_500
      if (Date.now() - began > patienceMs)
        throw new StartupError(
          `Another Scoreclub (process ${rival.pid}) is using ${folder}. Stop it first, or give this one its own DATA_DIR.`,
        )
      await delay(50)
    }
  } catch (error) {
    release()
    throw error
  }
}

async function liveClaims(folder: string, ownName: string): Promise<{ name: string; pid: number }[]> {
  const live = []
  for (const name of await readdir(folder)) {
    if (!/^app-.*\.lock$/.test(name) || name === ownName) continue
    const file = join(folder, name)
    const claim = await readClaim(file)
    if (claim && (await isLive(claim, file))) live.push({ name, pid: claim.pid })
    else await rm(file, { force: true })
  }
  return live
}

async function readClaim(file: string): Promise<Claim | undefined> {
  try {
    return Claim.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    // Claims are written by rename, so only a power cut leaves a broken one, and its owner died with it.
    if (error instanceof SyntaxError || error instanceof z.ZodError || errorCode(error) === 'ENOENT')
      return undefined
    throw error
  }
}

async function isLive(claim: Claim, file: string): Promise<boolean> {
  if (claim.place === ownPlace()) return processBirth(claim.pid) === claim.birth
  // Process ids mean nothing across containers, machines and reboots: watch whether the claim is still touched.
  const first = await touchedAt(file)
  if (first === undefined || Date.now() - first > 60_000) return false
  for (const until = Date.now() + silentMs; Date.now() < until;) {
    await delay(100)
    if ((await touchedAt(file)) !== first) return true
  }
  return false
}

async function touchedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function ownClaim(): Claim {
  const birth = processBirth(process.pid)
  if (birth === undefined) throw new Error('The running process does not find itself in the process list.')
  return { pid: process.pid, birth, place: ownPlace() }
}

/** Identifies one boot of one machine or container: only there does a process id name one process. */
function ownPlace(): string {
  if (process.platform !== 'linux') return 'this machine'
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
}
