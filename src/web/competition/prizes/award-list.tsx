import type { CompetitionPrizes, PrizeCategoryView } from '#contract/competition/prizes.ts'
import { isMeasured } from '#golf/competition/prizes/prize-plan.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { awardWords, figureWords, placeWords } from './award-words.ts'

/** Who gets what of one category, and what of its money stays with the club. */
export function AwardList({ category, prizes }: { category: PrizeCategoryView; prizes: CompetitionPrizes }) {
  const { awards, left, passedOver, kind } = category
  const { currency } = prizes
  if (!awards || awards.length === 0)
    return <p className="text-soft">{isMeasured(kind) ? text.nobodyMeasured : text.nobodyYet}</p>
  return (
    <>
      <ol className="divide-y divide-line">
        {awards.map((award) => (
          <li
            key={award.entrantId}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,auto)] items-baseline gap-x-3 py-2"
          >
            <span className="text-soft tabular-nums">{placeWords(category, award)}</span>
            <span>
              <span className="font-medium">{award.playerName}</span>{' '}
              <span className="text-note text-soft">{figureWords(category, award)}</span>
            </span>
            <span className="text-right font-medium tabular-nums">{awardWords(award, currency)}</span>
          </li>
        ))}
      </ol>
      {left !== null && <p className="text-note text-soft">{text.left(formatMoney(left, currency))}</p>}
      {passedOver.length > 0 && (
        <p className="text-note text-soft">{text.passedOver(passedOver.join(', '))}</p>
      )}
    </>
  )
}
