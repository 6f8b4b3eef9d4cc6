import { useId, type Dispatch } from 'react'
import { genders, type Gender } from '#golf/course/course.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ReviewedRow, ReviewEvent } from './reviewed-card.ts'

type TeeOfRowProps = { row: ReviewedRow; at: number; isTried: boolean; change: Dispatch<ReviewEvent> }

/** What the card says in words of a tee, typed from the picture above: its name, and ratings where they are printed. */
export function TeeOfRow({ row, at, isTried, change }: TeeOfRowProps) {
  const names = useId()
  const set = (part: Partial<Pick<ReviewedRow, 'name' | 'rating' | 'slope' | 'gender'>>) => {
    change({ type: 'row_changed', row: at, change: part })
  }
  const error = isTried && row.name.trim() === '' ? coursePhotoText.nameTheTee : undefined
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Field label={clubCoursesText.tee} required error={error} className="max-sm:col-span-2">
        {(wiring) => (
          <Input
            {...wiring}
            value={row.name}
            list={names}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => {
              set({ name: event.target.value })
            }}
          />
        )}
      </Field>
      <datalist id={names}>
        {coursePhotoText.teeNames.split(', ').map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TypedField
        label={clubCoursesText.courseRating}
        inputMode="decimal"
        value={row.rating}
        onType={(rating) => {
          set({ rating })
        }}
      />
      <TypedField
        label={clubCoursesText.slope}
        inputMode="numeric"
        value={row.slope}
        onType={(slope) => {
          set({ slope })
        }}
      />
      <RatedFor
        gender={row.gender}
        onChoose={(gender) => {
          set({ gender })
        }}
      />
    </div>
  )
}

type TypedFieldProps = {
  label: string
  inputMode: 'decimal' | 'numeric'
  value: string
  onType: (text: string) => void
}

function TypedField({ label, inputMode, value, onType }: TypedFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          value={value}
          inputMode={inputMode}
          autoComplete="off"
          onChange={(event) => {
            onType(event.target.value)
          }}
        />
      )}
    </Field>
  )
}

function RatedFor({ gender, onChoose }: { gender: Gender; onChoose: (gender: Gender) => void }) {
  return (
    <Field label={coursePhotoText.ratedFor} className="max-sm:col-span-2">
      {(wiring) => (
        <Select
          {...wiring}
          value={gender}
          onChange={(event) => {
            const chosen = genders.find((one) => one === event.target.value)
            if (chosen) onChoose(chosen)
          }}
        >
          {genders.map((one) => (
            <option key={one} value={one}>
              {clubCoursesText.genders[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
