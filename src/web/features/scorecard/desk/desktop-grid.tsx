import { useEffect, useRef, useState } from 'react'
import type { Card } from '#domain/scoring/card.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { GridNine, type GridLine } from './grid-nine.tsx'
import { leavesGrid, pressGrid, SECOND_DIGIT_MS, type GridKey, type GridState } from './grid-keys.ts'
import { HoleTrouble } from '../hole-trouble.tsx'
import { gridKeyOf } from './grid-key-of.ts'
import { readPastedCard } from './paste-card.ts'
import { UndoBar } from '../undo-bar.tsx'
import type { Scorecard } from '../use-scorecard.ts'

export type DesktopGridProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  startAt: number
}

/** The card as a grid for the keyboard (U20). */
export function DesktopGrid({ scorecard, snapshot, runner, startAt }: DesktopGridProps) {
  const { card, round } = scorecard
  const results = card.lines.map((line) => line.result)
  const [state, setState] = useState<GridState>(() => ({
    at: startAt,
    draft: '',
    arrived: results[startAt] ?? { kind: 'not_played' },
  }))
  const [pasteRefusal, setPasteRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const open = unsent(snapshot.outbox, round.id)
  const troubled = new Set(open.filter((entry) => entry.stage === 'refused').map((entry) => entry.holeNumber))

  const press = (key: GridKey) => {
    const step = pressGrid(state, key, results)
    setPasteRefusal(undefined)
    setState(step.state)
    scorecard.enter(
      step.records.map(({ at, result }) => ({ holeNumber: card.lines[at]?.holeNumber ?? 0, result })),
    )
  }
  const pause = useRef(press)
  useEffect(() => {
    pause.current = press
  })

  useEffect(() => {
    if (state.draft === '') return
    const timer = setTimeout(() => {
      pause.current({ key: 'pause' })
    }, SECOND_DIGIT_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [state.draft, state.at])

  useEffect(() => {
    input.current?.focus({ preventScroll: false })
  }, [state.at])

  const undo = () => {
    const first = scorecard.lastChange?.before[0]
    scorecard.undo()
    const at = card.lines.findIndex((line) => line.holeNumber === first?.holeNumber)
    if (first && at >= 0) setState({ at, draft: '', arrived: first.result })
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      undo()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = gridKeyOf(event.key, event.shiftKey)
    if (!key) return
    if (
      key.key === 'move' &&
      (key.by === 'tab' || key.by === 'back_tab') &&
      leavesGrid(state.at, key.by, results.length)
    ) {
      press({ key: 'pause' })
      return
    }
    event.preventDefault()
    press(key)
  }

  const onPaste = (event: React.ClipboardEvent) => {
    event.preventDefault()
    const read = readPastedCard(event.clipboardData.getData('text'), card.lines.length)
    setPasteRefusal(read.ok ? undefined : scorecardText.notACard(card.lines.length))
    if (read.ok)
      scorecard.enter(
        card.lines.flatMap(({ holeNumber }, at) => {
          const result = read.value[at]
          return result ? [{ holeNumber, result }] : []
        }),
      )
  }

  const cell = {
    at: state.at,
    draft: state.draft,
    inputRef: input,
    onFocus: (at: number) => {
      if (at !== state.at) press({ key: 'focus', at })
    },
    onBlur: () => {
      if (state.draft !== '') press({ key: 'pause' })
    },
    onKeyDown,
    // Screen keyboards send text and no keys.
    onText: (text: string) => {
      const key = gridKeyOf(text.slice(-1), false)
      if (key) press(key)
    },
  }
  const lines = withRunning(card)
  const isEighteen = lines.length > 9
  const total = { label: scorecardText.total, sum: card.total, toPar: card.thru > 0 ? card.grossToPar : null }
  const current = card.lines[state.at]
  return (
    <div className="grid gap-3" onPaste={onPaste}>
      <div className={isEighteen ? 'grid grid-cols-2 items-start gap-4' : 'max-w-2xl'}>
        <GridNine
          caption={isEighteen ? scorecardText.frontNine : scorecardText.card}
          lines={lines.slice(0, 9)}
          from={0}
          sums={isEighteen ? [{ label: scorecardText.out, sum: card.out, toPar: null }] : [total]}
          cell={cell}
          troubled={troubled}
        />
        {isEighteen && (
          <GridNine
            caption={scorecardText.backNine}
            lines={lines.slice(9)}
            from={9}
            sums={[{ label: scorecardText.in, sum: card.in, toPar: null }, total]}
            cell={cell}
            troubled={troubled}
          />
        )}
      </div>
      {current && (
        <HoleTrouble
          entries={open.filter((entry) => entry.holeNumber === current.holeNumber)}
          runner={runner}
        />
      )}
      {pasteRefusal !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {pasteRefusal}
        </p>
      )}
      <UndoBar
        scorecard={scorecard}
        onUndo={(holeNumber) => {
          setState({
            ...state,
            at: card.lines.findIndex((line) => line.holeNumber === holeNumber),
            draft: '',
          })
        }}
      />
      <p className="text-note text-soft">{scorecardText.gridHelp(lines.length)}</p>
    </div>
  )
}

function withRunning(card: Card): GridLine[] {
  let running = 0
  return card.lines.map((line) => {
    running += line.toPar ?? 0
    return { ...line, runningToPar: line.toPar === null ? null : running }
  })
}
