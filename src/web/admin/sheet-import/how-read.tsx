import { dateOrders, type DateOrder } from '#domain/member-import/read-date.ts'
import { minusMeanings, type MinusMeaning } from '#domain/member-import/read-index.ts'
import { sheetImportText as text } from '#web/messages/en/sheet-import.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'

type Choices = { dates?: DateOrder; minus?: MinusMeaning }

type HowReadProps = {
  taking: ReadWith & {
    chosen: { choices: Choices } | undefined
    readAs: (choices: Choices) => void
  }
  preview: Asks & {
    file: { kind: 'csv' | 'xlsx'; encoding: string | null; separator: string | null }
    dateOrder: DateOrder | null
  }
}

type ReadWith = { readWith: Choices | undefined; isCurrent: boolean }
type Asks = { asksDates?: boolean | undefined; asksMinus?: boolean | undefined }

/** Whether what is shown was read with dates that can be read in two ways, of which nobody had said which. */
function lacksDates({ readWith }: ReadWith, { asksDates }: Asks): boolean {
  return asksDates === true && readWith?.dates === undefined
}

/** The same of minus signs before handicaps. */
function lacksMinus({ readWith }: ReadWith, { asksMinus }: Asks): boolean {
  return asksMinus === true && readWith?.minus === undefined
}

/** Whether what is shown is what an import would take: every choice was looked at, and what is asked is decided. */
export function isDecided(taking: ReadWith, preview: Asks): boolean {
  return taking.isCurrent && !lacksDates(taking, preview) && !lacksMinus(taking, preview)
}

/** As what the file and its dates were read; where the dates or the signs do not say it, it is asked. */
export function HowRead({ taking, preview }: HowReadProps) {
  const { file, dateOrder, asksDates, asksMinus } = preview
  const { choices } = taking.chosen ?? {}
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
        <Asked
          label={text.datesAsked}
          hint={text.datesAskedHint}
          isOpen={lacksDates(taking, preview)}
          chosen={choices?.dates}
          order={dateOrders}
          answers={text.dateOrders}
          choose={(dates) => {
            taking.readAs({ dates })
          }}
        />
      )}
      {asksMinus === true && (
        <Asked
          label={text.minusAsked}
          hint={text.minusAskedHint}
          isOpen={lacksMinus(taking, preview)}
          chosen={choices?.minus}
          order={minusMeanings}
          answers={text.minusMeanings}
          choose={(minus) => {
            taking.readAs({ minus })
          }}
        />
      )}
    </div>
  )
}

type AskedProps<Answer extends string> = {
  label: string
  hint: string
  /** Nothing was chosen yet. */
  isOpen: boolean
  chosen: Answer | undefined
  order: readonly Answer[]
  answers: Readonly<Record<Answer, string>>
  choose: (answer: Answer) => void
}

/** A question about a whole column, which the reader answers once. */
function Asked<Answer extends string>(props: AskedProps<Answer>) {
  const { label, hint, isOpen, chosen, order, answers, choose } = props
  return (
    <Notice tone={isOpen ? 'warn' : 'info'}>
      <Field label={label} hint={hint}>
        {(wiring) => (
          <Select
            {...wiring}
            value={chosen ?? ''}
            onChange={({ target }) => {
              const answer = order.find((one) => one === target.value)
              if (answer !== undefined) choose(answer)
            }}
          >
            <option value="" disabled>
              {text.datesChoose}
            </option>
            {order.map((one) => (
              <option key={one} value={one}>
                {answers[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Notice>
  )
}
