import { ArrowLeft, Printer, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { competitionStatusTones, competitionTypeNames, stageName } from '#web/lib/competition-words.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { foreignZoneName } from '#web/lib/foreign-zone.ts'
import { listen } from '#web/lib/listen.ts'
import { useUser } from '#web/lib/session.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { boardTitle, type BoardStage } from './board-stage.ts'

type BoardHeadProps = {
  competition: Competition
  stage: BoardStage
  cardsOut: number
  updatedAt: number | undefined
  isFetching: boolean
  onRefresh: () => Promise<void>
  /** How the board is connected, where it is live. */
  freshness: ReactNode
}

/** One compact band on a phone, so that the first row stands high: title and icons, then what board it is. */
export function BoardHead(props: BoardHeadProps) {
  const { competition, stage, cardsOut } = props
  const { competitionType, status, clubId, name } = competition
  const club = useUser()?.memberships.find((one) => one.clubId === clubId)
  const title = boardTitle(name, stage)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-1">
      <title>{`${title} · Scoreclub`}</title>
      <div className="flex items-center gap-x-2 sm:gap-x-3">
        <BackIcon />
        {club && (
          <ClubCrest
            name={club.clubName}
            colour={club.clubColour}
            crestUrl={club.clubCrestUrl}
            size="medium"
            className="max-sm:hidden print:block"
          />
        )}
        <h1 className="min-w-0 flex-1 text-lead leading-tight font-bold sm:text-title md:text-heading sideways:text-lead">
          {title}
        </h1>
        <BoardActions isFetching={props.isFetching} onRefresh={props.onRefresh} />
      </div>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft sm:text-body">
        {club && (
          <span className="hidden font-semibold text-ink xl:inline print:inline">{club.clubName}</span>
        )}
        <span>{competitionTypeNames[competitionType]}</span>
        <span>{startText(competition)}</span>
        {/* A phone's title says that it is live: the line holds every state of the connection, and never wraps with one. */}
        <span className={stage === 'live' ? 'max-sm:hidden' : ''}>
          <Badge tone={competitionStatusTones[status]}>
            {stage === 'provisional' && cardsOut > 0 ? text.provisionalFor(cardsOut) : stageName(competition)}
          </Badge>
        </span>
        {props.freshness}
        <PrintedAt timeZone={competition.timeZone} updatedAt={props.updatedAt} />
      </div>
    </div>
  )
}

/** The words of Back and Refresh stand beside their icons where there is room, at large letters too; the names are there always. */
export function BackIcon() {
  return (
    <Link
      href="/competitions"
      className={buttonClass('secondary', 'max-sm:px-0 max-sm:border-0 max-sm:bg-transparent')}
    >
      <ArrowLeft aria-hidden size={20} />
      <span className="@max-[37rem]:sr-only">{text.back}</span>
    </Link>
  )
}

function BoardActions({ isFetching, onRefresh }: Pick<BoardHeadProps, 'isFetching' | 'onRefresh'>) {
  return (
    <div className="flex gap-2 print:hidden">
      <button
        type="button"
        aria-busy={isFetching}
        className={buttonClass('secondary', 'max-sm:px-0')}
        onClick={() => void onRefresh()}
      >
        <RefreshCw aria-hidden size={18} />
        <span className="@max-[37rem]:sr-only">{text.refresh}</span>
      </button>
      <button
        type="button"
        className={buttonClass('secondary', 'max-sm:hidden')}
        onClick={() => {
          print()
        }}
      >
        <Printer aria-hidden size={18} />
        {text.print}
      </button>
    </div>
  )
}

/** For paper: of when the figures are, and when it was printed. */
function PrintedAt({ timeZone, updatedAt }: { timeZone: string; updatedAt: number | undefined }) {
  const [printedAt, setPrintedAt] = useState(() => Date.now())
  useEffect(
    () =>
      listen(window, 'beforeprint', () => {
        flushSync(() => {
          setPrintedAt(Date.now())
        })
      }),
    [],
  )
  const inWords = (at: number) => formatDateTime(new Date(at).toISOString(), timeZone)
  return (
    <span className="hidden print:inline">
      {updatedAt !== undefined && `${text.printedAt(inWords(updatedAt))} · `}
      {text.printedOn(inWords(printedAt))}
    </span>
  )
}

function startText({ startDate, timeZone }: Competition): string {
  if (startDate === null) return text.noDate
  const date = formatDate(startDate, timeZone)
  const zone = foreignZoneName(startDate, timeZone)
  return zone === undefined ? date : text.dateIn(date, zone)
}
