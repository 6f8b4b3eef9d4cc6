import { useQuery } from '@tanstack/react-query'
import { Plus, Trophy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listChampions, type Champion } from '#contract/competition/champions.ts'
import { OfOwnClub } from '#web/platform/of-own-club.tsx'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { championsText as text } from '#web/messages/en/competition/champions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { ChampionList } from './champion-list.tsx'

const AddChampion = lazy(() => import('./add-champion.tsx'))

/** The club's champions by championship and year; administrators keep the list here. */
export default function ChampionsPage() {
  return (
    <OfOwnClub words={text} icon={<Trophy aria-hidden size={32} />}>
      {(clubId) => <ChampionsOfClub clubId={clubId} />}
    </OfOwnClub>
  )
}

function ChampionsOfClub({ clubId }: { clubId: string }) {
  const isAdmin = useIsClubAdmin() === true
  const [isAdding, setIsAdding] = useState(false)
  const champions = useQuery(query(listChampions, { params: { clubId } }))
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <BackLink href="/season">{text.back}</BackLink>
          <LinkButton href="/past-results" look="secondary">
            {text.pastResults}
          </LinkButton>
          {isAdmin && (
            <Button
              icon={<Plus aria-hidden size={18} />}
              onClick={() => {
                setIsAdding(true)
              }}
            >
              {text.add}
            </Button>
          )}
        </>
      }
    >
      {champions.data ? (
        <Listed clubId={clubId} isAdmin={isAdmin} champions={champions.data} />
      ) : champions.error ? (
        <ErrorState
          title={text.loadFailed}
          isOffline={champions.error instanceof OfflineError}
          onRetry={() => void champions.refetch()}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <SkeletonCards />
      )}
      {isAdding && (
        <Suspense>
          <AddChampion
            clubId={clubId}
            kinds={[...new Set(champions.data?.map(({ kind }) => kind))]}
            onClose={() => {
              setIsAdding(false)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}

type ListedProps = { clubId: string; isAdmin: boolean; champions: readonly Champion[] }

function Listed({ clubId, isAdmin, champions }: ListedProps) {
  if (champions.length === 0)
    return (
      <EmptyState icon={<Trophy aria-hidden size={32} />} title={text.none}>
        {isAdmin ? text.noneNoteAdmin : text.noneNote}
      </EmptyState>
    )
  return <ChampionList clubId={clubId} isAdmin={isAdmin} champions={champions} />
}
