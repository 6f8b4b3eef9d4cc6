import type { CSSProperties } from 'react'
import type { BracketView } from '#contract/match/matches.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { Section } from '#web/ui/card.tsx'
import './bracket-paper.css'
import { groupMatches, type Round, type Side } from './group-matches.ts'
import type { OnMatchAct } from './match-acts.ts'
import { MatchCard } from './match-card.tsx'
import { layoutTree, type Tree, type TreeSpot } from './tree-layout.ts'
import { TreeLines } from './tree-lines.tsx'
import { ROWS_ON_PAPER, treeLook } from './tree-look.ts'
import { dayText } from './weeks/match-weeks-row.tsx'

type BracketRoundsProps = {
  view: BracketView
  onAct: OnMatchAct
}

/** Rounds one below the other on a phone, a tree where there is room and on paper; the page never scrolls sideways. */
export function BracketRounds(props: BracketRoundsProps) {
  const sides = groupMatches(props.view)
  return (
    <>
      <RoundLinks rounds={sides.flatMap((side) => side.rounds)} />
      {sides.map((side) => (
        <SideTree key={side.name} side={side} {...props} />
      ))}
    </>
  )
}

function SideTree({ side, ...props }: BracketRoundsProps & { side: Side }) {
  const tree = layoutTree(side.rounds)
  const look = treeLook(tree)
  const tracks: CSSProperties & Record<`--${string}`, string> = {
    '--tree-columns':
      tree.columns > 1
        ? `minmax(0,1fr) repeat(${tree.columns - 1},1.75rem minmax(0,1fr))`
        : 'minmax(0,24rem)',
    '--tree-rows': `auto repeat(${tree.rows},1fr)`,
  }
  return (
    <Section
      title={text.sides[side.name]}
      className={tree.rows <= ROWS_ON_PAPER ? 'printed-tree' : 'printed-rounds'}
    >
      <div className="@container">
        <div className={`flex flex-col gap-6 ${look.frame}`} style={tracks}>
          {side.rounds.map((round) => (
            <RoundColumn key={round.name} round={round} tree={tree} look={look} {...props} />
          ))}
        </div>
      </div>
    </Section>
  )
}

type RoundColumnProps = BracketRoundsProps & { round: Round; tree: Tree; look: ReturnType<typeof treeLook> }

function RoundColumn({ round, tree, look, view, onAct }: RoundColumnProps) {
  const name = text.roundName(round.name)
  const spots = round.matches.flatMap((match) => tree.spots.get(match.matchNumber) ?? [])
  const [first] = spots
  const [{ side, round: ofSide } = { side: null, round: 0 }] = round.matches
  const playBy =
    view.draw?.rounds.find((one) => one.side === side && one.round === ofSide)?.playBy ?? undefined
  if (!first) return null
  const isBelow = round.matches.every((match) => match.side === 'third_place')
  return (
    <section
      id={round.id}
      aria-label={name}
      style={isBelow ? below(first) : columnOf(first)}
      className={`flex scroll-mt-32 flex-row flex-wrap gap-3 ${isBelow ? 'content-end' : look.round}`}
    >
      <h3 style={LAST_COLUMN} className="w-full font-semibold print:break-after-avoid">
        {name}
        {playBy !== undefined && (
          <span className="block text-note font-normal text-soft">{knockoutText.by(dayText(playBy))}</span>
        )}
      </h3>
      {!isBelow && <TreeLines matches={round.matches} tree={tree} className={look.line} />}
      {round.matches.map((match, i) => (
        <div
          key={match.id}
          id={`match-${match.matchNumber}`}
          style={isBelow ? undefined : { ...LAST_COLUMN, ...rowsOf(spots[i] ?? first) }}
          className="max-w-md grow basis-64 scroll-mt-40 self-center py-1 print:basis-auto print:py-0.5"
        >
          <MatchCard
            match={match}
            competitionId={view.competitionId}
            isOver={view.champion !== null}
            onAct={onAct}
          />
        </div>
      ))}
    </section>
  )
}

/** The lines stand in the column before, but for the first round. */
const LAST_COLUMN = { gridColumn: '-2 / -1' }

function columnOf({ column }: TreeSpot): CSSProperties {
  return { gridColumn: column === 0 ? '1' : `${2 * column} / span 2`, gridRow: '1 / -1' }
}

function below({ column, from, to }: TreeSpot): CSSProperties {
  return { gridColumn: `${2 * column + 1}`, ...rowsOf({ from, to }) }
}

/** The heads of the rounds are the grid's first row. */
function rowsOf({ from, to }: Pick<TreeSpot, 'from' | 'to'>): CSSProperties {
  return { gridRow: `${from + 2} / ${to + 2}` }
}

const FEW = 2

/** Where rounds stand below each other, the way from the first round to the final is one touch. */
function RoundLinks({ rounds }: { rounds: readonly Round[] }) {
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
