import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { getClub, type Club } from '#contract/club/clubs.ts'
import { query } from '#web/lib/query.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs, type Tab } from '#web/ui/tabs.tsx'

type AdminPageProps<Value extends string> = {
  clubId: string
  path: string
  title: string
  tabs: readonly [Tab<Value>, ...Tab<Value>[]]
  children: (tab: Value, club: Club) => ReactNode
}

/** A page of tabs about one club; the tab stands in the address, so links and Back lead to it (T48). */
export function AdminPage<Value extends string>(props: AdminPageProps<Value>) {
  const { path, title, tabs, clubId, children } = props
  const [, go] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('tab')
  const tab = tabs.find((one) => one.value === wanted)?.value ?? tabs[0].value
  const club = useQuery(query(getClub, { params: { clubId } }))
  return (
    <Page title={title} eyebrow={club.data?.name ?? '\u00a0'}>
      <Tabs
        label={title}
        tabs={tabs}
        value={tab}
        onChange={(value) => {
          // A press both chooses and focuses a tab, so this is called twice; Back must need one step only.
          if (new URLSearchParams(location.search).get('tab') !== value) go(`${path}?tab=${value}`)
        }}
      >
        <TabPanel value={tab}>
          {club.data && (
            <div className="pb-5 empty:hidden">
              <LastLoaded asked={club} />
            </div>
          )}
          {club.isError && !club.data ? (
            <ErrorState title={adminText.clubLoadFailed} onRetry={() => void club.refetch()}>
              {sharedText.tryAgainLater}
            </ErrorState>
          ) : club.data ? (
            children(tab, club.data)
          ) : (
            <SkeletonCards />
          )}
        </TabPanel>
      </Tabs>
    </Page>
  )
}
