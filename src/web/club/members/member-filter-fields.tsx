import { useQuery } from '@tanstack/react-query'
import { listMemberCategories } from '#contract/club/member-categories.ts'
import { memberOrders, memberStatuses } from '#contract/club/member-orders.ts'
import { roles } from '#contract/club/membership.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { query } from '#web/lib/query.ts'
import { memberCategoriesText } from '#web/messages/en/club/member-categories.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { MemberFilters } from './member-filters.ts'

type MemberFilterFieldsProps = {
  clubId: string
  filters: MemberFilters
  onChange: (part: Partial<MemberFilters>) => void
}

/** Search, role, status, category where the club has any, and order. */
export function MemberFilterFields({ clubId, filters, onChange }: MemberFilterFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] print:hidden">
      <Field label={adminText.search}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            placeholder={adminText.searchPlaceholder}
            value={filters.search}
            onChange={(event) => {
              onChange({ search: event.target.value })
            }}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none">
        <Choice
          label={adminText.role}
          value={filters.role ?? ''}
          all={adminText.allRoles}
          choices={roles.map((role) => [role, adminText.roles[role]])}
          onChange={(value) => {
            onChange({ role: roles.find((one) => one === value) })
          }}
        />
        <Choice
          label={adminText.status}
          value={filters.status ?? ''}
          all={adminText.allStatuses}
          choices={memberStatuses.map((status) => [status, adminText.statuses[status]])}
          onChange={(value) => {
            onChange({ status: memberStatuses.find((one) => one === value) })
          }}
        />
        <CategoryFilter clubId={clubId} filters={filters} onChange={onChange} />
        <Choice
          label={adminText.sortBy}
          className="@4xl:hidden"
          value={filters.order}
          choices={memberOrders.map((order) => [order, adminText.orders[order]])}
          onChange={(value) => {
            onChange({ order: memberOrders.find((one) => one === value) ?? 'name', isReversed: false })
          }}
        />
      </div>
    </div>
  )
}

function CategoryFilter({ clubId, filters, onChange }: MemberFilterFieldsProps) {
  const categories = useQuery(query(listMemberCategories, { params: { clubId } }))
  const names = (categories.data ?? []).map(({ id, name }) => [id, name] as const)
  if (names.length === 0 && filters.category === undefined) return null
  return (
    <Choice
      label={memberCategoriesText.category}
      value={filters.category ?? ''}
      all={memberCategoriesText.all}
      choices={[...names, ['none', memberCategoriesText.without]]}
      onChange={(value) => {
        onChange({ category: value === '' ? undefined : value })
      }}
    />
  )
}

type ChoiceProps = {
  label: string
  value: string
  className?: string
  /** What stands for no filter. */
  all?: string
  choices: (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, all, choices, className, onChange }: ChoiceProps) {
  return (
    <Field label={label} {...(className === undefined ? {} : { className })}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        >
          {all !== undefined && <option value="">{all}</option>}
          {choices.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
