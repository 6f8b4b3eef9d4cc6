import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Input as InputOf } from '#contract/call.ts'
import type { Club } from '#contract/clubs.ts'
import { createCompetition, createCompetitionBody } from '#contract/competitions.ts'
import type { Course } from '#contract/courses.ts'
import { minorUnits } from '#domain/club/currencies.ts'
import { bracketTypes, competitionTypes, defaultAllowance } from '#domain/competition/competition.ts'
import { failureText, send } from '#web/lib/api.ts'
import { bracketTypeNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import {
  blankCompetition,
  competitionBody,
  isStablefordType,
  isTeamType,
  type CompetitionValues,
} from './competition-values.ts'

const DRAFT = 'competition'
const FORM = 'new-competition'
const names = [
  'name',
  'courseId',
  'teeId',
  'competitionType',
  'startDate',
  'endDate',
  'maxParticipants',
  'entryFee',
  'allowance',
  'teamSize',
  'countingScores',
  'bracketType',
  'description',
  'prizes',
] as const

type CompetitionDialogProps = { club: Club; courses: readonly Course[]; onClose: () => void }

export default function CompetitionDialog({ club, courses, onClose }: CompetitionDialogProps) {
  const [start] = useState(() => withDraft<CompetitionValues>(DRAFT, blankCompetition(courses[0]?.id ?? '')))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(createCompetitionBody, (values: CompetitionValues) =>
      competitionBody(values, club.id),
    ),
  })
  useKeepDraft(DRAFT, form)
  const { register, control, formState, setError, setValue, handleSubmit } = form
  const { errors } = formState
  const type = useWatch({ control, name: 'competitionType' })
  const courseId = useWatch({ control, name: 'courseId' })
  const tees = courses.find((course) => course.id === courseId)?.tees ?? []
  const creating = useAction({
    run: (body: InputOf<typeof createCompetitionBody>) => send(createCompetition, { body }),
    changes: [
      ['api', 'clubs', club.id, 'competitions'],
      ['api', 'competitions'],
    ],
    onDone: (created) => {
      clearDraft(DRAFT)
      onClose()
      showToast({ tone: 'success', title: 'Competition Created', description: created.name })
    },
    onFail: (fault) => {
      if (showFieldErrors(fault, names, setError)) return
      setError('root', { message: failureText(fault, 'Failed to create competition. Please try again.') })
    },
  })
  const clock = `By the clock of ${club.timeZone.replaceAll('_', ' ')}.`
  return (
    <Dialog
      title="New competition"
      isOpen
      onClose={onClose}
      mayClose={!creating.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={creating.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={creating.isPending ? 'Creating competition…' : undefined}>
            Create Competition
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          void handleSubmit((body) => {
            if (!creating.isPending) creating.mutate(body)
          })(event)
        }}
      >
        <Field label="Name" required error={errors.name?.message}>
          {(wiring) => <Input {...wiring} {...register('name')} autoComplete="off" />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label="Type" required error={errors.competitionType?.message}>
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
          <Field label="Course" error={errors.courseId?.message}>
            {(wiring) => (
              <Select
                {...wiring}
                {...register('courseId', {
                  onChange: () => {
                    setValue('teeId', '')
                  },
                })}
              >
                <option value="">Not decided</option>
                {courses.map((course) => (
                  <option key={course.id} value={course.id}>
                    {course.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {tees.length > 0 && (
            <Field label="Tee" error={errors.teeId?.message} className="sm:col-start-2">
              {(wiring) => (
                <Select {...wiring} {...register('teeId')}>
                  <option value="">The course’s first</option>
                  {tees.map((tee) => (
                    <option key={tee.id} value={tee.id}>
                      {tee.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label="Start" required error={errors.startDate && startError} hint={clock}>
            {(wiring) => <Input {...wiring} {...register('startDate')} type="datetime-local" />}
          </Field>
          <Field label="End" required error={errors.endDate && endError(errors.endDate.message)}>
            {(wiring) => <Input {...wiring} {...register('endDate')} type="datetime-local" />}
          </Field>
        </div>
        {isTeamType(type) && (
          <div className="grid grid-cols-2 gap-3">
            <Field label="Team size" error={errors.teamSize?.message}>
              {(wiring) => <Input {...wiring} {...register('teamSize')} inputMode="numeric" />}
            </Field>
            <Field
              label="Scores that count"
              error={errors.countingScores?.message}
              hint="The best on each hole."
            >
              {(wiring) => <Input {...wiring} {...register('countingScores')} inputMode="numeric" />}
            </Field>
          </div>
        )}
        {type === 'matchplay' && (
          <Field label="Bracket" error={errors.bracketType?.message}>
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
          <Field label="Points" hint="Modified Stableford rewards eagles and takes points off for bogeys.">
            {(wiring) => (
              <Select {...wiring} {...register('stablefordTable')}>
                <option value="standard">Stableford</option>
                <option value="modified">Modified Stableford</option>
              </Select>
            )}
          </Field>
        )}
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label="Who may enter">
            {(wiring) => (
              <Select {...wiring} {...register('openToAll')}>
                <option value="yes">All members</option>
                <option value="no">Invite only: the club enters players</option>
              </Select>
            )}
          </Field>
          <Field label="Maximum participants" error={errors.maxParticipants?.message}>
            {(wiring) => (
              <Input
                {...wiring}
                {...register('maxParticipants')}
                inputMode="numeric"
                placeholder="No limit"
              />
            )}
          </Field>
          <Field label={`Entry fee (${club.currency})`} error={errors.entryFee?.message}>
            {(wiring) => (
              <Input
                {...wiring}
                {...register('entryFee')}
                inputMode={minorUnits(club.currency) === 1 ? 'numeric' : 'decimal'}
                placeholder={minorUnits(club.currency) === 1 ? '0' : '0.00'}
              />
            )}
          </Field>
          <Field label="Handicap allowance, %" error={errors.allowance?.message}>
            {(wiring) => (
              <Input
                {...wiring}
                {...register('allowance')}
                inputMode="numeric"
                placeholder={String(defaultAllowance[type])}
              />
            )}
          </Field>
        </div>
        <Field label="Description" error={errors.description?.message}>
          {(wiring) => <TextArea {...wiring} {...register('description')} rows={3} />}
        </Field>
        <Field label="Prizes" error={errors.prizes?.message}>
          {(wiring) => <TextArea {...wiring} {...register('prizes')} rows={2} />}
        </Field>
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      </form>
    </Dialog>
  )
}

const startError = 'Please choose when it starts.'

/** The contract speaks of ISO times, which nobody types here. */
function endError(message: string | undefined): string {
  return message?.startsWith('The end') === true ? message : 'Please choose when it ends.'
}
