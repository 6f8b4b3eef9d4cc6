import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signalProcess } from '#server/platform/db/running-process.ts'
import { whyNoStrace } from '#test/faults/flush-watch.ts'
import { askForNewLogFile, fillUp, makeRoom } from '#test/faults/full-disk.ts'
import { type Outage, sufferOutage } from '#test/faults/outage.ts'
import { chosenSeed, openPlayingClub, type PlayingClub, type StoreKind } from '#test/faults/playing-club.ts'
import { makeDisk, storeProcesses, whyNoDisks } from '#test/faults/power-cut.ts'
import type { Found } from './report.ts'

type Fault = { begin: () => unknown; end: () => unknown; lastsMs?: number }

/** The store frozen for a minute, on both kinds of store, and gone for half a minute. */
export async function storeFaults(): Promise<Found[]> {
  const frozen = (club: PlayingClub): Fault => {
    let stopped: number[] = []
    return {
      begin: () => {
        stopped = storeProcesses(club.cluster)
        for (const pid of stopped) signalProcess(pid, 'SIGSTOP')
      },
      end: () => {
        for (const pid of stopped) signalProcess(pid, 'SIGCONT')
      },
      lastsMs: 60_000,
    }
  }
  const gone = (club: PlayingClub): Fault => ({
    begin: club.stopStore,
    end: club.startStore,
    lastsMs: 30_000,
  })
  return [
    await suffer('store frozen for 60 s', 'embedded', frozen),
    await suffer('store frozen for 60 s', 'shared', frozen),
    await suffer('store gone for 30 s', 'shared', gone),
  ]
}

/** A full disk, a full disk on which PostgreSQL dies, and a disk that answers every flush with an error. */
export async function diskFaults(): Promise<Found[]> {
  const found: Found[] = []
  const noDisks = whyNoDisks()
  if (noDisks === undefined) {
    found.push(await onFullDisk('disk full for 30 s', () => undefined))
    found.push(
      await onFullDisk(
        'disk full for 30 s, where PostgreSQL needs a new file of its log and is killed',
        async (club) => {
          await askForNewLogFile(club)
          signalProcess(await club.storePid(), 'SIGKILL')
        },
      ),
    )
  } else console.log(`No full disk: ${noDisks}.`)
  const noStrace = whyNoStrace()
  if (noStrace !== undefined) console.log(`No failing flush: ${noStrace}.`)
  else
    found.push(
      await suffer('every flush answered with EIO until PostgreSQL had ended itself', 'embedded', (club) => {
        let strace: ChildProcess
        return {
          begin: () => {
            const pids = storeProcesses(club.cluster).flatMap((pid) => ['-p', String(pid)])
            const words = ['-f', '-qq', '-e', 'trace=fdatasync', '-e', 'inject=fdatasync:error=EIO', ...pids]
            strace = spawn('strace', words, { stdio: 'ignore' })
          },
          end: async () => {
            const ended = once(strace, 'exit')
            strace.kill('SIGINT')
            await ended
          },
        }
      }),
    )
  return found
}

async function onFullDisk(what: string, more: (club: PlayingClub) => unknown): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'sc-full-'))
  const disk = await makeDisk(folder, 250)
  const dataDir = join(disk.mount, 'data')
  await mkdir(dataDir)
  try {
    return await suffer(
      what,
      'embedded',
      (club) => ({
        begin: async () => {
          fillUp(disk.mount)
          await more(club)
        },
        end: () => makeRoom(disk.mount),
        lastsMs: 30_000,
      }),
      dataDir,
    )
  } finally {
    makeRoom(disk.mount)
    disk.unmount()
    await rm(folder, { recursive: true, force: true })
  }
}

async function suffer(
  what: string,
  store: StoreKind,
  faultOf: (club: PlayingClub) => Fault,
  dataDir?: string,
): Promise<Found> {
  const seed = chosenSeed()
  const club = await openPlayingClub({
    store,
    seed,
    phones: 8,
    ...(dataDir === undefined ? {} : { dataDir }),
  })
  try {
    const outage = await sufferOutage(club, faultOf(club))
    return describe(`${what}, ${store} store, 8 phones, seed ${seed}`, outage)
  } finally {
    await club.close()
  }
}

function describe(measured: string, outage: Outage): Found {
  const wrong = Object.entries(outage.findings).filter(([, list]) => list.length > 0)
  for (const [which, list] of wrong) console.log(which, list)
  const answers = Object.entries(outage.answers).map(([status, count]) => `${count} × ${status}`)
  return {
    promise: 'P3',
    measured,
    figures: [
      `${outage.acknowledgedAfter} acknowledged`,
      `answers ${answers.join(', ')}`,
      `slowest ${outage.slowestAnswerMs} ms`,
      `503 without Retry-After ${outage.withoutRetryAfter}`,
      `readiness ${outage.wasReadinessRed ? 'red' : 'STAYED GREEN'}`,
      `served again after ${outage.backAfterMs} ms without a restart`,
    ].join('; '),
    lost: wrong.reduce((sum, [, list]) => sum + list.length, 0) + outage.withoutRetryAfter,
  }
}
