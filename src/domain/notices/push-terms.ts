import type { NoticeKind } from './notice-kinds.ts'

/** How long a notice is worth waking a device for, and whether it may wait until the device is awake anyway (RFC 8030). */
export type PushTerms = { hours: number; urgency: 'high' | 'normal' | 'low' }

export const pushTerms: Record<NoticeKind, PushTerms> = {
  attest_asked: { hours: 24, urgency: 'high' },
  attest_refused: { hours: 24, urgency: 'high' },
  hole_differs: { hours: 6, urgency: 'high' },
  put_in_group: { hours: 12, urgency: 'normal' },
  card_from_kiosk: { hours: 24, urgency: 'normal' },
  card_from_group: { hours: 24, urgency: 'normal' },
  card_changed: { hours: 48, urgency: 'normal' },
  late_score_decided: { hours: 48, urgency: 'low' },
  objection_answered: { hours: 48, urgency: 'normal' },
  result_out: { hours: 48, urgency: 'low' },
  result_reopened: { hours: 48, urgency: 'low' },
  play_closed: { hours: 24, urgency: 'high' },
  play_ended: { hours: 48, urgency: 'low' },
  card_ruled: { hours: 48, urgency: 'normal' },
  card_wanted: { hours: 24, urgency: 'high' },
  competition_cancelled: { hours: 48, urgency: 'high' },
  competition_starts: { hours: 14, urgency: 'normal' },
  start_time: { hours: 48, urgency: 'normal' },
  player_message: { hours: 12, urgency: 'high' },
  moved_up: { hours: 48, urgency: 'normal' },
  entered: { hours: 24, urgency: 'low' },
  entered_by_club: { hours: 48, urgency: 'low' },
  entry_withdrawn: { hours: 48, urgency: 'normal' },
  record_ruled: { hours: 48, urgency: 'low' },
  record_joined: { hours: 48, urgency: 'low' },
  conditions_entered: { hours: 48, urgency: 'low' },
  match_ready: { hours: 48, urgency: 'normal' },
  match_play_by: { hours: 48, urgency: 'normal' },
  match_reported: { hours: 48, urgency: 'normal' },
  match_differs: { hours: 48, urgency: 'normal' },
  webhook_off: { hours: 48, urgency: 'normal' },
  indexes_corrected: { hours: 48, urgency: 'low' },
}
