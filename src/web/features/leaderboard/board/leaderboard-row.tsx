import { ChevronDown } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { TeamOnBoard } from '#contract/leaderboard.ts'
import { leaderboardTeamsText } from '#web/messages/en/leaderboard-teams.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { handicapText, netText, noteText, placeText, stepText } from './board-words.ts'
import type { PlacedRow } from './place-rows.ts'
import { printedCell, rowGrid } from './row-grid.ts'

const loadEntrantDetail = () => import('../entrant/entrant-detail.tsx')
const loadTeamDetails = () => import('../teams/team-details.tsx')
const EntrantDetail = lazy(loadEntrantDetail)
const TeamDetails = lazy(loadTeamDetails)

const large = 'col-start-5 row-start-1 justify-self-end text-title font-bold sm:text-lead'
const small = 'row-start-2 text-note text-soft sm:text-body sm:text-ink'
const column = `${printedCell} sm:row-start-1 sm:justify-self-end print:text-right`

type RowProps = PlacedRow & { competitionId: string; isYou: boolean; byPoints: boolean }

/** One entrant; a press anywhere opens how the row is made. Drawn again only when his own facts or his place change. */
export const LeaderboardRow = memo(function LeaderboardRow(props: RowProps) {
  const { competitionId, row, position, isShared, decidedBy, isYou, byPoints } = props
  const element = useFlash(row)
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const { team } = row
  return (
    <>
      <div
        ref={element}
        role="row"
        className={classNames(
          rowGrid,
          'relative min-h-14 cursor-pointer border-t border-line px-3 py-2 sm:px-4',
          isYou ? 'bg-tint text-on-tint' : 'bg-card',
        )}
      >
        <span
          role="cell"
          className={classNames(
            printedCell,
            'row-span-2 self-center max-[359px]:row-span-3 sm:row-span-1 sm:row-start-1',
          )}
        >
          <Place position={position} text={placeText({ position, isShared })} />
        </span>
        <span
          role="rowheader"
          className={classNames(
            printedCell,
            'col-span-3 col-start-2 row-start-1 min-w-0 sm:col-span-1 sm:col-start-2 print:w-full',
          )}
        >
          <span className="flex items-center gap-2 print:inline-flex">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              className={classNames(
                '-my-2.5 -ml-2 inline-flex min-h-11 py-2.5 print:m-0 print:min-h-0 print:p-0 min-w-0 items-center gap-1 rounded-control px-2 text-left',
                'after:absolute after:inset-0 hover:after:bg-ink/5',
              )}
              onClick={() => {
                setIsOpen(!isOpen)
              }}
            >
              <span className="min-w-0 font-semibold break-words">{row.playerName}</span>
              <ChevronDown
                aria-hidden
                size={18}
                className={classNames('shrink-0 transition-transform print:hidden', isOpen && 'rotate-180')}
              />
            </button>
            {isYou && (
              <span className="shrink-0 print:hidden">
                <Badge tone="flag">{team ? text.yourTeam : text.you}</Badge>
              </span>
            )}
          </span>
          {team ? (
            <span className="block text-note text-soft print:ml-2 print:inline">{teamText(team)}</span>
          ) : (
            <span className="hidden text-note text-soft sm:block print:ml-2 print:inline">
              {row.handicap === null
                ? text.noHandicap
                : row.playingHandicap === null
                  ? ''
                  : text.playsOff(handicapText(row.playingHandicap))}
            </span>
          )}
        </span>
        <span
          role="cell"
          className={classNames(small, column, 'col-start-2 sm:col-start-3', team && 'max-sm:invisible')}
        >
          <PhoneLabel>{text.columns.gross}</PhoneLabel>
          {row.grossScore ?? '-'}
        </span>
        <span
          role="cell"
          className={classNames(
            byPoints ? classNames(small, 'col-start-3', team && 'max-sm:invisible') : large,
            column,
            'sm:col-start-4',
          )}
        >
          {byPoints ? (
            <PhoneLabel>{text.columns.net}</PhoneLabel>
          ) : (
            <span className="sr-only">{text.columns.net} </span>
          )}
          {netText(row, !byPoints)}
        </span>
        <span
          role="cell"
          className={classNames(
            byPoints ? large : classNames(small, 'col-start-3', team && 'max-sm:invisible'),
            column,
            'sm:col-start-5',
          )}
        >
          {byPoints ? (
            <span className="sr-only">{text.columns.points} </span>
          ) : (
            <PhoneLabel>{text.columns.points}</PhoneLabel>
          )}
          {team && !byPoints ? '-' : row.stablefordPoints}
        </span>
        <span
          role="cell"
          className={classNames(
            small,
            column,
            'col-span-2 col-start-4 justify-self-end print:whitespace-nowrap text-right max-[359px]:col-span-4 max-[359px]:col-start-2 max-[359px]:row-start-3 max-[359px]:justify-self-start sm:col-span-1 sm:col-start-6',
          )}
        >
          <Status {...props} />
          {decidedBy !== undefined && (
            <span className="block text-note text-soft print:ml-2 print:inline">
              {text.decidedBy(stepText(decidedBy))}
            </span>
          )}
        </span>
      </div>
      <div
        id={detailsId}
        role="row"
        hidden={!isOpen}
        className="border-t border-line bg-card p-3 sm:p-4 print:hidden"
      >
        <div role="cell" aria-colspan={6}>
          {isOpen && (
            <Suspense fallback={<Skeleton className="h-56" />}>
              {team ? (
                <TeamDetails name={row.playerName} team={team} byPoints={byPoints} />
              ) : (
                <EntrantDetail
                  competitionId={competitionId}
                  userId={row.userId}
                  shown={[row.revision, position, isShared, decidedBy].join(' ')}
                />
              )}
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
})

function Status({ row }: Pick<PlacedRow, 'row'>) {
  const note = noteText(row.note)
  if (note !== undefined) return <>{note}</>
  if (row.isCompleted) return <>{row.note === 'totals_only' ? text.completeTotals : text.complete}</>
  return (
    <>
      {text.inProgress}
      {row.thru > 0 && <span className="whitespace-nowrap"> · {text.thru(row.thru)}</span>}
    </>
  )
}

/** The first three stand out by a filled mark and by weight, not by colour alone. */
function Place({ position, text }: { position: number | null; text: string }) {
  const isTop = position !== null && position <= 3
  return (
    <span
      className={classNames(
        'inline-grid h-9 min-w-9 place-items-center rounded-round px-1.5 font-bold print:h-auto print:border-0',
        position === 1 && 'bg-flag text-on-flag',
        isTop && position > 1 && 'border-2 border-accent text-ink',
        !isTop && 'font-medium text-soft',
      )}
    >
      {text}
    </span>
  )
}

function PhoneLabel({ children }: { children: string }) {
  return <span className="sm:sr-only">{children} </span>
}

function teamText({ members, countingScores }: TeamOnBoard): string {
  return leaderboardTeamsText.row(members.length, countingScores)
}

/** A changed row glows once and fades (U40: not for those who asked for less motion). */
function useFlash(row: object) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(row)
  useEffect(() => {
    if (shown.current === row) return
    shown.current = row
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.current?.animate([{ backgroundColor: 'var(--color-warn-tint)' }, {}], {
      duration: 1600,
      easing: 'ease-out',
    })
  }, [row])
  return element
}
