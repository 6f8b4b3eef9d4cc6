import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MemberOrder } from '#contract/club/member-orders.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import type { MemberFilters } from './member-filters.ts'
import { memberCategoriesText } from '#web/messages/en/club/member-categories.online.ts'
import { memberGrid } from './member-grid.ts'

type MemberTableProps = {
  label: string
  filters: Pick<MemberFilters, 'order' | 'isReversed'>
  onSort: (sort: Pick<MemberFilters, 'order' | 'isReversed'>) => void
  /** Each row begins with a box to choose it. */
  isChoosing: boolean
  /** The rows. */
  children: ReactNode
}

/** The frame of the list: heads that sort where there are columns, hairlines between the rows. */
export function MemberTable({ label, filters, onSort, isChoosing, children }: MemberTableProps) {
  const head = (order: MemberOrder) => (
    <SortHead
      key={order}
      name={adminText.columns[order]}
      state={filters.order !== order ? undefined : filters.isReversed ? 'reversed' : 'natural'}
      isRising={(order === 'joined' || order === 'played') === filters.isReversed}
      onPress={() => {
        onSort({ order, isReversed: filters.order === order && !filters.isReversed })
      }}
    />
  )
  const plain = (name: string) => (
    <span role="columnheader" className="py-2">
      {name}
    </span>
  )
  return (
    <div role="table" aria-label={label} className="rounded-card border border-line bg-card">
      <div role="rowgroup" className="hidden rounded-t-card bg-sunken text-note font-semibold @4xl:block">
        <div
          role="row"
          className={`${isChoosing ? memberGrid.choosing : memberGrid.plain} pr-1 pl-3 sm:pl-4`}
        >
          {isChoosing && (
            <span role="columnheader">
              <span className="sr-only">{memberCategoriesText.chooseColumn}</span>
            </span>
          )}
          {head('name')}
          {head('handicap')}
          {plain(adminText.role)}
          {plain(adminText.status)}
          {head('joined')}
          {head('played')}
          <span role="columnheader" className="sr-only">
            {adminText.actions}
          </span>
        </div>
      </div>
      <div role="rowgroup" className="*:first:border-t-0">
        {children}
      </div>
    </div>
  )
}

type SortHeadProps = {
  name: string
  /** How the list stands by this column; undefined when it stands by another. */
  state: 'natural' | 'reversed' | undefined
  isRising: boolean
  onPress: () => void
}

function SortHead({ name, state, isRising, onPress }: SortHeadProps) {
  const Arrow = isRising ? ArrowUp : ArrowDown
  return (
    <span
      role="columnheader"
      aria-sort={state === undefined ? undefined : isRising ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        onClick={onPress}
        className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-1 rounded-control px-2 font-semibold hover:underline"
      >
        {name}
        <Arrow aria-hidden size={14} className={state === undefined ? 'invisible' : ''} />
      </button>
    </span>
  )
}
