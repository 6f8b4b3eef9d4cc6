import type { RankedBy } from '#domain/competition/ranked-by.ts'

/* What is printed, as plain data: it crosses to the thread that makes the PDF of it. */

export const paperLanguages = ['en', 'es'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/** What stands on every sheet. Times are those of the club's clock. */
export type PaperHead = {
  clubName: string
  competitionName: string
  courseName: string | null
  /** ISO. */
  printedAt: string
  timeZone: string
  /** The club's crest as a PNG in a data address. */
  crest: string | null
}

export type PaperStart = { startsAt: string; hole: string }

export type PaperHole = {
  number: number
  par: number
  strokeIndex: number
  yards: number | null
  /** Below zero: given back. */
  strokes: number
}

export type ScoreCard = {
  player: string
  handicapIndex: string | null
  courseHandicap: string
  playingHandicap: string
  tee: string | null
  /** null: in no group of the draw. */
  start: PaperStart | null
  partners: readonly string[]
  holes: readonly PaperHole[]
  /** Where the card is opened in the application. */
  address: string
}

export type ScoreCardsPaper = {
  kind: 'score_cards'
  head: PaperHead
  unit: RankedBy
  roundCount: number
  cards: readonly ScoreCard[]
}

export type StartSheetPaper = {
  kind: 'start_sheet'
  head: PaperHead
  groups: readonly { start: PaperStart; players: readonly string[] }[]
}

/** Why a row of a result has no place. */
export type PaperNote = 'no_return' | 'withdrawn' | 'disqualified' | 'totals_only' | 'no_team' | 'missed_cut'

export type ResultLine = {
  /** "T2"; null without a place. */
  place: string | null
  name: string
  /** Of a team: its players. */
  members: readonly string[]
  division: string | null
  playingHandicap: string | null
  gross: number | null
  net: number | null
  /** What ranks, as it is written: "36", "-4", "+2". */
  score: string | null
  /** The step of countback that decided the place, as the rules name it. */
  decidedBy: string | null
  note: PaperNote | null
  /** Holes with a result of a card that is not in. */
  thru: number | null
}

export type PrizeLine = { place: number; isShared: boolean; name: string; prize: string }
export type PrizeList = {
  /** The committee's own name for it; null: the usual one of its kind. */
  name: string | null
  kind: 'result' | 'gross' | 'twos' | 'nearest_the_pin' | 'longest_drive'
  hole: number | null
  awards: readonly PrizeLine[]
}

export type ResultsPaper = {
  kind: 'results'
  head: PaperHead
  unit: RankedBy
  isFinal: boolean
  /** Holes from here on are shown at the prize-giving. */
  heldFrom: number | null
  lines: readonly ResultLine[]
  prizes: readonly PrizeList[]
}

export type Paper = ScoreCardsPaper | StartSheetPaper | ResultsPaper
