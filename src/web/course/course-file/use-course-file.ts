import { useState } from 'react'
import type { UnderstoodCourse } from '#golf/course/course-file/file-course.ts'
import type { FileAnswers } from '#golf/course/course-file/take-answers.ts'
import { courseFileText } from '#web/messages/en/course/course-file.online.ts'
import { cardOfFile } from './put-into-form.ts'
import { readCourseFile, type CourseFileReading, type CourseFormat } from './read-course-file.ts'

const MOST_BYTES = 20_000_000

type Takes = {
  /** A course was chosen: at once where the file has one, else by the reader. */
  onCourse?: (found: { course: UnderstoodCourse; format: CourseFormat }) => void
  /** Its card as if it had been pasted, again after each answer. */
  onCard: (text: string) => void
}

/** A course file that was chosen or pasted, which of its courses is meant, and what the reader decided of it. */
export function useCourseFile({ onCourse, onCard }: Takes) {
  const [reading, setReading] = useState<CourseFileReading>()
  const [chosen, setChosen] = useState<number>()
  const [answers, setAnswers] = useState<FileAnswers>({})
  const [fault, setFault] = useState<string>()
  const course = chosen === undefined ? undefined : reading?.courses[chosen]

  const choose = (at: number, of: CourseFileReading) => {
    const one = of.courses[at]
    if (!one) return
    setChosen(at)
    setAnswers({})
    onCourse?.({ course: one, format: of.format })
    onCard(cardOfFile(one, {}).text)
  }
  const takeText = (text: string) => {
    const read = readCourseFile(text)
    setFault(read.ok ? undefined : courseFileText.refusals[read.reason])
    setReading(read.ok ? read.value : undefined)
    setChosen(undefined)
    if (read.ok && read.value.courses.length === 1) choose(0, read.value)
  }
  return {
    reading,
    chosen,
    course,
    answers,
    fault,
    takeText,
    choose: (at: number) => {
      if (reading) choose(at, reading)
    },
    answer: (field: string, option: number) => {
      if (!course) return
      const given = { ...answers, [field]: option }
      setAnswers(given)
      onCard(cardOfFile(course, given).text)
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
