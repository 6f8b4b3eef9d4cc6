import { Link } from 'wouter'
import { signInAddress } from '#web/lib/return-path.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { openWaitingList } from './kept/open-waiting-list.ts'
import type { OutboxRunner } from './outbox-runner.ts'
import type { OutboxSnapshot } from './outbox-snapshot.ts'
import { dropSpares } from './spare-entries.ts'
import { unsent, type OutboxTrouble } from './sync-state.ts'

/** As wide as the content of the pages (ui/content-width.ts). */
const bar = 'mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-body sm:px-6'
const act =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold underline underline-offset-4'

type Trouble = { trouble: OutboxTrouble; snapshot: OutboxSnapshot; runner: OutboxRunner }
/** Without trouble, the holes whose scores wait for a signal. */
export type TroubleBarProps = Omit<Trouble, 'trouble'> & {
  trouble?: OutboxTrouble
  waiting?: readonly number[]
}

/** Scores that the club does not have: those that need their player, and those that wait for a signal. */
export default function TroubleBar({ trouble, waiting = [], ...world }: TroubleBarProps) {
  return trouble ? <NeedsYou trouble={trouble} {...world} /> : <NotSentYet holes={waiting} />
}

function NotSentYet({ holes }: { holes: readonly number[] }) {
  return (
    <aside aria-label={offlineText.unsentScores} className="bg-tint text-on-tint">
      <div className={bar}>
        <p className="flex-1">{offlineText.notSentYet(offlineText.holes(holes))}</p>
        <button type="button" className={act} onClick={openWaitingList}>
          {offlineText.seeWaiting}
        </button>
        <Link href={`/scorecard?hole=${holes[0]}`} className={act}>
          {offlineText.openCard}
        </Link>
      </div>
    </aside>
  )
}

/** Named by hole, until their player has decided. */
function NeedsYou({ trouble, snapshot, runner }: Trouble) {
  const isOpenRound = trouble.roundId === snapshot.round?.id
  return (
    <aside aria-label={offlineText.scoresThatNeedYou} className="bg-warn-tint text-on-warn-tint">
      <div className={bar}>
        <p role="status" className="min-w-[min(15rem,100%)] flex-1">
          <strong>{offlineText.notSent(offlineText.holes(trouble.holes))}</strong> {advice(trouble)}
        </p>
        {trouble.kind === 'signed_out' ? (
          <a href={signInAddress('/scorecard')} className={act}>
            {offlineText.signIn}
          </a>
        ) : isOpenRound ? (
          <Link href={`/scorecard?hole=${trouble.holes[0]}`} className={act}>
            {offlineText.goToHole(trouble.holes[0] ?? 0)}
          </Link>
        ) : (
          <ClosedRoundActions trouble={trouble} snapshot={snapshot} runner={runner} />
        )}
      </div>
    </aside>
  )
}

/** Entries of a card that cannot be opened any more: their owner decides here. */
function ClosedRoundActions({ trouble, snapshot, runner }: Trouble) {
  const forEach = (decide: typeof removeRefused) => {
    for (const entry of unsent(snapshot.outbox, trouble.roundId))
      if (entry.stage === 'refused') void decide(runner, entry.id)
  }
  return (
    <>
      <button
        type="button"
        className={act}
        onClick={() => {
          forEach(sendRefusedAgain)
        }}
      >
        {sharedText.tryAgain}
      </button>
      <button
        type="button"
        className={act}
        onClick={() => {
          forEach(removeRefused)
        }}
      >
        {offlineText.removeFromPhone}
      </button>
    </>
  )
}

function advice(trouble: OutboxTrouble): string {
  switch (trouble.kind) {
    case 'refused':
      return trouble.message ?? offlineText.notTaken
    case 'signed_out':
      return offlineText.safeUntilSignedIn
    case 'storage':
      return offlineText.cannotStore
  }
}

type Runner = Pick<OutboxRunner, 'parts'>

/** A score that the club refused goes once more. In this file, which is there before anything can be refused. */
export async function sendRefusedAgain(
  { parts: { snapshot, storage, flush } }: Runner,
  id: string,
): Promise<void> {
  snapshot.dispatch({ type: 'retried', id })
  await storage.write((store) => store.setRefusal(id, null))
  await flush()
}

/** The player's own decision about an entry that the club refused; nothing else removes an unsent one. */
export async function removeRefused({ parts: { snapshot, storage } }: Runner, id: string): Promise<void> {
  snapshot.dispatch({ type: 'discarded', id })
  dropSpares([id])
  await storage.write((store) => store.remove(id))
}
