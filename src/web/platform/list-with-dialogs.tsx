import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'

type ListWithDialogsProps<Row> = {
  title: string
  newLabel: string
  list: UseQueryResult<Row[]>
  dialogs: TabDialogs
  loadFailed: string
  skeleton: ReactNode
  /** What stands there before the first row is made. */
  empty: { icon: ReactNode; title: string; next: string; createFirst: string }
  children: (rows: Row[]) => ReactNode
  /** The dialogs, loaded when one of them is opened. */
  dialog: ReactNode
}

/** A tab of the administration: a list, a button that makes a new row, and dialogs that are open by the address. */
export function ListWithDialogs<Row>(props: ListWithDialogsProps<Row>) {
  const { title, newLabel, list, dialogs, loadFailed, skeleton, empty, children, dialog } = props
  return (
    <Section
      title={title}
      actions={
        <Button icon={<Plus aria-hidden size={18} />} onClick={dialogs.openNew}>
          {newLabel}
        </Button>
      }
    >
      {list.data && <LastLoaded asked={list} />}
      {!list.data ? (
        list.isError ? (
          <ErrorState title={loadFailed} onRetry={() => void list.refetch()}>
            {sharedText.tryAgainLater}
          </ErrorState>
        ) : (
          skeleton
        )
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={empty.icon}
          title={empty.title}
          action={<Button onClick={dialogs.openNew}>{empty.createFirst}</Button>}
        >
          {empty.next}
        </EmptyState>
      ) : (
        children(list.data)
      )}
      <Suspense>{dialog}</Suspense>
    </Section>
  )
}

type TabDialogs = {
  isNew: boolean
  /** The id that the address has for a dialog: "edit=cmp_1". */
  idOf: (dialog: string) => string | null
  openNew: () => void
  /** Puts another dialog in the place of the open one. */
  replaceBy: (dialog: string, id: string) => void
  close: () => void
}

/** Which dialog of a tab is open stands in its address, so that Back closes it and a reload keeps it. */
export function useTabDialogs(tab: string): TabDialogs {
  const [, go] = useLocation()
  const search = new URLSearchParams(useSearch())
  return {
    isNew: search.has('new'),
    idOf: (dialog) => search.get(dialog),
    openNew: () => {
      go(`${tab}&new=1`)
    },
    replaceBy: (dialog, id) => {
      go(`${tab}&${dialog}=${id}`, { replace: true })
    },
    close: () => {
      go(tab, { replace: true })
    },
  }
}
