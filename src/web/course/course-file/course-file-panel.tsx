import type { ReactNode } from 'react'
import type { CardOption, FileQuestion, UnderstoodCourse } from '#golf/course/course-file/file-course.ts'
import { courseFileText as texts } from '#web/messages/en/course/course-file.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FileChoice } from '#web/ui/file-choice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { cardFieldName } from '../card-problem-text.ts'
import { isOfCard, noteText, teeNames } from './note-text.ts'
import { cardOfFile } from './put-into-form.ts'
import type { CourseFileReading } from './read-course-file.ts'
import type { CourseFileState } from './use-course-file.ts'

type PanelProps = {
  state: CourseFileState
  /** The course is there already: only its card is taken from the file. */
  isCardOnly?: boolean
  /** The card as it was read. */
  children?: ReactNode
}

/** A file of another program, what of it somebody has to decide, and what it lacks. */
export function CourseFilePanel({ state, isCardOnly = false, children }: PanelProps) {
  const { reading, course, fault } = state
  return (
    <section
      aria-label={texts.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-paper p-3"
    >
      <h3 className="text-lead font-semibold">{texts.title}</h3>
      <ChooseCourseFile state={state} />
      {fault !== undefined && (
        <Notice tone="bad" title={texts.notRead}>
          {fault}
        </Notice>
      )}
      {reading && <WhichCourse state={state} reading={reading} />}
      {reading && course && (
        <>
          <p role="status">
            {texts.read(texts.formats[reading.format], course.holeCount, course.tees.length)}{' '}
            {isCardOnly ? texts.cardOnly : texts.formFilled}
          </p>
          {reading.format === 'osm' && (
            <p className="text-note text-soft">{isCardOnly ? texts.osmLicenceHere : texts.osmLicence}</p>
          )}
          <Questions state={state} course={course} />
          <Notes state={state} course={course} isCardOnly={isCardOnly} />
          {children}
        </>
      )}
    </section>
  )
}

function ChooseCourseFile({ state }: { state: CourseFileState }) {
  const { reading, takeFile } = state
  return (
    <Field label={texts.file} hint={texts.note}>
      {(wiring) => (
        <FileChoice
          wiring={wiring}
          label={reading ? texts.other : texts.choose}
          accept=".json,.geojson,.osm,.xml,.txt,application/json"
          onFiles={([file]) => {
            if (file) void takeFile(file)
          }}
        />
      )}
    </Field>
  )
}

/** The courses of a file that has several, and those that cannot be taken. */
function WhichCourse({ state, reading }: { state: CourseFileState; reading: CourseFileReading }) {
  const { courses, refused } = reading
  const nameOf = (name: string) => (name === '' ? texts.unnamed : name)
  return (
    <>
      {courses.length > 1 && (
        <Field label={texts.course}>
          {(wiring) => (
            <Select
              {...wiring}
              value={state.chosen ?? ''}
              onChange={(event) => {
                state.choose(Number(event.target.value))
              }}
            >
              <option value="" disabled>
                {texts.chooseCourse}
              </option>
              {courses.map(({ name }, at) => (
                <option key={`${at} ${name}`} value={at}>
                  {nameOf(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {refused.map(({ name, reason }, at) => (
        <p key={`${at} ${name}`} role="alert">
          {texts.courseRefusals[reason](nameOf(name))}
        </p>
      ))}
    </>
  )
}

type OfCourse = { state: CourseFileState; course: UnderstoodCourse }

function Questions({ state, course }: OfCourse) {
  if (course.questions.length === 0) return null
  return (
    <div
      role="group"
      aria-label={texts.toDecide}
      className="grid gap-3 rounded-control bg-warn-tint p-3 text-on-warn-tint"
    >
      <p className="font-semibold">{texts.toDecide}</p>
      {course.questions.map((question) => (
        <Question key={question.field} question={question} state={state} />
      ))}
    </div>
  )
}

/** One possibility is taken with a tick, one of several is chosen; until then the row is left out. */
function Question({ question, state }: { question: FileQuestion; state: CourseFileState }) {
  const { field, why, options } = question
  const [first] = options
  const chosen = state.answers[field] ?? -1
  if (first && options.length === 1)
    return (
      <TickBox
        label={texts.take(cardFieldName(field), valueTexts(first))}
        note={texts.why[why]}
        isTicked={chosen === 0}
        onTick={(isTicked) => {
          state.answer(field, isTicked ? 0 : -1)
        }}
      />
    )
  return (
    <Field label={cardFieldName(field)} hint={texts.why[why]}>
      {(wiring) => (
        <Select
          {...wiring}
          value={chosen}
          onChange={(event) => {
            state.answer(field, Number(event.target.value))
          }}
        >
          <option value={-1}>{texts.leaveOut}</option>
          {options.map((option, at) => (
            <option key={option.values.join()} value={at}>
              {texts.optionOf(teeNames(option.tees), valueTexts(option))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const valueTexts = ({ values }: CardOption) =>
  values.map((value) => (value === undefined ? '–' : String(value)))

function Notes({ state, course, isCardOnly }: OfCourse & { isCardOnly: boolean }) {
  const sentences = [
    ...course.notes.filter((note) => !isCardOnly || isOfCard(note)).map(noteText),
    ...cardOfFile(course, state.answers).leftTees.map(texts.teeNotRead),
  ]
  if (sentences.length === 0) return null
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{texts.leftOut}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
