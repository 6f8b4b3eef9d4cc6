import type { ReactNode } from 'react'
import type { EntrantCard } from '#contract/leaderboard.ts'
import { leaderboardText } from '#web/messages/en/leaderboard.ts'
import { classNames } from '#web/ui/class-names.ts'

type CardHole = EntrantCard['holes'][number]

type NineProps = { title: string; holes: readonly CardHole[]; sum: EntrantCard['total'] }

/** Nine holes of an entrant's card, narrow enough for a phone; a dot for each stroke received. */
export function EntrantDetailNine({ title, holes, sum }: NineProps) {
  const text = leaderboardText.detail
  const hasScore = holes.some((hole) => hole.result !== 'not_played')
  const line = (
    name: string,
    of: { cell: (hole: CardHole) => ReactNode; total: ReactNode; look?: string },
  ) => (
    <tr className={of.look}>
      <th scope="row" className="h-8 pl-2 text-left font-medium">
        {name}
      </th>
      {holes.map((hole) => (
        <td key={hole.holeNumber}>{of.cell(hole)}</td>
      ))}
      <td className="font-bold">{of.total}</td>
    </tr>
  )
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-control border border-line text-center text-note">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="bg-sunken">
          <th scope="col" className="h-8 w-12 pl-2 text-left font-semibold">
            {text.hole}
          </th>
          {holes.map((hole) => (
            <th key={hole.holeNumber} scope="col" className="font-semibold">
              {hole.holeNumber}
            </th>
          ))}
          <th scope="col" className="w-10 font-semibold">
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        {line(text.par, { cell: (hole) => hole.par, total: sum.par, look: 'text-soft' })}
        {line(text.strokeIndex, {
          cell: (hole) => (
            <>
              {hole.handicapIndex}
              <StrokeDots received={hole.strokesReceived} />
            </>
          ),
          total: null,
          look: 'text-soft',
        })}
        {line(leaderboardText.columns.gross, {
          cell: grossOf,
          total: hasScore ? sum.gross : null,
          look: 'font-bold',
        })}
        {line(leaderboardText.columns.net, {
          cell: (hole) => hole.netScore ?? '–',
          total: hasScore ? sum.net : null,
        })}
        {line(text.points, { cell: (hole) => hole.points ?? '–', total: hasScore ? sum.points : null })}
      </tbody>
    </table>
  )
}

function grossOf({ result, grossScore }: CardHole): ReactNode {
  const { pickedUp, pickedUpLetter } = leaderboardText.detail
  if (result === 'picked_up') return <abbr title={pickedUp}>{pickedUpLetter}</abbr>
  return grossScore ?? '–'
}

/** Filled for a stroke received, hollow for one given back. */
function StrokeDots({ received }: { received: number }) {
  const text = leaderboardText.detail
  const count = Math.abs(received)
  return (
    <span className="flex h-2 justify-center gap-0.5">
      {Array.from({ length: count }, (_, i) => (
        <span
          key={i}
          aria-hidden
          className={classNames(
            'size-1.5 rounded-round text-accent',
            received > 0 ? 'bg-current' : 'border border-current',
          )}
        />
      ))}
      {count > 0 && (
        <span className="sr-only">, {received > 0 ? text.received(count) : text.givenBack(count)}</span>
      )}
    </span>
  )
}
