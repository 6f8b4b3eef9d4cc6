import type { Competition } from '#contract/competition/competitions.ts'
import { competitionFacts, whenText } from '#web/competition/steps/competition-facts.ts'
import { CompetitionSteps } from '#web/competition/steps/competition-step-bar.tsx'
import {
  competitionResultsPath,
  competitionStatusTones,
  competitionTypeNames,
  stageName,
} from '#web/lib/competition-words.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function CompetitionRow({ competition }: { competition: Competition }) {
  const { name, status } = competition
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid flex-1 basis-64 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-lead font-semibold">{name}</span>
            <Badge tone={competitionStatusTones[status]}>{stageName(competition)}</Badge>
          </p>
          <p className="text-soft">
            {[competitionTypeNames[competition.competitionType], whenText(competition)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-note text-soft">{competitionFacts(competition).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={`/competition-desk/${competition.id}`} look="secondary">
            {clubCompetitionsText.desk}
            <span className="sr-only">{name}</span>
          </LinkButton>
          <LinkButton href={`/club-admin?tab=competitions&edit=${competition.id}`} look="secondary">
            {sharedText.edit}
            <span className="sr-only">{name}</span>
          </LinkButton>
          <LinkButton href={`/club-admin?tab=competitions&copy=${competition.id}`} look="secondary">
            {clubCompetitionsText.copy}
            <span className="sr-only">{name}</span>
          </LinkButton>
          <LinkButton href={competitionResultsPath(competition)} look="secondary">
            {competition.competitionType === 'matchplay'
              ? clubCompetitionsText.viewDetails
              : clubCompetitionsText.leaderboard}
            <span className="sr-only">{name}</span>
          </LinkButton>
        </div>
      </div>
      <CompetitionSteps competition={competition} />
    </Card>
  )
}
