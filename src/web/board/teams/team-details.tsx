import type { TeamOnBoard } from '#contract/board/leaderboard.ts'
import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { leaderboardTeamsText } from '#web/messages/en/competition/leaderboard-teams.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { handicapText, noteText } from '../board/board-words.ts'

type TeamDetailsProps = { name: string; team: TeamOnBoard; unit: RankedBy }

/** The arithmetic of a team's row: what each player brought on each hole, and which of it counts (R10.1). */
export default function TeamDetails({ name, team, unit }: TeamDetailsProps) {
  const text = leaderboardTeamsText.detail
  const { members, holes, countingScores } = team
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
        <p className="text-soft">{text.notStarted}</p>
      ) : (
        <>
          <Table
            label={unit === 'points' ? text.pointsByHole(name) : text.netByHole(name)}
            className="text-note"
          >
            <thead>
              <tr>
                <HeadCell className="sticky left-0 z-10 text-left">{text.hole}</HeadCell>
                {holes.map((hole) => (
                  <HeadCell key={hole.holeNumber} className="min-w-9 px-0.5 text-center">
                    {hole.holeNumber}
                  </HeadCell>
                ))}
                <HeadCell className="text-right">{text.counted}</HeadCell>
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
                <RowHead>{text.team}</RowHead>
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
            {unit === 'points' ? text.pointsNote(countingScores) : text.netNote(countingScores)}
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
        {counts && <span className="sr-only"> {leaderboardTeamsText.detail.countsMark}</span>}
      </span>
    </Cell>
  )
}

function countedBy({ holes }: TeamOnBoard, place: number): number {
  return holes.reduce((sum, hole) => sum + (hole.counts[place] === true ? (hole.scores[place] ?? 0) : 0), 0)
}

function memberText(one: TeamOnBoard['members'][number]): string {
  const text = leaderboardTeamsText.detail
  return [
    one.isBlind && text.blind,
    one.playingHandicap !== null && text.playsOff(handicapText(one.playingHandicap)),
    noteText(one) ?? (one.isCompleted ? text.complete : one.thru > 0 ? text.thru(one.thru) : text.notOut),
  ]
    .filter(Boolean)
    .join(' · ')
}
