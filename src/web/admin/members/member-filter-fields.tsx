import { memberOrders, memberStatuses } from '#domain/club/member-orders.ts'
import { roles } from '#domain/club/membership.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { MemberFilters } from './member-filters.ts'

type MemberFilterFieldsProps = { filters: MemberFilters; onChange: (part: Partial<MemberFilters>) => void }

/** Search, role, status and order. */
export function MemberFilterFields({ filters, onChange }: MemberFilterFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 @2xl:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,10rem))] @4xl:grid-cols-[minmax(0,1fr)_repeat(2,12rem)] print:hidden">
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
