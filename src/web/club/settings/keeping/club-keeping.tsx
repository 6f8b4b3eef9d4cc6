import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { getRetention, type Retention } from '#contract/data/retention.ts'
import { SavedSelect } from '#web/platform/saved-choice.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { clubKeepingText as text } from '#web/messages/en/club/club-keeping.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { daysText, dayChoices, type KeptField, keptFields } from './kept-choices.ts'
import { KeepShorter } from './keep-shorter.tsx'
import { useKeeping } from './use-keeping.ts'

/** How long the club keeps photos and signatures of cards, and when the next of them goes. */
export function ClubKeeping({ club }: { club: Club }) {
  const read = useQuery(query(getRetention, { params: { clubId: club.id }, query: {} }))
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lead font-semibold">{text.title}</h2>
        <p className="text-soft">{text.lead}</p>
      </div>
      {read.data && <LastLoaded asked={read} />}
      {read.isError && !read.data ? (
        <ErrorState title={text.loadFailed} onRetry={() => void read.refetch()}>
          {failureText(read.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : read.data ? (
        <>
          {keptFields.map((field) => (
            <KeptDays key={field} club={club} field={field} retention={read.data} />
          ))}
          <p className="text-note text-soft">{text.logs(daysText(read.data.mailDays))}</p>
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  )
}

type KeptDaysProps = { club: Club; field: KeptField; retention: Retention }

function KeptDays({ club, field, retention }: KeptDaysProps) {
  const [asked, setAsked] = useState<number>()
  const saving = useKeeping({ clubId: club.id, field, retention, onDone: () => setAsked(undefined) })
  const set = retention[field]
  return (
    <>
      <SavedSelect
        label={field === 'photoDays' ? text.photos : text.signatures}
        hint={nextGoes(field, retention, club.timeZone)}
        value={set === null ? null : String(set)}
        choices={dayChoices(field, retention)}
        saving={{
          isPending: saving.isPending,
          variables: saving.variables === undefined ? undefined : choiceOf(saving.variables.days),
          mutate: (chosen) => {
            const days = chosen === null ? null : Number(chosen)
            const isShorter = days !== null && days < (set ?? retention.most[field])
            if (isShorter) setAsked(days)
            else saving.mutate({ days })
          },
        }}
      />
      {asked !== undefined && (
        <KeepShorter
          club={club}
          field={field}
          days={asked}
          saving={saving}
          onClose={() => {
            saving.reset()
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

const choiceOf = (days: number | null) => (days === null ? null : String(days))

function nextGoes(field: KeptField, { nextPhotoAt, nextSignatureAt }: Retention, timeZone: string): string {
  if (field === 'photoDays')
    return nextPhotoAt === null ? text.noPhoto : text.nextPhoto(formatDate(nextPhotoAt, timeZone))
  return nextSignatureAt === null
    ? text.noSignature
    : text.nextSignature(formatDate(nextSignatureAt, timeZone))
}
