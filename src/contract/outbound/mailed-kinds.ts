import type { NoticeKind } from './notice-kinds.ts'

/** What somebody waits for, or has waited for: told by mail too, where no device of theirs is woken (U33). */
export const mailedKinds: readonly NoticeKind[] = [
  'attest_asked',
  'attest_refused',
  'result_out',
  'play_closed',
  'start_time',
  'player_message',
  'competition_moved',
  'competition_cancelled',
  'card_wanted',
  'objection_answered',
  'match_ready',
  'match_play_by',
  'match_reported',
  'match_differs',
  'moved_up',
  'entered',
  'entered_by_club',
  'entry_withdrawn',
  'webhook_off',
]
