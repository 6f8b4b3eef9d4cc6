import type { Competition } from '#contract/competition/competitions.ts'
import type { CompetitionPrizes } from '#contract/competition/prizes.ts'
import { awardWords, categoryName, figureWords, placeWords } from '#web/competition/prizes/award-words.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'

type ReadAloudProps = { competition: Competition; prizes: CompetitionPrizes }

/** The list for the prize-giving, in large type: category by category, each from its last prize to its first. */
export default function ReadAloud({ competition, prizes }: ReadAloudProps) {
  return (
    <article className="grid max-w-prose gap-8 text-heading">
      <div className="flex flex-wrap gap-2 print:hidden">
        <BackLink href={`/competition-desk/${competition.id}?section=prizes`}>{text.backToPrizes}</BackLink>
        <PrintButton>{text.print}</PrintButton>
      </div>
      {!prizes.isFinal && <p className="text-body text-soft">{text.notFinal}</p>}
      {prizes.categories.map((category) => (
        <section key={category.id} className="grid break-inside-avoid gap-3">
          <h2 className="border-b-2 border-ink pb-1 font-bold">{categoryName(category)}</h2>
          {(category.awards ?? []).length === 0 && <p className="text-soft">{text.nobodyYet}</p>}
          <ol className="grid gap-3">
            {[...(category.awards ?? [])].reverse().map((award) => (
              <li key={award.entrantId}>
                <span className="text-soft">{placeWords(category, award)}</span>{' '}
                <strong>{award.playerName}</strong>
                <span className="block text-lead text-soft">
                  {[figureWords(category, award), awardWords(award, prizes.currency)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}
