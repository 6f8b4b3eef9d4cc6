import type { Course } from '#contract/courses.ts'
import { bracketTypes, competitionTypes, type CompetitionType } from '#domain/competition/competition.ts'
import { bracketTypeNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FormPart } from './competition-fields.tsx'
import { isStablefordType, isTeamType } from './competition-values.ts'

/* The fields of a new competition alone: these settings stay as they were created. */

export function TypeField({ register, errors }: FormPart) {
  return (
    <Field label={clubCompetitionsText.type} required error={errors.competitionType?.message}>
      {(wiring) => (
        <Select {...wiring} {...register('competitionType')}>
          {competitionTypes.map((one) => (
            <option key={one} value={one}>
              {competitionTypeNames[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type CourseFieldsProps = FormPart & {
  courses: readonly Course[]
  courseId: string
  /** A tee belongs to its course, so another course clears the choice of the tee. */
  onCourseChange: () => void
}

export function CourseFields({ register, errors, courses, courseId, onCourseChange }: CourseFieldsProps) {
  const tees = courses.find((course) => course.id === courseId)?.tees ?? []
  return (
    <>
      <Field label={clubCompetitionsText.course} error={errors.courseId?.message}>
        {(wiring) => (
          <Select {...wiring} {...register('courseId', { onChange: onCourseChange })}>
            <option value="">{clubCompetitionsText.notDecided}</option>
            {courses.map((course) => (
              <option key={course.id} value={course.id}>
                {course.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {tees.length > 0 && (
        <Field label={clubCompetitionsText.tee} error={errors.teeId?.message} className="sm:col-start-2">
          {(wiring) => (
            <Select {...wiring} {...register('teeId')}>
              <option value="">{clubCompetitionsText.firstTee}</option>
              {tees.map((tee) => (
                <option key={tee.id} value={tee.id}>
                  {tee.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

/** What some formats need and the others do not: the size of a team, the bracket, the table of points. */
export function FormatFields({ register, errors, type }: FormPart & { type: CompetitionType }) {
  return (
    <>
      {isTeamType(type) && <TeamFields register={register} errors={errors} />}
      {type === 'matchplay' && (
        <Field label={clubCompetitionsText.bracket} error={errors.bracketType?.message}>
          {(wiring) => (
            <Select {...wiring} {...register('bracketType')}>
              {bracketTypes.map((one) => (
                <option key={one} value={one}>
                  {bracketTypeNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isStablefordType(type) && (
        <Field label={clubCompetitionsText.points} hint={clubCompetitionsText.pointsHint}>
          {(wiring) => (
            <Select {...wiring} {...register('stablefordTable')}>
              <option value="standard">{clubCompetitionsText.standardPoints}</option>
              <option value="modified">{clubCompetitionsText.modifiedPoints}</option>
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

function TeamFields({ register, errors }: FormPart) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={clubCompetitionsText.teamSize} error={errors.teamSize?.message}>
        {(wiring) => <Input {...wiring} {...register('teamSize')} inputMode="numeric" />}
      </Field>
      <Field
        label={clubCompetitionsText.scoresThatCount}
        error={errors.countingScores?.message}
        hint={clubCompetitionsText.scoresHint}
      >
        {(wiring) => <Input {...wiring} {...register('countingScores')} inputMode="numeric" />}
      </Field>
    </div>
  )
}

/** Who may enter, and whether the members see it at once. */
export function AccessFields({ register }: FormPart) {
  return (
    <>
      <Field label={clubCompetitionsText.whoMayEnter}>
        {(wiring) => (
          <Select {...wiring} {...register('openToAll')}>
            <option value="yes">{clubCompetitionsText.allMembers}</option>
            <option value="no">{clubCompetitionsText.inviteOnly}</option>
          </Select>
        )}
      </Field>
      <Field label={clubCompetitionsText.publish}>
        {(wiring) => (
          <Select {...wiring} {...register('publish')}>
            <option value="now">{clubCompetitionsText.publishNow}</option>
            <option value="later">{clubCompetitionsText.publishLater}</option>
          </Select>
        )}
      </Field>
    </>
  )
}
