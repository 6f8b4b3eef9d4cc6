import type { CompetitionOfDay, DoubtfulCard } from '#contract/competition/club-day.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { ConfirmTotalsButton, sumsText } from '#web/card/unconfirmed-card.online.tsx'
import { competitionResultsPath, competitionStatusTones, stageName } from '#web/lib/competition-words.ts'
import { clubDayText as text } from '#web/messages/en/home/club-day.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CardLinks } from './card-links.tsx'

/** One competition with its cards out, in and to check, the people behind the numbers, and its next step. */
export function CompetitionDay({ day }: { day: CompetitionOfDay }) {
  const { competition, out, doubtful } = day
  const { name, status } = competition
  const isMatchPlay = competition.competitionType === 'matchplay'
  const isOver = status === 'completed'
  return (
    <Card className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-lead font-semibold">{name}</span>
        <Badge tone={competitionStatusTones[status]}>{stageName(competition)}</Badge>
      </p>
      {!isMatchPlay && <Figures day={day} />}
      {doubtful.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {doubtful.map((card) => (
            <Doubtful key={card.roundId} competition={competition} card={card} />
          ))}
        </div>
      )}
      {out.length > 0 && !isOver && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            {text.outNames(out.length)}
          </summary>
          <div className="divide-y divide-line border-y border-line">
            {out.map((card) => (
              <CardLinks
                key={card.roundId}
                competition={competition}
                card={card}
                note={text.thru(card.thru, card.holeCount)}
              />
            ))}
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton href={competitionResultsPath(competition)} look="secondary">
          <Named
            label={isMatchPlay ? text.details : text.board}
            whole={isMatchPlay ? text.detailsOf(name) : text.boardOf(name)}
          />
        </LinkButton>
        <LinkButton href="/club-admin?tab=competitions" look="secondary">
          <Named
            label={isOver ? text.finish : text.closePlay}
            whole={isOver ? text.finishOf(name) : text.closePlayOf(name)}
          />
        </LinkButton>
      </div>
    </Card>
  )
}

/** A card to check: why, and for totals without holes what they are and the press that confirms them. */
function Doubtful({ competition, card }: { competition: Competition; card: DoubtfulCard }) {
  const { doubt, totals } = card
  return (
    <CardLinks
      competition={competition}
      card={card}
      note={totals ? `${text.doubts[doubt]} ${sumsText(totals)}` : text.doubts[doubt]}
    >
      {totals && <ConfirmTotalsButton card={{ ...card, ...totals }} />}
    </CardLinks>
  )
}

function Figures({ day }: { day: CompetitionOfDay }) {
  return (
    <dl className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      <Figure label={text.entered} value={day.competition.participantCount} />
      <Figure label={text.notStarted} value={day.notStarted} />
      <Figure label={text.out} value={day.out.length} />
      <Figure label={text.in} value={day.in} />
      <Figure label={text.toCheck} value={day.doubtful.length} />
    </dl>
  )
}

/** A short word to see, and one that says of which competition to hear. */
function Named({ label, whole }: { label: string; whole: string }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{whole}</span>
    </>
  )
}
