import type { HoleScore } from '#golf/card/hole-entry.ts'
import type { CardLine } from '#golf/card/card.ts'
import { holedIn, isSameResult, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { nextOpenHole } from '../next-hole.ts'

/** D7: the keys that are always there, and those behind "more". */
export const mainKeys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const moreKeys = [11, 12, 13, 14, 15] as const

export type PhoneState = {
  /** Which hole of the card is on the screen, from 0. */
  at: number
  isMoreOpen: boolean
}

export type PhoneTap =
  | { key: 'par' }
  | { key: 'strokes'; strokes: number }
  | { key: 'picked_up' }
  | { key: 'more' }
  | { key: 'go'; to: number }

export type HoleView = Pick<CardLine, 'holeNumber' | 'par' | 'result'> & {
  /** What counts was entered by somebody else: the same value from this player is their word that it is right (P8). */
  isByOther?: boolean
}
export type PhoneStep = { state: PhoneState; record?: HoleScore }

/** What one tap on the phone does to the screen and to the card. A score moves on at once to the next hole without one. */
export function tapPhone(state: PhoneState, tap: PhoneTap, holes: readonly HoleView[]): PhoneStep {
  const hole = holes[state.at]
  if (!hole) return { state: { ...state, at: 0 } }
  switch (tap.key) {
    case 'more':
      return { state: { ...state, isMoreOpen: !state.isMoreOpen } }
    case 'go':
      return { state: { at: tap.to, isMoreOpen: false } }
    case 'par': {
      // U9: a tap for par never changes a score that is there.
      const par = holedIn(hole.par)
      const isFree = hole.result.kind === 'not_played' || isSameResult(hole.result, par)
      return isFree ? enter(state, holes, par) : { state }
    }
    case 'strokes':
      return enter(state, holes, holedIn(tap.strokes))
    case 'picked_up':
      return enter(state, holes, pickedUp)
  }
}

function enter({ at }: PhoneState, holes: readonly HoleView[], result: HoleResult): PhoneStep {
  const hole = holes[at]
  const after = holes.map((one, place) => (place === at ? { ...one, result } : one))
  const moved = { at: nextOpenHole(after, at) ?? at, isMoreOpen: false }
  if (!hole || (isSameResult(hole.result, result) && !hole.isByOther)) return { state: moved }
  return { state: moved, record: { holeNumber: hole.holeNumber, result } }
}
