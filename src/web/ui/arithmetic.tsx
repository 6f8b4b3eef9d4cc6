import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ArithmeticProps = { label: ReactNode; lines: readonly string[]; className?: string }

/** A number that opens to how it was made, one step a line; the platform's own disclosure. */
export function Arithmetic({ label, lines, className }: ArithmeticProps) {
  return (
    <details className={classNames('group', className)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-dotted underline-offset-4">{label}</span>
        <ChevronDown aria-hidden size={16} className="shrink-0 group-open:rotate-180" />
      </summary>
      <ArithmeticLines lines={lines} />
    </details>
  )
}

export function ArithmeticLines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="grid gap-1 border-l-2 border-accent py-1 pl-3 text-note text-ink">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ol>
  )
}
