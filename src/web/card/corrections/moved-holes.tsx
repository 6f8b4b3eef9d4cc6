import type { RoundCard } from '#contract/card/round-card.ts'
import { notPlayed, type HoleResult } from '#golf/card/hole-result.ts'
import { movedHolesText as text } from '#web/messages/en/card/moved-holes.ts'
import { Notice } from '#web/ui/notice.tsx'
import { resultsOf } from './results-of.ts'

type MovedHolesProps = {
  /** The card as it is now. */
  round: RoundCard
  results: ReadonlyMap<number, HoleResult>
  moved: readonly number[]
  /** What the button says that sends it again. */
  button: string
}

/** Nothing was sent, because somebody else has changed the same holes: what the card has, what is typed, and the way on. */
export function MovedHoles({ round, results, moved, button }: MovedHolesProps) {
  const now = resultsOf(round)
  return (
    <Notice tone="warn" title={text.moved}>
      <ul>
        {moved.map((hole) => (
          <li key={hole}>
            {text.movedHole(hole, {
              now: resultText(now.get(hole) ?? notPlayed),
              typed: resultText(results.get(hole) ?? notPlayed),
            })}
          </li>
        ))}
      </ul>
      <p>{text.movedNext(button)}</p>
    </Notice>
  )
}

function resultText(result: HoleResult): string {
  if (result.kind === 'strokes') return String(result.strokes)
  return result.kind === 'picked_up' ? text.pickedUp : text.notPlayed
}
