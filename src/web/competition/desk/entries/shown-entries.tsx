import { useLocation, useSearch } from 'wouter'
import type { Entry, EntryList } from '#contract/competition/entries.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { Button } from '#web/ui/button.tsx'
import { EntryRows, type EntryRowsProps } from './entry-rows.tsx'

type Only = keyof typeof text.only

const isLike: Record<Only, (entry: Entry) => boolean> = {
  reserve: ({ status }) => status === 'reserve',
  owing: ({ status, fee }) => status === 'entered' && fee === 'owed',
  no_account: ({ status, reach }) => status === 'entered' && reach === 'no_account',
  mails_return: ({ status, reach }) => status === 'entered' && reach === 'mails_return',
}

/** All entries, or those that the address asks for, as the overview links to them. */
export function ShownEntries({ list, ...props }: EntryRowsProps) {
  const [path, go] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('show')
  const only = onlyOf(asked)
  if (only === undefined) return <EntryRows list={list} {...props} />
  const entries = list.entries.filter(isLike[only])
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{entries.length === 0 ? text.onlyNobody : text.only[only]}</p>
        <Button
          look="secondary"
          onClick={() => {
            go(`${path}?section=entries`, { replace: true })
          }}
        >
          {text.showAll}
        </Button>
      </div>
      {entries.length > 0 && <EntryRows list={withEntries(list, entries)} {...props} />}
    </>
  )
}

function withEntries(list: EntryList, entries: Entry[]): EntryList {
  return { ...list, entries }
}

function onlyOf(asked: string | null): Only | undefined {
  const isOnly = (name: string): name is Only => Object.hasOwn(isLike, name)
  return asked !== null && isOnly(asked) ? asked : undefined
}
