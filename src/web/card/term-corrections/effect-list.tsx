import type { CorrectionEffect } from '#contract/card/term-corrections.ts'
import { prizeKinds, type PrizeKind } from '#golf/competition/prizes/prize-plan.ts'
import { bringIntoView } from '#web/lib/bring-into-view.ts'
import { termName, termText } from '#web/lib/term-name.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { competitionPrizesText } from '#web/messages/en/competition/competition-prizes.ts'
import { termCorrectionsText as text } from '#web/messages/en/card/term-corrections.online.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Everything that a correction moves: cards first, then what follows from them. */
export function EffectList({ effect }: { effect: CorrectionEffect }) {
  const { cards, places, prizes, indexes, reopened, withoutTee } = effect
  const isQuiet = places.length + prizes.length + indexes.length === 0
  return (
    <div ref={bringIntoView} className="grid scroll-m-4 gap-4">
      {reopened.length > 0 && <Notice tone="warn">{text.reopens(reopened.join(', '))}</Notice>}
      {withoutTee.length > 0 && <Notice tone="warn">{text.withoutTee(withoutTee.join(', '))}</Notice>}
      <EffectMoves effect={effect} />
      {cards.length > 0 && isQuiet && <p>{text.noneMoves}</p>}
      <Cards cards={cards} />
    </div>
  )
}

/** Places, prizes and indexes that somebody has before and after; nothing where none moves. */
export function EffectMoves({ effect }: { effect: Pick<CorrectionEffect, 'places' | 'prizes' | 'indexes'> }) {
  const { places, prizes, indexes } = effect
  return (
    <>
      <Moves
        title={text.places}
        moves={places.map((one) => ({ ...one, name: text.of(one.name, one.competitionName) }))}
      />
      <Moves
        title={text.prizes}
        moves={prizes.map((one) => ({ ...one, name: text.of(prizeName(one.prize), one.competitionName) }))}
      />
      <Moves
        title={text.indexes}
        moves={indexes.map(({ playerName: name, before, after }) => ({
          name,
          before: formatHandicap(before) ?? null,
          after: formatHandicap(after) ?? null,
        }))}
      />
    </>
  )
}

/** The committee's own name, or the usual one of its kind, before the division. */
function prizeName(prize: string): string {
  const [kind = '', ...division] = prize.split(', ')
  const known = prizeKinds.find((one): one is PrizeKind => one === kind)
  return known === undefined ? prize : [competitionPrizesText.kinds[known], ...division].join(', ')
}

type Move = { name: string; before: string | null; after: string | null }

function Moves({ title, moves }: { title: string; moves: readonly Move[] }) {
  if (moves.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {moves.map((move) => (
          <li key={move.name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{move.name}</span>
            <BeforeAfter {...move} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BeforeAfter({ before, after }: Omit<Move, 'name'>) {
  return (
    <b>
      {before ?? text.none} <span aria-hidden>→</span>
      <span className="sr-only">{text.to}</span> {after ?? text.none}
    </b>
  )
}

function Cards({ cards }: Pick<CorrectionEffect, 'cards'>) {
  if (cards.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{text.cards}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {cards.map((card) => (
          <li key={card.roundId} className="grid gap-1 py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{whichCard(card)}</span>
              {card.numbers && (
                <BeforeAfter before={numbersOf(card.numbers.before)} after={numbersOf(card.numbers.after)} />
              )}
            </span>
            <ul className="flex flex-wrap gap-x-4 text-note text-soft">
              {card.changes.map((change) => (
                <li key={termName(change)}>
                  {termName(change)}: {termText(change.term, change.before) ?? text.none}{' '}
                  <span aria-hidden>→</span>
                  <span className="sr-only">{text.to}</span>{' '}
                  {termText(change.term, change.after) ?? text.none}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whichCard({
  playerName,
  competitionName,
  roundNumber,
  playedOn,
}: CorrectionEffect['cards'][number]) {
  const parts = [
    competitionName,
    roundNumber === null ? null : text.round(roundNumber),
    formatDate(playedOn, 'UTC'),
  ].filter((part) => part !== null)
  return text.of(playerName, parts.join(', '))
}

const numbersOf = ({ net, points }: { net: number | null; points: number | null }) =>
  text.numbers(`${net ?? '–'}`, `${points ?? '–'}`)
