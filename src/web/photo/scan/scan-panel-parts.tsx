import { ScanText, X } from 'lucide-react'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ScanProblem } from './scan-words.ts'

/** A warning is read out when it appears. An error has been read out by its toast. */
export function ProblemNotice({
  problem,
  hasPhoto,
}: {
  problem: ScanProblem | undefined
  hasPhoto: boolean
}) {
  return (
    <>
      <div role="status" className={problem?.tone === 'warn' ? undefined : 'sr-only'}>
        {problem?.tone === 'warn' && (
          <Notice tone="warn" title={problem.title}>
            {problem.text}
          </Notice>
        )}
      </div>
      {problem?.tone === 'bad' && (
        <Notice tone="bad" title={problem.title}>
          {problem.text} {hasPhoto && scanText.photoStays}
        </Notice>
      )}
    </>
  )
}

type ProcessButtonsProps = {
  isPreparing: boolean
  isRunning: boolean
  onProcess: () => void
  onStop: () => void
}

export function ProcessButtons({ isPreparing, isRunning, onProcess, onStop }: ProcessButtonsProps) {
  return (
    <div data-keep-clear="" className="grid gap-2">
      <Button
        icon={<ScanText aria-hidden size={20} />}
        className="min-h-14 text-lead"
        disabled={isPreparing}
        busy={isRunning ? scanText.processing : undefined}
        onClick={onProcess}
      >
        {scanText.process}
      </Button>
      {isRunning && (
        <Button look="secondary" icon={<X aria-hidden size={20} />} onClick={onStop}>
          {scanText.stop}
        </Button>
      )}
    </div>
  )
}
