import { standings } from '../../board/standings.ts'
import { playingHandicap, type HandicapIndex, type PlayingHandicap } from '../../numbers.ts'
import { roundHalfUp } from '../../rounding.ts'

/** What clubs commonly take off an eclectic: half of the Handicap Index, because a best score is made of many rounds. */
export const USUAL_ECLECTIC_PERCENT = 50

/** A hole that was holed out. `playedAt` in milliseconds of 1970. */
export type HoledOut = {
  playerId: string
  holeNumber: number
  strokes: number
  cardId: string
  playedAt: number
}

/** `index`: as it stands at the season's end, or now while the season lasts; null for a player without one. */
export type EclecticPlayer = { playerId: string; name: string; index: HandicapIndex | null }

export type EclecticHole = { strokes: number; cardId: string }

export type EclecticRow = {
  playerId: string
  name: string
  /** By gross. Null while a hole is missing. */
  position: number | null
  isShared: boolean
  netPosition: number | null
  isNetShared: boolean
  /** Of the holes that were holed out so far. */
  gross: number
  holesPlayed: number
  index: HandicapIndex | null
  playingHandicap: PlayingHandicap | null
  /** Null without a Handicap Index. */
  net: number | null
  /** As the course's holes stand; null for one that was never holed out. */
  holes: readonly (EclecticHole | null)[]
}

/**
 * The strokes taken off an eclectic's gross score: a share of the Handicap Index, rounded to whole strokes. The index and not
 * a Course Handicap, because the best holes can come from different tees. A plus player gives strokes back.
 */
export function eclecticHandicap(index: HandicapIndex, percent: number): PlayingHandicap {
  return playingHandicap(roundHalfUp(index * percent, 1000))
}

/**
 * The eclectic, or ringer board: each player's best score on every hole, from whichever round it came. Of equal scores the
 * earlier counts, so that a hole keeps its round until it is beaten. Who has holed out on every hole has a place, by gross and
 * by net; equal totals share it. The others stand below. Costs the number of holes given, and n log n of the players.
 */
export function eclecticTable(
  terms: { percent: number; holeNumbers: readonly number[] },
  players: readonly EclecticPlayer[],
  holed: readonly HoledOut[],
): EclecticRow[] {
  const best = bestHoles(holed)
  const rows = players.flatMap(({ playerId, name, index }) => {
    const own = best.get(playerId)
    const holes = terms.holeNumbers.map((number) => own?.get(number) ?? null)
    const counting = holes.filter((hole) => hole !== null)
    if (counting.length === 0) return []
    const gross = counting.reduce((sum, { strokes }) => sum + strokes, 0)
    const handicap = index === null ? null : eclecticHandicap(index, terms.percent)
    return [
      {
        playerId,
        name,
        index,
        gross,
        playingHandicap: handicap,
        holesPlayed: counting.length,
        net: handicap === null ? null : gross - handicap,
        holes: holes.map((hole) => hole && { strokes: hole.strokes, cardId: hole.cardId }),
      },
    ]
  })
  const netPlaces = new Map(placedBy('net', rows).map((placed) => [placed.row.playerId, placed]))
  return placedBy('gross', rows).map(({ row, position, isShared }) => {
    const net = netPlaces.get(row.playerId)
    return {
      ...row,
      position,
      isShared,
      netPosition: net?.position ?? null,
      isNetShared: net?.isShared ?? false,
    }
  })
}

type Unplaced = Omit<EclecticRow, 'position' | 'isShared' | 'netPosition' | 'isNetShared'>

function placedBy(score: 'gross' | 'net', rows: readonly Unplaced[]) {
  return standings(
    rows.map((row) => ({
      row,
      entrantId: row.playerId,
      name: row.name,
      countback: null,
      sortKey: row.holesPlayed === row.holes.length ? row[score] : null,
    })),
  )
}

function bestHoles(holed: readonly HoledOut[]): Map<string, Map<number, HoledOut>> {
  const best = new Map<string, Map<number, HoledOut>>()
  for (const hole of holed) {
    const own = best.get(hole.playerId) ?? new Map<number, HoledOut>()
    best.set(hole.playerId, own)
    const held = own.get(hole.holeNumber)
    if (!held || isBetter(hole, held)) own.set(hole.holeNumber, hole)
  }
  return best
}

function isBetter(a: HoledOut, b: HoledOut): boolean {
  if (a.strokes !== b.strokes) return a.strokes < b.strokes
  return a.playedAt < b.playedAt || (a.playedAt === b.playedAt && a.cardId < b.cardId)
}
