import { z } from 'zod/mini'

/** Names of every refusal; what each means is told in errors.ts, which browsers need not carry. */
export const errorCodes = [
  'invalid_input',
  'broken_json',
  'club_code_missing',
  'club_code_invalid',
  'unauthorized',
  'wrong_credentials',
  'forbidden',
  'foreign_origin',
  'not_found',
  'email_taken',
  'password_weak',
  'password_again',
  'link_in_text',
  'too_many_clubs',
  'email_unverified',
  'code_wrong',
  'already_member',
  'invitation_over',
  'invitation_elsewhere',
  'already_joined',
  'competition_full',
  'not_open',
  'invite_only',
  'entries_not_yet',
  'entries_closed',
  'draw_made',
  'card_begun',
  'members_only',
  'index_not_admitted',
  'category_not_admitted',
  'age_not_admitted',
  'age_unknown',
  'category_in_use',
  'guardian_needed',
  'result_final',
  'not_completed',
  'cards_open',
  'has_entries',
  'not_a_draft',
  'not_a_team_competition',
  'team_full',
  'in_another_team',
  'team_name_taken',
  'play_has_begun',
  'not_entered',
  'outside_playing_window',
  'round_open',
  'round_closed',
  'cut_missed',
  'cut_open',
  'totals_differ',
  'holes_differ',
  'marker_card_asked',
  'entry_id_reused',
  'round_id_taken',
  'holes_missing',
  'stroke_index_conflict',
  'tee_in_use',
  'changed_meanwhile',
  'not_match_play',
  'no_start_sheet',
  'too_few_entrants',
  'not_drawn',
  'bracket_started',
  'match_not_ready',
  'match_closed',
  'result_differs',
  'later_match_finished',
  'club_full',
  'member_has_power',
  'no_longer_member',
  'last_admin',
  'group_full',
  'group_open',
  'group_over',
  'group_left',
  'group_player_busy',
  'in_another_group',
  'group_link_over',
  'guardian_needed_for_group',
  'too_many_guests',
  'upload_ended',
  'photo_unreadable',
  'photo_too_large',
  'import_changed',
  'has_no_account',
  'uploads_full',
  'scan_photo_missing',
  'scan_failed',
  'scan_timed_out',
  'scan_running',
  'scan_queue_full',
  'scan_limit',
  'scan_service_failed',
  'too_large',
  'unsupported_media_type',
  'hand_over_first',
  'too_many_exports',
  'too_many_requests',
  'result_hidden',
  'kiosk_closed',
  'kiosk_link_over',
  'kiosk_signed_in',
  'internal',
  'unavailable',
  'store_away',
  'not_saved',
  'save_unconfirmed',
  'photo_store_away',
  'page_outdated',
  'overloaded',
  'boards_full',
  'request_too_slow',
  'headers_too_large',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  /** One of `errorCodes`; a string here, so that an older app can read the answer of a newer server. */
  code: z.string(),
  message: z.string(),
  /** `field` is a path such as "holes.3.par". */
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** What a 409 is about: both values, the open round, … */
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type ErrorBody = Omit<z.infer<typeof errorBody>, 'code'> & { code: ErrorCode }

export function isErrorCode(code: unknown): code is ErrorCode {
  return errorCodes.some((known) => known === code)
}

let translated: Readonly<Record<ErrorCode, string>> | undefined

/** For readers of another language: the sentence of each code replaces the server's own. */
export function speakErrors(sentences: Readonly<Record<ErrorCode, string>>): void {
  translated = sentences
}

/** What a person reads of a refusal. */
export function errorSentence({ code, message }: ErrorBody): string {
  return translated?.[code] ?? message
}
