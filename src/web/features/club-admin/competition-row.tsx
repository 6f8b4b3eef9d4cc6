import { setCompetitionStatus, type Competition } from '#contract/competitions.ts'
import type { CompetitionStatus } from '#domain/competition/competition.ts'
import { failureText, send } from '#web/lib/api.ts'
import {
  competitionResultsPath,
  competitionStatusNames,
  competitionStatusTones,
  competitionTypeNames,
} from '#web/lib/competition-words.ts'
import { formatCount, formatDateTime } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

const settable = ['upcoming', 'active', 'completed', 'cancelled'] as const
type Settable = (typeof settable)[number]

/** What an administrator does by hand to a competition that its dates would do later (D10). */
const verbs: Record<Settable, string> = {
  upcoming: 'Upcoming: entries open',
  active: 'Active: being played',
  completed: 'Completed: results provisional',
  cancelled: 'Cancelled',
}

export function CompetitionRow({ competition }: { competition: Competition }) {
  const { id, name, timeZone } = competition
  const changing = useAction({
    run: (status: Settable) =>
      send(setCompetitionStatus, { params: { competitionId: id }, body: { status } }),
    changes: [
      ['api', 'clubs', competition.clubId, 'competitions'],
      ['api', 'competitions'],
    ],
    onDone: (changed) => {
      showToast({ tone: 'success', title: `${name}: ${competitionStatusNames[changed.status]}` })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: 'Update Failed',
        description: failureText(fault, 'Please try again.'),
      })
    },
  })
  const status: CompetitionStatus = changing.isPending ? changing.variables : competition.status
  const isSettable = settable.some((one) => one === status)
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="grid flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lead font-semibold">{name}</span>
          <Badge tone={competitionStatusTones[status]}>{competitionStatusNames[status]}</Badge>
        </p>
        <p className="text-soft">
          {competitionTypeNames[competition.competitionType]}
          {competition.startDate !== null && ` · ${formatDateTime(competition.startDate, timeZone)}`}
          {competition.endDate !== null && ` to ${formatDateTime(competition.endDate, timeZone)}`}
        </p>
        <p className="text-note text-soft">
          {formatCount(competition.participantCount, 'participant', 'participants')}
          {competition.maxParticipants !== null && ` of ${competition.maxParticipants}`}
          {competition.courseName !== null && ` · ${competition.courseName}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={`Status of ${name}`}
          className="w-64"
          value={status}
          disabled={changing.isPending || status === 'final'}
          onChange={(event) => {
            const wanted = settable.find((one) => one === event.target.value)
            if (wanted) changing.mutate(wanted)
          }}
        >
          {!isSettable && <option value={status}>{competitionStatusNames[status]}</option>}
          {settable.map((one) => (
            <option key={one} value={one}>
              {verbs[one]}
            </option>
          ))}
        </Select>
        <LinkButton href={competitionResultsPath(competition)} look="secondary">
          {competition.competitionType === 'matchplay' ? 'View Details' : 'Leaderboard'}
        </LinkButton>
      </div>
    </Card>
  )
}
