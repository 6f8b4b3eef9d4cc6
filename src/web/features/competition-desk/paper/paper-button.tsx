import { FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Call } from '#contract/call.ts'
import { printResults, printScoreCards, printStartSheet } from '#contract/printouts.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { fetchFile } from '#web/lib/fetch-file.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { competitionPaperText as text } from '#web/messages/en/competition-paper.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** A sheet that is there before anybody wonders needs no word. */
const SLOW_MS = 1_000

export type PaperKind = keyof typeof text.files

const calls = {
  scoreCards: printScoreCards,
  startSheet: printStartSheet,
  results: printResults,
} satisfies Record<PaperKind, Call>

type PaperButtonProps = { competitionId: string; kind: PaperKind }

/** Downloads a sheet for paper as a PDF. What went wrong is said in a toast; a second press asks again. */
export function PaperButton({ competitionId, kind }: PaperButtonProps) {
  const making = useAction({
    run: () => fetchFile(calls[kind], { competitionId }),
    changes: [],
    onDone: (file) => {
      offerFile(file, text.files[kind])
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.failed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  const isSlow = useIsSlow(making.isPending)
  return (
    <Button
      look="secondary"
      icon={<FileDown aria-hidden size={18} />}
      busy={isSlow ? text.making : undefined}
      onClick={() => {
        if (!making.isPending) making.mutate(undefined)
      }}
    >
      {text.labels[kind]}
    </Button>
  )
}

/** Whether something has been under way for so long that the reader should be told. */
function useIsSlow(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => {
      setIsLate(true)
    }, SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isPending])
  return isPending && isLate
}
