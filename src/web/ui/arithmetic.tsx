import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ArithmeticProps = { label: ReactNode; className?: string } & (
  | { lines: readonly string[] }
  /** Draws ArithmeticLines itself. */
  | { children: ReactNode }
)

/** A number that opens to its arithmetic, one step on each line; the browser's own disclosure element. */
export function Arithmetic({ label, className, ...steps }: ArithmeticProps) {
  return (
    <details className={classNames('group', className)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-dotted underline-offset-4">{label}</span>
        <ChevronDown aria-hidden size={16} className="shrink-0 group-open:rotate-180" />
      </summary>
      {'lines' in steps ? <ArithmeticLines lines={steps.lines} /> : steps.children}
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
