import type { SharedBoard } from '#contract/board/shared-boards.ts'
import { closedHolesText as text } from '#web/messages/en/card/closed-holes.ts'

/** Which holes the committee has closed for everybody, and how many count; the card is whole without them. */
export function ClosedNote({
  card: { closed, lines },
}: {
  card: { closed: readonly number[]; lines: readonly unknown[] }
}) {
  if (closed.length === 0) return null
  return (
    <p className="text-note font-semibold sideways:col-span-full">
      {text.isClosed({ holes: closed, count: lines.length })}
    </p>
  )
}

/** The same of a competition; a line for each round where there are several. */
export function closedLines({
  closedHoles = [],
  roundCount = 1,
}: Pick<SharedBoard, 'closedHoles' | 'roundCount'>): string[] {
  return closedHoles.map(({ roundNumber, holes, left: count }) => {
    const line = text.isClosed({ holes, count })
    return roundCount === 1 ? line : text.ofRound(roundNumber, line)
  })
}
