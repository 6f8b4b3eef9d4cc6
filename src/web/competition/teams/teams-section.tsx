import { useQuery } from '@tanstack/react-query'
import { Plus, Shuffle, Users } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { getCompetition } from '#contract/competition/competitions.ts'
import { drawTeams, listTeams, type CompetitionTeams } from '#contract/competition/teams.ts'
import { OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { leaderboardTeamsText as text } from '#web/messages/en/competition/leaderboard-teams.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { TeamCard } from './team-card.tsx'

const loadDialog = () => import('./team-dialog.tsx')
const TeamDialog = lazy(loadDialog)

type TeamsSectionProps = {
  competitionId: string
  userId: string | undefined
  /** Changes whenever the board shows other people in teams: then the list is asked for again. */
  roster: string
}

/** Teams of a competition: who is in which, and making, joining, leaving and drawing them (D13). */
export default function TeamsSection({ competitionId, userId, roster }: TeamsSectionProps) {
  const { data, error, refetch } = useQuery(query(listTeams, { params: { competitionId } }))
  const [isMaking, setIsMaking] = useState(false)
  const shown = useRef(roster)
  useEffect(() => {
    if (shown.current === roster) return
    shown.current = roster
    void refetch()
  }, [roster, refetch])
  useScrollToHash('teams')
  const ownTeam = data?.teams.find((team) => team.members.some((one) => one.userId === userId))
  const mayMake = data !== undefined && (data.mayManageTeams || (data.mayFormTeam && !ownTeam))
  return (
    <Section
      id="teams"
      title={text.title}
      className="scroll-mt-20"
      actions={
        <div className="flex flex-wrap gap-2">
          {data?.mayManageTeams === true && <DrawButton competitionId={competitionId} teams={data} />}
          {mayMake && (
            <Button
              look="secondary"
              icon={<Plus aria-hidden size={18} />}
              onPointerEnter={() => void loadDialog()}
              onClick={() => {
                setIsMaking(true)
              }}
            >
              {text.make}
            </Button>
          )}
        </div>
      }
    >
      {data ? (
        <TeamList
          competitionId={competitionId}
          teams={data}
          userId={userId}
          hasTeam={ownTeam !== undefined}
        />
      ) : error ? (
        <ErrorState
          title={text.failed}
          isOffline={error instanceof OfflineError}
          onRetry={() => void refetch()}
        >
          {failureText(error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : (
        <SkeletonCards count={2} className="h-32" />
      )}
      {isMaking && data && (
        <Suspense>
          <TeamDialog
            competitionId={competitionId}
            teams={data}
            onClose={() => {
              setIsMaking(false)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

type TeamListProps = {
  competitionId: string
  teams: CompetitionTeams
  userId: string | undefined
  hasTeam: boolean
}

function TeamList({ competitionId, teams, userId, hasTeam }: TeamListProps) {
  const { withoutTeam, teamSize, countingScores } = teams
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {[
          text.terms(teamSize, countingScores),
          ...(teams.mayFormTeam && !hasTeam ? [text.joinBelow] : []),
        ].join(' ')}
      </p>
      {teams.teams.length === 0 ? (
        <EmptyState icon={<Users aria-hidden size={32} />} title={text.none}>
          {teams.mayManageTeams ? text.noneManage : teams.mayFormTeam ? text.noneForm : text.noneWait}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {teams.teams.map((team) => (
            <li key={team.id}>
              <TeamCard
                competitionId={competitionId}
                team={team}
                teams={teams}
                userId={userId}
                hasTeam={hasTeam}
              />
            </li>
          ))}
        </ul>
      )}
      {withoutTeam.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{text.without(withoutTeam.length)}</h3>
          <ul className="flex flex-wrap gap-2">
            {withoutTeam.map((one) => (
              <li key={one.userId}>
                <Badge>{markedName(one.playerName, one.marks)}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function DrawButton({ competitionId, teams }: { competitionId: string; teams: CompetitionTeams }) {
  const drawing = useAction({
    run: () => send(drawTeams, { params: { competitionId }, body: {} }),
    changes: [query(getCompetition, { params: { competitionId } })],
    onDone: (reply) => {
      showToast({
        tone: 'success',
        title: text.drawn,
        description: text.count(reply.teams.length),
      })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notDrawn,
        description: failureText(fault, text.tryAgain),
      })
    },
  })
  if (teams.hasScores || teams.withoutTeam.length === 0) return null
  return (
    <Button
      icon={<Shuffle aria-hidden size={18} />}
      busy={drawing.isPending ? text.drawing : undefined}
      onClick={() => {
        drawing.mutate(undefined)
      }}
    >
      {text.draw}
    </Button>
  )
}

/** A link to "#teams" finds its place although the page was not there when it was followed. */
function useScrollToHash(id: string) {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id])
}
