import { setTimeout as delay } from 'node:timers/promises'
import { signalProcess } from '#server/platform/db/running-process.ts'
import type { PlayingClub } from './playing-club.ts'
import { compareLog } from './recount.ts'

/** Who is killed: the application, PostgreSQL's first process, both, one of PostgreSQL's workers, or the application while it starts. */
export const victims = ['application', 'store', 'both', 'worker', 'starting'] as const
export type Victim = (typeof victims)[number]

export type KillRound = {
  victim: Victim
  acknowledgedBefore: number
  /** From the kill until a phone was told of a new entry. */
  backAfterMs: number
}

/**
 * Kills one after the other with SIGKILL at random instants while the phones play. After each the application is started
 * again where it is gone, phones are served again, and whatever was acknowledged is looked for in the store.
 */
export async function killRounds(
  club: PlayingClub,
  { kills, onRound }: { kills: readonly Victim[]; onRound?: (round: KillRound) => void },
): Promise<KillRound[]> {
  const rounds: KillRound[] = []
  for (const phone of club.phones) phone.play()
  for (const victim of kills) {
    await club.moreAcknowledged(20)
    await delay(club.random() * 400) // the random instant itself, not a wait for anything
    const acknowledgedBefore = club.acknowledged()
    const began = Date.now()
    await kill(club, victim)
    if (!club.app.isRunning()) club.app.start()
    await club.app.ready()
    await club.moreAcknowledged(1)
    const round = { victim, acknowledgedBefore, backAfterMs: Date.now() - began }
    const { lost, doubled } = await onceStoreAnswers(() => compareLog(club.pool, club.phones))
    if (lost.length + doubled.length > 0)
      throw new Error(
        `After ${rounds.length + 1} kills (${victim}) lost: ${lost.join()} doubled: ${doubled.join()}`,
      )
    rounds.push(round)
    onRound?.(round)
  }
  return rounds
}

/** PostgreSQL may be dying when the phones are still served: what fails meanwhile is asked again. */
async function onceStoreAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const until = Date.now() + 60_000; ; await delay(50))
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
    }
}

async function kill(club: PlayingClub, victim: Victim): Promise<void> {
  switch (victim) {
    case 'application':
      await club.app.end('SIGKILL')
      return
    case 'store':
      signalProcess(await club.storePid(), 'SIGKILL')
      return
    case 'both':
      signalProcess(await club.storePid(), 'SIGKILL')
      await club.app.end('SIGKILL')
      return
    case 'worker': {
      const { rows } = await club.pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'scoreclub' and pid <> pg_backend_pid()",
      )
      const pid = rows[Math.floor(club.random() * rows.length)]?.pid
      if (pid !== undefined) signalProcess(pid, 'SIGKILL')
      return
    }
    case 'starting':
      await club.app.end('SIGKILL')
      club.app.start()
      await delay(club.random() * 3_000) // some instant of its start
      await club.app.end('SIGKILL')
  }
}
