import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Input } from '#contract/platform/call.ts'
import type { createCourseBody } from '#contract/course/course-changes.ts'
import type { CardReading } from '#golf/course/card-text.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { cardFieldName } from './card-problem-text.ts'
import { blankCourse, isChecked, readCard, teesOfCard, type CourseValues } from './course-values.ts'
import { looksLikeCourseFile } from './course-file/read-course-file.ts'
import { CardProblems, CheckedBox } from './paste-card.tsx'

type FormProps = { form: UseFormReturn<CourseValues, unknown, Input<typeof createCourseBody>> }

type CardFieldProps = FormProps & {
  /** The text of a course file was pasted, and no card. */
  onFile: (text: string) => void
}

/** The card, pasted or typed line by line, and what of it is understood while it is typed. */
export function CardField({ form, onFile }: CardFieldProps) {
  const { register, control, setValue, formState } = form
  const values = useWatch({ control })
  const card = values.card ?? ''
  const isFile = looksLikeCourseFile(card)
  const reading = isFile ? undefined : readCard({ ...blankCourse(), ...form.getValues(), card })
  const newTees = reading?.unknownTees ?? []
  // They are offered, and not counted as what could not be read.
  const problems = reading?.problems.filter(({ kind }) => kind !== 'unknown_tee') ?? []
  const course = { holeCount: Number(values.holeCount), tees: form.getValues('tees') }
  return (
    <div className="grid gap-2">
      <Field
        label={clubCoursesText.cardField}
        hint={clubCoursesText.cardFieldHint}
        error={formState.errors.card?.message}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            {...register('card', {
              onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => {
                if (looksLikeCourseFile(event.target.value)) onFile(event.target.value)
              },
            })}
            rows={3}
            spellCheck={false}
            className="font-mono whitespace-pre"
          />
        )}
      </Field>
      {reading && reading.values.length > 0 && (
        <p>
          {clubCoursesText.cardRead(reading.holeCount, [
            ...new Set(reading.values.map((value) => cardFieldName(value.field))),
          ])}
        </p>
      )}
      {newTees.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <p>{clubCoursesText.teesOfCard(newTees)}</p>
          <Button
            look="secondary"
            onClick={() => {
              setValue('tees', teesOfCard(newTees), { shouldDirty: true })
            }}
          >
            {clubCoursesText.useTees(newTees)}
          </Button>
        </div>
      )}
      {reading && <CardProblems reading={{ ...reading, problems }} course={course} />}
      {reading && <CheckedInForm form={form} reading={reading} card={card} />}
    </div>
  )
}

type CheckedProps = FormProps & { reading: CardReading; card: string }

function CheckedInForm({ form, reading, card }: CheckedProps) {
  const checkedCard = useWatch({ control: form.control, name: 'checkedCard' })
  return (
    <CheckedBox
      reading={reading}
      isChecked={isChecked({ card, checkedCard })}
      onChecked={(isRight) => {
        form.setValue('checkedCard', isRight ? card : '', { shouldDirty: true })
      }}
    />
  )
}
