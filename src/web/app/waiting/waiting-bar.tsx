import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { classNames } from '#web/ui/class-names.ts'

/** On every screen but the card: something besides scores waits for a signal, or the club did not take it. */
export default function WaitingBar() {
  const snapshot = useOutboxSnapshot()
  const kept = [...(snapshot?.rounds.values() ?? [])]
  const needsPlayer = kept.some(({ start, handIn }) => start?.refusal ?? handIn?.refusal)
  if (!needsPlayer && snapshot?.outbox.failures === 0) return null
  return (
    <aside
      aria-label={keptHereText.unsentCards}
      className={classNames(
        'print:hidden',
        needsPlayer ? 'bg-warn-tint text-on-warn-tint' : 'bg-tint text-on-tint',
      )}
    >
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 px-4 py-2 text-body sm:px-6">
        <p role="status" className="min-w-[min(15rem,100%)] flex-1">
          {needsPlayer ? keptHereText.somethingNeedsYou : keptHereText.somethingWaits}
        </p>
        <button
          type="button"
          className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold underline underline-offset-4"
          onClick={openWaitingList}
        >
          {keptHereText.seeWaiting}
        </button>
      </div>
    </aside>
  )
}
