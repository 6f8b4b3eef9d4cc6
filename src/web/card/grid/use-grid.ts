import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { HoleScore } from '#golf/card/hole-entry.ts'
import type { Card } from '#golf/card/card.ts'
import { scorecardDeskText } from '#web/messages/en/card/scorecard-desk.ts'
import {
  isOneTooMany,
  leavesGrid,
  pressGrid,
  SECOND_DIGIT_MS,
  toGridKey,
  type GridKey,
  type GridState,
} from '../../platform/grid-keys.ts'
import type { GridCell } from './grid-nine.tsx'
import { readPastedCard, type PrintedHole } from './paste-card.ts'

/** The card that the grid shows and writes into. */
export type GridCard = {
  card: Card
  enter: (records: readonly HoleScore[]) => void
  lastChange: { before: readonly HoleScore[] } | undefined
  undo: () => void
}

/** The cursor of the grid: what keys, a paste, undo and the focus do to it and to the card (U20). */
export function useGrid(scorecard: GridCard, startAt: number) {
  const { card } = scorecard
  const results = card.lines.map((line) => line.result)
  const [state, setState] = useState<GridState>(() => ({
    at: startAt,
    draft: '',
    arrived: results[startAt] ?? { kind: 'not_played' },
  }))
  const [pasteRefusal, setPasteRefusal] = useState<string>()
  const placeOf = (holeNumber: number | undefined) =>
    card.lines.findIndex((line) => line.holeNumber === holeNumber)

  const press = (key: GridKey) => {
    const step = pressGrid(state, key, results)
    setPasteRefusal(isOneTooMany(state, key) ? sayOneTooMany(card) : undefined)
    setState(step.state)
    scorecard.enter(
      step.records.map(({ at, result }) => ({ holeNumber: card.lines[at]?.holeNumber ?? 0, result })),
    )
  }
  usePauseAfterDigit(state, press)
  const inputRef = useFocusAt(state.at)

  const undo = () => {
    const first = scorecard.lastChange?.before[0]
    scorecard.undo()
    const at = placeOf(first?.holeNumber)
    if (first && at >= 0) setState({ at, draft: '', arrived: first.result })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      undo()
      return
    }
    if (isCommand || event.altKey) return
    const key = toGridKey(event.key, event.shiftKey)
    if (!key) return
    if (isTabOut(key, state.at, results.length)) {
      press({ key: 'pause' })
      return
    }
    event.preventDefault()
    press(key)
  }

  const cell: GridCell = {
    at: state.at,
    draft: state.draft,
    inputRef,
    onFocus: (at) => {
      if (at !== state.at || state.isPast === true) press({ key: 'focus', at })
    },
    onBlur: () => {
      if (state.draft !== '') press({ key: 'pause' })
    },
    onKeyDown,
    // Screen keyboards send text and no keys.
    onText: (text) => {
      const key = toGridKey(text.slice(-1), false)
      if (key) press(key)
    },
  }

  return {
    cell,
    press,
    pasteRefusal,
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      const { lines, closed } = card
      const read = readPastedCard(event.clipboardData.getData('text'), printedHoles(card))
      setPasteRefusal(
        read.ok
          ? undefined
          : scorecardDeskText.notACard({ holes: lines.length, printed: lines.length + closed.length }),
      )
      if (read.ok) scorecard.enter(read.value)
    },
    goToHole: (holeNumber: number) => {
      setState({ ...state, at: placeOf(holeNumber), draft: '', isPast: false })
    },
  }
}

/** Whoever types the number of a closed hole too has one more than the grid has boxes, and those after it are in the wrong ones. */
function sayOneTooMany({ closed }: Card): string | undefined {
  return closed.length === 0 ? undefined : scorecardDeskText.oneTooMany(closed)
}

/** The holes in the order of the printed card. */
function printedHoles({ lines, closed }: Card): PrintedHole[] {
  return [
    ...lines.map(({ holeNumber }) => ({ holeNumber, isClosed: false })),
    ...closed.map((holeNumber) => ({ holeNumber, isClosed: true })),
  ].sort((a, b) => a.holeNumber - b.holeNumber)
}

/** A digit that waits for a second one is taken as it is after a while. */
function usePauseAfterDigit({ draft, at }: GridState, press: (key: GridKey) => void) {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    if (draft === '') return
    const timer = setTimeout(() => {
      latest.current({ key: 'pause' })
    }, SECOND_DIGIT_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [draft, at])
}

/** The ref of the field under the cursor, which has the focus. */
function useFocusAt(at: number) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: false })
  }, [at])
  return input
}

/** Tab on the last hole, or back from the first, goes on to what follows the grid. */
function isTabOut(key: GridKey, at: number, holes: number): boolean {
  return key.key === 'move' && (key.by === 'tab' || key.by === 'back_tab') && leavesGrid(at, key.by, holes)
}
