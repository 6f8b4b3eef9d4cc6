import type { HoleScore } from '#domain/round/hole-entry.ts'
import type { CardLine } from '#domain/scoring/card.ts'
import { holedIn, isSameResult, pickedUp, type HoleResult } from '#domain/scoring/hole-result.ts'
import { nextOpenHole } from '../next-hole.ts'

/** D7: the keys that are always there, and those behind "more". */
export const mainKeys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const moreKeys = [11, 12, 13, 14, 15] as const

/**
 * How long an entered score stays before the next hole comes. Longer than a double tap, so that a second tap falls on
 * the hole that has its score already and changes nothing (U9).
 */
export const MOVE_ON_MS = 600

export type PhoneState = {
  /** Which hole of the card is on the screen, from 0. */
  at: number
  isMoreOpen: boolean
  /** A score was entered here, and the next hole comes by itself. */
  isMovingOn: boolean
}

export type PhoneTap =
  | { key: 'par' }
  | { key: 'strokes'; strokes: number }
  | { key: 'picked_up' }
  | { key: 'more' }
  | { key: 'go'; to: number }
  /** Not a tap: MOVE_ON_MS have passed. */
  | { key: 'move_on' }

export type HoleView = Pick<CardLine, 'holeNumber' | 'par' | 'result'> & {
  /** What counts was entered by somebody else: the same value from this player is their word that it is right (P8). */
  isByOther?: boolean
}
export type PhoneStep = { state: PhoneState; record?: HoleScore }

/** What one tap on the phone does to the screen and to the card. */
export function tapPhone(state: PhoneState, tap: PhoneTap, holes: readonly HoleView[]): PhoneStep {
  const hole = holes[state.at]
  if (!hole) return { state: { ...state, at: 0 } }
  switch (tap.key) {
    case 'more':
      return { state: { ...state, isMoreOpen: !state.isMoreOpen, isMovingOn: false } }
    case 'go':
      return { state: { at: tap.to, isMoreOpen: false, isMovingOn: false } }
    case 'move_on': {
      if (!state.isMovingOn) return { state }
      const next = nextOpenHole(holes, state.at)
      return { state: { at: next ?? state.at, isMoreOpen: false, isMovingOn: false } }
    }
    case 'par': {
      // U9: a tap for par never changes a score that is there.
      const par = holedIn(hole.par)
      const isFree = hole.result.kind === 'not_played' || isSameResult(hole.result, par)
      return isFree ? enter(state, hole, par) : { state }
    }
    case 'strokes':
      return enter(state, hole, holedIn(tap.strokes))
    case 'picked_up':
      return enter(state, hole, pickedUp)
  }
}

function enter(state: PhoneState, hole: HoleView, result: HoleResult): PhoneStep {
  const moving = { ...state, isMoreOpen: false, isMovingOn: true }
  if (isSameResult(hole.result, result) && !hole.isByOther) return { state: moving }
  return { state: moving, record: { holeNumber: hole.holeNumber, result } }
}
