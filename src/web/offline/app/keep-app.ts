import { activeCompetitions, getCompetition } from '#contract/competition/competitions.ts'
import { listCourses } from '#contract/course/courses.ts'
import { activeRound } from '#contract/card/rounds.ts'
import { startFacts } from '#contract/card/tee-choice.ts'
import { callAddress, send } from '#web/lib/api.ts'
import { dropOthers, findKept, keepReply } from '#web/lib/kept-replies.ts'
import { onReplies } from '#web/lib/noted-replies.ts'
import { readRememberedUser } from '#web/lib/remembered-user.ts'
import { currentOutbox } from '../current-outbox.ts'
import { tellLateAgain } from '../late-told.ts'
import { hasFinishedRound, wasTold } from './install-hint.ts'
import { APP_NEWS } from './new-version.ts'
import { registerWorker } from './register-worker.ts'

// In one file with the rest that comes after the first paint.
export { default } from './app-bars.tsx'
export { setOutdated } from './new-version.ts'

/** A player is rarely in the middle of more. */
const MOST_COMPETITIONS_KEPT = 4
/** The copies of entries of matches (matches/match-box.ts). */
const MATCH_SPARE = 'scoreclub.match.'
const COURSES_KEPT_MS = 24 * 3_600_000
let stopKeeping: (() => void) | undefined

/**
 * Keeps for the next start, perhaps without a network: what the server says from now on, the club's courses, and the app
 * itself. One person at a time.
 */
export function keepApp(owner: string): void {
  stopKeeping?.()
  stopKeeping = onReplies((reply) => {
    void quietly(keepReply(reply))
  })
  void quietly(dropOthers(owner, Date.now()))
  void quietly(keepCourses(owner))
  void quietly(keepStartFacts(owner))
  void quietly(keepOpenRound(owner))
  registerWorker()
  const runner = currentOutbox()
  if (runner?.owner === owner) tellLateAgain(runner.parts.snapshot)
  void quietly(sendKeptMatchEntries(owner))
  if (hasFinishedRound() && !wasTold()) dispatchEvent(new Event(APP_NEWS))
}

/** Once a day, because a round may start where there is no network and its screen has not been seen. */
async function keepCourses(owner: string): Promise<void> {
  const clubId = readRememberedUser()?.clubId
  if (clubId == null) return
  const kept = await findKept(owner, callAddress(listCourses, { params: { clubId } }))
  if (kept === undefined || kept.at < Date.now() - COURSES_KEPT_MS)
    await send(listCourses, { params: { clubId } })
}

/** With every opening: index, usual tee and entered competitions change more often than courses. */
async function keepStartFacts(owner: string): Promise<void> {
  if (readRememberedUser()?.id !== owner) return
  await send(startFacts)
  const entered = (await send(activeCompetitions)).filter(
    ({ hasJoined, hasPlayed }) => hasJoined && !hasPlayed,
  )
  for (const { id: competitionId } of entered.slice(0, MOST_COMPETITIONS_KEPT))
    await send(getCompetition, { params: { competitionId } })
}

/** What was entered of a match without a network goes from whatever screen is open (U4). */
async function sendKeptMatchEntries(owner: string): Promise<void> {
  if (!Object.keys(localStorage).some((key) => key.startsWith(MATCH_SPARE))) return
  const { matchOutboxOf } = await import('../matches/match-outbox.ts')
  await matchOutboxOf(owner).flush()
}

/** A round that was started on another device, or whose card has not been opened on this one. */
async function keepOpenRound(owner: string): Promise<void> {
  const runner = currentOutbox()
  if (runner?.owner !== owner || !runner.snapshot().isReady || runner.snapshot().round) return
  const round = await send(activeRound)
  // The card may have been opened meanwhile, and knows better.
  if (!runner.snapshot().round) await runner.keepRound(round)
}

/** Full or forbidden storage, or no network: then nothing new is kept, and every screen works as before. */
function quietly(work: Promise<void>): Promise<void> {
  return work.catch(() => undefined)
}
