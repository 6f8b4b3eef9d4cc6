import { lazy, memo, Suspense, useState, type ComponentType } from 'react'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { LazyNotForHandicap } from '#web/handicap/not-for-handicap/lazy-not-for-handicap.tsx'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { type SyncState, syncLabel } from '#web/offline/sync-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Running } from './running-line.ts'
import { HandicapArithmetic } from './handicap-arithmetic.tsx'
import { Check, CloudUpload, Smartphone, TriangleAlert } from 'lucide-react'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

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
  /** How the round stands, where its figures may be below the fold; undefined before the first score and on wide screens. */
  running: Running | undefined
  /** What there is to know about the card, where the card itself does not say it. */
  note: string | undefined
}

/**
 * Where and off what the round is played, and where its scores are. It is as high before the first score as after it, so that
 * nothing moves under the thumb; on a short screen only its first line stands above the hole.
 */
export const RoundHeader = memo(function RoundHeader({
  round,
  runner,
  sync,
  isUnderWay,
  running,
  note,
}: RoundHeaderProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-0.5 short:contents">
      <div className="flex items-start justify-between gap-3 sideways:col-start-1 sideways:row-start-2 in-data-left-hand:sideways:col-start-2">
        <h1
          className={classNames(
            'truncate text-lead font-bold sm:text-heading large:text-note sideways:text-lead',
            // The name of a course may be cut, how the round stands may not: where both have no room, the sync label gives way.
            running === undefined ? 'min-w-0' : 'shrink-0',
          )}
        >
          <CourseOrScore courseName={round.courseName} running={running} />
        </h1>
        <span
          className={classNames('flex items-center gap-2', running === undefined ? 'shrink-0' : 'min-w-0')}
        >
          <SyncChip state={sync} />
          <button
            type="button"
            aria-label={scorecardText.roundMenu}
            aria-haspopup="dialog"
            onClick={() => {
              setIsOpen(true)
            }}
            className="-mt-2 -mr-2 -mb-1 size-11 shrink-0 rounded-control text-title leading-none text-soft hover:bg-sunken"
          >
            <span aria-hidden>⋯</span>
          </button>
        </span>
      </div>
      <div className="grid gap-0.5 short:order-last sideways:col-span-full">
        <p className="truncate font-medium">
          <CompetitionAndTee round={round} withCourse={running !== undefined} />
        </p>
        <HandicapArithmetic round={round} className="text-note text-soft sm:text-body" />
        <Notes round={round} note={note} />
      </div>
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
    </header>
  )
})

function Notes({ round, note }: Pick<RoundHeaderProps, 'round' | 'note'>) {
  return (
    <>
      <LazyNotForHandicap of={round} />
      {note !== undefined && <p className="text-note text-soft">{note}</p>}
    </>
  )
}

/** The course before the first score, then how the round stands; listeners are told of both. */
function CourseOrScore({ courseName, running }: { courseName: string; running: Running | undefined }) {
  if (running === undefined) return courseName
  return (
    <>
      <span aria-hidden>{running.shown}</span>
      <span className="sr-only">
        {courseName}: {running.said}
      </span>
    </>
  )
}

function CompetitionAndTee({ round, withCourse }: Pick<RoundHeaderProps, 'round'> & { withCourse: boolean }) {
  const { competitionName, terms, roundNumber, roundCount } = round
  return [
    withCourse && round.courseName,
    competitionName,
    roundNumber && roundCount && scorecardText.roundOf(roundNumber, roundCount),
    terms.teeName !== null && scorecardText.teeName(terms.teeName),
  ]
    .filter(Boolean)
    .join(' · ')
}

const looks: Record<SyncState, { tone: BadgeTone; Icon: typeof Check }> = {
  saved_here: { tone: 'warn', Icon: Smartphone },
  sending: { tone: 'plain', Icon: CloudUpload },
  saved_at_club: { tone: 'good', Icon: Check },
  needs_you: { tone: 'bad', Icon: TriangleAlert },
}

/** Where the scores are, in words (U3). Reserves its line, so that nothing moves with the first score. */
function SyncChip({ state }: { state: SyncState | undefined }) {
  const look = state && looks[state]
  return (
    <span className="flex min-h-6.5 min-w-0 items-center">
      {look && (
        // Its place on the screen is a line; the finger has more.
        <button
          type="button"
          title={syncLabel(state)}
          className="-my-2.25 flex min-h-11 min-w-6 items-center *:min-w-0"
          onClick={openWaitingList}
        >
          <Badge tone={look.tone}>
            <look.Icon aria-hidden size={16} className="shrink-0" />
            <span className="truncate">{syncLabel(state)}</span>
          </Badge>
        </button>
      )}
    </span>
  )
}
