import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import type { Round } from './group-matches.ts'

const FEW = 2

/** Where rounds stand below each other, the way from the first round to the final is one touch. */
export function RoundLinks({ rounds }: { rounds: readonly Round[] }) {
  if (rounds.length <= FEW) return null
  return (
    <nav
      aria-label={text.rounds}
      className="sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-20 -mx-4 border-b border-line bg-paper sm:hidden print:hidden"
    >
      <ul className="flex gap-2 overflow-x-auto px-4 py-2">
        {rounds.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-edge bg-card px-3 font-medium whitespace-nowrap"
            >
              {text.roundName(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
