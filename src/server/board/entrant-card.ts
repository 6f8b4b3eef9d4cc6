import type { EntrantCard, ExplainedNumber } from '#contract/board/leaderboard.ts'
import type { LiveRow } from '#contract/platform/live-events.ts'
import { resultToWire } from '#contract/platform/wire-names.ts'
import type { ArithmeticLine, SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { cardStatusNamed } from '#golf/competition/card-status.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import type { Line } from '#golf/arithmetic/line.ts'
import type { FormatFacts } from '#golf/competition/formats/format.ts'
import { stepsOfNumbers, type CountbackStep } from '#golf/competition/formats/countback.ts'
import type { CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import { explainRank } from '#golf/competition/formats/explain-rank.ts'
import type { CountbackNumber } from '#golf/competition/formats/explain-countback.ts'
import { formats } from '#golf/competition/formats/formats.ts'
import { explainRoundHandicaps, type RoundTerms } from '#golf/handicap/explain-handicap.ts'
import {
  explainCountback,
  explainPlace,
  type DifferentTerms,
  type NoPlace,
  type PlaceFacts,
} from '#golf/board/explain-place.ts'
import type { Cut } from '#golf/board/cut.ts'
import type { CutTerms } from '#golf/board/cut-terms.ts'
import {
  courseHandicap,
  formatHandicap,
  formatHandicapIndex,
  playingHandicap,
  toHandicapIndex,
} from '#golf/numbers.ts'
import type { Card, CardLine } from '#golf/card/card.ts'
import { explainCard } from '#golf/card/explain-card.ts'
import {
  countbackHandicap,
  playerName,
  placeRows,
  scoreEntrant,
  toLiveRow,
  type OrderTerms,
} from './board-row.ts'
import type { EntrantFacts, RoundTermsFacts } from './leaderboard.store.ts'
import { toRoundsRow } from './rounds-row.ts'

/** The board as it was a moment ago: the entrant's own row among them is replaced by one from their card. */
type Board = OrderTerms & {
  order: CountbackOrder
  roundCount: number
  cut: CutTerms | undefined
  rows: readonly LiveRow[]
}

const NO_SUM = { par: 0, gross: 0, net: 0, points: 0 }
/** A number before its lines are said. */
type Explained = { value: string | null; lines: readonly ArithmeticLine[] }

const notStarted: Explained = { value: null, lines: [{ kind: 'round_not_started', facts: null }] }

/**
 * An entrant's row opened: their card and the arithmetic of each of its numbers. Of several rounds one card is opened, and the
 * place is that of all `cards`.
 */
export function toEntrantCard(
  facts: EntrantFacts,
  terms: RoundTermsFacts | undefined,
  {
    cards,
    board,
    allowance,
    different,
    say,
  }: {
    cards: readonly EntrantFacts[]
    board: Board
    allowance: OtherAllowance
    /** In what other cards of the round differ from this one. */
    different: DifferentTerms | null
    say: SayLines
  },
): EntrantCard {
  const said = ({ value, lines }: Explained): ExplainedNumber => ({ value, lines: say(lines) })
  const handicaps = explainHandicaps(facts, terms && { ...terms, other: allowance })
  const card = facts.totalsOnly ? undefined : scoreEntrant(facts)
  const row = toLiveRow(facts, board.type, board.order)
  const totals = explainTotals(facts, card, row)
  const ranked = board.roundCount > 1 ? toRoundsRow(cards, board) : row
  return {
    userId: facts.userId,
    playerName: playerName(facts),
    ...(board.roundCount > 1 && facts.roundNumber !== null && { roundNumber: facts.roundNumber }),
    handicapIndex: said(handicaps.index),
    courseHandicap: said(handicaps.course),
    playingHandicap: said(handicaps.playing),
    holes: (card?.lines ?? []).map((line) => ({
      holeNumber: line.holeNumber,
      par: line.par,
      handicapIndex: line.strokeIndex,
      strokesReceived: line.strokesReceived,
      ...resultToWire(line.result),
      ...countedLess(line),
      netScore: line.net,
      points: line.points,
    })),
    out: card?.out ?? NO_SUM,
    in: card?.in ?? NO_SUM,
    total: card?.total ?? NO_SUM,
    gross: said(totals.gross),
    net: said(totals.net),
    points: said(totals.points),
    place: said(
      withDifferent(
        explainPosition(facts, { card, latest: latestCard(cards) }, withOwnRow(board, ranked ?? row)),
        different,
      ),
    ),
  }
}

/** The card that countback compares: that of the latest round. */
function latestCard(cards: readonly EntrantFacts[]): Card | undefined {
  const latest = cards.at(-1)
  return latest && !latest.totalsOnly ? scoreEntrant(latest) : undefined
}

function withDifferent({ value, lines }: Explained, different: DifferentTerms | null): Explained {
  return { value, lines: different ? [...lines, { kind: 'scored_differently', facts: different }] : lines }
}

/** Only where a hole counts something else than it took (R7.3). */
function countedLess({ result, gross }: CardLine): { counted?: number } {
  const isAsPlayed = gross === null || (result.kind === 'strokes' && result.strokes === gross)
  return isAsPlayed ? {} : { counted: gross }
}

function withOwnRow(board: Board, row: LiveRow): Board {
  const { type, rows } = board
  if (type === 'team_stroke' || type === 'team_stableford') return board
  return { ...board, rows: [...rows.filter((one) => one.userId !== row.userId), row] }
}

type ThreeHandicaps = { index: Explained; course: Explained; playing: Explained }

type OtherAllowance = NonNullable<RoundTerms['other']>
type Explainable = RoundTermsFacts & { other: OtherAllowance }

function explainHandicaps(facts: EntrantFacts, terms: Explainable | undefined): ThreeHandicaps {
  const index = facts.handicapIndex === null ? undefined : toHandicapIndex(facts.handicapIndex)
  const value = index === undefined ? null : formatHandicapIndex(index)
  if (!terms || facts.holes === null || facts.playingHandicap === null)
    return {
      index: { value, lines: [{ kind: index === undefined ? 'no_index_yet' : 'index_now', facts: null }] },
      course: notStarted,
      playing: notStarted,
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
    other: terms.other,
  })
  return {
    index: { value, lines: lines.index },
    course: {
      value: formatHandicap(courseHandicap(terms.courseHandicap)),
      lines: lines.course.length === 0 ? lines.index : lines.course,
    },
    playing: { value: formatHandicap(off), lines: lines.playing },
  }
}

type ThreeTotals = { gross: Explained; net: Explained; points: Explained }

function explainTotals(facts: EntrantFacts, card: Card | undefined, row: LiveRow): ThreeTotals {
  const text = (value: number | null) => (value === null ? null : `${value}`)
  const [gross, net, points] = [row.grossScore, row.netScore, row.stablefordPoints].map(text)
  if (!card || card.thru === 0) {
    const lines = [{ kind: facts.totalsOnly ? 'no_hole_known' : 'no_hole_yet', facts: null } as const]
    return {
      gross: { value: gross ?? null, lines },
      net: { value: net ?? null, lines },
      points: { value: facts.totalsOnly ? (points ?? null) : null, lines },
    }
  }
  const [grossLine, netLine, pointsLine] = explainCard(card)
  const pickedUp = card.lines.find((line) => line.result.kind === 'picked_up' && line.gross === null)
  const of = (value: string | null | undefined, line: ArithmeticLine): Explained => ({
    value: value ?? null,
    lines: [
      value === null && pickedUp ? { kind: 'total_lost', facts: { holeNumber: pickedUp.holeNumber } } : line,
    ],
  })
  return { gross: of(gross, grossLine), net: of(net, netLine), points: of(points, pointsLine) }
}

function explainPosition(
  facts: EntrantFacts,
  { card, latest }: { card: Card | undefined; latest: Card | undefined },
  board: Board,
): Explained {
  const { type, rows } = board
  const { placed, cut } = placeRows(rows, board)
  const own = placed.find((one) => one.entrantId === facts.userId)
  if (!own) return { value: null, lines: [{ kind: 'place_of_team', facts: null }] }
  const { row, position, isShared } = own
  const cutLines = explainCut({ row, hasMissed: own.hasMissedCut, cut }, board)
  if (own.hasMissedCut) return { value: null, lines: [...explainRounds(row, type), ...cutLines] }
  if (position === null)
    return {
      value: null,
      lines: [
        ...explainRounds(row, type),
        ...cutLines,
        own.sortKey === null || row.roundsLeft !== undefined
          ? { kind: 'no_place', facts: { why: withoutPlace(row, facts) } }
          : explainPlace(own, []),
      ],
    }
  const format = formats[type]
  const steps = stepsOfNumbers(own.countback ?? [])
  const countbackSteps = steps.map(({ name }) => name)
  const lowestPar = lowestParOf(rows)
  const rounds = explainRounds(row, type)
  const ranked = card ? explainRank(format, card, facts.playingHandicap ?? 0) : explainTotalsOnly(row, type)
  return {
    value: `${isShared ? 'T' : ''}${position}`,
    lines: [
      ...(rounds.length > 0 ? rounds : [ranked, ...explainMixedTees(row, lowestPar)]),
      ...cutLines,
      explainPlace(own, countbackSteps),
      ...explainCountback(placed, facts.userId, {
        countbackSteps,
        // A card that countback compares is holed out: it has a result on each of its holes.
        countbackNumber: (one, step) => {
          if (countbackSteps[step] === 'last round') return roundNumber(one.countback?.[step] ?? 0, type)
          const { thru, cardPar, playingHandicap: own = 0 } = one.row
          const holes = comparedHoles(latest, steps[step])
          // Closed for everybody, so on the card of each who is level.
          const cardHoles = thru + (latest?.closed.length ?? 0)
          const taken = countbackHandicap(own ?? 0, thru, cardPar)
          const shown = cardPar === undefined ? taken : (own ?? 0) + cardPar - (lowestPar ?? cardPar)
          // The stored number is of a common par (R5.4); it is shown from the lowest par of the board.
          const shift = (18 * holes * (taken - shown)) / cardHoles
          return format.countbackNumber((one.countback?.[step] ?? 0) + shift, {
            holes,
            cardHoles,
            playingHandicap: shown,
          })
        },
      }),
    ],
  }
}

/** How many holes a step compares: those of its own that are open. */
function comparedHoles(card: Card | undefined, step: CountbackStep | undefined): number {
  if (!card || !step || card.closed.length === 0) return step?.size ?? 0
  return step.holes(card.lines).length
}

/** R9.6: each round's part of what ranks, and the sum. A round that has no place, or is not played, is left out. */
function explainRounds({ rounds, roundCount, rank }: LiveRow, type: CompetitionType): Line<PlaceFacts>[] {
  if (!rounds || roundCount === undefined || rank.main === null) return []
  const values = rounds.flatMap(({ roundNumber: number, toPar, stablefordPoints, thru }) => {
    const main = rankedBy[type] === 'net' ? toPar : 0 - stablefordPoints
    return main === null || thru === 0 ? [] : [{ number, value: roundNumber(main, type) }]
  })
  return [
    {
      kind: 'rounds_total',
      facts: { rounds: values, of: roundCount, total: roundNumber(rank.main, type) },
    },
  ]
}

/** What the cut asks of everybody, and what it came to for this row. */
function explainCut(
  { row, hasMissed, cut }: { row: LiveRow; hasMissed: boolean; cut: Cut | undefined },
  { cut: terms, type }: Board,
): Line<PlaceFacts>[] {
  if (!terms || !cut) return []
  if (!cut.isMade) return [{ kind: 'cut_to_come', facts: terms }]
  if (row.beforeCut?.main == null) return []
  return [
    {
      kind: hasMissed ? 'cut_missed' : 'cut_made',
      facts: {
        ...terms,
        total: roundNumber(row.beforeCut.main, type),
        line: roundNumber(cut.line.sortKey, type),
      },
    },
  ]
}

/** What ranks a whole round, as a golfer reads it. */
function roundNumber(main: number, type: CompetitionType): CountbackNumber {
  return rankedBy[type] === 'net'
    ? { unit: 'to_par', toPar: main }
    : formats[type].countbackNumber(main, { holes: 0, cardHoles: 0, playingHandicap: 0 })
}

/** Of the cards whose net totals are compared; undefined where none are. */
function lowestParOf(rows: readonly LiveRow[]): number | undefined {
  const pars = rows.flatMap(({ cardPar, thru }) => (cardPar === undefined || thru === 0 ? [] : [cardPar]))
  return pars.length === 0 ? undefined : Math.min(...pars)
}

/** R5.4, where cards of several pars are on the board and this one is of a higher. */
function explainMixedTees(row: LiveRow, lowestPar: number | undefined): Line<PlaceFacts>[] {
  const { cardPar: par, netScore: net } = row
  if (par === undefined || lowestPar === undefined || par === lowestPar) return []
  return [{ kind: 'net_on_mixed_tees', facts: { par, lowestPar, net } }]
}

/** What the board says of the card, never why the committee said it. */
function withoutPlace({ note, roundsLeft, rank }: LiveRow, facts: EntrantFacts): NoPlace {
  if (roundsLeft !== undefined && rank.main !== null) return 'round_missing'
  switch (note) {
    case 'withdrawn':
    case 'disqualified':
    case 'no_team':
      return note
    case 'no_return':
      return cardStatusNamed(facts.cardStatus) === 'no_return' ? 'no_return' : 'not_holed_out'
    case 'totals_only':
      return 'totals_wait'
    case null:
      return 'no_score'
  }
}

function explainTotalsOnly(row: LiveRow, type: CompetitionType): Line<FormatFacts> {
  return rankedBy[type] === 'net'
    ? { kind: 'net_handed_in', facts: { net: row.netScore } }
    : { kind: 'points_handed_in', facts: { points: row.stablefordPoints } }
}
