import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import type { LiveRow } from '#contract/platform/live-events.ts'
import { cutFromWire } from '#contract/board/cut-from-wire.ts'
import { handicapIndexToWire, placeableFromWire, rankToWire } from '#contract/platform/wire-names.ts'
import { totalPar } from '#golf/course/course.ts'
import { cardStatusNamed } from '#golf/competition/card-status.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { stepsOfNumbers } from '#golf/competition/formats/countback.ts'
import type { CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import { formatOf, formats } from '#golf/competition/formats/formats.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { handicapForCountback } from '#golf/handicap/playing-handicap.ts'
import { lastHolesPlayed, sortKeyBeforeLastHole } from '#golf/board/last-holes.ts'
import type { Cut } from '#golf/board/cut.ts'
import type { CutTerms } from '#golf/board/cut-terms.ts'
import {
  standings,
  aheadOnCountback,
  standingsAfterPlay,
  standingsWithCut,
  type Placeable,
  type Placed,
} from '#golf/board/standings.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { cardFromTerms, type Card, type CardTerms } from '#golf/card/card.ts'
import { tableNamed } from '../platform/db/stored-golf.ts'
import type { EntrantFacts } from './leaderboard.store.ts'

export const NO_RANK: LiveRow['rank'] = { main: null, countback: null }

/** More than the revisions of one card can be: a ruling of the committee is newer than any score before it. */
const CARD_RULED = 1e6
/** More than all revisions of a row can be: hiding holes and showing them changes each row, whatever its card does. */
const HOLD_CHANGED = 1e12

/** An entrant's row from their card, without a position: positions are made from `rank` where the row is read. */
export function toLiveRow(
  facts: EntrantFacts,
  type: CompetitionType,
  order: CountbackOrder = 'shared',
): LiveRow {
  const row = toPlayingRow(facts, type, order)
  const ruling = cardStatusNamed(facts.cardStatus)
  if (ruling !== 'playing') return { ...row, note: ruling, mainBefore: undefined, rank: NO_RANK }
  return facts.status === 'in_progress' || facts.status === 'withdrawn' ? { ...row, isOut: true } : row
}

function toPlayingRow(facts: EntrantFacts, type: CompetitionType, order: CountbackOrder): LiveRow {
  const index = facts.handicapIndex === null ? undefined : toHandicapIndex(facts.handicapIndex)
  const entrant = {
    userId: facts.userId,
    playerName: playerName(facts),
    handicap: handicapIndexToWire(index),
    playingHandicap: facts.playingHandicap,
    isCompleted: facts.status === 'submitted',
    revision: boardRevision(facts),
    ...(facts.hold?.from != null && { heldFrom: facts.hold.from }),
    ...(facts.startsAt != null && facts.status === null && { startsAt: facts.startsAt }),
  }
  if (facts.totalsOnly) return { ...entrant, ...totalsOnlyScore(facts, type) }
  const card = scoreEntrant(facts)
  return { ...entrant, ...(card && card.thru > 0 ? cardScore(card, facts, { type, order }) : NO_SCORE) }
}

type RowScore = Omit<
  LiveRow,
  | 'userId'
  | 'playerName'
  | 'handicap'
  | 'playingHandicap'
  | 'isCompleted'
  | 'revision'
  | 'heldFrom'
  | 'startsAt'
>

const NO_SCORE: RowScore = {
  grossScore: null,
  netScore: null,
  stablefordPoints: 0,
  toPar: null,
  thru: 0,
  note: null,
  rank: NO_RANK,
}

function totalsOnlyScore(facts: EntrantFacts, type: CompetitionType): RowScore {
  return {
    grossScore: facts.gross,
    netScore: facts.net,
    stablefordPoints: facts.points ?? 0,
    toPar: facts.netToPar,
    thru: facts.holes?.filter(({ isClosed }) => isClosed !== true).length ?? 0,
    note: 'totals_only',
    // Without a place until somebody of the club has looked at them (D8).
    rank: facts.totalsConfirmed ? rankTotals(facts, type) : NO_RANK,
  }
}

function cardScore(
  card: Card,
  facts: EntrantFacts,
  { type, order }: { type: CompetitionType; order: CountbackOrder },
): RowScore {
  // Of a card that is shown in part nobody knows whether it is a return.
  const isCompleted = facts.status === 'submitted' && facts.hold?.from == null
  const cardPar = comparesNet(type) ? totalPar(card.lines) : undefined
  const rank = formatOf(type, order).rank(
    card,
    countbackHandicap(facts.playingHandicap ?? 0, card.lines.length, cardPar),
  )
  const isNoReturn = rank === null || (isCompleted && formats[type].needsEveryHole && !card.isHoledOut)
  // A card with a hole picked up has points but no gross or net score, unless the hole counts its maximum.
  const hasGross =
    card.lines.some((line) => line.gross !== null) &&
    !card.lines.some((line) => line.result.kind === 'picked_up' && line.gross === null)
  return {
    grossScore: hasGross ? card.total.gross : null,
    netScore: hasGross ? card.total.net : null,
    stablefordPoints: card.total.points,
    toPar: hasGross ? card.netToPar : null,
    thru: card.thru,
    note: isNoReturn ? 'no_return' : null,
    ...lastHoles(card, facts, type),
    ...(cardPar === undefined ? {} : { cardPar }),
    rank: isNoReturn ? NO_RANK : rankToWire(rank),
  }
}

/** Where net totals of single cards are compared; anywhere else results are made against par (Rules of Handicapping 6.2b). */
function comparesNet(type: CompetitionType): boolean {
  return type === 'stroke_play' || type === 'maximum_score' || type === 'matchplay'
}

/** The Playing Handicap as countback takes it: with the difference of the pars where the row has its par (R5.4). */
export function countbackHandicap(handicap: number, holes: number, cardPar: number | undefined): number {
  return cardPar === undefined ? handicap : handicapForCountback(handicap, { par: cardPar, holes })
}

/** The latest holes, and what the card counted for before the last of them while there are more to come. */
function lastHoles(
  card: Card,
  facts: EntrantFacts,
  type: CompetitionType,
): Pick<LiveRow, 'lastHoles' | 'mainBefore'> {
  const holes = lastHolesPlayed(card).map((line): [number, number, number | null] => [
    line.holeNumber,
    line.par,
    line.gross,
  ])
  const terms = facts.status === 'in_progress' ? termsOf(facts) : undefined
  if (!terms || !facts.results) return { lastHoles: holes }
  const before = sortKeyBeforeLastHole(terms, facts.results, { card, format: formats[type] })
  return before === null ? { lastHoles: holes } : { lastHoles: holes, mainBefore: before }
}

/** How the rows of a board are put in order. `isOver`: play is over, so a card that is still out has no place (D35). */
export type OrderTerms = { type: CompetitionType; isOver: boolean; cut?: CutTerms | undefined }

/** Rows in order of position with shared places and the step that decided (D9). Costs n log n. */
export function orderRows(rows: readonly LiveRow[], terms: OrderTerms): LeaderboardEntry[] {
  const { placed } = placeRows(rows, terms)
  const ahead = aheadOnCountback(placed)
  return placed.map(({ row, countback, position, isShared, decidedByStep, ...of }) => ({
    ...row,
    ...(of.hasMissedCut && { missedCut: true }),
    position,
    isShared,
    ...(ahead.has(row.userId) && { isAhead: true }),
    decidedBy:
      decidedByStep === undefined ? null : (stepsOfNumbers(countback ?? [])[decidedByStep]?.name ?? null),
  }))
}

/** The rows in order, and the cut that some of them missed. */
export function placeRows(
  rows: readonly LiveRow[],
  terms: Pick<OrderTerms, 'isOver' | 'cut'>,
): { cut: Cut | undefined; placed: (Placed<Placeable & { row: LiveRow }> & { hasMissedCut: boolean })[] } {
  const cut = cutFromWire(rows, terms)
  const missed = cut?.isMade ? cut.missed : nobody
  const placed = standingsWithCut(
    rows.map((row) => placeableFromWire(row.userId, row)),
    missed,
    terms.isOver ? standingsAfterPlay : standings,
  )
  return { cut, placed: placed.map((one) => ({ ...one, hasMissedCut: missed.has(one.entrantId) })) }
}

const nobody: ReadonlySet<string> = new Set()

export function playerName(facts: EntrantFacts): string {
  return `${facts.firstName} ${facts.lastName}`.trim() || 'Unknown Player'
}

export function boardRevision(facts: EntrantFacts): number {
  const { hold, cardRevision, revision } = facts
  return HOLD_CHANGED * (hold?.changes ?? 0) + CARD_RULED * cardRevision + (revision ?? 0)
}

/** undefined before the round has started. */
export function scoreEntrant(facts: EntrantFacts): Card | undefined {
  const terms = termsOf(facts)
  return terms && facts.results ? cardFromTerms(terms, facts.results) : undefined
}

function termsOf(
  facts: EntrantFacts,
): (Omit<CardTerms, 'playingHandicap'> & { playingHandicap: number }) | undefined {
  const { holes, playingHandicap, stablefordTable } = facts
  if (!holes || playingHandicap === null) return undefined
  return { holes, playingHandicap, stablefordTable: tableNamed(stablefordTable ?? 'standard') }
}

function rankTotals(facts: EntrantFacts, type: CompetitionType): LiveRow['rank'] {
  const main = rankedBy[type] === 'net' ? facts.netToPar : facts.points === null ? null : 0 - facts.points
  return { main, countback: null }
}
