import { setTimeout as delay } from 'node:timers/promises'
import { readiness } from './app-process.ts'
import type { Attempt } from './phone.ts'
import type { PlayingClub } from './playing-club.ts'
import { compareWithStore, type Findings } from './recount.ts'

/** What happened between the beginning of a fault and the first acknowledgement after its end. */
export type Outage = {
  acknowledgedBefore: number
  acknowledgedAfter: number
  /** How often phones got which answer meanwhile; "none" where none came in 15 seconds. */
  answers: Record<string, number>
  slowestAnswerMs: number
  /** Answers 503 that did not say when to come again. */
  withoutRetryAfter: number
  wasReadinessRed: boolean
  /** From the end of the fault until a phone was told of a score, without a restart of the application. */
  backAfterMs: number
  findings: Findings
}

/**
 * Breaks something while phones play and mends it again. The application must not end meanwhile. `during` says how long
 * the fault lasts, at least until a phone was refused and readiness was red.
 */
export async function sufferOutage(
  club: PlayingClub,
  fault: { begin: () => unknown; end: () => unknown; lastsMs?: number; isRefusing?: boolean },
): Promise<Outage> {
  for (const phone of club.phones) phone.play()
  await club.moreAcknowledged(20)
  const pid = club.app.pid()
  const acknowledgedBefore = club.acknowledged()
  const began = Date.now()
  await fault.begin()
  const attempts = () => club.phones.flatMap((phone) => phone.attempts.filter(({ at }) => at >= began))
  let wasReadinessRed = false
  try {
    const isOver = () => Date.now() - began >= (fault.lastsMs ?? 0)
    const isFelt = () => wasReadinessRed && attempts().some(({ status }) => status === 503)
    while (!isOver() || (fault.isRefusing !== false && !isFelt())) {
      if ((await readiness(club.app.url)) === 503) wasReadinessRed = true
      await delay(50)
      if (!club.app.isRunning()) throw new Error(`The application ended: ${club.app.output().slice(-1_000)}`)
    }
  } finally {
    await fault.end()
  }
  const ended = Date.now()
  for (const phone of club.phones) phone.wake()
  await club.moreAcknowledged(1)
  const backAfterMs = Date.now() - ended
  await club.app.ready()
  const felt = attempts()
  await club.settle()
  if (!club.app.isRunning() || club.app.pid() !== pid) throw new Error('The application was started again.')
  const { app, competitionId, phones, pool } = club
  return {
    acknowledgedBefore,
    acknowledgedAfter: club.acknowledged(),
    wasReadinessRed,
    backAfterMs,
    ...summary(felt),
    findings: await compareWithStore(pool, { phones, url: app.url, competitionId }),
  }
}

function summary(attempts: readonly Attempt[]) {
  const answers: Record<string, number> = {}
  for (const { status } of attempts) answers[status ?? 'none'] = (answers[status ?? 'none'] ?? 0) + 1
  return {
    answers,
    slowestAnswerMs: Math.max(0, ...attempts.map(({ ms }) => ms)),
    withoutRetryAfter: attempts.filter(
      ({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0),
    ).length,
  }
}

/** Nothing lost, and every answer of the fault one that the phone's rules are made for. */
export const harmless = {
  lost: [],
  doubled: [],
  wrongHoles: [],
  wrongPhones: [],
  wrongRows: [],
}
