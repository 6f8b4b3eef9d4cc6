import { useQuery } from '@tanstack/react-query'
import { Plus, TrendingDown, Trophy } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { listSeasons, type Season } from '#contract/competition/season.ts'
import { OfOwnClub } from '#web/platform/of-own-club.tsx'
import { PdfButton } from '#web/print/pdf-button.tsx'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { seasonText as text } from '#web/messages/en/competition/season.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { SeasonTables } from './season-tables.tsx'

const SeasonEditor = lazy(() => import('./season-editor.tsx'))

/** The tables of the club's seasons; for administrators also where a season is set up. */
export default function SeasonPage() {
  return (
    <OfOwnClub words={text} icon={<Trophy aria-hidden size={32} />}>
      {(clubId) => <SeasonsOfClub clubId={clubId} />}
    </OfOwnClub>
  )
}

function SeasonsOfClub({ clubId }: { clubId: string }) {
  const admin = useIsClubAdmin()
  const isAdmin = admin === true
  const seasons = useQuery(query(listSeasons, { params: { clubId } }))
  const { chosen, editing, show } = useChosenSeason()
  const season = seasons.data?.find(({ id }) => id === chosen) ?? seasons.data?.[0]
  // The head of the tables never stands where the form will take its place.
  if (editing !== null && admin !== false && !seasons.isError)
    return (
      <Page title={text.title}>
        {isAdmin && seasons.data ? (
          <EditSeason key={editing} clubId={clubId} editing={editing} show={show} seasons={seasons.data} />
        ) : (
          <SkeletonCards />
        )}
      </Page>
    )
  const create = () => {
    show({ edit: 'new' })
  }
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={<SeasonActions clubId={clubId} season={season} onCreate={isAdmin ? create : undefined} />}
    >
      {seasons.data ? (
        <ChosenSeason clubId={clubId} isAdmin={isAdmin} season={season} seasons={seasons.data} show={show} />
      ) : seasons.error ? (
        <ErrorState
          title={text.loadFailed}
          isOffline={seasons.error instanceof OfflineError}
          onRetry={() => void seasons.refetch()}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <SkeletonCards />
      )}
    </Page>
  )
}

type EditSeasonProps = Pick<ChosenSeasonProps, 'clubId' | 'seasons' | 'show'> & { editing: string }

function EditSeason({ clubId, seasons, editing, show }: EditSeasonProps) {
  return (
    <Suspense fallback={<SkeletonCards />}>
      <SeasonEditor
        clubId={clubId}
        season={seasons.find(({ id }) => id === editing)}
        onDone={(id) => {
          show(id === undefined ? {} : { season: id })
        }}
      />
    </Suspense>
  )
}

type SeasonActionsProps = {
  clubId: string
  season: Season | undefined
  onCreate: (() => void) | undefined
}

function SeasonActions({ clubId, season, onCreate }: SeasonActionsProps) {
  return (
    <>
      <BackLink href="/competitions">{text.back}</BackLink>
      <LinkButton href="/movers" look="secondary" icon={<TrendingDown aria-hidden size={18} />}>
        {text.movers}
      </LinkButton>
      <LinkButton href="/champions" look="secondary" icon={<Trophy aria-hidden size={18} />}>
        {text.champions}
      </LinkButton>
      {season && (
        <PdfButton
          label={text.print}
          fileName={`${text.nameOf(season.name, season.year)}.pdf`}
          fetchPdf={async () => {
            const { fetchSeasonSheet } = await import('./fetch-season-sheet.ts')
            return fetchSeasonSheet({ clubId, seasonId: season.id })
          }}
        />
      )}
      {onCreate && (
        <Button icon={<Plus aria-hidden size={18} />} onClick={onCreate}>
          {text.create}
        </Button>
      )}
    </>
  )
}

type ChosenSeasonProps = {
  clubId: string
  isAdmin: boolean
  seasons: readonly Season[]
  season: Season | undefined
  show: (to: Record<string, string>) => void
}

function ChosenSeason({ clubId, isAdmin, seasons, season, show }: ChosenSeasonProps) {
  if (!season)
    return (
      <EmptyState icon={<Trophy aria-hidden size={32} />} title={text.none}>
        {isAdmin ? text.noneNoteAdmin : text.noneNote}
      </EmptyState>
    )
  const edit = () => {
    show({ season: season.id, edit: season.id })
  }
  return (
    <>
      <ChooseSeason
        seasons={seasons}
        season={season}
        onChoose={(id) => {
          show({ season: id })
        }}
      />
      <SeasonTables key={season.id} clubId={clubId} season={season} onEdit={isAdmin ? edit : undefined} />
    </>
  )
}

type ChooseSeasonProps = { seasons: readonly Season[]; season: Season; onChoose: (id: string) => void }

function ChooseSeason({ seasons, season, onChoose }: ChooseSeasonProps) {
  if (seasons.length < 2) return null
  return (
    <Field label={text.choose} className="max-w-sm">
      {(wiring) => (
        <Select
          {...wiring}
          value={season.id}
          onChange={(event) => {
            onChoose(event.target.value)
          }}
        >
          <SelectOptions
            from={seasons.map(({ id, name, year }) => ({ id, name: text.nameOf(name, year) }))}
          />
        </Select>
      )}
    </Field>
  )
}

/** What is chosen stands in the address, so that a reload and the way back keep it. */
function useChosenSeason() {
  const [path, go] = useLocation()
  const search = new URLSearchParams(useSearch())
  return {
    chosen: search.get('season'),
    editing: search.get('edit'),
    show: (to: Record<string, string>) => {
      const next = new URLSearchParams(to).toString()
      go(next === '' ? path : `${path}?${next}`)
    },
  }
}
