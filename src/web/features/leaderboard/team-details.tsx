import type { TeamOnBoard } from '#contract/leaderboard.ts'
import { formatCount } from '#web/lib/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { handicapText, noteText } from './board-words.ts'

type TeamDetailsProps = { name: string; team: TeamOnBoard; byPoints: boolean }

/** The arithmetic of a team's row: what each player brought on each hole, and which of it counts (R10.1). */
export function TeamDetails({ name, team, byPoints }: TeamDetailsProps) {
  const { members, holes, countingScores } = team
  const unit = byPoints ? 'points' : 'net scores'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {members.map((one) => (
          <li key={one.userId} className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{one.playerName}</span>
            <span className="text-note text-soft">{memberText(one)}</span>
          </li>
        ))}
      </ul>
      {holes.length === 0 ? (
        <p className="text-soft">Nobody of the team has started.</p>
      ) : (
        <>
          <Table label={`${name}, ${unit} by hole`} className="text-note">
            <thead>
              <tr>
                <HeadCell className="sticky left-0 z-10 text-left">Hole</HeadCell>
                {holes.map((hole) => (
                  <HeadCell key={hole.holeNumber} className="min-w-9 px-0.5 text-center">
                    {hole.holeNumber}
                  </HeadCell>
                ))}
                <HeadCell className="text-right">Counted</HeadCell>
              </tr>
            </thead>
            <tbody>
              {members.map((one, i) => (
                <tr key={one.userId}>
                  <RowHead>{one.playerName}</RowHead>
                  {holes.map((hole) => (
                    <Score
                      key={hole.holeNumber}
                      score={hole.scores[i] ?? null}
                      counts={hole.counts[i] === true}
                    />
                  ))}
                  <Cell className="text-right">{countedBy(team, i)}</Cell>
                </tr>
              ))}
              <tr className="font-semibold">
                <RowHead>Team</RowHead>
                {holes.map((hole) => (
                  <Cell key={hole.holeNumber} className="px-0.5 text-center">
                    {hole.team ?? '–'}
                  </Cell>
                ))}
                <Cell className="text-right">{holes.reduce((sum, hole) => sum + (hole.team ?? 0), 0)}</Cell>
              </tr>
            </tbody>
          </Table>
          <p className="text-note text-soft">
            {byPoints ? 'Points' : 'Net scores'}; the marked ones count: the best {countingScores} of each
            hole.
            {byPoints
              ? ' A missing score is 0.'
              : ` A hole with fewer than ${formatCount(countingScores, 'score', 'scores')} is no team score.`}
          </p>
        </>
      )}
    </div>
  )
}

function RowHead({ children }: { children: string }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-10 max-w-32 truncate border-b border-line bg-card px-3 py-2 text-left font-medium"
    >
      {children}
    </th>
  )
}

function Score({ score, counts }: { score: number | null; counts: boolean }) {
  return (
    <Cell className="px-0.5 text-center">
      <span
        className={classNames(
          'relative inline-grid min-h-8 min-w-8 place-items-center rounded-chip',
          counts && 'bg-tint font-bold text-on-tint',
        )}
      >
        {score ?? '–'}
        {counts && <span className="sr-only"> counts</span>}
      </span>
    </Cell>
  )
}

function countedBy({ holes }: TeamOnBoard, place: number): number {
  return holes.reduce((sum, hole) => sum + (hole.counts[place] === true ? (hole.scores[place] ?? 0) : 0), 0)
}

function memberText(one: TeamOnBoard['members'][number]): string {
  return [
    one.isBlind && 'blind, plays for another team',
    one.playingHandicap !== null && `plays off ${handicapText(one.playingHandicap)}`,
    noteText(one.note) ?? (one.isCompleted ? 'complete' : one.thru > 0 ? `thru ${one.thru}` : 'not started'),
  ]
    .filter(Boolean)
    .join(' · ')
}
