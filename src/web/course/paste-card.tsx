import type { Course } from '#contract/course/courses.ts'
import type { CardReading } from '#golf/course/card-text.ts'
import type { CardField, CardProblem, CardValue } from '#golf/course/card-values.ts'
import { doubtful, isDoubt, takeable } from '#golf/course/doubtful-values.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { courseCardText } from '#web/messages/en/course/course-card.online.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { HeadCell, Table } from '#web/ui/table.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { cardFieldName, cardProblemText } from './card-problem-text.ts'
import { holeFieldOf, storedText } from './hole-cells.ts'

type PasteCardProps = {
  course: Course
  text: string
  reading: CardReading | undefined
  onText: (text: string) => void
  /** Whether somebody has looked at the doubtful values of this text and found them right. */
  isChecked: boolean
  onChecked: (isChecked: boolean) => void
}

/** A pasted card: the text as it came, what would change by it, and what of it could not be read. */
export function PasteCard({ course, text, reading, onText, isChecked, onChecked }: PasteCardProps) {
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
      {reading && <CheckedBox reading={reading} isChecked={isChecked} onChecked={onChecked} />}
      {reading && reading.values.length > 0 && (
        <CardPreview
          course={course}
          values={takeable(reading, { withDoubtful: true })}
          marked={isChecked ? [] : doubtful(reading)}
        />
      )}
    </div>
  )
}

/** Takes the doubtful values too, once somebody says that they are the card's. */
export function CheckedBox({
  reading,
  isChecked,
  onChecked,
}: Pick<PasteCardProps, 'isChecked' | 'onChecked'> & { reading: CardReading }) {
  const count = doubtful(reading).length
  if (count === 0) return null
  return (
    <TickBox
      label={courseCardText.takeDoubtful(count)}
      note={courseCardText.takeDoubtfulNote}
      isTicked={isChecked}
      onTick={onChecked}
    />
  )
}

type CardCourse = Parameters<typeof cardProblemText>[1]

/** What could not be read, and what should be looked at; screen readers hear it when it changes. */
export function CardProblems({ reading, course }: { reading: CardReading; course: CardCourse }) {
  const doubts = reading.problems.filter(isDoubt)
  const others = reading.problems.filter((problem) => !isDoubt(problem))
  return (
    <div role="status" className="grid gap-2">
      <Problems title={clubCoursesText.notRead(others.length)} problems={others} course={course} />
      <Problems title={courseCardText.toCheck(doubts.length)} problems={doubts} course={course} />
    </div>
  )
}

type ProblemsProps = { title: string; problems: readonly CardProblem[]; course: CardCourse }

function Problems({ title, problems, course }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <div className="grid gap-1 rounded-control bg-warn-tint p-3 text-on-warn-tint">
      <p className="font-semibold">{title}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {problems.map((problem) => {
          const sentence = cardProblemText(problem, course)
          return <li key={sentence}>{sentence}</li>
        })}
      </ul>
    </div>
  )
}

type PreviewProps = {
  course: Pick<Course, 'holes'>
  values: readonly CardValue[]
  marked: readonly CardValue[]
}

/** The values hole by hole, each with what it replaces; those in `marked` are to be looked at. */
export function CardPreview({ course, values, marked }: PreviewProps) {
  const fields = [...new Set(values.map((value) => value.field))]
  const holes = [...new Set(values.map((value) => value.holeNumber))].sort((a, b) => a - b)
  const valueOf = (holeNumber: number, field: CardField) =>
    values.find((one) => one.holeNumber === holeNumber && one.field === field)
  const markOf = (value: CardValue | undefined) => value !== undefined && marked.includes(value)
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
              <td
                key={field}
                className={classNames(
                  'border-b border-line px-3 py-1.5 whitespace-nowrap',
                  markOf(valueOf(holeNumber, field)) && 'bg-warn-tint text-on-warn-tint',
                )}
              >
                <Change
                  stored={stored(course, holeNumber, field)}
                  value={valueOf(holeNumber, field)?.value}
                />
                {markOf(valueOf(holeNumber, field)) && (
                  <>
                    <span aria-hidden> ?</span>
                    <span className="sr-only">{courseCardText.doubtful}</span>
                  </>
                )}
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
      <span className="font-semibold">{value}</span>{' '}
      {stored !== '' && <span className="ml-2 text-note text-soft">{clubCoursesText.was(stored)}</span>}
    </>
  )
}

function stored(course: Pick<Course, 'holes'>, holeNumber: number, field: CardField): string {
  const hole = course.holes.find((one) => one.holeNumber === holeNumber)
  return hole ? storedText(hole, holeFieldOf(field)) : ''
}
