import { FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { failureText } from '#web/lib/failure-text.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { useAction } from '#web/lib/use-action.ts'
import { pdfButtonText as text } from '#web/messages/en/print/pdf-button.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** A sheet that is there before anybody wonders needs no word. */
const SLOW_MS = 1_000

type PdfButtonProps = { label: string; fileName: string; fetchPdf: () => Promise<Blob> }

/** Downloads a sheet for paper as a PDF. What went wrong is said in a toast; a second press asks again. */
export function PdfButton({ label, fileName, fetchPdf }: PdfButtonProps) {
  const making = useAction({
    run: fetchPdf,
    changes: [],
    onDone: (file) => {
      offerFile(file, fileName)
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
      {label}
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
