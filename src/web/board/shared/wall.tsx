import { memo, useCallback, useEffect, useState } from 'react'
import type { SharedBoard, SharedBoards } from '#contract/board/shared-boards.ts'
import { keepAwake } from '#web/card/card-settings/keep-awake.ts'
import { leaderboardText } from '#web/messages/en/board/leaderboard.ts'
import { sharedBoardsText as text } from '#web/messages/en/board/shared-boards.online.ts'
import { clubColourProperties } from '#web/ui/club-colour-properties.ts'
import { stageOf } from '../board/board-stage.ts'
import { emptyLiveBoard, type LiveBoard, type PlacedRow } from '../live-board.ts'
import { rowsRead, useReveal } from '../reveal.ts'
import { useSharedRows } from './shared-rows.ts'
import { useSharedBoard } from './use-shared-boards.ts'
import { WallHead } from './wall-head.tsx'
import { WallRows } from './wall-rows.tsx'
import { TURN_MS, wallScreens } from './wall-screens.ts'

/** In rem, of which a wall has 28 to 1080 lines: 62 px a row there, readable at five metres. */
const ROW = 2.2
const HEAD_AND_FOOT = 8.2
const LINES_OF_REM = 1080 / 28
const LEAST_REM = 16

type WallProps = { facts: SharedBoards; token: string }

/** The screen on the clubhouse wall: it turns its pages by itself, stays awake and needs nobody. */
export default function Wall({ facts, token }: WallProps) {
  const room = useWallScale()
  const [shown, setShown] = useState<Readonly<Record<string, Followed>>>({})
  const note = useCallback((competitionId: string, followed: Followed) => {
    setShown((all) => ({ ...all, [competitionId]: followed }))
  }, [])
  useEffect(keepAwake, [])
  return (
    <div
      data-club=""
      style={clubColourProperties(facts.club.colour)}
      className="flex h-[calc(100*var(--dvh))] flex-col overflow-hidden bg-page"
    >
      {facts.boards.map((board) => (
        <Follow key={board.competitionId} token={token} board={board} onShow={note} />
      ))}
      <Turning facts={facts} shown={shown} room={room} />
    </div>
  )
}

/** A board as it stands: `count` while its result is read out. */
type Followed = {
  state: LiveBoard
  rows: readonly PlacedRow[]
  count: number | undefined
  isRevealed: boolean
}
const nothingYet: Followed = { state: emptyLiveBoard, rows: [], count: undefined, isRevealed: false }

type FollowProps = {
  token: string
  board: SharedBoard
  onShow: (competitionId: string, followed: Followed) => void
}

/**
 * Each board is followed whether it is on the screen or not, so that turning to it opens no stream. While a snapshot waits
 * to be drawn, every render of `useSharedBoard` makes its state anew: without `memo` telling the wall about it would
 * render this again, for ever, and the snapshot would never be drawn.
 */
const Follow = memo(function Follow({ token, board, onShow }: FollowProps) {
  const { competitionId } = board
  const { state } = useSharedBoard(token, competitionId)
  const rows = useSharedRows(state, board)
  const { count, isRevealed } = useReveal(rows)
  useEffect(() => {
    onShow(competitionId, { state, rows, count, isRevealed })
  }, [competitionId, onShow, state, rows, count, isRevealed])
  return null
})

/** `room`: the rows that fit where no message stands. */
type TurningProps = { facts: SharedBoards; shown: Readonly<Record<string, Followed>>; room: number }

function Turning({ facts, shown, room }: TurningProps) {
  const hasMessage = facts.boards.some(({ message }) => message !== undefined)
  const fit = Math.max(1, room - (hasMessage ? messageRows() : 0))
  const boards = facts.boards.map((board) => ({ board, ...(shown[board.competitionId] ?? nothingYet) }))
  const screens = wallScreens(
    boards.map(({ board, rows, isRevealed }) => ({
      competitionId: board.competitionId,
      rows: rows.length,
      hasPodium: rows.length > 0 && (stageOf(board.status) === 'final' || isRevealed),
    })),
    fit,
  )
  const read = boards.find(({ count }) => count !== undefined)
  // The podium is the first screen: a result that was just read out ends with it.
  const turn = useTurn(screens.length, read !== undefined) % Math.max(1, screens.length)
  const screen = screens[turn]
  const one = read ?? boards.find(({ board }) => board.competitionId === screen?.competitionId) ?? boards[0]
  if (!one) return null
  const { board, rows, count, state } = one
  return (
    <>
      <WallHead club={facts.club} board={board} state={state} />
      {board.message !== undefined && <WallMessage message={board.message} />}
      <WallRows
        board={board}
        rows={read ? rowsRead(rows, count).slice(0, fit) : rows.slice(screen?.from, screen?.to)}
        all={rows}
        isPodium={!read && screen?.isPodium === true}
        isRevealing={read !== undefined}
        missing={state.board === undefined ? (state.hasFailed ? 'failed' : 'loading') : undefined}
      />
      <Foot board={board} turn={turn} screens={screens.length} />
    </>
  )
}

/** The longest message takes three lines of a wide screen, and six of one that stands upright. */
function messageRows(): number {
  return innerWidth < innerHeight ? 4 : 2
}

function WallMessage({ message }: { message: string }) {
  return (
    <p
      role="status"
      style={{ height: `${messageRows() * ROW}rem` }}
      className="mx-6 mt-1 line-clamp-3 shrink-0 rounded-control bg-warn-tint px-4 pt-1 leading-snug wrap-anywhere text-on-warn-tint portrait:line-clamp-6"
    >
      <b>{leaderboardText.fromClub}:</b> {message}
    </p>
  )
}

function Foot({ board, turn, screens }: { board: SharedBoard; turn: number; screens: number }) {
  return (
    <footer className="flex items-center justify-between gap-4 px-6 py-1 text-note text-soft">
      <span className="min-w-0 truncate">{board.boardAddress === null ? text.names : text.follow}</span>
      {screens > 1 && <span className="font-semibold text-ink">{text.screen(turn + 1, screens)}</span>}
    </footer>
  )
}

/** Counts up by one every twelve seconds while there is anything to turn to; begins again after it was held. */
function useTurn(screens: number, isHeld: boolean): number {
  const [turn, setTurn] = useState(0)
  const turns = screens > 1 && !isHeld
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(() => {
      // Kept small: a wall stands for days.
      setTurn((last) => (last + 1) % screens)
    }, TURN_MS)
    return () => {
      clearInterval(timer)
    }
  }, [turns, screens])
  if (isHeld && turn !== 0) setTurn(0)
  return turn
}

/** Everything on a wall is as large as its screen allows; says how many rows it has room for. */
function useWallScale(): number {
  const [height, setHeight] = useState(innerHeight)
  const rem = Math.max(LEAST_REM, height / LINES_OF_REM)
  useEffect(() => {
    const onResize = () => {
      setHeight(innerHeight)
    }
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('resize', onResize)
    }
  }, [])
  useEffect(() => {
    const { style } = document.documentElement
    style.fontSize = `${rem}px`
    return () => {
      style.fontSize = ''
    }
  }, [rem])
  return Math.max(1, Math.floor((height / rem - HEAD_AND_FOOT) / ROW))
}
