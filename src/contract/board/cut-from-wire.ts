import { makeCut, type Cut } from '#golf/board/cut.ts'
import { cutTies, type CutTerms, type CutTies } from '#golf/board/cut-terms.ts'
import type { WireRank } from '../platform/wire-names.ts'

/** A cut as the competition has it on the wire. */
export type WireCut = Omit<CutTerms, 'ties'> & { ties: string }

export function tiesNamed(name: string): CutTies {
  return cutTies.find((one) => one === name) ?? 'all'
}

type WireCutRow = {
  userId: string
  note: string | null
  beforeCut?: WireRank | undefined
  rounds?: readonly { roundNumber: number }[] | undefined
}

/** The cut of a board, from its rows; undefined where there is none. */
export function cutFromWire(
  rows: readonly WireCutRow[],
  terms: { cut?: WireCut | undefined; isOver: boolean },
): Cut | undefined {
  const { cut } = terms
  if (!cut) return undefined
  const entrants = rows.map(({ userId, note, beforeCut, rounds = [] }) => ({
    entrantId: userId,
    rank: beforeCut?.main == null ? null : { sortKey: beforeCut.main, countback: beforeCut.countback },
    isRuledOut: note === 'no_return' || note === 'withdrawn' || note === 'disqualified',
    hasGoneOn: rounds.some(({ roundNumber }) => roundNumber > cut.after),
  }))
  return makeCut(entrants, { ...cut, ties: tiesNamed(cut.ties), isOver: terms.isOver })
}
