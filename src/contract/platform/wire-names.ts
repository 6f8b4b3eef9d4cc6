import type { Rank } from '#golf/competition/formats/format.ts'
import type { Placeable } from '#golf/board/standings.ts'
import { handicapIndexToDecimal, toHandicapIndex, type HandicapIndex } from '#golf/numbers.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import type { OfferedTerms } from '#golf/card/round-terms.ts'
import { toUnits } from '#golf/rounding.ts'
import type { CardHole } from '#golf/card/card.ts'
import type { HoleCap } from '#golf/card/hole-cap.ts'
import { holedIn, notPlayed, pickedUp, pickedUpAt, type HoleResult } from '#golf/card/hole-result.ts'
import type { SentHoleEntry, WireHoleEntry } from '../card/rounds.ts'
import type { TeeTerms } from '../card/tee-choice.ts'

/*
 * Where words of the wire differ from the words of golf (for the club's own holes in wire-hole-names.ts):
 * a hole's `handicapIndex` is its stroke index; a user's `handicap` and a round's `handicapUsed` are Handicap Indexes;
 * `partnerName` and `partnerSignature` are the marker's attestation; `main` is the sort key of a board's row.
 */

export type WireHole = {
  holeNumber: number
  par: number
  handicapIndex: number
  isClosed?: boolean | undefined
} & HoleCap

export function holeFromWire({ handicapIndex, ...hole }: WireHole): CardHole {
  return { ...hole, strokeIndex: handicapIndex }
}

export function holeToWire({ strokeIndex, ...hole }: CardHole): WireHole {
  return { ...hole, handicapIndex: strokeIndex }
}

/** A decimal text such as "12.4" or "-2.4" to a Handicap Index; undefined when there is none. */
export function handicapIndexFromWire(handicap: string | null | undefined): HandicapIndex | undefined {
  const tenths = handicap === null || handicap === undefined ? undefined : toUnits(handicap, 1)
  return tenths === undefined ? undefined : toHandicapIndex(tenths)
}

export function handicapIndexToWire(index: HandicapIndex | null | undefined): string | null {
  return index === null || index === undefined ? null : handicapIndexToDecimal(index)
}

export type WireResult = {
  result: HoleResult['kind']
  grossScore?: number | null | undefined
  mostLikely?: number | undefined
}

export function resultFromWire(wire: WireResult): HoleResult {
  switch (wire.result) {
    case 'strokes':
      return holedIn(wire.grossScore ?? 0)
    case 'picked_up':
      return wire.mostLikely === undefined ? pickedUp : pickedUpAt(wire.mostLikely)
    case 'not_played':
      return notPlayed
  }
}

export function resultToWire(result: HoleResult): {
  result: HoleResult['kind']
  grossScore: number | null
  mostLikely?: number
} {
  const mostLikely = result.kind === 'picked_up' ? result.mostLikely : undefined
  return {
    result: result.kind,
    grossScore: result.kind === 'strokes' ? result.strokes : null,
    ...(mostLikely === undefined ? {} : { mostLikely }),
  }
}

export type WireRank = { main: number | null; countback: number[] | null }

export function rankToWire(rank: Rank): WireRank {
  return { main: rank.sortKey, countback: rank.countback === null ? null : [...rank.countback] }
}

type WireBoardRow = {
  playerName: string
  note: string | null
  isOut?: boolean | undefined
  roundsLeft?: number | undefined
  mainBefore?: number | undefined
  rank: WireRank
}

/** What ordering needs of a board's row, with the row itself. An entrant in no team stands below those in teams. */
export function placeableFromWire<Row extends WireBoardRow>(
  entrantId: string,
  row: Row,
): Placeable & { sortKeyBefore: number | null; row: Row } {
  return {
    entrantId,
    name: row.playerName,
    sortKey: row.rank.main,
    countback: row.rank.countback,
    isUnranked: row.note === 'no_team',
    // Once play is over a round that was not begun is as little handed in as one that is still out.
    isOut: row.isOut === true || row.roundsLeft !== undefined,
    sortKeyBefore: row.mainBefore ?? null,
    row,
  }
}

/** The latest holes of a board's row; `gross` is null for a hole picked up. */
export function lastHolesFromWire(
  holes: readonly (readonly (number | null)[])[],
): { holeNumber: number; par: number; gross: number | null }[] {
  return holes.flatMap(([holeNumber, par, gross]) =>
    holeNumber == null || par == null ? [] : [{ holeNumber, par, gross: gross ?? null }],
  )
}

/** What a device sent, with the account that is signed in there, or what the server gave back. */
export function entryFromWire(wire: SentHoleEntry & { authorId: string }): HoleEntry {
  const { id, holeNumber, at, authorId } = wire
  return { id, holeNumber, result: resultFromWire(wire), at: Date.parse(at), authorId }
}

/** As a device sends it; the server knows who is signed in. */
export function entryToSend({ id, holeNumber, result, at }: HoleEntry): Omit<WireHoleEntry, 'authorId'> {
  return { id, holeNumber, ...resultToWire(result), at: new Date(at).toISOString() }
}

export function entryToWire(entry: HoleEntry): WireHoleEntry {
  return { ...entryToSend(entry), authorId: entry.authorId }
}

/** What a tee makes of an index, as it is offered before the start. */
export function offeredToWire({ gender, handicaps }: OfferedTerms): TeeTerms {
  const { courseRating, slope, courseHandicap, playingHandicap } = handicaps
  return { gender, rating: (courseRating / 10).toFixed(1), slope, courseHandicap, playingHandicap }
}
