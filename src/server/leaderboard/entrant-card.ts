import type { EntrantCard, ExplainedNumber, RowNote } from '#contract/leaderboard.ts'
import type { LiveRow } from '#contract/live-events.ts'
import { resultToWire } from '#contract/wire-names.ts'
import { cardStatusNamed } from '#domain/competition/card-status.ts'
import { countbackSizes } from '#domain/formats/countback.ts'
import { formats } from '#domain/formats/formats.ts'
import { explainRoundHandicaps } from '#domain/handicap/explain-handicap.ts'
import { explainCountback, explainPlace } from '#domain/leaderboard/explain-place.ts'
import {
  courseHandicap,
  formatHandicap,
  formatHandicapIndex,
  playingHandicap,
  toHandicapIndex,
} from '#domain/numbers.ts'
import type { Card } from '#domain/scoring/card.ts'
import { explainCard } from '#domain/scoring/explain-card.ts'
import { playerName, placeRows, scoreEntrant, toLiveRow, type OrderTerms } from './board-row.ts'
import type { EntrantFacts, RoundTermsFacts } from './leaderboard.store.ts'

/** The board as it was a moment ago: the entrant's own row among them is replaced by one from their card. */
type Board = OrderTerms & { rows: readonly LiveRow[] }

const NO_SUM = { par: 0, gross: 0, net: 0, points: 0 }
const notStarted: ExplainedNumber = { value: null, lines: ['The round has not been started.'] }

/** An entrant's row opened: their card and the arithmetic of each of its numbers. */
export function toEntrantCard(
  facts: EntrantFacts,
  terms: RoundTermsFacts | undefined,
  board: Board,
): EntrantCard {
  const card = facts.totalsOnly ? undefined : scoreEntrant(facts)
  const row = toLiveRow(facts, board.type)
  return {
    userId: facts.userId,
    playerName: playerName(facts),
    ...explainHandicaps(facts, terms),
    holes: (card?.lines ?? []).map((line) => ({
      holeNumber: line.holeNumber,
      par: line.par,
      handicapIndex: line.strokeIndex,
      strokesReceived: line.strokesReceived,
      ...resultToWire(line.result),
      netScore: line.net,
      points: line.points,
    })),
    out: card?.out ?? NO_SUM,
    in: card?.in ?? NO_SUM,
    total: card?.total ?? NO_SUM,
    ...explainTotals(facts, card, row),
    place: explainPosition(facts, card, withOwnRow(board, row)),
  }
}

function withOwnRow(board: Board, row: LiveRow): Board {
  const { type, rows } = board
  if (type === 'team_stroke' || type === 'team_stableford') return board
  return { ...board, rows: [...rows.filter((one) => one.userId !== row.userId), row] }
}

function explainHandicaps(facts: EntrantFacts, terms: RoundTermsFacts | undefined) {
  const index = facts.handicapIndex === null ? undefined : toHandicapIndex(facts.handicapIndex)
  const value = index === undefined ? null : formatHandicapIndex(index)
  if (!terms || facts.holes === null || facts.playingHandicap === null)
    return {
      handicapIndex: {
        value,
        lines: [index === undefined ? 'There is no Handicap Index yet.' : 'The Handicap Index held now.'],
      },
      courseHandicap: notStarted,
      playingHandicap: notStarted,
    }
  const { courseRating, slope, par, allowancePercent } = terms
  const off = playingHandicap(facts.playingHandicap)
  const lines = explainRoundHandicaps({
    handicapIndex: index,
    rating: { courseRating, slope, par },
    holes: facts.holes,
    allowancePercent,
    playingHandicap: off,
    isCompetition: true,
  })
  return {
    handicapIndex: { value, lines: lines.index },
    courseHandicap: {
      value: formatHandicap(courseHandicap(terms.courseHandicap)),
      lines: lines.course.length === 0 ? lines.index : lines.course,
    },
    playingHandicap: { value: formatHandicap(off), lines: lines.playing },
  }
}

function explainTotals(facts: EntrantFacts, card: Card | undefined, row: LiveRow) {
  const text = (value: number | null) => (value === null ? null : `${value}`)
  const [gross, net, points] = [row.grossScore, row.netScore, row.stablefordPoints].map(text)
  if (!card || card.thru === 0) {
    const lines = [
      facts.totalsOnly ? 'Only totals were handed in; no hole is known.' : 'No hole has a score yet.',
    ]
    return {
      gross: { value: gross ?? null, lines },
      net: { value: net ?? null, lines },
      points: { value: facts.totalsOnly ? (points ?? null) : null, lines },
    }
  }
  const [grossLine, netLine, pointsLine] = explainCard(card)
  const pickedUp = card.lines.find((line) => line.result.kind === 'picked_up')
  const none = `There is none: hole ${pickedUp?.holeNumber ?? ''} was picked up.`
  const of = (value: string | null | undefined, line: string | undefined): ExplainedNumber => ({
    value: value ?? null,
    lines: [value === null && pickedUp ? none : (line ?? '')],
  })
  return { gross: of(gross, grossLine), net: of(net, netLine), points: of(points, pointsLine) }
}

function explainPosition(
  facts: EntrantFacts,
  card: Card | undefined,
  { type, isOver, rows }: Board,
): ExplainedNumber {
  const placed = placeRows(rows, { isOver })
  const own = placed.find((one) => one.entrantId === facts.userId)
  if (!own) return { value: null, lines: ['The place is that of the team.'] }
  const { row, position, isShared } = own
  if (position === null)
    return { value: null, lines: [own.sortKey === null ? withoutPlace(row, facts) : explainPlace(own, [])] }
  const format = formats[type]
  const ranked = card
    ? `${format.explain(card, facts.playingHandicap ?? 0)}.`
    : `Totals only: ${format.needsEveryHole ? `${row.netScore ?? '-'} net` : `${row.stablefordPoints} points`}.`
  return {
    value: `${isShared ? 'T' : ''}${position}`,
    lines: [
      ranked,
      explainPlace(own, format.countbackSteps),
      ...explainCountback(placed, facts.userId, {
        countbackSteps: format.countbackSteps,
        // A card that countback compares is holed out: it has a result on each of its holes.
        countbackText: (one, step) =>
          format.countbackText(one.countback?.[step] ?? 0, {
            holes: countbackSizes[step] ?? 0,
            cardHoles: one.row.thru,
            playingHandicap: one.row.playingHandicap ?? 0,
          }),
      }),
    ],
  }
}

/** What the board says of the card, never why the committee said it. */
function withoutPlace({ note }: { note: RowNote | null }, facts: EntrantFacts): string {
  switch (note) {
    case 'withdrawn':
      return 'No place: withdrawn.'
    case 'disqualified':
      return 'No place: disqualified.'
    case 'no_return':
      return cardStatusNamed(facts.cardStatus) === 'no_return'
        ? 'No place: the committee has recorded no return.'
        : 'No place: a hole was not holed out, so there is no total to rank.'
    case 'no_team':
      return 'No place: in no team.'
    case 'totals_only':
      return 'No place yet: only totals were handed in. They count when the club has confirmed them or entered the holes.'
    case null:
      return 'No place: no score yet.'
  }
}
