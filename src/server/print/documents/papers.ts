import type { PaperSize } from '#contract/print/paper-size.ts'
import type { RankedBy } from '#golf/competition/ranked-by.ts'
import type { MeritRow } from '#golf/competition/season/order-of-merit.ts'

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
  /** What the club's printer holds. */
  paperSize: PaperSize
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
  /** The committee has closed it for everybody: it is crossed out. */
  isClosed?: boolean
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
  /** It decided for this row. */
  isAhead: boolean
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

/** The tables of a season as they are read, without what only screens need. */
export type SeasonTables = {
  /** "Order of merit 2026" */
  title: string
  best: number | null
  /** Those that are final, in the order of play; `playedOn` is ISO. */
  competitions: readonly { id: string; name: string; playedOn: string }[]
  merit: readonly MeritRow[]
  eclectic: EclecticTable | null
}

export type EclecticTable = {
  courseName: string
  percent: number
  holes: readonly { holeNumber: number; par: number }[]
  rows: readonly {
    name: string
    position: number | null
    isShared: boolean
    netPosition: number | null
    isNetShared: boolean
    strokes: readonly (number | null)[]
    gross: number
    playingHandicap: number | null
    net: number | null
  }[]
}

export type SeasonPaper = { kind: 'season'; head: PaperHead; tables: SeasonTables }

export type Paper = ScoreCardsPaper | StartSheetPaper | ResultsPaper | SeasonPaper
