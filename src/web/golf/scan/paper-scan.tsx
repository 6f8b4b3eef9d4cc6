import { useRef } from 'react'
import { getMarkerCard } from '#contract/marker-card.ts'
import { keepPaperCard } from '#contract/paper-card.ts'
import { mintEntryId, type EntryId } from '#domain/round/entry-id.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { scanText } from '#web/messages/en/scan.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { CardHole } from './review/review-card.ts'
import ScanPanel, { type TakenScores } from './scan-panel.tsx'
import type { PhotoKeeper } from './use-scan.ts'

export type PaperScanProps = {
  roundId: string
  courseId?: string
  /** What the paper says so far. */
  card: readonly CardHole[]
  keeper?: PhotoKeeper
  onKept: () => void
}

/** A photo of a paper card as the third word on a marker's card (P8). What was checked stays until the club has it. */
export default function PaperScan({ roundId, courseId, card, keeper, onKept }: PaperScanProps) {
  const params = { roundId }
  const idOf = useEntryIds()
  const keeping = useAction({
    run: ({ scores, photo, places }: TakenScores) =>
      send(keepPaperCard, {
        params,
        body: {
          photo: photo?.objectPath ?? '',
          holes: scores.flatMap(({ holeNumber, result }) => {
            if (result.kind === 'not_played') return []
            const quad = places.get(holeNumber)?.map((corner) => [...corner])
            const grossScore = result.kind === 'strokes' ? result.strokes : null
            const said = { holeNumber, result: result.kind, grossScore, ...(quad && { quad }) }
            return [{ id: idOf(`${holeNumber} ${result.kind} ${grossScore} ${photo?.objectPath}`), ...said }]
          }),
        },
      }),
    changes: [query(getMarkerCard, { params })],
    onDone: (_card, { scores }) => {
      showToast({
        tone: 'success',
        title: scanText.success,
        description: scanText.successText(scores.length),
      })
      onKept()
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: scanText.paperNotKept,
        description: failureText(fault, scanText.failedText),
      })
    },
  })
  return (
    <ScanPanel
      courseId={courseId}
      roundId={roundId}
      card={card}
      mayKeepPhoto={false}
      paper={{ isBusy: keeping.isPending }}
      onTake={keeping.mutate}
      {...(keeper && { keeper })}
    />
  )
}

/** The same for the same hole of the same photo, so that a second try after a lost answer is the same entries. */
function useEntryIds(): (what: string) => EntryId {
  const minted = useRef(new Map<string, EntryId>())
  const last = useRef<EntryId>(undefined)
  return (what) => {
    const known = minted.current.get(what)
    if (known) return known
    const { id } = mintEntryId(Date.now(), last.current, Math.random)
    last.current = id
    minted.current.set(what, id)
    return id
  }
}
