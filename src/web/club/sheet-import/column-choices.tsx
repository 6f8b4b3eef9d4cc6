import { sheetImportText as text } from '#web/messages/en/club/sheet-import.online.ts'
import { Select } from '#web/ui/select.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'

type ColumnChoicesProps<Field extends string> = {
  taking: {
    chosen: { choices: { columns?: readonly (Field | null)[]; isHeadless?: boolean } } | undefined
    readAs: (choices: { columns: readonly (Field | null)[]; isHeadless?: boolean }) => void
  }
  preview: {
    columns: readonly { heading: string; examples: readonly string[]; field: Field | null }[]
    hasHeadings: boolean
  }
  /** Every field with its name. */
  fields: Readonly<Record<Field, string>>
  order: readonly Field[]
  /** What says that the file has no headings. */
  headless: string
}

/** What each column of the file is, with what stands in it. A field that is chosen anew leaves the column it had. */
export function ColumnChoices<Field extends string>(props: ColumnChoicesProps<Field>) {
  const { taking, preview, fields, order, headless } = props
  const { columns, hasHeadings } = preview
  // What was just chosen shows before the club has read the file again.
  const { columns: asked, isHeadless = !hasHeadings } = taking.chosen?.choices ?? {}
  const shown = columns.map(({ field }, i) => (asked ? (asked[i] ?? null) : field))
  const change = (at: number, chosen: Field | null) => {
    taking.readAs({
      columns: shown.map((field, i) => (i === at ? chosen : field === chosen ? null : field)),
    })
  }
  return (
    <section className="grid gap-3" aria-label={text.columns}>
      <div>
        <h3 className="font-semibold">{text.columns}</h3>
        <p className="text-note text-soft">{text.columnsHint}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
        {columns.map(({ heading, examples }, i) => {
          const name = heading === '' ? text.unnamed(i + 1) : heading
          return (
            // Columns have no name of their own that could not come twice.
            <li
              key={i}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)] sm:content-start"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block truncate text-note text-soft sm:hidden">{examples.join(' · ')}</span>
              </span>
              <Select
                aria-label={text.columnOf(name)}
                value={shown[i] ?? ''}
                onChange={({ target }) => {
                  change(i, order.find((one) => one === target.value) ?? null)
                }}
              >
                <option value="">{text.leftOut}</option>
                {order.map((one) => (
                  <option key={one} value={one}>
                    {fields[one]}
                  </option>
                ))}
              </Select>
              <span className="truncate text-note text-soft max-sm:hidden">{examples.join(' · ')}</span>
            </li>
          )
        })}
      </ul>
      <TickBox
        label={headless}
        note={text.noHeadingsNote}
        isTicked={isHeadless}
        onTick={(isTicked) => {
          taking.readAs({ isHeadless: isTicked, columns: shown })
        }}
      />
    </section>
  )
}
