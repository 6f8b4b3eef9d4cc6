import { useRef } from 'react'
import { getMarkerCard } from '#contract/card/marker-card.ts'
import { keepPaperCard } from '#contract/card/paper-card.ts'
import { mintEntryId, type EntryId } from '#golf/card/entry-id.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { uploadPhoto } from '#web/lib/upload-photo.ts'
import { useAction } from '#web/lib/use-action.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { CardHole } from './review/review-card.ts'
import ScanPanel, { type TakenScores } from './scan-panel.tsx'
import type { ScanPhoto } from './scan-state.ts'
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
  const uploaded = useUpload()
  const keeping = useAction({
    run: async ({ scores, photo, places }: TakenScores) => {
      const objectPath = photo && (await uploaded(photo))
      return send(keepPaperCard, {
        params,
        body: {
          photo: objectPath ?? '',
          holes: scores.flatMap(({ holeNumber, result }) => {
            if (result.kind === 'not_played') return []
            const quad = places.get(holeNumber)?.map((corner) => [...corner])
            const grossScore = result.kind === 'strokes' ? result.strokes : null
            const said = { holeNumber, result: result.kind, grossScore, ...(quad && { quad }) }
            return [{ id: idOf(`${holeNumber} ${result.kind} ${grossScore} ${objectPath}`), ...said }]
          }),
        },
      })
    },
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
      mayTeach
      paper={{ isBusy: keeping.isPending }}
      onTake={keeping.mutate}
      {...(keeper && { keeper })}
    />
  )
}

/** The club's copy of a photo. One that was read on this phone is sent only now, and once: a second try finds it there. */
function useUpload(): (photo: ScanPhoto) => Promise<string> {
  const known = useRef(new WeakMap<Blob, string>())
  return async ({ jpeg, objectPath }) => {
    const path =
      objectPath ?? known.current.get(jpeg) ?? (await uploadPhoto(jpeg, { onProgress: () => undefined }))
    known.current.set(jpeg, path)
    return path
  }
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
