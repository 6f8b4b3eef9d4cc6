import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { RoundDetail } from '#contract/rounds.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { SyncState } from '#web/offline/sync-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import { HandicapArithmetic, HandicapLine } from './handicap-arithmetic.tsx'
import { SyncChip } from './sync-chip.tsx'

type RoundMenuProps = {
  round: RoundDetail
  runner: OutboxRunner
  isUnderWay: boolean
  onClose: () => void
}

/** What it does needs the club, so its code may need the network too. */
const RoundMenu = lazy<ComponentType<RoundMenuProps>>(() =>
  import('./round-menu/round-menu.tsx').catch(() => ({ default: () => null })),
)

type RoundHeaderProps = {
  round: RoundDetail
  runner: OutboxRunner
  sync: SyncState | undefined
  isUnderWay: boolean
  /** What there is to know about the card, where the card itself does not say it. */
  note: string | undefined
}

/** Where and off what the round is played, and where its scores are. */
export function RoundHeader({ round, runner, sync, isUnderWay, note }: RoundHeaderProps) {
  const { terms } = round
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="truncate text-lead font-bold sm:text-heading">{round.courseName}</h1>
          {round.competitionName !== null && (
            <p className="truncate font-medium [@media(max-height:720px)]:hidden">{round.competitionName}</p>
          )}
        </div>
        <span className="flex shrink-0 items-center gap-1">
          <SyncChip state={sync} />
          <button
            type="button"
            aria-label={scorecardText.roundMenu}
            aria-haspopup="dialog"
            onClick={() => {
              setIsOpen(true)
            }}
            className="-my-2 -mr-2 size-11 rounded-control text-title leading-none text-soft hover:bg-sunken"
          >
            <span aria-hidden>⋯</span>
          </button>
        </span>
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-baseline gap-x-3 text-note text-soft sm:text-body',
          // Wanted on the first tee; afterwards the small screen is for scoring.
          isUnderWay && 'max-sm:hidden',
        )}
      >
        {terms.teeName !== null && <span>{scorecardText.teeName(terms.teeName)}</span>}
        <HandicapArithmetic round={round} />
      </div>
      {isUnderWay && (
        <p className="sr-only sm:hidden">
          <HandicapLine round={round} />
        </p>
      )}
      {isOpen && (
        <Suspense>
          <RoundMenu
            round={round}
            runner={runner}
            isUnderWay={isUnderWay}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
      {note !== undefined && <p className="text-note text-soft">{note}</p>}
    </header>
  )
}
