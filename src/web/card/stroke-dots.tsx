import { golfText } from '#web/messages/en/card/golf.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Filled for a stroke received, hollow for one given back. */
export function StrokeDots({ received }: { received: number }) {
  const count = Math.abs(received)
  return (
    <span className="flex h-2 justify-center gap-0.5">
      {Array.from({ length: count }, (_, i) => (
        <span
          key={i}
          aria-hidden
          className={classNames(
            'size-1.5 rounded-round border border-current text-accent',
            received > 0 && 'bg-current print:bg-ink',
          )}
        />
      ))}
      {count > 0 && (
        <span className="sr-only">
          , {received > 0 ? golfText.received(count) : golfText.givenBack(count)}
        </span>
      )}
    </span>
  )
}
