import { useQuery } from '@tanstack/react-query'
import type { Club } from '#contract/club/clubs.ts'
import { getRetention } from '#contract/data/retention.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { clubKeepingText as text } from '#web/messages/en/club/club-keeping.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'
import { daysText, type KeptField } from './kept-choices.ts'
import type { useKeeping } from './use-keeping.ts'

type KeepShorterProps = {
  club: Club
  field: KeptField
  days: number
  saving: ReturnType<typeof useKeeping>
  onClose: () => void
}

/** Says how many photos or signatures fewer days delete, before it is done. */
export function KeepShorter({ club, field, days, saving, onClose }: KeepShorterProps) {
  const asked = useQuery(query(getRetention, { params: { clubId: club.id }, query: { [field]: days } }))
  return (
    <ConfirmDialog
      title={text.question(daysText(days))}
      confirmLabel={text.keepOnly(daysText(days))}
      busyLabel={text.saving}
      isBusy={saving.isPending}
      fault={
        saving.isError
          ? { title: text.failed, text: failureText(saving.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => {
        saving.mutate({ days })
      }}
      onClose={onClose}
    >
      <p role="status">
        {asked.isError
          ? failureText(asked.error, sharedText.tryAgainLater)
          : asked.data
            ? whatGoes(field, asked.data.goNow)
            : text.asking}
      </p>
      <p>{text.forGood}</p>
    </ConfirmDialog>
  )
}

function whatGoes(field: KeptField, { photos, signatures }: { photos: number; signatures: number }): string {
  const [count, forms] =
    field === 'photoDays'
      ? [photos, { one: text.goPhotosOne, other: text.goPhotosMany }]
      : [signatures, { one: text.goSignaturesOne, other: text.goSignaturesMany }]
  return count === 0 ? text.goNothing : plural(readerLocale(), count, forms)
}
