import type { HoleWinner } from '#golf/match/match-state.ts'
import { StrokeDots } from '#web/card/stroke-dots.tsx'
import type { SideNames } from '#web/match/match-state-text.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/card.tsx'
import type { CardParts } from './match-card.tsx'

type HoleTableProps = CardParts & { chosen?: number; onHole?: (hole: number) => void }

/** Every hole with who won it and where strokes fall; touched, it can be entered or corrected. */
export function HoleTable({ shown: { view, state }, names, chosen, onHole }: HoleTableProps) {
  const last = Math.max(view.holes.length, ...state.holes.keys())
  return (
    <Section title={text.holes}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5">
        {Array.from({ length: last }, (_, i) => {
          const holeNumber = i + 1
          const hole = state.holes.get(holeNumber)
          const [a = 0, b = 0] = view.holes[i % view.holes.length]?.strokes ?? []
          const result = hole?.differs ? text.differsBadge : winnerText(hole?.winner ?? null, names)
          const inside = (
            <>
              <span className="text-note text-soft">{holeNumber}</span>
              <span aria-hidden className="max-w-full truncate text-body font-semibold">
                {hole?.differs ? '?' : winnerMark(hole?.winner ?? null, names)}
              </span>
              <span className="sr-only">{result}</span>
              <StrokeDots received={a + b} />
            </>
          )
          const look = classNames(
            'flex min-h-14 w-full flex-col items-center justify-center rounded-control border px-1 py-1',
            hole?.differs
              ? 'border-danger bg-danger-tint text-on-danger-tint'
              : winnerLook(hole?.winner ?? null),
            chosen === holeNumber && 'ring-2 ring-accent',
          )
          return (
            <li key={holeNumber}>
              {onHole ? (
                <button
                  type="button"
                  aria-pressed={chosen === holeNumber}
                  aria-label={`${text.holeTitle(holeNumber)}, ${result}`}
                  className={look}
                  onClick={() => {
                    onHole(holeNumber)
                  }}
                >
                  {inside}
                </button>
              ) : (
                <div className={look}>{inside}</div>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

function winnerText(winner: HoleWinner | null, names: SideNames): string {
  if (winner === null) return text.nothingYet
  return winner === 'H' ? text.halved : text.wonHole(names[winner])
}

/** As a board at the course writes it: the winner's letter, or a half. */
function winnerMark(winner: HoleWinner | null, names: SideNames): string {
  if (winner === null) return '·'
  if (winner === 'H') return '½'
  const isSameLetter = names.B.startsWith(names.A.charAt(0))
  return isSameLetter ? names[winner].slice(0, 4) : names[winner].charAt(0)
}

function winnerLook(winner: HoleWinner | null): string {
  if (winner === 'A') return 'border-accent bg-tint text-on-tint'
  if (winner === 'B') return 'border-edge bg-sunken'
  return 'border-line bg-card'
}
