import { auditKinds } from '#contract/platform/audit-action.ts'
import { auditLogText as text } from '#web/messages/en/club/audit-log.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { LogFilters } from './use-log-filters.ts'

type LogFilterFieldsProps = { filters: LogFilters; onChange: (part: LogFilters) => void }

/** Words, kind of thing, and days on the club's calendar. */
export function LogFilterFields({ filters, onChange }: LogFilterFieldsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_11rem_11rem] print:hidden">
      <Field label={text.search} className="col-span-full lg:col-span-1">
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            placeholder={text.searchHint}
            maxLength={100}
            value={filters.search ?? ''}
            onChange={(event) => {
              onChange({ search: event.target.value })
            }}
          />
        )}
      </Field>
      <Field label={text.kind} className="col-span-full lg:col-span-1">
        {(wiring) => (
          <Select
            {...wiring}
            value={filters.action ?? ''}
            onChange={(event) => {
              onChange({ action: event.target.value })
            }}
          >
            <option value="">{text.allKinds}</option>
            {auditKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text.kinds[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={text[end]}>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              value={filters[end] ?? ''}
              onChange={(event) => {
                onChange({ [end]: event.target.value })
              }}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
