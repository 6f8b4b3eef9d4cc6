import type { CardStatus } from '#golf/competition/card-status.ts'
import type { ScoreRuling } from '#golf/handicap/score-rulings.ts'
import type { CardChange, NoticePlace } from './notice-kinds.ts'

/** What the sentences of a notice are made of, in words of the reader's language where they are words. */
export type NoticeFacts = {
  /** Who did or asked it; null where nobody is named. */
  by: string | null
  /** Whose card it is, and whether that is the reader. */
  player: string
  isOwn: boolean
  course: string
  competition: string | null
  /** When the competition starts, as day and time; null where it had started before the notice. */
  starts: string | null
  /** The reader's place on the start sheet; null without one. `hole`: "7", or "7B" of two groups on a hole. */
  start: { at: string; hole: string; partners: readonly string[] } | null
  /** What the club answered; null where it is gone. */
  answer: string | null
  /** What the club wrote to all players; null where it is gone. */
  message: string | null
  /** Where the reader came; null without a place. */
  place: NoticePlace | null
  holes: readonly number[]
  change: CardChange | null
  isAccepted: boolean
  /** How many players it is about. */
  players: number
  ruling: ScoreRuling | null
  /** The committee's ruling on a card of a competition. */
  cardStatus: CardStatus | null
  /** false: a decision was taken back. */
  isOn: boolean
  /** Of a day's conditions; `day` in words. */
  pcc: number
  day: string
  /** Of a match, in golf notation, and the day on which it counts. */
  result: string
  counts: string
  /** `by` plays with a partner. */
  isPair: boolean
}

/** A heading for a locked screen, and the whole sentence below it. */
export type NoticeWords = { title: string; text: string }
