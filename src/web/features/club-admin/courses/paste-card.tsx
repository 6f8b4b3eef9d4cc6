import type { Course } from '#contract/courses.ts'
import { takeable, type CardReading } from '#domain/course/card-text.ts'
import type { CardField, CardValue } from '#domain/course/card-values.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { HeadCell, Table } from '#web/ui/table.tsx'
import { cardFieldName, cardProblemText } from './card-problem-text.ts'
import { holeFieldOf, storedText } from './hole-cells.ts'

type PasteCardProps = {
  course: Course
  text: string
  reading: CardReading | undefined
  onText: (text: string) => void
}

/** A pasted card: the text as it came, what would change by it, and what of it could not be read. */
export function PasteCard({ course, text, reading, onText }: PasteCardProps) {
  return (
    <div className="grid gap-4">
      <Field label={clubCoursesText.pasteLabel} hint={clubCoursesText.pasteHint}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={5}
            value={text}
            spellCheck={false}
            className="font-mono whitespace-pre"
            onChange={(event) => {
              onText(event.target.value)
            }}
          />
        )}
      </Field>
      {reading && <CardProblems reading={reading} course={course} />}
      {reading && reading.values.length > 0 && <Preview course={course} values={takeable(reading)} />}
    </div>
  )
}

/** What could not be read; screen readers hear it when it changes. */
export function CardProblems({
  reading,
  course,
}: {
  reading: CardReading
  course: Parameters<typeof cardProblemText>[1]
}) {
  return (
    <div role="status">
      {reading.problems.length > 0 && (
        <div className="grid gap-1 rounded-control bg-warn-tint p-3 text-on-warn-tint">
          <p className="font-semibold">{clubCoursesText.notRead(reading.problems.length)}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {reading.problems.map((problem) => {
              const sentence = cardProblemText(problem, course)
              return <li key={sentence}>{sentence}</li>
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

function Preview({ course, values }: { course: Course; values: readonly CardValue[] }) {
  const fields = [...new Set(values.map((value) => value.field))]
  const holes = [...new Set(values.map((value) => value.holeNumber))].sort((a, b) => a - b)
  const valueOf = (holeNumber: number, field: CardField) =>
    values.find((one) => one.holeNumber === holeNumber && one.field === field)?.value
  return (
    <Table label={clubCoursesText.preview}>
      <thead>
        <tr>
          <HeadCell className="text-center">{clubCoursesText.hole}</HeadCell>
          {fields.map((field) => (
            <HeadCell key={field} className="whitespace-nowrap">
              {cardFieldName(field)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {holes.map((holeNumber) => (
          <tr key={holeNumber}>
            <th scope="row" className="border-b border-line bg-sunken px-3 py-1.5 text-center font-semibold">
              {holeNumber}
            </th>
            {fields.map((field) => (
              <td key={field} className="border-b border-line px-3 py-1.5 whitespace-nowrap">
                <Change stored={stored(course, holeNumber, field)} value={valueOf(holeNumber, field)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The new value, and behind it in small what stands there now where that is another. */
function Change({ stored, value }: { stored: string; value: number | undefined }) {
  if (value === undefined) return <span className="text-soft">–</span>
  if (stored === String(value)) return <span className="text-soft">{value}</span>
  return (
    <>
      <span className="font-semibold">{value}</span>
      {stored !== '' && <span className="ml-2 text-note text-soft">{clubCoursesText.was(stored)}</span>}
    </>
  )
}

function stored(course: Course, holeNumber: number, field: CardField): string {
  const hole = course.holes.find((one) => one.holeNumber === holeNumber)
  return hole ? storedText(hole, holeFieldOf(field)) : ''
}
