import { Link } from 'wouter'
import type { z } from 'zod/mini'
import type { CardOut, getCardsOut } from '#contract/competition/cards-out.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { UnconfirmedCardRow } from '#web/card/unconfirmed-card.online.tsx'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { cardOutText } from '#web/messages/en/card/card-out.ts'
import { closingText as text } from '#web/messages/en/competition/closing.online.ts'
import { totalsOnlyText } from '#web/messages/en/card/totals-only.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AllFates, FateSelect, type CardFate, type CardFates } from './card-fate.tsx'

type CardsOutProps = {
  competition: Competition
  cards: z.infer<typeof getCardsOut.reply>
  step: 'complete' | 'finalise'
  fates: CardFates
  reason: string
  onChoose: (fates: CardFates) => void
  onReason: (reason: string) => void
}

/** Whose cards are out and what becomes of each; which have only totals; then who never began one. */
export function CardsOut({ competition, cards, step, fates, reason, onChoose, onReason }: CardsOutProps) {
  const { participantCount, out, unconfirmed, notStarted } = cards
  const isFinal = step === 'finalise'
  return (
    <>
      {out.length === 0 && notStarted.length === 0 && (
        <p>{participantCount === 0 ? text.nobodyEntered : text.allIn}</p>
      )}
      {out.length > 0 && (
        <section aria-label={text.out(out.length)} className="grid gap-2">
          <h3 className="font-semibold">{text.out(out.length)}</h3>
          {isFinal ? (
            hasOpen(out, fates) && <Notice tone="warn">{text.outStop}</Notice>
          ) : (
            <p>{text.outStay}</p>
          )}
          <AllFates cards={out} fates={fates} reason={reason} onChoose={onChoose} onReason={onReason} />
          <ul className="divide-y divide-line border-y border-line">
            {out.map((card) => (
              <CardOutRow
                key={card.roundId}
                card={card}
                competition={competition}
                fate={fates[card.userId] ?? 'open'}
                onChoose={(fate) => {
                  onChoose({ ...fates, [card.userId]: fate })
                }}
              />
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
          <p className="text-soft">{notStarted.map(nameOfCard).join(', ')}</p>
        </section>
      )}
    </>
  )
}

type CardOutRowProps = {
  card: CardOut
  competition: Competition
  fate: CardFate
  onChoose: (fate: CardFate) => void
}

function CardOutRow({ card, competition, fate, onChoose }: CardOutRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="grid">
        <span className="font-semibold">{nameOfCard(card)}</span>
        <span className="text-note text-soft">{cardOutText.thru(card.thru, card.holeCount)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4">
        <FateSelect label={text.fateOf(nameOfCard(card))} value={fate} onChoose={onChoose} />
        <CardLink
          href={`/rounds/${card.roundId}`}
          name={cardOutText.cardOf(nameOfCard(card))}
          word={text.card}
        />
        <CardLink
          href={`${competitionResultsPath(competition)}?rule=${card.userId}`}
          name={text.ruleOn(nameOfCard(card))}
          word={text.rule}
        />
      </span>
    </li>
  )
}

/** Whether a card would still be out after the step. */
export function hasOpen(out: readonly { userId: string }[], fates: CardFates): boolean {
  return out.some(({ userId }) => (fates[userId] ?? 'open') === 'open')
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
