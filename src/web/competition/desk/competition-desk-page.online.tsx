import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { getCompetition, type Competition } from '#contract/competition/competitions.ts'
import { currentUser } from '#contract/identity/session.ts'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { OfflineError } from '#web/lib/api.ts'
import {
  competitionResultsPath,
  competitionStatusTones,
  competitionTypeNames,
  stageName,
} from '#web/lib/competition-words.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useIsClubAdmin, useUser } from '#web/lib/session.ts'
import { useIsHidden } from '#web/lib/use-is-hidden.ts'
import { competitionDeskText as text } from '#web/messages/en/competition/competition-desk.online.ts'
import { deskHelpersText } from '#web/messages/en/competition/desk-helpers.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { deskSections } from './desk-sections.ts'

const LIST = '/club-admin?tab=competitions'
/** As often as the desk asks what waits. */
const LOOK_AGAIN_MS = 15_000

/** Where an administrator, or a desk helper, runs one competition; the section stands in the address, so links and Back lead to it (T48). */
export default function CompetitionDeskPage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  const user = useUser()
  const isHelper =
    useIsClubAdmin() === false && user?.helpsAt?.some((one) => one.competitionId === competitionId) === true
  useHelpThatEnds(isHelper)
  if (isHelper && user.clubId !== null) return <Desk competitionId={competitionId} clubId={user.clubId} />
  return (
    <AdminOnly title={text.title} denied={{ text: deskHelpersText.denied }}>
      {(clubId) => <Desk competitionId={competitionId} clubId={clubId} />}
    </AdminOnly>
  )
}

/** A helper who is taken back, or whose competition is closed, is told so without a press. */
function useHelpThatEnds(isHelper: boolean): void {
  const client = useQueryClient()
  const isHidden = useIsHidden()
  useEffect(() => {
    if (!isHelper || isHidden) return
    const timer = setInterval(() => {
      readAgain(client, [query(currentUser)])
    }, LOOK_AGAIN_MS)
    return () => {
      clearInterval(timer)
    }
  }, [client, isHelper, isHidden])
}

function Desk({ competitionId, clubId }: { competitionId: string; clubId: string }) {
  const competition = useQuery(query(getCompetition, { params: { competitionId } }))
  if (competition.isError && !competition.data)
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
  const isAdmin = useIsClubAdmin() === true
  const sections = deskSections.filter(
    ({ isFor, isForHelpers }) => (isAdmin || isForHelpers) && (isFor?.(competition) ?? true),
  )
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
  const isAdmin = useIsClubAdmin() === true
  return (
    <>
      <BackLink href={isAdmin ? LIST : '/'}>{text.back}</BackLink>
      {isAdmin && competition.status !== 'final' && (
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
