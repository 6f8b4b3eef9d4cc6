import { useQuery } from '@tanstack/react-query'
import { getClubRules } from '#contract/club/club-rules.ts'
import { defaultAllowance } from '#golf/competition/competition-defaults.ts'
import { allowancesOfUnion } from '#golf/handicap/allowances-of-union.ts'
import { recommendedAllowance } from '#golf/handicap/recommended-allowance.ts'
import { query } from '#web/lib/query.ts'
import { clubAllowanceText as text } from '#web/messages/en/competition/club-allowance.online.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ClosableField } from './closable-field.tsx'
import { FieldPair, type FormPart } from './competition-fields.tsx'
import { isTeamType, type CompetitionValues } from './competition-values.ts'

type AllowanceProps = FormPart & {
  clubId: string
  /** As typed. */
  values: Pick<CompetitionValues, 'competitionType' | 'teamSize' | 'countingScores' | 'allowance'>
}

/** The allowance with what Appendix C recommends; a reason is asked for where another is typed. */
export function AllowanceFields({ register, errors, closed, clubId, values }: AllowanceProps) {
  const { competitionType: type, teamSize, countingScores, allowance: typed } = values
  const isTeam = isTeamType(type)
  const recommended = recommendedAllowance({
    competitionType: type,
    teamSize: isTeam ? Number(teamSize) : null,
    countingScores: isTeam ? Number(countingScores) : null,
  })
  const union = useQuery(query(getClubRules, { params: { clubId } })).data?.union ?? null
  const choices = recommended && allowancesOfUnion(union, recommended.line)
  const isOther = recommended && typed.trim() !== '' && Number(typed) !== recommended.percent
  return (
    <FieldPair>
      <ClosableField
        closed={closed}
        field="allowance"
        name="allowance"
        label={clubCompetitionsText.allowance}
        error={errors.allowance?.message}
        hint={[
          recommended ? text.recommended(recommended.percent, text.lines[recommended.line]) : text.noLine,
          ...(choices ? [text.ofUnion(choices.join(', '))] : []),
          clubCompetitionsText.allowanceHint,
        ].join(' ')}
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...register('allowance')}
            inputMode="numeric"
            placeholder={String(recommended?.percent ?? defaultAllowance[type])}
          />
        )}
      </ClosableField>
      {isOther && (
        <Field label={text.reason} required error={errors.allowanceReason?.message} hint={text.reasonHint}>
          {(wiring) => <Input {...wiring} {...register('allowanceReason')} autoComplete="off" />}
        </Field>
      )}
    </FieldPair>
  )
}
