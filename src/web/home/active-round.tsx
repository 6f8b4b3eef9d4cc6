import { Play } from 'lucide-react'
import { Suspense } from 'react'
import type { OwnPlace } from '#contract/board/own-place.ts'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { formatToPar } from '#web/lib/format.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { placeSentence } from '#web/lib/place-sentence.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { Card, Figure } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ClubRuling = lazyOptional(() => import('#web/card/club-ruling.tsx'))

type ActiveRoundProps = { round: RoundDetail; place: OwnPlace | null | undefined; isOver: boolean }

/** The round that is being played: where the player lies with it, and the way back into it. */
export function ActiveRound({ round, place, isOver }: ActiveRoundProps) {
  const lies = placeSentence(place, isOver)
  const title = homeText.roundAt(round.competitionName ?? homeText.yourRound, round.courseName)
  return (
    <Card className="grid gap-4 border-l-6 border-l-accent sm:flex sm:items-center sm:justify-between">
      <div className="grid gap-2">
        <h2 className={lies === undefined ? 'text-title font-semibold' : 'text-soft'}>{title}</h2>
        {lies !== undefined && <p className="text-heading font-bold">{lies}</p>}
        {round.ruling && round.competitionId !== null && (
          <Suspense fallback={<Skeleton className="h-20" />}>
            <ClubRuling isKnown competitionId={round.competitionId} userId={round.userId} />
          </Suspense>
        )}
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label={homeText.holes} value={homeText.holesOf(round.holesPlayed, round.holeCount)} />
          {round.toPar !== null && <Figure label={homeText.netToPar} value={formatToPar(round.toPar)} />}
          {round.stablefordPoints !== null && (
            <Figure
              label={round.terms.stablefordTable === 'par_bogey' ? homeText.holesUp : homeText.points}
              value={round.stablefordPoints}
            />
          )}
        </dl>
      </div>
      <LinkButton
        href={round.competitionId === null ? '/scorecard' : `/scorecard?competitionId=${round.competitionId}`}
        icon={<Play aria-hidden size={18} />}
        className="shrink-0"
      >
        {homeText.continueRound}
      </LinkButton>
    </Card>
  )
}
