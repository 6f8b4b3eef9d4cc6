import { countbackTermsOf } from '../formats/countback.ts'
import type { CountbackOrder } from '../formats/countback-order.ts'
import type { Rank } from '../formats/format.ts'
import type { Card, CardLine } from '../../card/card.ts'
import { bestPerHole, scoresThatCount } from './best-per-hole.ts'

export type TeamFormat = 'team_stroke' | 'team_stableford'

/**
 * One hole of a team card: each player's score, which of them count, and their sum; null where the team has no score.
 */
export type TeamLine = {
  holeNumber: number
  par: number
  scores: readonly (number | null)[]
  /** Which of `scores` count for the team. */
  counts: readonly boolean[]
  team: number | null
}

export type TeamCard = {
  lines: readonly TeamLine[]
  /** Holes on which every player has a result. */
  thru: number
  isComplete: boolean
  /** Sum of the holes with a team score so far: net strokes or points. */
  total: number
  /** Net against par of the scores that count; 0 for points. */
  toPar: number
  /** Stroke play: a hole finished by everybody without enough scores is no return (R10.1, R7.5). */
  isNoReturn: boolean
}

/**
 * R10.1: the card of a team from the cards of its players, the best `count` net strokes or points of each hole.
 * `closed` is true for each card that gets no more results (withdrawn, no return, disqualified): no hole waits for it.
 */
export function teamCard(
  cards: readonly Card[],
  terms: { format: TeamFormat; count: number; closed?: readonly boolean[] },
): TeamCard {
  const isPoints = terms.format === 'team_stableford'
  const first = cards[0]?.lines ?? []
  const players = first.map((hole) => cards.map((card) => lineOf(card, hole.holeNumber)))
  const scores = players.map((lines) => lines.map((line) => (isPoints ? line?.points : line?.net) ?? null))
  const best = { better: isPoints ? 'higher' : 'lower', count: terms.count } as const
  const { teamByHole } = bestPerHole({ ...best, scoresByHole: scores })
  const isFinished = players.map((lines) =>
    lines.every(
      (line, player) =>
        terms.closed?.[player] === true || (line !== undefined && line.result.kind !== 'not_played'),
    ),
  )
  const isStarted = players.map((lines) => lines.some((line) => line && line.result.kind !== 'not_played'))
  const lines = first.map((hole, i): TeamLine => {
    const team = isStarted[i] ? (teamByHole[i] ?? null) : null
    const brought = scores[i] ?? []
    const counts = team === null ? brought.map(() => false) : scoresThatCount(brought, best)
    return { holeNumber: hole.holeNumber, par: hole.par, scores: brought, counts, team }
  })
  const counted = lines.filter((line) => line.team !== null)
  const total = counted.reduce((sum, line) => sum + (line.team ?? 0), 0)
  return {
    lines,
    thru: isFinished.filter(Boolean).length,
    isComplete: lines.length > 0 && isFinished.every(Boolean),
    total,
    toPar: isPoints ? 0 : counted.reduce((sum, line) => sum + (line.team ?? 0) - line.par * terms.count, 0),
    isNoReturn: !isPoints && lines.some((line, i) => isFinished[i] === true && line.team === null),
  }
}

/** R10.1, R9.2: teams in order, lower is better; ties by the team's holes as they fell. */
export function teamRank(card: TeamCard, format: TeamFormat, order: CountbackOrder = 'shared'): Rank | null {
  if (card.isNoReturn || card.lines.every((line) => line.team === null)) return null
  const sign = format === 'team_stableford' ? -1 : 1
  const byNumber = [...card.lines].sort((a, b) => a.holeNumber - b.holeNumber)
  const sum = (lines: readonly TeamLine[]) =>
    lines.reduce((total, line) => total + sign * (line.team ?? 0), 0)
  return {
    sortKey: format === 'team_stableford' ? 0 - card.total : card.toPar,
    countback: card.isComplete
      ? countbackTermsOf[order].steps.map((step) => sum(step.holes(byNumber)))
      : null,
  }
}

function lineOf(card: Card, holeNumber: number): CardLine | undefined {
  return card.lines.find((line) => line.holeNumber === holeNumber)
}
