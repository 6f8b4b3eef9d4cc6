import type { Course } from '#contract/course/courses.ts'
import { bracketTypes, type CompetitionType } from '#golf/competition/competition.ts'
import { nines } from '#golf/course/nines.ts'
import { MOST_ROUNDS } from '#golf/competition/formats/several-rounds.ts'
import { cutTies } from '#golf/board/cut-terms.ts'
import { maximumKinds, maximumStrokes, takesStrokes, type MaximumKind } from '#golf/card/maximum-score.ts'
import { bracketTypeNames } from '#web/lib/competition-words.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { nineHolesText } from '#web/messages/en/competition/nine-holes.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { ClosableField } from './closable-field.tsx'
import { FieldPair, type FormPart } from './competition-fields.tsx'
import { isIndividualType, isStablefordType, isTeamType } from './competition-values.ts'

/* What a competition is: each field closes once something stands on it (golf/competition/editable-fields.ts). */

type CourseFieldsProps = FormPart & {
  courses: readonly Course[]
  courseId: string
  type: CompetitionType
  /** Of a new competition; later its tees are chosen with the terms of entering. */
  tee?: {
    /** A tee belongs to its course, so another course clears the choice of the tee. */
    onCourseChange: () => void
  }
}

export function CourseFields({ register, errors, closed, courses, courseId, type, tee }: CourseFieldsProps) {
  const chosen = courses.find((course) => course.id === courseId)
  const tees = tee ? (chosen?.tees ?? []) : []
  return (
    <>
      <ClosableField
        closed={closed}
        field="courseId"
        name="courseId"
        label={clubCompetitionsText.course}
        error={errors.courseId?.message}
      >
        {(wiring) => (
          <Select {...wiring} {...register('courseId', tee && { onChange: tee.onCourseChange })}>
            <option value="">{clubCompetitionsText.notDecided}</option>
            {courses.map((course) => (
              <option key={course.id} value={course.id}>
                {course.name}
              </option>
            ))}
          </Select>
        )}
      </ClosableField>
      {chosen?.holeCount === 18 && type !== 'matchplay' && (
        <ClosableField
          closed={closed}
          field="courseId"
          name="nine"
          label={nineHolesText.holes}
          error={errors.nine?.message}
        >
          {(wiring) => (
            <Select {...wiring} {...register('nine')}>
              <option value="">{nineHolesText.all}</option>
              {nines.map((one) => (
                <option key={one} value={one}>
                  {nineHolesText.nines[one]}
                </option>
              ))}
            </Select>
          )}
        </ClosableField>
      )}
      {tees.length > 0 && (
        <Field label={clubCompetitionsText.tee} error={errors.teeId?.message} className="sm:col-start-2">
          {(wiring) => (
            <Select {...wiring} {...register('teeId')}>
              <option value="">{clubCompetitionsText.firstTee}</option>
              {tees.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
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
  closed,
  type,
  maximumKind,
}: FormPart & { type: CompetitionType; maximumKind: MaximumKind }) {
  return (
    <>
      {isTeamType(type) && <TeamFields register={register} errors={errors} closed={closed} />}
      {isIndividualType(type) && <RoundsField register={register} errors={errors} />}
      {type === 'matchplay' && (
        <ClosableField
          closed={closed}
          field="bracketType"
          name="bracketType"
          label={clubCompetitionsText.bracket}
          error={errors.bracketType?.message}
        >
          {(wiring) => (
            <Select {...wiring} {...register('bracketType')}>
              {bracketTypes.map((one) => (
                <option key={one} value={one}>
                  {bracketTypeNames[one]}
                </option>
              ))}
            </Select>
          )}
        </ClosableField>
      )}
      {type === 'maximum_score' && (
        <MaximumFields register={register} errors={errors} closed={closed} kind={maximumKind} />
      )}
      {isStablefordType(type) && (
        <ClosableField
          closed={closed}
          field="stablefordTable"
          name="stablefordTable"
          label={clubCompetitionsText.points}
          hint={clubCompetitionsText.pointsHint}
        >
          {(wiring) => (
            <Select {...wiring} {...register('stablefordTable')}>
              <option value="standard">{clubCompetitionsText.standardPoints}</option>
              <option value="modified">{clubCompetitionsText.modifiedPoints}</option>
            </Select>
          )}
        </ClosableField>
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
  closed,
  rounds,
  cutAfter,
}: FormPart & { rounds: number; cutAfter: string }) {
  const text = clubCompetitionsText
  return (
    <>
      <ClosableField
        closed={closed}
        field="cut"
        name="cutAfter"
        label={text.cut}
        error={errors.cutAfter?.message}
      >
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
      </ClosableField>
      {cutAfter !== '' && Number(cutAfter) < rounds && (
        <FieldPair>
          <ClosableField
            closed={closed}
            field="cut"
            name="cutPlaces"
            label={text.cutPlaces}
            hint={text.cutPlacesHint}
            error={errors.cutPlaces?.message}
            required
          >
            {(wiring) => <Input {...wiring} {...register('cutPlaces')} inputMode="numeric" />}
          </ClosableField>
          <ClosableField closed={closed} field="cut" name="cutTies" label={text.cutTies}>
            {(wiring) => (
              <Select {...wiring} {...register('cutTies')}>
                {cutTies.map((one) => (
                  <option key={one} value={one}>
                    {text.cutTiesNames[one]}
                  </option>
                ))}
              </Select>
            )}
          </ClosableField>
        </FieldPair>
      )}
    </>
  )
}

function MaximumFields({ register, errors, closed, kind }: FormPart & { kind: MaximumKind }) {
  return (
    <FieldPair>
      <ClosableField
        closed={closed}
        field="maximum"
        name="maximumKind"
        label={clubCompetitionsText.maximumScore}
        hint={clubCompetitionsText.maximumHint}
      >
        {(wiring) => (
          <Select {...wiring} {...register('maximumKind')}>
            {maximumKinds.map((one) => (
              <option key={one} value={one}>
                {clubCompetitionsText.maximumKinds[one]}
              </option>
            ))}
          </Select>
        )}
      </ClosableField>
      {takesStrokes(kind) && (
        <ClosableField
          closed={closed}
          field="maximum"
          name="maximumStrokes"
          label={clubCompetitionsText.maximumStrokes[kind]}
          required
          error={errors.maximumStrokes?.message}
          hint={clubCompetitionsText.strokesFromTo(maximumStrokes[kind])}
        >
          {(wiring) => <Input {...wiring} {...register('maximumStrokes')} inputMode="numeric" />}
        </ClosableField>
      )}
    </FieldPair>
  )
}

function TeamFields({ register, errors, closed }: FormPart) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <ClosableField
        closed={closed}
        field="teamSize"
        name="teamSize"
        label={clubCompetitionsText.teamSize}
        error={errors.teamSize?.message}
      >
        {(wiring) => <Input {...wiring} {...register('teamSize')} inputMode="numeric" />}
      </ClosableField>
      <ClosableField
        closed={closed}
        field="countingScores"
        name="countingScores"
        label={clubCompetitionsText.scoresThatCount}
        error={errors.countingScores?.message}
        hint={clubCompetitionsText.scoresHint}
      >
        {(wiring) => <Input {...wiring} {...register('countingScores')} inputMode="numeric" />}
      </ClosableField>
    </div>
  )
}

/** Who may enter, and how cards are confirmed. */
export function AccessFields({ register, errors, closed }: FormPart) {
  return (
    <>
      <ClosableField
        closed={closed}
        field="openToAll"
        name="openToAll"
        label={clubCompetitionsText.whoMayEnter}
        error={errors.openToAll?.message}
      >
        {(wiring) => (
          <Select {...wiring} {...register('openToAll')}>
            <option value="yes">{clubCompetitionsText.allMembers}</option>
            <option value="no">{clubCompetitionsText.inviteOnly}</option>
          </Select>
        )}
      </ClosableField>
      <ClosableField
        closed={closed}
        field="markerCard"
        name="cards"
        label={clubCompetitionsText.cards}
        hint={clubCompetitionsText.cardsHint}
      >
        {(wiring) => (
          <Select {...wiring} {...register('cards')}>
            <option value="signature">{clubCompetitionsText.cardsSigned}</option>
            <option value="marker">{clubCompetitionsText.cardsMarked}</option>
          </Select>
        )}
      </ClosableField>
    </>
  )
}

/** Whether the members see a new competition at once. */
export function PublishField({ register }: FormPart) {
  return (
    <Field label={clubCompetitionsText.publish}>
      {(wiring) => (
        <Select {...wiring} {...register('publish')}>
          <option value="now">{clubCompetitionsText.publishNow}</option>
          <option value="later">{clubCompetitionsText.publishLater}</option>
        </Select>
      )}
    </Field>
  )
}
