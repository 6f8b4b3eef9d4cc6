import type { BracketView } from '#contract/match/matches.ts'
import { matchFormats, type PairFormat } from '#golf/match/pairs/match-format.ts'
import { pairAllowance } from '#golf/match/pairs/pair-allowance.ts'
import { pairDrawText as text } from '#web/messages/en/match/pair-draw.online.ts'
import { pairsText } from '#web/messages/en/match/pairs.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PairList } from './pair-list.tsx'

/** As a draft keeps it: the pairs as "usr_1+usr_2 usr_3+usr_4". */
export type PairsDraft = { matchFormat: string; pairs: string; allowance: string }

export type Entrant = BracketView['entrants'][number]
export type Pair = readonly [Entrant, Entrant]

export function blankPairs({ draw, entrants }: Pick<BracketView, 'draw' | 'entrants'>): PairsDraft {
  const drawn = entrants.flatMap((one, i) => {
    const partner = entrants.findIndex(({ userId }) => userId === one.partnerId)
    const other = entrants[partner]
    return other && i < partner ? [[one, other] as const] : []
  })
  return {
    matchFormat: draw?.matchFormat ?? 'singles',
    pairs: writePairs(drawn),
    allowance: draw?.allowancePercent == null ? '' : `${draw.allowancePercent}`,
  }
}

const formatOf = ({ matchFormat }: PairsDraft) => matchFormats.find((one) => one === matchFormat) ?? 'singles'

/** The pairs of those who are still entered; null where singles are played. */
export function pairsIn(draft: PairsDraft, entrants: readonly Entrant[]): Pair[] | null {
  if (formatOf(draft) === 'singles') return null
  return draft.pairs.split(' ').flatMap((pair) => {
    const [first, second] = pair.split('+').map((id) => entrants.find(({ userId }) => userId === id))
    return first && second ? [[first, second] as const] : []
  })
}

const writePairs = (pairs: readonly Pair[]) =>
  pairs.map(([first, second]) => `${first.userId}+${second.userId}`).join(' ')

export function pairsToSend(draft: PairsDraft, pairs: readonly Pair[] | null) {
  const allowance = draft.allowance.trim()
  return {
    matchFormat: formatOf(draft),
    ...(pairs && { pairs: pairs.map(([first, second]) => [first.userId, second.userId]) }),
    ...(pairs && allowance !== '' && { allowancePercent: Number(allowance) }),
  }
}

type PairFieldsProps = {
  draft: PairsDraft
  entrants: readonly Entrant[]
  faults: Readonly<Record<string, string>>
  onChange: (part: Partial<PairsDraft>) => void
}

/** Whether players or pairs meet, who plays with whom, and the allowance of pairs. */
export function PairFields({ draft, entrants, faults, onChange }: PairFieldsProps) {
  const format = formatOf(draft)
  const pairs = pairsIn(draft, entrants)
  return (
    <>
      <ChoiceGroup
        legend={text.playedAs}
        choices={matchFormats.map((value) => ({
          value,
          label: pairsText[value],
          note: text[`${value}Note`],
        }))}
        value={format}
        onChange={(matchFormat) => {
          onChange({ matchFormat, allowance: '' })
        }}
        isStacked
      />
      {pairs && (
        <PairList
          pairs={pairs}
          entrants={entrants}
          fault={faults.pairs}
          onChange={(next) => {
            onChange({ pairs: writePairs(next) })
          }}
        />
      )}
      {format !== 'singles' && (
        <AllowanceField draft={draft} format={format} faults={faults} onChange={onChange} />
      )}
    </>
  )
}

type AllowanceFieldProps = Omit<PairFieldsProps, 'entrants'> & { format: PairFormat }

function AllowanceField({ draft, format, faults, onChange }: AllowanceFieldProps) {
  const usual = pairAllowance(format)
  return (
    <Field label={text.allowance} hint={text.allowanceHint[format](usual)} error={faults.allowancePercent}>
      {(wiring) => (
        <Input
          {...wiring}
          inputMode="numeric"
          value={draft.allowance}
          placeholder={`${usual}`}
          maxLength={3}
          onChange={(event) => {
            onChange({ allowance: event.target.value })
          }}
        />
      )}
    </Field>
  )
}
