import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Input as InputOf } from '#contract/call.ts'
import type { Club } from '#contract/clubs.ts'
import {
  clubCompetitions,
  createCompetition,
  createCompetitionBody,
  listCompetitions,
} from '#contract/competitions.ts'
import type { Course } from '#contract/courses.ts'
import { bracketTypes, competitionTypes, defaultAllowance } from '#domain/competition/competition.ts'
import { useSubmit } from '#web/admin/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { bracketTypeNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DateFields, LimitFields, NameField, TextFields } from './competition-fields.tsx'
import {
  blankCompetition,
  competitionBody,
  competitionFields,
  isStablefordType,
  isTeamType,
  type CompetitionValues,
} from './competition-values.ts'

const DRAFT = 'competition'

type CompetitionDialogProps = { club: Club; courses: readonly Course[]; onClose: () => void }

export default function CompetitionDialog({ club, courses, onClose }: CompetitionDialogProps) {
  const [start] = useState(() => withDraft<CompetitionValues>(DRAFT, blankCompetition(courses[0]?.id ?? '')))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(createCompetitionBody, (values: CompetitionValues) =>
      competitionBody(values, club.id),
    ),
  })
  const { register, control, formState, setValue } = form
  const { errors } = formState
  const type = useWatch({ control, name: 'competitionType' })
  const courseId = useWatch({ control, name: 'courseId' })
  const tees = courses.find((course) => course.id === courseId)?.tees ?? []
  const { isBusy, fault, submit } = useSubmit({
    form,
    draft: DRAFT,
    names: competitionFields,
    send: (body: InputOf<typeof createCompetitionBody>) => send(createCompetition, { body }),
    changes: [query(clubCompetitions, { params: { clubId: club.id } }), query(listCompetitions)],
    onDone: (created) => {
      onClose()
      showToast({ tone: 'success', title: clubCompetitionsText.created, description: created.name })
    },
    failed: { text: clubCompetitionsText.createFailed },
  })
  const pairs = 'grid gap-5 sm:grid-cols-2 sm:gap-3'
  return (
    <FormDialog
      title={clubCompetitionsText.newCompetition}
      submitLabel={clubCompetitionsText.create}
      busyLabel={clubCompetitionsText.creating}
      isBusy={isBusy}
      fault={fault}
      onClose={onClose}
      onSubmit={submit}
    >
      <NameField register={register} errors={errors} />
      <div className={pairs}>
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
        <Field label={clubCompetitionsText.course} error={errors.courseId?.message}>
          {(wiring) => (
            <Select
              {...wiring}
              {...register('courseId', {
                onChange: () => {
                  setValue('teeId', '')
                },
              })}
            >
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
        <DateFields register={register} errors={errors} timeZone={club.timeZone} />
      </div>
      {isTeamType(type) && (
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
      )}
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
      <div className={pairs}>
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
        <LimitFields
          register={register}
          errors={errors}
          currency={club.currency}
          defaultAllowance={defaultAllowance[type]}
        />
      </div>
      <TextFields register={register} errors={errors} />
    </FormDialog>
  )
}
