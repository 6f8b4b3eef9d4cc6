import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** One thing that a round brought: its name, the figure, what the figure means; part of a <dl>. */
export function Outcome(props: { name: string; value: ReactNode; note: ReactNode; mark?: ReactNode }) {
  return (
    <div className="grid min-h-22 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 py-2">
      <dt className="text-note text-soft">{props.name}</dt>
      <dd className="col-start-1 text-title font-bold">{props.value}</dd>
      <dd className="col-start-1 text-note text-soft">{props.note}</dd>
      {props.mark !== undefined && (
        <dd className="col-start-2 row-span-3 row-start-1 self-center p-1">{props.mark}</dd>
      )}
    </div>
  )
}

/** Keeps the place of an outcome that is being asked for. */
export function OutcomeLoading({ name }: { name: string }) {
  return (
    <Outcome name={name} value={<Skeleton className="h-7 w-24" />} note={<Skeleton className="h-5 w-40" />} />
  )
}
