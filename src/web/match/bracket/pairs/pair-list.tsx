import { Shuffle } from 'lucide-react'
import { handicapIndexFromWire } from '#contract/platform/wire-names.ts'
import { pairUp } from '#golf/match/pairs/pair-up.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { drawTermsText } from '#web/messages/en/match/draw-terms.online.ts'
import { pairDrawText as text } from '#web/messages/en/match/pair-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { nameOf } from '../match-words.ts'
import type { Entrant, Pair } from './pair-fields.tsx'

type PairListProps = {
  pairs: readonly Pair[]
  entrants: readonly Entrant[]
  fault: string | undefined
  onChange: (pairs: Pair[]) => void
}

/** The pairs, and for everybody without a partner a choice of one, so that it works by touch, key and reader alike. */
export function PairList({ pairs, entrants, fault, onChange }: PairListProps) {
  const alone = entrants.filter((one) => !pairs.some((pair) => pair.includes(one)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{text.title}</legend>
      <p className="text-note text-soft" role="status">
        {text.made(pairs.length, alone.length)}
      </p>
      {alone.length > 1 && (
        <Button
          look="secondary"
          icon={<Shuffle aria-hidden size={18} />}
          onClick={() => {
            onChange([...pairs, ...pairUp(alone, indexOf)])
          }}
        >
          {text.pairUp}
        </Button>
      )}
      {fault !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {fault}
        </p>
      )}
      <ul className="grid rounded-control border border-edge">
        {pairs.map((pair) => (
          <li key={pair[0].userId} className={rowLook}>
            <span className="min-w-0 grow wrap-anywhere">{nameOf(...pair)}</span>
            <Button
              look="quiet"
              aria-label={text.separateOf(nameOf(...pair))}
              onClick={() => {
                onChange(pairs.filter((one) => one !== pair))
              }}
            >
              {text.separate}
            </Button>
          </li>
        ))}
        {alone.map((one) => (
          <AloneRow
            key={one.userId}
            entrant={one}
            others={alone.filter((other) => other !== one)}
            onPair={(partner) => {
              onChange([...pairs, [one, partner]])
            }}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type AloneRowProps = { entrant: Entrant; others: readonly Entrant[]; onPair: (partner: Entrant) => void }

function AloneRow({ entrant, others, onPair }: AloneRowProps) {
  return (
    <li className={rowLook}>
      <span className="min-w-0 grow basis-40 wrap-anywhere">
        {nameOf(entrant)}{' '}
        <span className="text-note text-soft">
          {formatHandicap(entrant.handicap) ?? drawTermsText.draw.noHandicap}
        </span>
      </span>
      <span className="grow basis-40">
        <Select
          aria-label={text.partnerOf(nameOf(entrant))}
          value=""
          onChange={(event) => {
            const partner = others.find(({ userId }) => userId === event.target.value)
            if (partner) onPair(partner)
          }}
        >
          <option value="">{text.noPartner}</option>
          {others.map((other) => (
            <option key={other.userId} value={other.userId}>
              {nameOf(other)}
            </option>
          ))}
        </Select>
      </span>
    </li>
  )
}

const rowLook =
  'flex min-h-11 flex-wrap items-center gap-2 py-1 pr-1 pl-3 not-first:border-t not-first:border-line'

const indexOf = ({ handicap }: Entrant) => handicapIndexFromWire(handicap) ?? null
