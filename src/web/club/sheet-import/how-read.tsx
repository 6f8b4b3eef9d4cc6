import { dateOrders, type DateOrder } from '#contract/club/member-import/read-date.ts'
import { minusMeanings, type MinusMeaning } from '#contract/club/member-import/minus-meanings.ts'
import { wholeMeanings, type WholeMeaning } from '#contract/club/member-import/whole-meanings.ts'
import type { SingleByte } from '#contract/club/member-import/text-encodings.ts'
import { sheetReadingText as text } from '#web/messages/en/club/sheet-reading.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'

type Choices = {
  dates?: DateOrder
  minus?: MinusMeaning
  whole?: WholeMeaning
  men?: string
  encoding?: SingleByte
  sheet?: string
}

type HowReadProps = {
  taking: ReadWith & {
    chosen: { choices: Choices } | undefined
    readAs: (choices: Choices) => void
    isAsLast: boolean
    readAfresh: () => void
  }
  preview: Asks & { file: ReadFile; dateOrder: DateOrder | null }
}

type ReadWith = { readWith: Choices | undefined; isCurrent: boolean }
type ReadFile = {
  kind: 'csv' | 'xlsx'
  encoding: string | null
  separator: string | null
  encodings?: readonly { encoding: SingleByte; words: readonly string[] }[] | undefined
  asksEncoding?: boolean | undefined
  isRepaired?: boolean | undefined
  sheets?: readonly string[] | undefined
  sheet?: string | undefined
  hiddenRows?: number | undefined
}
type Asks = {
  asksDates?: boolean | undefined
  asksMinus?: boolean | undefined
  asksWhole?: boolean | undefined
  asksMen?: readonly string[] | undefined
  file?: { asksEncoding?: boolean | undefined }
}

/** Whether what is shown was read with dates that can be read in two ways, of which nobody had said which. */
function lacksDates({ readWith }: ReadWith, { asksDates }: Asks): boolean {
  return asksDates === true && readWith?.dates === undefined
}

/** The same of minus signs before handicaps. */
function lacksMinus({ readWith }: ReadWith, { asksMinus }: Asks): boolean {
  return asksMinus === true && readWith?.minus === undefined
}

/** The same of handicaps without decimals. */
function lacksWhole({ readWith }: ReadWith, { asksWhole }: Asks): boolean {
  return asksWhole === true && readWith?.whole === undefined
}

/** The same of letters. */
function lacksEncoding({ readWith }: ReadWith, { file }: Asks): boolean {
  return file?.asksEncoding === true && readWith?.encoding === undefined
}

/** Whether what is shown is what an import would take: every choice was looked at, and what is asked is decided. */
export function isDecided(taking: ReadWith, preview: Asks): boolean {
  const isOpen = [lacksDates, lacksMinus, lacksWhole, lacksEncoding].some((lacks) => lacks(taking, preview))
  return taking.isCurrent && !isOpen
}

/** As what the file and its dates were read; where the dates or the signs do not say it, it is asked. */
export function HowRead({ taking, preview }: HowReadProps) {
  const { file, dateOrder } = preview
  const separator = Object.entries(text.separators).find(([sign]) => sign === file.separator)?.[1] ?? ''
  return (
    <div className="grid gap-3">
      <div className="grid gap-1 text-soft">
        <p>
          {file.kind === 'xlsx'
            ? text.readAs.xlsx
            : text.readAs.csv((file.encoding ?? '').toUpperCase(), separator)}
        </p>
        <FileNotes file={file} />
        {taking.isAsLast && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{text.asLast}</p>
            <Button look="secondary" onClick={taking.readAfresh}>
              {text.readAfresh}
            </Button>
          </div>
        )}
        {dateOrder !== null && !lacksDates(taking, preview) && <p>{text.dates[dateOrder]}</p>}
      </div>
      <FileChoices taking={taking} preview={preview} />
      <ColumnQuestions taking={taking} preview={preview} />
    </div>
  )
}

