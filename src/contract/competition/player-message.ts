import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'
import type { CompetitionStatus } from '#golf/competition/competition.ts'

/** Short enough for a locked screen, and for a wall that is read from across the room. */
export const MOST_MESSAGE_LETTERS = 200
/** Of one competition in 24 hours: each may be a mail to everybody who plays. */
export const MOST_MESSAGES_A_DAY = 20

/** How long a message stands on the boards: for the rest of the club's day, or until the result is final. */
export const messageTerms = ['day', 'final'] as const
export type MessageTerm = (typeof messageTerms)[number]

/** Whom a message reaches. Those told by push or mail are among those told in the app. */
export type MessageReach = { inApp: number; push: number; mail: number; withoutAccount: number }

/** Players of a draft see nothing yet; those of a final or cancelled competition have nothing left to be told. */
export function mayWriteToPlayers(status: CompetitionStatus): boolean {
  return status === 'upcoming' || status === 'active' || status === 'completed'
}

type SentMessage = {
  sentAt: Date
  /** The last day on the club's calendar, "2026-06-06"; null: until the result is final. */
  lastDay: string | null
  takenDownAt: Date | null
}

export type MessageBoard = {
  status: CompetitionStatus
  /** When a result that was final was opened again: what stood before that is over. */
  reopenedAt: Date | null
  timeZone: string
}

/** Whether a message that was sent last stands on the boards at `now`. */
export function isMessageStanding(
  message: SentMessage,
  { status, reopenedAt, timeZone }: MessageBoard,
  now: Date,
) {
  const { sentAt, lastDay, takenDownAt } = message
  if (takenDownAt !== null || !mayWriteToPlayers(status)) return false
  if (reopenedAt !== null && sentAt < reopenedAt) return false
  return lastDay === null || clubClock(now.getTime(), timeZone).day <= lastDay
}
