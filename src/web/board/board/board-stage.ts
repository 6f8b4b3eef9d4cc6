import type { CompetitionStatus } from '#golf/competition/competition.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'

/** The face of a board (D35): only one that is being played is live. */
export type BoardStage = 'before' | 'live' | 'provisional' | 'final' | 'cancelled'

export function stageOf(status: CompetitionStatus): BoardStage {
  switch (status) {
    case 'draft':
    case 'upcoming':
      return 'before'
    case 'active':
      return 'live'
    case 'completed':
      return 'provisional'
    case 'final':
    case 'cancelled':
      return status
  }
}

export function boardTitle(name: string, stage: BoardStage): string {
  switch (stage) {
    case 'before':
      return text.entriesOf(name)
    case 'live':
      return text.title(name)
    case 'provisional':
    case 'final':
      return text.resultsOf(name)
    case 'cancelled':
      return name
  }
}
