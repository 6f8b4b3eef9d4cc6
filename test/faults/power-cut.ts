import { execFileSync } from 'node:child_process'
import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { signalProcess } from '#server/platform/db/running-process.ts'

/** A file system of its own in a file: what its device holds is what a power cut would leave. */
export type Disk = { image: string; mount: string; unmount: () => void }

/** Why this machine cannot mount an image; undefined where it can. */
export function whyNoDisks(): string | undefined {
  if (process.platform !== 'linux') return 'images are mounted on Linux only'
  if (process.getuid?.() !== 0) return 'only root may mount an image'
  try {
    run('losetup', '--find')
    run('mkfs.ext4', '-V')
    return undefined
  } catch {
    return 'there is no free loop device or no mkfs.ext4'
  }
}

/** An empty ext4 in the folder. It flushes by itself only every ten minutes, so that nothing but an fsync makes writes last. */
export async function makeDisk(folder: string, megabytes: number): Promise<Disk> {
  const image = join(folder, 'disk.img')
  run('truncate', '-s', `${megabytes}M`, image)
  run('mkfs.ext4', '-q', '-F', image)
  return mountDisk(image, join(folder, 'disk'))
}

export async function mountDisk(image: string, mount: string): Promise<Disk> {
  await mkdir(mount, { recursive: true })
  run('mount', '-o', 'loop,commit=600', image, mount)
  return { image, mount, unmount: () => run('umount', '--lazy', mount) }
}

/**
 * Copies the device at one instant: every process of the cluster is stopped, and the copy is made again where the kernel
 * wrote meanwhile. What was written but not flushed is in the kernel's memory and not in the copy.
 */
export function copyAtOneInstant({
  image,
  cluster,
  to,
}: {
  image: string
  cluster: string
  to: string
}): void {
  whileStopped(cluster, () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      run('cp', '--sparse=always', image, to)
      if (isSame(image, to)) return
    }
    throw new Error('The device kept changing although nobody wrote.')
  })
}

/** Copies the folder at one instant, with all that was written, flushed or not: what a kill of everything at once leaves. */
export function copyFolderAtOneInstant({
  from,
  cluster,
  to,
}: {
  from: string
  cluster: string
  to: string
}): void {
  whileStopped(cluster, () => run('cp', '-a', from, to))
}

/** All processes of PostgreSQL on this cluster: each works in its folder. */
export function storeProcesses(cluster: string): number[] {
  const home = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === home
      } catch {
        return false // it ended while we looked
      }
    })
}

function whileStopped(cluster: string, act: () => void): void {
  const stopped = new Set<number>()
  try {
    // Again until none is new: one of them may have started another before it was stopped.
    for (
      let found = storeProcesses(cluster);
      found.some((pid) => !stopped.has(pid));
      found = storeProcesses(cluster)
    )
      for (const pid of found) {
        signalProcess(pid, 'SIGSTOP')
        stopped.add(pid)
      }
    act()
  } finally {
    for (const pid of stopped) signalProcess(pid, 'SIGCONT')
  }
}

function isSame(one: string, other: string): boolean {
  try {
    run('cmp', '--quiet', one, other)
    return true
  } catch {
    return false
  }
}

function run(program: string, ...words: string[]): void {
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
}
