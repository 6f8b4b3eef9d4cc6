import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { getCompetition, type Competition } from '#contract/competitions.ts'
import { AdminOnly } from '#web/admin/admin-only.tsx'
import { OfflineError } from '#web/lib/api.ts'
import {
  competitionResultsPath,
  competitionStatusTones,
  competitionTypeNames,
  stageName,
} from '#web/lib/competition-words.ts'
import { query } from '#web/lib/query.ts'
import { competitionDeskText as text } from '#web/messages/en/competition-desk.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { deskSections } from './desk-sections.ts'

const LIST = '/club-admin?tab=competitions'

/** Where an administrator runs one competition; the section stands in the address, so links and Back lead to it (T48). */
export default function CompetitionDeskPage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  return (
    <AdminOnly title={text.title} denied={{ text: text.denied }}>
      {(clubId) => <Desk competitionId={competitionId} clubId={clubId} />}
    </AdminOnly>
  )
}

function Desk({ competitionId, clubId }: { competitionId: string; clubId: string }) {
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  if (competition.isError)
    return (
      <Page title={text.title}>
        <ErrorState
          title={text.loadFailed}
          isOffline={competition.error instanceof OfflineError}
          onRetry={() => void competition.refetch()}
          action={<BackLink href={LIST}>{text.back}</BackLink>}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      </Page>
    )
  if (!competition.data)
    return (
      <Page title={text.title} eyebrow={'\u00a0'}>
        <SkeletonCards />
      </Page>
    )
  if (competition.data.clubId !== clubId)
    return (
      <Page title={text.title}>
        <ErrorState title={text.otherClub} action={<BackLink href={LIST}>{text.back}</BackLink>}>
          {text.otherClubNext}
        </ErrorState>
      </Page>
    )
  return <Sections competition={competition.data} />
}

function Sections({ competition }: { competition: Competition }) {
  const [, go] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('section')
  const sections = deskSections.filter(({ isFor }) => isFor?.(competition) ?? true)
  const shown = sections.find(({ name }) => name === wanted) ?? sections[0]
  if (!shown) throw new Error('The desk has its overview for every competition')
  return (
    <Page
      title={competition.name}
      eyebrow={text.title}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={competitionStatusTones[competition.status]}>{stageName(competition)}</Badge>
          {competitionTypeNames[competition.competitionType]}
        </span>
      }
      actions={<DeskLinks competition={competition} />}
    >
      <Tabs
        label={text.title}
        tabs={sections.map(({ name }) => ({ value: name, label: text.sections[name] }))}
        value={shown.name}
        onChange={(name) => {
          // A press both chooses and focuses a tab, so this is called twice; Back must need one step only.
          if (new URLSearchParams(location.search).get('section') !== name)
            go(`/competition-desk/${competition.id}?section=${name}`)
        }}
      >
        <TabPanel value={shown.name}>
          <Suspense fallback={<SkeletonCards />}>
            <shown.Content competition={competition} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </Page>
  )
}

function DeskLinks({ competition }: { competition: Competition }) {
  return (
    <>
      <BackLink href={LIST}>{text.back}</BackLink>
      {competition.status !== 'final' && (
        <LinkButton href={`${LIST}&edit=${competition.id}`} look="secondary">
          {text.edit}
        </LinkButton>
      )}
      <LinkButton href={competitionResultsPath(competition)} look="secondary">
        {competition.competitionType === 'matchplay' ? text.bracket : text.board}
      </LinkButton>
    </>
  )
}
