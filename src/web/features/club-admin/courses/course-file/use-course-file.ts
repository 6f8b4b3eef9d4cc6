import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Input } from '#contract/call.ts'
import type { createCourseBody } from '#contract/course-changes.ts'
import type { UnderstoodCourse } from '#domain/course-file/file-course.ts'
import type { FileAnswers } from '#domain/course-file/take-answers.ts'
import { courseFileText } from '#web/messages/en/course-file.ts'
import type { CourseValues } from '../course-values.ts'
import { cardOfFile, valuesOfFile } from './put-into-form.ts'
import { readCourseFile, type CourseFileReading } from './read-course-file.ts'

export type NewCourseForm = UseFormReturn<CourseValues, unknown, Input<typeof createCourseBody>>

const MOST_BYTES = 20_000_000

/** A course file that fills in the form of a new course: at once where it has one course, else when one is chosen. */
export function useCourseFile(form: NewCourseForm) {
  const [reading, setReading] = useState<CourseFileReading>()
  const [chosen, setChosen] = useState<number>()
  const [answers, setAnswers] = useState<FileAnswers>({})
  const [fault, setFault] = useState<string>()
  const course = chosen === undefined ? undefined : reading?.courses[chosen]

  const putCard = (of: UnderstoodCourse, given: FileAnswers) => {
    form.setValue('card', cardOfFile(of, given).text, { shouldDirty: true })
    form.setValue('checkedCard', '', { shouldDirty: true })
  }
  const choose = (at: number, of: CourseFileReading) => {
    const one = of.courses[at]
    if (!one) return
    setChosen(at)
    setAnswers({})
    form.reset(
      { ...form.getValues(), ...valuesOfFile({ course: one, format: of.format }) },
      { keepDefaultValues: true },
    )
    putCard(one, {})
  }
  const takeText = (text: string) => {
    const read = readCourseFile(text)
    setFault(read.ok ? undefined : courseFileText.refusals[read.reason])
    setReading(read.ok ? read.value : undefined)
    setChosen(undefined)
    if (read.ok && read.value.courses.length === 1) choose(0, read.value)
  }
  return {
    ...{ reading, chosen, course, answers, fault, takeText },
    choose: (at: number) => {
      if (reading) choose(at, reading)
    },
    answer: (field: string, option: number) => {
      if (!course) return
      const given = { ...answers, [field]: option }
      setAnswers(given)
      putCard(course, given)
    },
    takeFile: async (file: File) => {
      if (file.size > MOST_BYTES) setFault(courseFileText.refusals.too_large)
      else
        await file.text().then(takeText, () => {
          setFault(courseFileText.refusals.unreadable)
        })
    },
  }
}

export type CourseFileState = ReturnType<typeof useCourseFile>
