import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { reviewKinds, type ReviewKind } from '#golf/handicap/review/review-terms.ts'
import { handicapReviewText as text } from '#web/messages/en/handicap/handicap-review.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { findingOrders, type FindingOrder } from './sort-findings.ts'

type ReviewChoicesProps = {
  counts: readonly { kind: ReviewKind; count: number }[]
  chosen: { kind: ReviewKind | undefined; order: FindingOrder }
  onChoose: (to: { kind: string; order: string }) => void
  children: ReactNode
}

/** Which reasons are shown and in which order, and what else can be done with the list. */
export function ReviewChoices({ counts, chosen, onChoose, children }: ReviewChoicesProps) {
  const { kind, order } = chosen
  return (
    <div className="flex flex-wrap items-end gap-4 print:hidden">
      <Field label={text.reason} className="w-full sm:w-auto sm:min-w-72">
        {(wiring) => (
          <Select
            {...wiring}
            value={kind ?? ''}
            onChange={(event) => {
              onChoose({ kind: event.target.value, order })
            }}
          >
            <option value="">{text.allReasons}</option>
            {counts.map((one) => (
              <option key={one.kind} value={one.kind}>
                {`${text.kinds[one.kind].title} (${one.count})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.order} className="w-full sm:w-auto sm:min-w-56">
        {(wiring) => (
          <Select
            {...wiring}
            value={order}
            onChange={(event) => {
              onChoose({ kind: kind ?? '', order: event.target.value })
            }}
          >
            {findingOrders.map((one) => (
              <option key={one} value={one}>
                {text.orders[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {children}
    </div>
  )
}

/** What is chosen stands in the address, so that a reload and the way back keep it. */
export function useChoices() {
  const [path, go] = useLocation()
  const search = new URLSearchParams(useSearch())
  const kind = reviewKinds.find((one) => one === search.get('reason'))
  const order: FindingOrder = findingOrders.find((one) => one === search.get('order')) ?? 'striking'
  const choose = (to: { kind: string; order: string }) => {
    const next = new URLSearchParams({
      ...(to.kind === '' ? {} : { reason: to.kind }),
      ...(to.order === 'striking' ? {} : { order: to.order }),
    }).toString()
    go(next === '' ? path : `${path}?${next}`, { replace: true })
  }
  return { kind, order, choose }
}
