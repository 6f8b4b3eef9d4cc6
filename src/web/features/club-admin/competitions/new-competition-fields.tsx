import type { Course } from '#contract/courses.ts'
import { bracketTypes, competitionTypes, type CompetitionType } from '#domain/competition/competition.ts'
import { MOST_ROUNDS } from '#domain/formats/several-rounds.ts'
import { cutTies } from '#domain/leaderboard/cut-terms.ts'
import {
  maximumKinds,
  maximumStrokes,
  takesStrokes,
  type MaximumKind,
} from '#domain/scoring/maximum-score.ts'
import { bracketTypeNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { FieldPair, type FormPart } from './competition-fields.tsx'
import { isIndividualType, isStablefordType, isTeamType } from './competition-values.ts'

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
export function FormatFields({
  register,
  errors,
  type,
  maximumKind,
}: FormPart & { type: CompetitionType; maximumKind: MaximumKind }) {
  return (
    <>
      {isTeamType(type) && <TeamFields register={register} errors={errors} />}
      {isIndividualType(type) && <RoundsField register={register} errors={errors} />}
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
      {type === 'maximum_score' && <MaximumFields register={register} errors={errors} kind={maximumKind} />}
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

function RoundsField({ register, errors }: FormPart) {
  return (
    <Field
      label={clubCompetitionsText.rounds}
      hint={clubCompetitionsText.roundsHint}
      error={errors.roundCount?.message}
    >
      {(wiring) => (
        <Select {...wiring} {...register('roundCount')}>
          {Array.from({ length: MOST_ROUNDS }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** After which of several rounds the field is cut, and who goes on. */
export function CutFields({
  register,
  errors,
  rounds,
  cutAfter,
}: FormPart & { rounds: number; cutAfter: string }) {
  const text = clubCompetitionsText
  return (
    <>
      <Field label={text.cut} error={errors.cutAfter?.message}>
        {(wiring) => (
          <Select {...wiring} {...register('cutAfter')}>
            <option value="">{text.noCut}</option>
            {Array.from({ length: rounds - 1 }, (_, i) => (
              <option key={i} value={i + 1}>
                {text.cutAfter(i + 1)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {cutAfter !== '' && Number(cutAfter) < rounds && (
        <FieldPair>
          <Field label={text.cutPlaces} hint={text.cutPlacesHint} error={errors.cutPlaces?.message} required>
            {(wiring) => <Input {...wiring} {...register('cutPlaces')} inputMode="numeric" />}
          </Field>
          <Field label={text.cutTies}>
            {(wiring) => (
              <Select {...wiring} {...register('cutTies')}>
                {cutTies.map((one) => (
                  <option key={one} value={one}>
                    {text.cutTiesNames[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </FieldPair>
      )}
    </>
  )
}

function MaximumFields({ register, errors, kind }: FormPart & { kind: MaximumKind }) {
  return (
    <FieldPair>
      <Field label={clubCompetitionsText.maximumScore} hint={clubCompetitionsText.maximumHint}>
        {(wiring) => (
          <Select {...wiring} {...register('maximumKind')}>
            {maximumKinds.map((one) => (
              <option key={one} value={one}>
                {clubCompetitionsText.maximumKinds[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {takesStrokes(kind) && (
        <Field
          label={clubCompetitionsText.maximumStrokes[kind]}
          required
          error={errors.maximumStrokes?.message}
          hint={clubCompetitionsText.strokesFromTo(maximumStrokes[kind])}
        >
          {(wiring) => <Input {...wiring} {...register('maximumStrokes')} inputMode="numeric" />}
        </Field>
      )}
    </FieldPair>
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
      <Field label={clubCompetitionsText.cards} hint={clubCompetitionsText.cardsHint}>
        {(wiring) => (
          <Select {...wiring} {...register('cards')}>
            <option value="signature">{clubCompetitionsText.cardsSigned}</option>
            <option value="marker">{clubCompetitionsText.cardsMarked}</option>
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
