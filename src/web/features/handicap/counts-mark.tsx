import { handicapText } from '#web/messages/en/handicap.ts'

/** The mark of a differential that the index is made of: a shape and a word, not a colour alone. */
export function CountsMark() {
  return (
    <span className="inline-flex items-center gap-1 text-label font-semibold whitespace-nowrap">
      <svg aria-hidden width="14" height="14" viewBox="-8 -8 16 16" className="fill-accent">
        <path d="M0-7 7 0 0 7-7 0Z" />
      </svg>
      {handicapText.counts}
    </span>
  )
}
