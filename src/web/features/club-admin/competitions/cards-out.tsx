import { Link } from 'wouter'
import type { z } from 'zod/mini'
import type { getCardsOut } from '#contract/cards-out.ts'
import type { Competition } from '#contract/competitions.ts'
import { UnconfirmedCardRow } from '#web/admin/unconfirmed-card.tsx'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { closingText as text } from '#web/messages/en/closing.ts'
import { totalsOnlyText } from '#web/messages/en/totals-only.ts'
import { Notice } from '#web/ui/notice.tsx'

type CardsOutProps = {
  competition: Competition
  cards: z.infer<typeof getCardsOut.reply>
  step: 'complete' | 'finalise'
}

/** Whose cards are out and what becomes of each; which have only totals; then who never began one. */
export function CardsOut({ competition, cards: { out, unconfirmed, notStarted }, step }: CardsOutProps) {
  const isFinal = step === 'finalise'
  return (
    <>
      {out.length === 0 ? (
        <p>{text.allIn}</p>
      ) : (
        <section aria-label={text.out(out.length)} className="grid gap-2">
          <h3 className="font-semibold">{text.out(out.length)}</h3>
          {isFinal ? <Notice tone="warn">{text.outStop}</Notice> : <p>{text.outStay}</p>}
          <ul className="divide-y divide-line border-y border-line">
            {out.map((card) => (
              <li key={card.roundId} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="grid">
                  <span className="font-semibold">{card.playerName}</span>
                  <span className="text-note text-soft">{text.thru(card.thru, card.holeCount)}</span>
                </span>
                <span className="flex gap-4">
                  <CardLink
                    href={`/rounds/${card.roundId}`}
                    name={text.cardOf(card.playerName)}
                    word={text.card}
                  />
                  <CardLink
                    href={`${competitionResultsPath(competition)}?rule=${card.userId}`}
                    name={text.ruleOn(card.playerName)}
                    word={text.rule}
                  />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unconfirmed.length > 0 && (
        <section aria-label={totalsOnlyText.wait(unconfirmed.length)} className="grid gap-2">
          <h3 className="font-semibold">{totalsOnlyText.wait(unconfirmed.length)}</h3>
          {isFinal ? <Notice tone="warn">{totalsOnlyText.stop}</Notice> : <p>{totalsOnlyText.means}</p>}
          <ul className="divide-y divide-line border-y border-line">
            {unconfirmed.map((card) => (
              <li key={card.roundId}>
                <UnconfirmedCardRow card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {notStarted.length > 0 && (
        <section aria-label={text.notBegun(notStarted.length)} className="grid gap-1">
          <h3 className="font-semibold">{text.notBegun(notStarted.length)}</h3>
          <p>{isFinal ? text.notBegunFinal : text.notBegunClose}</p>
          <p className="text-soft">{notStarted.map((one) => one.playerName).join(', ')}</p>
        </section>
      )}
    </>
  )
}

/** `name` says whose it is, for those who do not see the row. */
function CardLink({ href, name, word }: { href: string; name: string; word: string }) {
  return (
    <Link
      href={href}
      aria-label={name}
      className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-accent underline underline-offset-4"
    >
      {word}
    </Link>
  )
}
