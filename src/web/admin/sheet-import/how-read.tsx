import { dateOrders, type DateOrder } from '#domain/member-import/read-date.ts'
import { sheetImportText as text } from '#web/messages/en/sheet-import.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'

type HowReadProps = {
  taking: ReadWith & {
    chosen: { choices: { dates?: DateOrder } } | undefined
    readAs: (choices: { dates: DateOrder }) => void
  }
  preview: {
    file: { kind: 'csv' | 'xlsx'; encoding: string | null; separator: string | null }
    dateOrder: DateOrder | null
    asksDates?: boolean | undefined
  }
}

type ReadWith = { readWith: { dates?: DateOrder } | undefined; isCurrent: boolean }

/** Whether what is shown was read with dates that can be read in two ways, of which nobody had said which. */
function lacksDates({ readWith }: ReadWith, { asksDates }: { asksDates?: boolean | undefined }): boolean {
  return asksDates === true && readWith?.dates === undefined
}

/** Whether what is shown is what an import would take: every choice was looked at, and the dates are decided. */
export function isDecided(taking: ReadWith, preview: { asksDates?: boolean | undefined }): boolean {
  return taking.isCurrent && !lacksDates(taking, preview)
}

/** As what the file and its dates were read; where the dates do not say it, it is asked. */
export function HowRead({ taking, preview }: HowReadProps) {
  const { file, dateOrder, asksDates } = preview
  const separator = Object.entries(text.separators).find(([sign]) => sign === file.separator)?.[1] ?? ''
  return (
    <div className="grid gap-3">
      <div className="grid gap-1 text-soft">
        <p>
          {file.kind === 'xlsx'
            ? text.readAs.xlsx
            : text.readAs.csv((file.encoding ?? '').toUpperCase(), separator)}
        </p>
        {dateOrder !== null && !lacksDates(taking, preview) && <p>{text.dates[dateOrder]}</p>}
      </div>
      {asksDates === true && (
        <Notice tone={lacksDates(taking, preview) ? 'warn' : 'info'}>
          <Field label={text.datesAsked} hint={text.datesAskedHint}>
            {(wiring) => (
              <Select
                {...wiring}
                value={taking.chosen?.choices.dates ?? ''}
                onChange={({ target }) => {
                  const dates = dateOrders.find((one) => one === target.value)
                  if (dates) taking.readAs({ dates })
                }}
              >
                <option value="" disabled>
                  {text.datesChoose}
                </option>
                {dateOrders.map((one) => (
                  <option key={one} value={one}>
                    {text.dateOrders[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Notice>
      )}
    </div>
  )
}
