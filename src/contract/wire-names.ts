import type { Hole } from '#domain/course/course.ts'
import { handicapIndexToDecimal, toHandicapIndex, type HandicapIndex } from '#domain/numbers.ts'
import { toUnits } from '#domain/rounding.ts'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#domain/scoring/hole-result.ts'

/*
 * The only place where words of the wire differ from the words of golf:
 * a hole's `handicapIndex` is its stroke index; a user's `handicap` and a round's `handicapUsed` are Handicap Indexes;
 * `partnerName` and `partnerSignature` are the marker's attestation.
 */

export type WireHole = { holeNumber: number; par: number; handicapIndex: number }

export function holeFromWire(hole: WireHole): Hole {
  return { holeNumber: hole.holeNumber, par: hole.par, strokeIndex: hole.handicapIndex }
}

export function holeToWire(hole: Hole): WireHole {
  return { holeNumber: hole.holeNumber, par: hole.par, handicapIndex: hole.strokeIndex }
}

/** A decimal text such as "12.4" or "-2.4" to a Handicap Index; undefined when there is none. */
export function handicapIndexFromWire(handicap: string | null | undefined): HandicapIndex | undefined {
  const tenths = handicap === null || handicap === undefined ? undefined : toUnits(handicap, 1)
  return tenths === undefined ? undefined : toHandicapIndex(tenths)
}

export function handicapIndexToWire(index: HandicapIndex | null | undefined): string | null {
  return index === null || index === undefined ? null : handicapIndexToDecimal(index)
}

export type WireResult = { result: HoleResult['kind']; grossScore?: number | null | undefined }

export function resultFromWire(wire: WireResult): HoleResult {
  switch (wire.result) {
    case 'strokes':
      return holedIn(wire.grossScore ?? 0)
    case 'picked_up':
      return pickedUp
    case 'not_played':
      return notPlayed
  }
}

export function resultToWire(result: HoleResult): { result: HoleResult['kind']; grossScore: number | null } {
  return { result: result.kind, grossScore: result.kind === 'strokes' ? result.strokes : null }
}
