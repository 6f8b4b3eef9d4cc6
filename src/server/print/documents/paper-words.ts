import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { paperWordsEn } from './paper-words-en.ts'
import { paperWordsEs } from './paper-words-es.ts'
import type { PaperLanguage, PaperNote, PrizeList } from './papers.ts'

/** All words that stand on paper. */
export type PaperWords = {
  locale: string
  printedAt: (when: string) => string
  page: (page: number, of: number) => string
  /** Below names with a letter that no font has. */
  lacksLetters: string
  scoreCards: string
  startSheet: string
  results: string
  provisional: string
  final: string
  held: (hole: number) => string
  hole: string
  yards: string
  par: string
  strokeIndex: string
  strokesReceived: string
  strokesGivenBack: string
  player: string
  marker: string
  out: string
  in: string
  total: string
  handicapIndex: string
  courseHandicap: string
  playingHandicap: string
  tee: string
  start: (when: string, hole: string) => string
  noStart: string
  with: string
  round: (of: number) => string
  gross: string
  score: Record<RankedBy, string>
  /** Over the net score against par. */
  toPar: string
  playersSignature: string
  markersSignature: string
  markersName: string
  openCard: string
  time: string
  players: string
  group: string
  place: string
  name: string
  handicap: string
  division: string
  remark: string
  aheadOnCountback: (position: number, step: string) => string
  behindOnCountback: (step: string) => string
  steps: Record<string, string>
  stepOfHole: (hole: string) => string
  thru: (holes: number) => string
  notes: Record<PaperNote, string>
  prizes: string
  prizeKinds: Record<PrizeList['kind'], string>
  atHole: (hole: number) => string
  nobody: string
  season: string
  orderOfMerit: string
  /** null: all count. */
  countsBest: (best: number | null) => string
  dropped: string
  points: string
  eclectic: (course: string) => string
  netTakes: (percent: number) => string
  net: string
  netPlace: string
}

export const paperWords: Record<PaperLanguage, PaperWords> = { en: paperWordsEn, es: paperWordsEs }
