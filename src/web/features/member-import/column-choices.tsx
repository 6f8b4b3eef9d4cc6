import type { MemberPreview } from '#contract/member-import.ts'
import { memberFields, type MemberField } from '#domain/member-import/member-fields.ts'
import { memberImportText as text } from '#web/messages/en/member-import.ts'
import { Select } from '#web/ui/select.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { MemberImport } from './use-member-import.ts'

type ColumnChoicesProps = { taking: MemberImport; preview: MemberPreview }

/** What each column of the file is, with what stands in it. A field that is chosen anew leaves the column it had. */
export function ColumnChoices({ taking, preview }: ColumnChoicesProps) {
  const { columns, hasHeadings } = preview
  // What was just chosen shows before the club has read the file again.
  const { columns: asked, isHeadless = !hasHeadings } = taking.chosen?.choices ?? {}
  const fields = columns.map(({ field }, i) => (asked ? (asked[i] ?? null) : field))
  const change = (at: number, chosen: MemberField | null) => {
    taking.readAs({
      columns: fields.map((field, i) => (i === at ? chosen : field === chosen ? null : field)),
    })
  }
  return (
    <section className="grid gap-3" aria-label={text.columns}>
      <div>
        <h3 className="font-semibold">{text.columns}</h3>
        <p className="text-note text-soft">{text.columnsHint}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {columns.map(({ heading, examples }, i) => {
          const name = heading === '' ? text.unnamed(i + 1) : heading
          return (
            // Columns have no name of their own that could not come twice.
            <li key={i} className="grid content-start gap-1">
              <span className="font-medium wrap-anywhere">{name}</span>
              <Select
                aria-label={text.columnOf(name)}
                value={fields[i] ?? ''}
                onChange={({ target }) => {
                  change(i, memberFields.find((one) => one === target.value) ?? null)
                }}
              >
                <option value="">{text.leftOut}</option>
                {memberFields.map((one) => (
                  <option key={one} value={one}>
                    {text.fields[one]}
                  </option>
                ))}
              </Select>
              <span className="truncate text-note text-soft">{examples.join(' · ')}</span>
            </li>
          )
        })}
      </ul>
      <TickBox
        label={text.noHeadings}
        note={text.noHeadingsNote}
        isTicked={isHeadless}
        onTick={(isTicked) => {
          taking.readAs({ isHeadless: isTicked, columns: fields })
        }}
      />
    </section>
  )
}
