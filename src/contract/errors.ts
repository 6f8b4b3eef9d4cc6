import { z } from 'zod/mini'

/**
 * Every refusal the server gives: its HTTP status and the sentence a user reads. A command may put a more precise
 * sentence in its place; the code stays.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Some of what was sent is not right.' },
  broken_json: { status: 400, message: 'The body is not readable JSON.' },
  club_code_missing: { status: 400, message: 'Please enter your club code' },
  club_code_invalid: { status: 400, message: 'Invalid club code format. Use format: SC123456' },
  unauthorized: { status: 401, message: 'Unauthorized: please sign in.' },
  wrong_credentials: { status: 401, message: 'Unauthorized: the e-mail or the password is not right.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  foreign_origin: { status: 403, message: 'This request does not come from Scoreclub.' },
  not_found: { status: 404, message: 'This does not exist, or it is not yours to see.' },
  email_taken: { status: 409, message: 'There is an account with this e-mail already. Sign in instead.' },
  email_unverified: { status: 403, message: 'Please confirm your e-mail address first.' },
  code_wrong: { status: 400, message: 'This code is wrong or no longer good. You can ask for a new one.' },
  already_member: { status: 409, message: 'This person is a member of the club already.' },
  invitation_over: { status: 409, message: 'This invitation is no longer open. Ask the club for a new one.' },
  invitation_elsewhere: {
    status: 409,
    message: 'This invitation was sent to another e-mail address. Use that address, or ask the club.',
  },
  already_joined: { status: 409, message: 'You are in this competition already.' },
  competition_full: { status: 409, message: 'This competition is full. You are on the reserve list.' },
  not_open: { status: 409, message: 'This competition is not open for entries.' },
  invite_only: { status: 403, message: 'The club enters the players of this competition.' },
  result_final: { status: 409, message: 'The result of this competition is final.' },
  not_completed: {
    status: 409,
    message: 'Only the result of a completed competition can be made final.',
  },
  cards_open: { status: 409, message: 'Some cards are not handed in. Rule on each first.' },
  has_entries: { status: 409, message: 'Players are entered in this competition.' },
  not_a_draft: { status: 409, message: 'Only a draft can be deleted. Cancel the competition instead.' },
  not_a_team_competition: { status: 409, message: 'This competition is not played by teams.' },
  team_full: { status: 409, message: 'This team is full.' },
  in_another_team: { status: 409, message: 'A player belongs to one team of a competition.' },
  team_name_taken: { status: 409, message: 'There is a team of this name already.' },
  play_has_begun: { status: 409, message: 'Scores have been made: only the club can change the teams now.' },
  not_entered: { status: 409, message: 'Join the competition before you start its round.' },
  outside_playing_window: { status: 409, message: 'This competition is not being played now.' },
  round_open: { status: 409, message: 'You have another round open. Continue or abandon it first.' },
  round_closed: { status: 409, message: 'This card has been handed in and cannot be changed.' },
  totals_differ: { status: 409, message: 'The totals sent differ from the holes on the card.' },
  entry_id_reused: { status: 409, message: 'This entry id was used before for something else.' },
  holes_missing: { status: 409, message: 'Some holes have no score yet.' },
  stroke_index_conflict: { status: 409, message: 'Every stroke index belongs to one hole.' },
  changed_meanwhile: {
    status: 409,
    message: 'Somebody else changed this in the meantime. Look at it again.',
  },
  not_match_play: { status: 409, message: 'This competition is not a match play, so it has no bracket.' },
  too_few_entrants: { status: 409, message: 'A draw needs at least two players who are entered.' },
  bracket_started: {
    status: 409,
    message:
      'A result of this draw is recorded already, so it cannot be drawn again. Undo the results first.',
  },
  match_not_ready: { status: 409, message: 'It is not known yet who plays this match.' },
  result_differs: { status: 409, message: 'This match has another result already. Undo it first.' },
  later_match_finished: {
    status: 409,
    message: 'A later match has been played with this result. Undo that one first.',
  },
  club_full: { status: 409, message: 'The club has no place for another member.' },
  member_has_power: { status: 403, message: 'An administrator cannot be removed or changed here.' },
  last_admin: { status: 409, message: 'The last administrator cannot leave the club.' },
  upload_ended: { status: 410, message: 'This upload address has ended. Choose the photo again.' },
  photo_unreadable: {
    status: 415,
    message: 'This file cannot be read as a photo. Send a JPEG, PNG or WebP picture.',
  },
  photo_too_large: { status: 413, message: 'Please choose an image smaller than 10MB.' },
  too_large: { status: 413, message: 'That is more than can be sent at once.' },
  unsupported_media_type: { status: 415, message: 'Send JSON (application/json).' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: { status: 503, message: 'The service is starting or stopping. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  /** One of `errors`; a string here, so that an older app can read the answer of a newer server. */
  code: z.string(),
  message: z.string(),
  /** `field` is a path such as "holes.3.par". */
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** What a 409 is about: both values, the open round, … */
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type ErrorBody = Omit<z.infer<typeof errorBody>, 'code'> & { code: ErrorCode }

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
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
