import type { RoundOnBoard } from '#contract/board/leaderboard.ts'
import type { LiveRow } from '#contract/platform/live-events.ts'
import { rankToWire } from '#contract/platform/wire-names.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import type { CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import { rankOfRounds } from '#golf/competition/formats/several-rounds.ts'
import type { CutTerms } from '#golf/board/cut-terms.ts'
import { boardRevision, NO_RANK, toLiveRow } from './board-row.ts'
import type { EntrantFacts } from './leaderboard.store.ts'

export type RoundsTerms = {
  type: CompetitionType
  order: CountbackOrder
  roundCount: number
  cut: CutTerms | undefined
}

/** The rows of a competition of several rounds: one for each entrant. `facts` are in the order of entrants and rounds. */
export function toRoundsRows(facts: readonly EntrantFacts[], terms: RoundsTerms): LiveRow[] {
  const cards = new Map<string, EntrantFacts[]>()
  for (const card of facts) {
    const of = cards.get(card.userId)
    if (of) of.push(card)
    else cards.set(card.userId, [card])
  }
  return [...cards.values()].flatMap((of) => toRoundsRow(of, terms) ?? [])
}

/**
 * One entrant's row from their cards, in the order of the rounds (R9.6): the sums of all, and what is played now of the
 * latest. undefined without a card's facts.
 */
export function toRoundsRow(cards: readonly EntrantFacts[], terms: RoundsTerms): LiveRow | undefined {
  const { type, order, roundCount } = terms
  const rows = cards.map((facts) => toLiveRow(facts, type, order))
  const latest = rows.at(-1)
  const facts = cards.at(-1)
  if (!latest || !facts) return undefined
  const begun = rows.filter((_, i) => cards[i]?.roundNumber != null)
  const played = begun.filter((row) => row.thru > 0 || row.isCompleted)
  const note = noteOf(rows)
  const isRuled = note !== null && note !== 'totals_only'
  const left = roundCount - begun.length
  return {
    ...latest,
    grossScore: sumOf(played, ({ grossScore }) => grossScore),
    netScore: sumOf(played, ({ netScore }) => netScore),
    stablefordPoints: played.reduce((sum, one) => sum + one.stablefordPoints, 0),
    toPar: sumOf(played, ({ toPar }) => toPar),
    isCompleted: left <= 0 && begun.every((one) => one.isCompleted),
    isOut: rows.some((one) => one.isOut === true) ? true : undefined,
    roundsLeft: left > 0 && !isRuled ? left : undefined,
    mainBefore: latest.mainBefore === undefined ? undefined : beforeLatest(played, latest.mainBefore),
    note,
    rank: rankOf(played, roundCount),
    revision: revisionOf(cards, facts),
    beforeCut: beforeCut(cards, terms),
    rounds: cards.flatMap((card, i) => roundOnBoard(card, rows[i])),
    roundCount,
  }
}

/**
 * What the rounds before the cut came to, once each is in. A later withdrawal or disqualification of somebody who has gone
 * on leaves it as it was: the line does not move.
 */
function beforeCut(cards: readonly EntrantFacts[], { cut, type, order }: RoundsTerms): LiveRow['beforeCut'] {
  if (!cut) return undefined
  const first = cards.filter(({ roundNumber }) => roundNumber !== null && roundNumber <= cut.after)
  const isIn = first.length === cut.after && first.every(({ status }) => status === 'submitted')
  const hasGoneOn = cards.length > first.length
  if (!isIn || (!hasGoneOn && cards.some(({ cardStatus }) => cardStatus === 'disqualified'))) return undefined
  const ranks = first.map((facts) => toLiveRow({ ...facts, cardStatus: 'playing' }, type, order).rank)
  const rank = rankOfRounds(
    ranks.map(({ main, countback }) => (main === null ? null : { sortKey: main, countback })),
    cut.after,
  )
  return rank === null ? undefined : rankToWire(rank)
}

/** What the committee has ruled is on each card; a round without a return leaves the whole without a place. */
function noteOf(rows: readonly LiveRow[]): LiveRow['note'] {
  const notes = rows.map(({ note }) => note)
  return (
    notes.find((note) => note !== null && note !== 'totals_only') ??
    notes.find((note) => note !== null) ??
    null
  )
}

function sumOf(rows: readonly LiveRow[], value: (row: LiveRow) => number | null): number | null {
  let sum: number | null = null
  for (const row of rows) {
    const one = value(row)
    if (one === null) return null
    sum = (sum ?? 0) + one
  }
  return sum
}

function rankOf(played: readonly LiveRow[], roundCount: number): LiveRow['rank'] {
  const rank = rankOfRounds(
    played.map(({ rank: { main, countback } }) => (main === null ? null : { sortKey: main, countback })),
    roundCount,
  )
  return rank === null ? NO_RANK : rankToWire(rank)
}

/** What the row counted for before the latest hole: the rounds before with what the latest had then. */
function beforeLatest(played: readonly LiveRow[], mainBefore: number): number | undefined {
  if (played.length < 2) return mainBefore
  const before = sumOf(played.slice(0, -1), ({ rank }) => rank.main)
  return before === null ? undefined : before + mainBefore
}

/** Rises with each card's own: a new card begins above those before it. A ruling is counted once. */
function revisionOf(cards: readonly EntrantFacts[], facts: EntrantFacts): number {
  return cards.slice(0, -1).reduce((sum, card) => sum + (card.revision ?? 0), boardRevision(facts))
}

function roundOnBoard({ roundNumber }: EntrantFacts, row: LiveRow | undefined): RoundOnBoard[] {
  if (roundNumber === null || !row) return []
  const { grossScore, netScore, stablefordPoints, toPar, thru, isCompleted } = row
  return [{ roundNumber, grossScore, netScore, stablefordPoints, toPar, thru, isCompleted }]
}
