import { ChevronDown } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { RoundOnBoard } from '#contract/board/leaderboard.ts'
import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { hasNoResult } from '#golf/board/has-no-result.ts'
import { leaderboardTeamsText } from '#web/messages/en/competition/leaderboard-teams.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  betweenRounds,
  countbackText,
  handicapText,
  hasNoCard,
  noteText,
  notStartedText,
  placeText,
  playingText,
  pointsColumn,
  scoreText,
} from './board-words.ts'
import { LastHoles } from './last-holes.tsx'
import type { PlacedRow } from '../live-board.ts'
import { nameCell, OWN_ROW_ID, placeCell, printedCell, rowGrid, smallText } from './row-grid.ts'

const EntrantDetail = lazy(() => import('../entrant/entrant-detail.tsx'))
const TeamDetails = lazy(() => import('../teams/team-details.tsx'))

type RowProps = PlacedRow & {
  competitionId: string
  isYou: boolean
  /** In what the rows are ranked. */
  unit: RankedBy
  /** Play goes on: movement and last holes are news. */
  isLive: boolean
}

/** One entrant; a press anywhere opens how the row is made. It renders again only when its own facts or place change. */
export const LeaderboardRow = memo(function LeaderboardRow(props: RowProps) {
  const { row, position, isShared, isYou, unit, isLive } = props
  const element = useFlash(row)
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  return (
    <>
      <div
        ref={element}
        role="row"
        {...(isYou && { id: OWN_ROW_ID })}
        className={classNames(
          rowGrid,
          'relative min-h-16 cursor-pointer border-t border-line px-3 py-2 sm:px-4',
          isYou ? 'bg-tint text-on-tint' : 'bg-card',
        )}
      >
        <span role="cell" className={placeCell}>
          <Place position={position} text={placeText({ position, isShared })} />
          {isLive && props.moved !== 0 && <Movement places={props.moved} />}
        </span>
        <span role="rowheader" className={nameCell}>
          <span className="flex items-center gap-2 print:inline-flex">
            <NameButton
              name={row.playerName}
              isOpen={isOpen}
              detailsId={detailsId}
              onToggle={() => {
                setIsOpen(!isOpen)
              }}
            />
            {isYou && (
              <span className="shrink-0 print:hidden">
                <Badge tone="flag">{row.team ? text.yourTeam : text.you}</Badge>
              </span>
            )}
          </span>
          <UnderName row={row} unit={unit} />
        </span>
        <Figures row={row} unit={unit} />
        <StatusCell
          row={row}
          countback={countbackText(props)}
          isLive={isLive}
          hasMissedCut={props.hasMissedCut}
        />
      </div>
      <div
        id={detailsId}
        role="row"
        hidden={!isOpen}
        className="border-t border-line bg-card p-3 sm:p-4 print:hidden"
      >
        <div role="cell" aria-colspan={6}>
          {isOpen && <Details {...props} />}
        </div>
      </div>
    </>
  )
})

