import { UserMinus, UserPlus } from 'lucide-react'
import { getCompetition } from '#contract/competition/competitions.ts'
import { joinTeam, leaveTeam, type CompetitionTeams, type Team } from '#contract/competition/teams.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { leaderboardText } from '#web/messages/en/board/leaderboard.ts'
import { leaderboardTeamsText as text } from '#web/messages/en/competition/leaderboard-teams.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type TeamCardProps = {
  competitionId: string
  team: Team
  teams: CompetitionTeams
  userId: string | undefined
  /** The viewer is in a team of this competition. */
  hasTeam: boolean
}

/** One team: its players, its free places, and who may take them. */
export function TeamCard({ competitionId, team, teams, userId, hasTeam }: TeamCardProps) {
  const free = teams.teamSize - team.members.length
  const { join, leave } = useTeamChanges(competitionId, team)
  const failure = join.error ?? leave.error
  const isBusy = join.isPending || leave.isPending
  return (
    <Card className="grid h-full content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 text-lead font-semibold break-words">{team.name}</h3>
        <Badge tone={free <= 0 ? 'good' : 'plain'}>{text.taken(team.members.length, teams.teamSize)}</Badge>
      </div>
      <ul className="grid">
        {team.members.map((one) => {
          const isYou = one.userId === userId
          const mayRemove = teams.mayManageTeams || (isYou && teams.mayFormTeam)
          return (
            <li key={one.userId} className="flex min-h-11 items-center justify-between gap-2">
              <span className="flex min-w-0 items-center gap-2">
                <span className="min-w-0 break-words">{one.playerName}</span>
                {isYou && <Badge tone="flag">{leaderboardText.you}</Badge>}
              </span>
              {mayRemove && (
                <Button
                  look="quiet"
                  icon={<UserMinus aria-hidden size={18} />}
                  disabled={isBusy}
                  aria-label={isYou ? text.leaveNamed(team.name) : text.takeOut(one.playerName, team.name)}
                  onClick={() => {
                    leave.mutate(one.userId)
                  }}
                >
                  {isYou ? text.leave : sharedText.remove}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {team.blind && <p className="text-note text-soft">{text.blind(team.blind.playerName)}</p>}
      {free > 0 && teams.mayFormTeam && !hasTeam && (
        <Button
          className="justify-self-start"
          icon={<UserPlus aria-hidden size={18} />}
          busy={join.isPending ? text.joining : undefined}
          aria-label={join.isPending ? undefined : text.joinNamed(team.name)}
          onClick={() => {
            join.mutate(undefined)
          }}
        >
          {text.join}
        </Button>
      )}
      {free > 0 && teams.mayManageTeams && teams.withoutTeam.length > 0 && (
        <Select
          aria-label={text.addTo(team.name)}
          value=""
          disabled={isBusy}
          onChange={(event) => {
            if (event.target.value !== '') join.mutate(event.target.value)
          }}
        >
          <option value="">{text.add}</option>
          {teams.withoutTeam.map((one) => (
            <option key={one.userId} value={one.userId}>
              {markedName(one.playerName, one.marks)}
            </option>
          ))}
        </Select>
      )}
      {failure && (
        <p role="alert" className="text-note text-danger">
          {failureText(failure, text.changeFailed)}
        </p>
      )}
    </Card>
  )
}

/** Joining (undefined is the viewer's own) and leaving; each clears the other's failure. */
function useTeamChanges(competitionId: string, team: Team) {
  const changes = [query(getCompetition, { params: { competitionId } })]
  const join = useAction({
    run: (userId: string | undefined) => {
      leave.reset()
      return send(joinTeam, { params: { teamId: team.id }, body: userId === undefined ? {} : { userId } })
    },
    changes,
    onDone: () => {
      showToast({ tone: 'success', title: text.joined(team.name) })
    },
  })
  const leave = useAction({
    run: (userId: string) => {
      join.reset()
      return send(leaveTeam, { params: { teamId: team.id, userId } })
    },
    changes,
    onDone: (reply) => {
      showToast({ tone: 'success', title: reply.isGone ? text.gone(team.name) : text.left(team.name) })
    },
  })
  return { join, leave }
}
