import type { Match } from '#contract/match/matches.ts'

/** What can be done about a match, each in a dialog of its own. */
export type MatchAct = 'record' | 'undo' | 'answer' | 'walkover' | 'time'

export type OnMatchAct = (act: MatchAct, match: Match) => void
