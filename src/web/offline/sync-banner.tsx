import type { ComponentType } from 'react'
import { Link, useLocation } from 'wouter'
import { signInAddress } from '#web/lib/return-path.ts'
import { offlineText } from '#web/messages/en/offline.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import type { LateBarProps } from './late-bar.tsx'
import type { OutboxRunner } from './outbox-runner.ts'
import type { OutboxSnapshot } from './outbox-snapshot.ts'
import { toHoleNumbers } from './to-hole-numbers.ts'
import { outboxTrouble, unsent, type OutboxTrouble } from './sync-state.ts'
import { useOutboxRunner, useOutboxSnapshot } from './use-outbox.ts'

/** As wide as the content of the pages (ui/content-width.ts). */
const bar = 'mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-body sm:px-6'
const act =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold underline underline-offset-4'

/** Scores that the club does not have, named by hole, on every screen; never a toast (U4, T46). */
export function SyncBanner({ LateBar }: { LateBar: ComponentType<LateBarProps> }) {
  const snapshot = useOutboxSnapshot()
  const runner = useOutboxRunner()
  const [path] = useLocation()
  if (!snapshot || !runner) return null
  const trouble = outboxTrouble(snapshot.outbox)
  if (trouble) return <TroubleBar trouble={trouble} snapshot={snapshot} runner={runner} />
  if (snapshot.late) return <LateBar late={snapshot.late} onRead={runner.putAwayLate} />
  // The card shows what waits by itself; elsewhere the player would not know.
  const { round, outbox } = snapshot
  const waiting = round && outbox.failures > 0 ? toHoleNumbers(unsent(outbox, round.id)) : []
  if (path === '/scorecard' || waiting.length === 0) return null
  return (
    <aside aria-label={offlineText.unsentScores} className="bg-tint text-on-tint">
      <div className={bar}>
        <p className="flex-1">{offlineText.notSentYet(offlineText.holes(waiting))}</p>
        <Link href={`/scorecard?hole=${waiting[0]}`} className={act}>
          {offlineText.openCard}
        </Link>
      </div>
    </aside>
  )
}

function TroubleBar({
  trouble,
  snapshot,
  runner,
}: {
  trouble: OutboxTrouble
  snapshot: OutboxSnapshot
  runner: OutboxRunner
}) {
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
function ClosedRoundActions({
  trouble,
  snapshot,
  runner,
}: {
  trouble: OutboxTrouble
  snapshot: OutboxSnapshot
  runner: OutboxRunner
}) {
  const forEach = (decide: (id: string) => Promise<void>) => {
    for (const entry of unsent(snapshot.outbox, trouble.roundId))
      if (entry.stage === 'refused') void decide(entry.id)
  }
  return (
    <>
      <button
        type="button"
        className={act}
        onClick={() => {
          forEach(runner.retry)
        }}
      >
        {sharedText.tryAgain}
      </button>
      <button
        type="button"
        className={act}
        onClick={() => {
          forEach(runner.discard)
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