/** What a whole column means, where neither its heading nor what stands in it says it. */
function ColumnQuestions({ taking, preview }: HowReadProps) {
  const { asksDates, asksMinus, asksWhole, asksMen = [] } = preview
  const { choices } = taking.chosen ?? {}
  return (
    <>
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
      {asksWhole === true && (
        <Asked
          label={text.wholeAsked}
          hint={text.wholeAskedHint}
          isOpen={lacksWhole(taking, preview)}
          chosen={choices?.whole}
          order={wholeMeanings}
          answers={text.wholeMeanings}
          choose={(whole) => {
            taking.readAs({ whole })
          }}
        />
      )}
      {asksMen.length > 0 && (
        <Asked
          label={text.menAsked(asksMen.map(capital))}
          hint={text.menAskedHint}
          isOpen={choices?.men === undefined}
          chosen={choices?.men === '' ? NONE : choices?.men}
          order={Object.keys(menAnswers(asksMen))}
          answers={menAnswers(asksMen)}
          choose={(men) => {
            taking.readAs({ men: men === NONE ? '' : men })
          }}
        />
      )}
    </>
  )
}

const capital = (letter: string) => letter.toUpperCase()

/** Stands for no letter, since an empty choice is none. */
const NONE = 'none'

/** Each of the letters alone as the men's; of one letter also that it is the women's. */
function menAnswers(letters: readonly string[]): Record<string, string> {
  const choices = letters.length === 1 ? [...letters, NONE] : letters
  return Object.fromEntries(
    choices.map((men) => [
      men,
      text.menAnswer(
        men === NONE ? '' : capital(men),
        letters.filter((letter) => letter !== men).map(capital),
      ),
    ]),
  )
}

/** What of a file as a whole the reader cannot see. */
function FileNotes({ file }: { file: ReadFile }) {
  const { sheet, sheets = [], hiddenRows = 0, isRepaired } = file
  return (
    <>
      {sheet !== undefined && sheets.length > 1 && <p>{text.sheetRead(sheet, sheets.length - 1)}</p>}
      {hiddenRows > 0 && <p>{text.hiddenRows(hiddenRows)}</p>}
      {isRepaired === true && <p>{text.repaired}</p>}
    </>
  )
}

/** Another sheet of a workbook, and other letters of a file whose bytes do not say which they are. */
function FileChoices({ taking, preview }: HowReadProps) {
  const { sheet, sheets = [], encoding, encodings = [], asksEncoding } = preview.file
  const { choices } = taking.chosen ?? {}
  const written = encodings.filter(({ words }) => words.length > 0)
  const byWords = Object.fromEntries(
    written.map(({ encoding: one, words }) => [one, text.encodingOf(words.join(', '), one)]),
  )
  return (
    <>
      {sheets.length > 1 && (
        <Asked
          label={text.sheetChoice}
          isOpen={false}
          chosen={choices?.sheet ?? sheet}
          order={sheets}
          answers={Object.fromEntries(sheets.map((name) => [name, name]))}
          choose={(name) => {
            taking.readAs({ sheet: name })
          }}
        />
      )}
      {written.length > 0 && (
        <Asked
          label={asksEncoding === true ? text.encodingAsked : text.encodingChoice}
          hint={asksEncoding === true ? text.encodingAskedHint : undefined}
          isOpen={lacksEncoding(taking, preview)}
          chosen={choices?.encoding ?? (asksEncoding === true ? undefined : (encoding ?? undefined))}
          order={written.map((one) => one.encoding)}
          answers={byWords}
          choose={(one) => {
            const found = written.find((other) => other.encoding === one)
            if (found) taking.readAs({ encoding: found.encoding })
          }}
        />
      )}
    </>
  )
}

type AskedProps<Answer extends string> = {
  label: string
  hint?: string | undefined
  /** Nothing was chosen yet. */
  isOpen: boolean
  chosen: Answer | undefined
  order: readonly Answer[]
  answers: Readonly<Partial<Record<Answer, string>>>
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
                {answers[one] ?? one}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Notice>
  )
}
