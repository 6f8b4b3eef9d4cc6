import { useQuery } from '@tanstack/react-query'
import { Check, Circle, LoaderCircle } from 'lucide-react'
import type { Output } from '#contract/platform/call.ts'
import { readScanProgress, scanStages } from '#contract/photo/scan.ts'
import { query } from '#web/lib/query.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ScanStep } from './scan-state.ts'

export const ASK_EVERY_MS = 400

const allStages = ['sending', ...scanStages] as const
type Stage = (typeof allStages)[number]
/** A photo that is read on the phone is not sent and waits for nobody. */
const stagesOnPhone = allStages.slice(2)

type ScanProgressProps = { step: ScanStep }

/** The progress of a reading, stage by stage. A screen reader hears only the current stage. */
export function ScanProgress({ step }: ScanProgressProps) {
  const asked = useQuery({
    ...query(readScanProgress),
    enabled: step.at === 'reading',
    refetchInterval: ASK_EVERY_MS,
    // The next photo must not begin with the stage of the last one.
    gcTime: 0,
    staleTime: 0,
  })
  return <ScanStages step={step} progress={asked.data} />
}

type ScanStagesProps = { step: ScanStep; progress: Output<typeof readScanProgress.reply> | undefined }

/** The stages themselves, wherever it was asked how far the reading is. */
export function ScanStages({ step, progress }: ScanStagesProps) {
  const now = stageNow({ step, progress })
  const stages = step.at === 'on_phone' ? stagesOnPhone : allStages
  const place = now === 'waiting' ? (progress?.place ?? 0) : 0
  const words =
    step.at === 'sending'
      ? scanText.sendingPercent(step.percent)
      : place > 0
        ? scanText.waitingPlace(place)
        : stageText(now)
  return (
    <section aria-label={scanText.progress} className="grid gap-2 rounded-control bg-sunken p-3">
      <p role="status" className="sr-only">
        {step.at === 'sending' ? scanText.stages.sending : words}
      </p>
      <ol className="grid gap-1.5">
        {stages.map((stage) => (
          <ProgressLine
            key={stage}
            words={stage === now ? words : stageText(stage)}
            is={stages.indexOf(stage) < stages.indexOf(now) ? 'done' : stage === now ? 'now' : 'to_come'}
          />
        ))}
      </ol>
    </section>
  )
}

function stageNow({ step, progress }: ScanStagesProps): Stage {
  if (step.at === 'on_phone') return step.stage
  return step.at === 'sending' ? 'sending' : (progress?.stage ?? 'waiting')
}

function ProgressLine({ words, is }: { words: string; is: 'done' | 'now' | 'to_come' }) {
  return (
    <li
      aria-current={is === 'now' ? 'step' : undefined}
      className={classNames('flex items-center gap-2', is === 'now' ? 'font-semibold' : 'text-soft')}
    >
      {is === 'done' && <Check aria-hidden size={18} className="shrink-0 text-accent" />}
      {is === 'now' && <LoaderCircle aria-hidden size={18} className="shrink-0 animate-turn text-accent" />}
      {is === 'to_come' && <Circle aria-hidden size={18} className="shrink-0" />}
      <span>
        {words}
        {is === 'done' && <span className="sr-only">, {scanText.done}</span>}
      </span>
    </li>
  )
}

function stageText(stage: Stage): string {
  return scanText.stages[stage]
}
