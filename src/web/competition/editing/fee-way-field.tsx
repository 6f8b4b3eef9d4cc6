import { useQuery } from '@tanstack/react-query'
import { getCardAccount } from '#contract/money/entry-fees.ts'
import { feeWays } from '#contract/money/entry-payment.ts'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText as text } from '#web/messages/en/competition/club-competitions.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FormPart } from './competition-fields.tsx'

/** How the fee is paid; asked only where the club can be paid by card. */
export function FeeWayField({ register, errors, clubId }: FormPart & { clubId: string }) {
  const account = useQuery(query(getCardAccount, { params: { clubId } }))
  if (account.data?.state !== 'ready' || !account.data.isOffered) return null
  return (
    <Field label={text.feeWay} hint={text.feeWayHint} error={errors.feeWay?.message}>
      {(wiring) => (
        <Select {...wiring} {...register('feeWay')}>
          {feeWays.map((way) => (
            <option key={way} value={way}>
              {text.feeWays[way]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
