import { compareHoles, compareTerms, type TermsDifference } from '#web/offline/kept/compare-terms.ts'
import type { Correction, KeptRound } from '#web/offline/kept/kept-round.ts'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import { recordedHoles } from '#web/offline/outbox.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { timeOrDay } from '#web/lib/time-or-day.ts'
import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What is to be known of a card that was started or handed in on this phone. */
export default function KeptNotes({ kept, runner }: { kept: KeptRound; runner: OutboxRunner }) {
  const { start, handIn, correction } = kept
  const isBegun = recordedHoles(runner.snapshot().outbox, kept.id).size > 0
  return (
    <div className="grid gap-2 empty:hidden sideways:col-span-full">
      {start?.refusal && (
        <Notice tone="bad" title={keptHereText.startRefused} action={<ListButton />}>
          {start.refusal.message} {keptHereText.scoresSafe}
        </Notice>
      )}
      {start && !start.refusal && !isBegun && <StartedHere since={start.since} />}
      {correction && <Corrected kept={kept} correction={correction} runner={runner} />}
      {handIn?.refusal && (
        <Notice
          tone="bad"
          title={handIn.refusal.code === 'photo_gone' ? keptHereText.photoCleared : keptHereText.givenBack}
          action={<ListButton />}
        >
          {handIn.refusal.message} {keptHereText.handInAgain}
        </Notice>
      )}
    </div>
  )
}

/** Until the first score: on a small phone the holes need its place, and the chip beside the title leads to the same list. */
function StartedHere({ since }: { since: number }) {
  return (
    <div className="flex items-center gap-3 rounded-card bg-tint px-3 text-note text-on-tint">
      <p className="min-w-0 flex-1 py-1">{keptHereText.startedHere(timeOrDay(since))}</p>
      <button
        type="button"
        className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
        onClick={openWaitingList}
      >
        {keptHereText.seeWaiting}
      </button>
    </div>
  )
}

function ListButton() {
  return (
    <Button look="secondary" className="mt-1 justify-self-start" onClick={openWaitingList}>
      {keptHereText.seeWaiting}
    </Button>
  )
}

/** Both sets of terms, value by value, until the player has read them. */
function Corrected({
  kept,
  correction,
  runner,
}: {
  kept: KeptRound
  correction: Correction
  runner: OutboxRunner
}) {
  const differences = compareTerms(correction.own, kept.detail)
  const holes = compareHoles(correction.own, kept.detail)
  return (
    <Notice
      tone="warn"
      title={keptHereText.corrected}
      action={
        <Button
          look="secondary"
          className="mt-1 justify-self-start"
          onClick={() => {
            void keepWaiting(runner).putAwayCorrection(kept.id)
          }}
        >
          {keptHereText.understood}
        </Button>
      }
    >
      {correction.wasOpenSince !== null && (
        <p>{keptHereText.wasOpen(timeOrDay(Date.parse(correction.wasOpenSince)))}</p>
      )}
      {differences.length > 0 && (
        <ul className="list-disc pl-5">
          {differences.map((difference) => (
            <li key={difference.what}>{differenceWords(difference)}</li>
          ))}
        </ul>
      )}
      {holes.length > 0 && <p>{keptHereText.holesDiffer(offlineText.holes(holes))}</p>}
      <p>{keptHereText.scoresStay}</p>
    </Notice>
  )
}

function differenceWords({ what, own, club }: TermsDifference): string {
  return keptHereText.differs({ what: keptHereText.termNames[what], own, club })
}