/** The player's or team's name; the button's press area is the whole row. */
function NameButton(props: { name: string; isOpen: boolean; detailsId: string; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={props.isOpen}
      aria-controls={props.detailsId}
      className={classNames(
        '-my-2.5 -ml-2 inline-flex min-h-11 py-2.5 print:m-0 print:min-h-0 print:p-0 min-w-0 items-center gap-1 rounded-control px-2 text-left',
        'after:absolute after:inset-0 hover:after:bg-ink/5',
      )}
      onClick={props.onToggle}
    >
      <span className="min-w-0 font-semibold break-words">{props.name}</span>
      <ChevronDown
        aria-hidden
        size={18}
        className={classNames('shrink-0 transition-transform print:hidden', props.isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** What each of several rounds came to. */
function RoundValues({ rounds, unit }: { rounds: readonly RoundOnBoard[]; unit: RankedBy }) {
  return (
    <span className="block text-note text-soft print:ml-2 print:inline">
      {rounds.map((round) => {
        const value = round.thru === 0 ? '–' : scoreText(round, unit)
        return (
          <span key={round.roundNumber} className="mr-3 inline-block whitespace-nowrap">
            <span aria-hidden>{text.rounds.value(round.roundNumber, value)}</span>
            <span className="sr-only">{text.rounds.spoken(round.roundNumber, value)}</span>
          </span>
        )
      })}
    </span>
  )
}

/** A team's size and how many scores count; what each round came to; a player's handicap, where there is room for it. */
function UnderName({ row, unit }: Pick<RowProps, 'row' | 'unit'>) {
  if (row.team)
    return (
      <span className="block text-note text-soft print:ml-2 print:inline">
        {leaderboardTeamsText.row(row.team.members.length, row.team.countingScores)}
      </span>
    )
  if (row.rounds && row.rounds.length > 0) return <RoundValues rounds={row.rounds} unit={unit} />
  return (
    <span className="hidden text-note text-soft sm:block print:ml-2 print:inline">
      {row.handicap === null
        ? text.noHandicap
        : row.playingHandicap === null
          ? ''
          : text.playsOff(handicapText(row.playingHandicap))}
    </span>
  )
}

function Figures({ row, unit }: Pick<RowProps, 'row' | 'unit'>) {
  const isTeam = row.team !== undefined
  const { gross, net } = text.columns
  return (
    <>
      <Figure
        label={gross}
        isMain={false}
        isTeam={isTeam}
        phoneColumn="col-start-2"
        wideColumn="sm:col-start-3"
      >
        {hasNoResult(row) ? '–' : (row.grossScore ?? '-')}
      </Figure>
      <Figure
        label={net}
        isMain={unit === 'net'}
        isTeam={isTeam}
        phoneColumn="col-start-3"
        wideColumn="sm:col-start-4"
      >
        <NetScore row={row} unit={unit} />
      </Figure>
      <Figure
        label={pointsColumn(unit)}
        isMain={unit !== 'net'}
        isTeam={isTeam}
        phoneColumn="col-start-3"
        wideColumn="sm:col-start-5"
      >
        {isTeam && unit === 'net' ? '-' : scoreText(row, unit === 'net' ? 'points' : unit)}
      </Figure>
    </>
  )
}

/** In stroke play the score against par is what ranks; the strokes stand small beside it. */
function NetScore({ row, unit }: Pick<RowProps, 'row' | 'unit'>) {
  if (hasNoResult(row)) return <>–</>
  if (unit !== 'net' || row.netScore === null || row.toPar === null) return <>{row.netScore ?? '-'}</>
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span className="text-note font-medium text-soft">{row.netScore}</span> {scoreText(row, unit)}
    </span>
  )
}

type FigureProps = {
  label: string
  /** The figure that ranks: large and on the right of a phone's first line. The others stand in its second line. */
  isMain: boolean
  /** On a phone a team's second line belongs to its status alone. */
  isTeam: boolean
  /** Where it stands on a phone when it is not the main figure. */
  phoneColumn: string
  wideColumn: string
  children: ReactNode
}

function Figure({ label, isMain, isTeam, phoneColumn, wideColumn, children }: FigureProps) {
  return (
    <span
      role="cell"
      className={classNames(
        printedCell,
        wideColumn,
        'sm:row-start-1 sm:justify-self-end print:text-right',
        isMain
          ? 'col-start-5 row-start-1 justify-self-end text-title font-extrabold'
          : classNames(smallText, phoneColumn, isTeam && 'max-sm:invisible'),
      )}
    >
      <span className={isMain ? 'sr-only' : 'sm:sr-only'}>{label} </span>
      {children}
    </span>
  )
}

type StatusProps = Pick<RowProps, 'row' | 'isLive' | 'hasMissedCut'> & { countback: string | undefined }

function StatusCell({ row, countback, isLive, hasMissedCut }: StatusProps) {
  const between = hasMissedCut ? text.cut.missed : betweenRounds(row, { isLive })
  return (
    <span
      role="cell"
      className={classNames(
        printedCell,
        smallText,
        'col-span-2 col-start-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 justify-self-end max-sm:pt-1 text-right print:text-right print:whitespace-nowrap',
        '@max-[18.85rem]:col-span-4 @max-[18.85rem]:col-start-2 @max-[18.85rem]:row-start-3 @max-[18.85rem]:justify-self-start',
        'sm:col-span-1 sm:col-start-6 sm:row-start-1 sm:justify-self-end lg:w-full lg:justify-between lg:pl-6',
      )}
    >
      {isLive && row.lastHoles && row.lastHoles.length > 0 && between === undefined ? (
        <LastHoles row={row} />
      ) : (
        <span />
      )}
      <span>
        <Status row={row} between={between} />
        {countback !== undefined && (
          <span className="text-note text-soft max-sm:before:content-['_·_'] sm:block print:ml-2 print:inline">
            {countback}
          </span>
        )}
      </span>
    </span>
  )
}

function Details(props: RowProps) {
  const { competitionId, row, position, isShared, decidedBy, unit, hasMissedCut } = props
  return (
    <Suspense fallback={<Skeleton className="h-56" />}>
      {row.team ? (
        <TeamDetails name={row.playerName} team={row.team} unit={unit} />
      ) : (
        <EntrantDetail
          unit={unit}
          competitionId={competitionId}
          userId={row.userId}
          rounds={row.rounds?.map(({ roundNumber }) => roundNumber)}
          shown={[row.revision, position, isShared, decidedBy, hasMissedCut].join(' ')}
        />
      )}
    </Suspense>
  )
}

function Status({ row, between }: Pick<RowProps, 'row'> & { between: string | undefined }) {
  const note = noteText(row)
  if (note !== undefined) return <>{note}</>
  if (row.isCompleted) return <>{text.complete}</>
  if (between !== undefined) return <>{between}</>
  if (hasNoCard(row)) return <>{notStartedText(row)}</>
  return (
    <>
      <span className={classNames(row.thru > 0 && 'max-sm:sr-only', row.rounds && 'sm:block')}>
        {playingText(row)}
      </span>
      {row.thru > 0 && (
        <span className="whitespace-nowrap">
          <span className={row.rounds ? 'sr-only' : 'max-sm:sr-only'}> · </span>
          <span className="font-semibold text-ink">{text.thru(row.thru)}</span>
        </span>
      )}
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

/** What the latest hole has moved: an arrow and a number, and words for those who do not see them. */
function Movement({ places }: { places: number }) {
  const isUp = places > 0
  return (
    <span
      className={classNames(
        'mt-0.5 block w-9 text-center text-note leading-none font-semibold print:hidden',
        isUp ? 'text-accent' : 'text-soft',
      )}
    >
      <span aria-hidden>{`${isUp ? '▲' : '▼'}${Math.abs(places)}`}</span>
      <span className="sr-only">{isUp ? text.movedUp(places) : text.movedDown(-places)}</span>
    </span>
  )
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
