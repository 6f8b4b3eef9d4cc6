import type { RoundDetail } from '#contract/rounds.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import type { SyncState } from '#web/offline/sync-state.ts'
import { HandicapArithmetic } from './handicap-arithmetic.tsx'
import { SyncChip } from './sync-chip.tsx'

type RoundHeaderProps = {
  round: RoundDetail
  sync: SyncState | undefined
  /** What there is to know about the card, where the card itself does not say it. */
  note: string | undefined
}

/**
 * Where and off what the round is played, and where its scores are. It is as high before the first score as after it, so that
 * nothing moves under the thumb; on a short screen only its first line stands above the hole.
 */
export function RoundHeader({ round, sync, note }: RoundHeaderProps) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-0.5 short:contents">
      <div className="flex items-start justify-between gap-3 sideways:col-start-1 sideways:row-start-2">
        <h1 className="min-w-0 truncate text-lead font-bold sm:text-heading sideways:text-lead">
          {round.courseName}
        </h1>
        <span className="flex shrink-0">
          <SyncChip state={sync} />
        </span>
      </div>
      <div className="grid gap-0.5 short:order-last sideways:col-span-full">
        <p className="truncate font-medium">
          <CompetitionAndTee round={round} />
        </p>
        <HandicapArithmetic round={round} className="text-note text-soft sm:text-body" />
        {note !== undefined && <p className="text-note text-soft">{note}</p>}
      </div>
    </header>
  )
}

function CompetitionAndTee({ round: { competitionName, terms } }: Pick<RoundHeaderProps, 'round'>) {
  const tee = terms.teeName === null ? null : scorecardText.teeName(terms.teeName)
  return [competitionName, tee].filter((part) => part !== null).join(' · ')
}
