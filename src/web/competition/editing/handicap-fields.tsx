import { declaredReasons } from '#golf/handicap/not-for-handicap.ts'
import { notForHandicapWords } from '#web/handicap/not-for-handicap/not-for-handicap-words.ts'
import { clubNotForHandicapText as text } from '#web/messages/en/competition/club-not-for-handicap.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { FieldPair, type FormPart } from './competition-fields.tsx'
import type { CompetitionValues } from './competition-values.ts'

type HandicapFieldsProps = Omit<FormPart, 'closed'> & { reason: CompetitionValues['notForHandicap'] }

/** Whether scores count for the Handicap Index, and why not (D43). Open until the result is final. */
export function HandicapFields({ register, errors, reason }: HandicapFieldsProps) {
  return (
    <FieldPair>
      <Field label={text.handicap} hint={text.handicapHint} error={errors.notForHandicap?.message}>
        {(wiring) => (
          <Select {...wiring} {...register('notForHandicap')}>
            <option value="">{text.countsForHandicap}</option>
            {declaredReasons.map((one) => (
              <option key={one} value={one}>
                {notForHandicapWords({ reason: one })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {reason !== '' && (
        <Field
          label={text.handicapNote}
          hint={text.handicapNoteHint}
          required={reason === 'other_reason'}
          error={errors.notForHandicapNote?.message}
        >
          {(wiring) => <Input {...wiring} {...register('notForHandicapNote')} autoComplete="off" />}
        </Field>
      )}
    </FieldPair>
  )
}
