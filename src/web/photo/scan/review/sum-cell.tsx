import { Check, EqualNot } from 'lucide-react'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CutOutView } from './cut-out-view.tsx'
import type { ReviewedSum } from './review-sums.ts'
import type { Picture } from './use-picture.ts'

type SumProps = { sum: ReviewedSum; picture: Picture }

const frame = 'rounded-control bg-sunken p-1'
const differs = 'border-2 border-danger'

/** OUT or IN at the end of its nine: the sum of the holes, and the one on the paper. */
export function SumCell({ sum, picture }: SumProps) {
  return (
    <div
      className={classNames(
        frame,
        'grid h-full grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1 text-center',
        sum.agrees === false && differs,
      )}
    >
      <span className="w-full text-left text-note font-semibold">{nameOf(sum)}</span>
      <Written sum={sum} picture={picture} className="h-10 w-auto max-w-full" />
      <span className="grid h-9 place-items-center text-lead font-bold">{sum.shown ?? '–'}</span>
      <Verdict sum={sum} />
    </div>
  )
}

/** TOTAL, below both nines. */
export function SumLine({ sum, picture }: SumProps) {
  return (
    <p className={classNames(frame, 'flex items-center gap-3 px-3', sum.agrees === false && differs)}>
      <span className="font-semibold">{nameOf(sum)}</span>
      <span className="text-title font-bold">{sum.shown ?? '–'}</span>
      <Written sum={sum} picture={picture} className="ml-auto h-10 w-auto" />
      <Verdict sum={sum} />
    </p>
  )
}

function Written({ sum, picture, className }: SumProps & { className: string }) {
  if (!sum.written) return <span className={className} />
  return (
    <CutOutView
      picture={picture}
      quad={sum.written.quad}
      label={scanText.sumAsWritten(nameOf(sum))}
      className={className}
    />
  )
}

function Verdict({ sum: { written, agrees } }: { sum: ReviewedSum }) {
  if (!written) return <span className="text-note leading-4 text-soft">{scanText.noSumWritten}</span>
  return (
    <span className="flex items-center gap-1 text-note leading-4 font-semibold">
      {agrees === true && <Check aria-hidden size={14} className="text-accent" />}
      {agrees === false && <EqualNot aria-hidden size={14} className="text-danger" />}
      <span aria-hidden>{written.value}</span>
      <span className="sr-only">{verdictText(written.value, agrees)}</span>
    </span>
  )
}

function verdictText(written: number, agrees: boolean | undefined): string {
  if (agrees === undefined) return scanText.sumUnknown(written)
  return agrees ? scanText.sumAgrees(written) : scanText.sumDiffers(written)
}

function nameOf({ of }: ReviewedSum): string {
  return scanText.sumNames[of]
}
