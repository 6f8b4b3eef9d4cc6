import { competitionTypes } from '#golf/competition/competition.ts'
import { competitionTypeNames } from '#web/lib/competition-words.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { clubFormatsText } from '#web/messages/en/competition/club-formats.online.ts'
import { Select } from '#web/ui/select.tsx'
import { ClosableField } from './closable-field.tsx'
import type { FormPart } from './competition-fields.tsx'
import { PairsHelp } from './named-format.tsx'

/** The type, and what there is no type for. It stands beside both the course and its tee. */
export function TypeField({ register, errors, closed, onChange }: FormPart & { onChange?: () => void }) {
  const isClosed = closed?.reasonOf('competitionType') !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start sm:row-span-2">
      <ClosableField
        closed={closed}
        field="competitionType"
        name="competitionType"
        label={clubCompetitionsText.type}
        required
        error={errors.competitionType?.message}
        hint={clubFormatsText.missing}
      >
        {(wiring) => (
          <Select {...wiring} {...register('competitionType', onChange && { onChange })}>
            {competitionTypes.map((one) => (
              <option key={one} value={one}>
                {competitionTypeNames[one]}
              </option>
            ))}
          </Select>
        )}
      </ClosableField>
      {!isClosed && <PairsHelp />}
    </div>
  )
}
