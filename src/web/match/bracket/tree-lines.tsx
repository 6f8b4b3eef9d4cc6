import type { Match } from '#contract/match/matches.ts'
import type { Tree } from './tree-layout.ts'

type TreeLinesProps = { matches: readonly Match[]; tree: Tree; className: string }

/**
 * The lines that lead into the matches of a round, from the middle of each match before to the middle of this one. All
 * rows of the tree are equally high, so a line's place follows from the rows alone and holds at every width and on paper.
 */
export function TreeLines({ matches, tree, className }: TreeLinesProps) {
  return matches.map((match) => {
    const spot = tree.spots.get(match.matchNumber)
    if (!spot || spot.column === 0) return null
    const height = spot.to - spot.from
    const before = [...tree.spots.values()].filter(
      (one) => one.column === spot.column - 1 && one.from >= spot.from && one.to <= spot.to,
    )
    return (
      <div
        key={match.id}
        aria-hidden
        style={{ gridColumn: '1 / 2', gridRow: `${spot.from + 2} / ${spot.to + 2}` }}
        className={`relative hidden ${className}`}
      >
        <svg
          viewBox={`0 0 2 ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible text-edge"
        >
          {before.map((one) => (
            <path
              key={one.from}
              d={`M0 ${(one.from + one.to) / 2 - spot.from}H1V${height / 2}H2`}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
    )
  })
}
