import { cardStatusNamed } from '#golf/competition/card-status.ts'
import type { CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import { countbackNumbers, countbackTermsOf } from '#golf/competition/formats/countback.ts'
import { strokePlay } from '#golf/competition/formats/stroke-play.ts'
import { standings, type Placeable } from '#golf/board/standings.ts'
import { playerName, scoreEntrant } from '../board-row.ts'
import type { EntrantFacts } from '../leaderboard.store.ts'

type GrossTerms = { roundCount: number; order: CountbackOrder }
export type GrossFinisher = {
  entrantId: string
  name: string
  gross: number | null
  position: number | null
}

/**
 * The entrants by the gross scores of their cards, of every round; ties by the same countback as the result, without
 * strokes (R9.4). Who has not handed in each round holed out, or whom the committee has ruled on, has no place. `facts` are
 * in the order of entrants and rounds.
 */
export function grossStandings(facts: readonly EntrantFacts[], terms: GrossTerms): GrossFinisher[] {
  const cards = new Map<string, EntrantFacts[]>()
  for (const card of facts) cards.set(card.userId, [...(cards.get(card.userId) ?? []), card])
  return standings([...cards.values()].flatMap((of) => toPlaceable(of, terms))).map(
    ({ entrantId, name, sortKey, position }) => ({ entrantId, name, gross: sortKey, position }),
  )
}

function toPlaceable(cards: readonly EntrantFacts[], { roundCount, order }: GrossTerms): Placeable[] {
  const latest = cards.at(-1)
  if (!latest) return []
  const grosses = cards.map(grossOf)
  const known = grosses.flatMap((gross) => (gross === null ? [] : [gross]))
  const hasPlace = known.length === roundCount && known.length === grosses.length
  const { userId: entrantId } = latest
  return [
    {
      entrantId,
      name: playerName(latest),
      sortKey: hasPlace ? known.reduce((sum, gross) => sum + gross, 0) : null,
      countback: hasPlace ? countbackOf(latest, order) : null,
    },
  ]
}

function grossOf(facts: EntrantFacts): number | null {
  if (facts.status !== 'submitted' || cardStatusNamed(facts.cardStatus) !== 'playing') return null
  if (facts.totalsOnly) return facts.totalsConfirmed ? facts.gross : null
  const card = scoreEntrant(facts)
  const isHoledOut = card?.lines.every(({ result }) => result.kind === 'strokes') ?? false
  return card && isHoledOut ? strokesOf(card.lines) : null
}

/** As they were played: a competition with a maximum counts less on a hole (R7.3). */
function strokesOf(lines: readonly { result: { kind: string; strokes?: number } }[]): number {
  return lines.reduce((sum, { result }) => sum + (result.strokes ?? 0), 0)
}

/** null for totals without holes: nothing breaks their ties. */
function countbackOf(facts: EntrantFacts, order: CountbackOrder): readonly number[] | null {
  const card = facts.totalsOnly ? undefined : scoreEntrant(facts)
  return card
    ? countbackNumbers(strokePlay, card, { playingHandicap: 0, terms: countbackTermsOf[order] })
    : null
}
