import { classNames } from './class-names.ts'

/** The name of the product with its flag. `isBesideBadge`: a phone of 360 to 389 px has room for the name alone. */
export function Wordmark({ isBesideBadge }: { isBesideBadge: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className={classNames('size-7', isBesideBadge && '@min-[22.5rem]:@max-[24.35rem]:hidden')}
        fill="none"
      >
        <path d="M8 3v17" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M9 3.2 19 7l-10 4z"
          className="fill-flag stroke-ink"
          strokeWidth="1"
          strokeLinejoin="round"
        />
        <path d="M3 20.5c4-2 14-2 18 0" className="stroke-accent" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="text-lead font-extrabold tracking-tight text-ink @max-[22.5rem]:hidden">
        Scoreclub
      </span>
    </span>
  )
}
