import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { clubDayText as text } from '#web/messages/en/home/club-day.online.ts'

type CardLinksProps = {
  competition: Competition
  card: { roundId: string; userId: string; playerName: string; roundNumber?: number | undefined }
  note: string
  children?: ReactNode
}

/** A player of the day, with one press to their card and one to the committee's ruling on it. */
export function CardLinks({ competition, card, note, children }: CardLinksProps) {
  const { roundId, userId, playerName } = card
  const name = nameOfCard(card)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="font-semibold">{name}</span>
        <span className="text-note text-soft">{note}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {children}
        <CardLink href={`/rounds/${roundId}`} word={text.card} name={text.cardOf(name)} />
        <CardLink
          href={`${competitionResultsPath(competition)}?rule=${userId}`}
          word={text.rule}
          name={text.ruleOn(playerName)}
        />
      </span>
    </div>
  )
}

function CardLink({ href, word, name }: { href: string; word: string; name: string }) {
  return (
    <Link
      href={href}
      aria-label={name}
      className="inline-flex min-h-11 min-w-11 items-center justify-center px-2 font-semibold text-accent underline underline-offset-4"
    >
      {word}
    </Link>
  )
}
