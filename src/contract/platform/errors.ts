import type { ErrorCode } from './error-body.ts'

/**
 * Every refusal the server gives: its HTTP status and the sentence a user reads. A command may put a more precise
 * sentence in its place; the code stays.
 */
export const errors: Readonly<Record<ErrorCode, { status: number; message: string }>> = {
  invalid_input: { status: 400, message: 'Some of the information sent is not valid.' },
  broken_json: { status: 400, message: 'The request body is not valid JSON.' },
  club_code_missing: { status: 400, message: 'Please enter your club code' },
  club_code_invalid: { status: 400, message: 'Invalid club code format. Use format: SC123456' },
  unauthorized: { status: 401, message: 'Unauthorized: please sign in.' },
  wrong_credentials: { status: 401, message: 'Unauthorized: the e-mail or the password is incorrect.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  ask_administrator: {
    status: 403,
    message: 'A desk helper cannot do this. Ask an administrator of the club.',
  },
  foreign_origin: { status: 403, message: 'This request does not come from Scoreclub.' },
  not_found: { status: 404, message: 'This does not exist, or you do not have access to it.' },
  email_taken: { status: 409, message: 'There is already an account with this e-mail. Sign in instead.' },
  password_weak: {
    status: 400,
    message: 'This password is too easy to guess. A few words that do not belong together are best.',
  },
  password_again: {
    status: 403,
    message: 'Enter your password again: it was last entered more than 15 minutes ago.',
  },
  sign_in_again: {
    status: 403,
    message: 'Sign in again first: you last signed in more than 15 minutes ago.',
  },
  second_step_needed: {
    status: 409,
    message: 'The password is right. Now type the code of your app, or a recovery code.',
  },
  second_step_wrong: {
    status: 400,
    message: 'This code is wrong or has been used. Each code works once: wait for the next one of your app.',
  },
  second_step_over: {
    status: 409,
    message: 'This took longer than 15 minutes, or has been used. Please start again.',
  },
  passkey_wrong: {
    status: 400,
    message: 'This passkey was not accepted. Try again, or sign in with your password.',
  },
  link_in_text: {
    status: 400,
    message: 'Leave out links and web addresses: this text is sent to people by e-mail.',
  },
  too_many_clubs: {
    status: 409,
    message: 'One account can create three clubs. Another person can create the next one and invite you.',
  },
  email_unverified: { status: 403, message: 'Please confirm your e-mail address first.' },
  code_wrong: { status: 400, message: 'This code is wrong or has expired. You can ask for a new one.' },
  already_member: { status: 409, message: 'This person is already a member of the club.' },
  invitation_over: { status: 409, message: 'This invitation is no longer open. Ask the club for a new one.' },
  invitation_elsewhere: {
    status: 409,
    message: 'This invitation was sent to another e-mail address. Use that address, or ask the club.',
  },
  already_created: {
    status: 409,
    message:
      'This competition was created already, with other facts. Close the form and change it in the list.',
  },
  already_joined: { status: 409, message: 'You have already joined this competition.' },
  competition_full: { status: 409, message: 'This competition is full. You are on the reserve list.' },
  not_open: { status: 409, message: 'This competition is not open for entries.' },
  invite_only: { status: 403, message: 'Only the club can enter players in this competition.' },
  entries_not_yet: { status: 409, message: 'Entries for this competition are not open yet.' },
  entries_closed: {
    status: 409,
    message: 'Entries for this competition are closed. The club can still enter you.',
  },
  draw_made: {
    status: 409,
    message:
      'The draw has been made, so the players can no longer change. The club can take it back while no match has been played.',
  },
  card_begun: {
    status: 409,
    message: 'A card has been started in this competition. Ask the club to rule on it.',
  },
  members_only: { status: 403, message: 'This competition is for members of the club only.' },
  index_not_admitted: {
    status: 403,
    message: 'The Handicap Index is outside the limits of this competition.',
  },
  category_not_admitted: { status: 403, message: 'This competition is not for this category of player.' },
  age_not_admitted: { status: 403, message: 'The age is outside the limits of this competition.' },
  age_unknown: {
    status: 403,
    message:
      'This competition has an age limit, and the club does not have your date of birth. Ask the club to enter it.',
  },
  category_in_use: {
    status: 409,
    message: 'A competition still to be played is only for this category. Change who may enter there first.',
  },
  guardian_needed: {
    status: 403,
    message:
      'A parent or guardian has to agree before you can enter competitions. Ask them to answer, or ask your club.',
  },
  result_final: { status: 409, message: 'The result of this competition is final.' },
  not_completed: {
    status: 409,
    message: 'Only the result of a completed competition can be made final.',
  },
  cards_open: {
    status: 409,
    message: 'Some cards have not been handed in, or have only totals. Decide on each of them first.',
  },
  has_entries: { status: 409, message: 'Players have entered this competition, so it cannot be deleted.' },
  not_a_draft: { status: 409, message: 'Only a draft can be deleted. Cancel the competition instead.' },
  not_a_team_competition: { status: 409, message: 'This competition is not played by teams.' },
  team_full: { status: 409, message: 'This team is full.' },
  in_another_team: { status: 409, message: 'A player can be in only one team of a competition.' },
  team_name_taken: { status: 409, message: 'There is already a team with this name.' },
  play_has_begun: { status: 409, message: 'Play has started, so only the club can change the teams now.' },
  not_entered: { status: 409, message: 'Join the competition before you start your round.' },
  outside_playing_window: { status: 409, message: 'This competition is not being played now.' },
  round_open: { status: 409, message: 'You have another round open. Continue or abandon it first.' },
  cut_missed: { status: 409, message: 'You missed the cut, so your competition is over.' },
  cut_open: {
    status: 409,
    message: 'The cut comes first. It is made once every card of the earlier rounds is in.',
  },
  round_closed: { status: 409, message: 'This card has been handed in and cannot be changed.' },
  same_round: {
    status: 409,
    message: 'Another card of that day has the same scores. Say whether it is the same round.',
  },
  round_on_day: {
    status: 409,
    message: 'There is another round on this day. Say whether this is another one.',
  },
  totals_differ: { status: 409, message: 'The totals do not match the scores on the card.' },
  marker_card_asked: {
    status: 409,
    message:
      'This competition asks for a marker’s card. You and your marker each confirm it on your own phone.',
  },
  signed_by_player: {
    status: 400,
    message:
      'The marker signs the card, not the player. Enter the marker’s name, with an initial if the two share a name.',
  },
  holes_differ: {
    status: 409,
    message: 'Some holes have different scores. Agree on them before you hand the card in.',
  },
  entry_id_reused: { status: 409, message: 'This entry id has already been used for something else.' },
  round_id_taken: {
    status: 409,
    message: 'This round could not be started: its number belongs to another round. Start it again.',
  },
  holes_missing: { status: 409, message: 'Some holes have no score yet.' },
  stroke_index_conflict: { status: 409, message: 'Each stroke index can be used for one hole only.' },
  tee_in_use: {
    status: 409,
    message: 'A competition or an open round is played from this tee, so it cannot be removed.',
  },
  changed_meanwhile: {
    status: 409,
    message: 'Somebody else has changed this in the meantime. Please check it again.',
  },
  draw_mismatch: {
    status: 409,
    message: 'This draw no longer fits the competition. Draw again, or change its times and holes.',
  },
  no_start_sheet: { status: 409, message: 'There is no start sheet yet. Draw the groups first.' },
  not_match_play: { status: 409, message: 'This is not a match play competition, so it has no bracket.' },
  too_few_entrants: { status: 409, message: 'A draw needs at least two players.' },
  not_drawn: { status: 409, message: 'The draw has not been made yet. Draw the bracket first.' },
  bracket_started: {
    status: 409,
    message:
      'A result has already been recorded, so the bracket cannot be drawn again. Undo the results first.',
  },
  match_not_ready: { status: 409, message: 'The players of this match are not known yet.' },
  match_closed: { status: 409, message: 'This match is over: its result is recorded. The club can undo it.' },
  result_differs: { status: 409, message: 'This match already has a different result. Undo it first.' },
  later_match_finished: {
    status: 409,
    message: 'A later match has already been played with this result. Undo the later result first.',
  },
  club_full: { status: 409, message: 'The club has reached its limit of members.' },
  member_has_power: { status: 403, message: 'An administrator cannot be removed or changed here.' },
  no_longer_member: {
    status: 403,
    message:
      'You are no longer a member of this club, so it accepts no more scores from you. What you entered is kept on this phone.',
  },
  last_admin: { status: 409, message: 'The last administrator cannot leave the club.' },
  group_full: { status: 409, message: 'A group has four players at most.' },
  group_over: {
    status: 409,
    message: 'All cards of this group are in, so nobody else can join it. Start a new group.',
  },
  group_open: { status: 409, message: 'You are in another group. Leave it, or hand its cards in first.' },
  group_left: {
    status: 409,
    message: 'This player has left the group. They can come back with the QR code.',
  },
  group_player_busy: {
    status: 409,
    message:
      'This player has another round open. Add them once it is handed in or abandoned on their own phone.',
  },
  in_another_group: { status: 409, message: 'You play in another group. Leave it first.' },
  group_link_over: {
    status: 404,
    message: 'This QR code is no longer valid. Ask for a new one on the phone that showed it.',
  },
  guardian_needed_for_group: {
    status: 403,
    message:
      'A parent or guardian has to agree before this player can be in a group, where others see their card.',
  },
  too_many_guests: {
    status: 429,
    message: 'You have added twelve guests in the last 24 hours. Please try again tomorrow, or ask the club.',
  },
  too_many_messages: {
    status: 429,
    message: 'Twenty messages were sent to these players in the last 24 hours. Please try again tomorrow.',
  },
  no_message_now: {
    status: 409,
    message:
      'A message can be sent once the competition is published, and until its result is final or it is cancelled.',
  },
  upload_ended: {
    status: 410,
    message: 'The time to upload this photo has run out. Choose the photo again.',
  },
  photo_unreadable: {
    status: 415,
    message: 'This file cannot be read as a photo. Send a JPEG, PNG or WebP picture.',
  },
  import_changed: {
    status: 409,
    message: 'The club has changed since you checked this file. Check it again.',
  },
  one_person_twice: {
    status: 409,
    message:
      'Both have a card, a team or a place in the draw of one competition, or a card in play. Take one of them out first.',
  },
  has_no_account: { status: 409, message: 'This member has no account yet. Invite them first.' },
  photo_too_large: { status: 413, message: 'Please choose an image smaller than 10MB.' },
  uploads_full: {
    status: 503,
    message: 'Many photos are being sent right now. Please try again in a minute.',
  },
  scan_photo_missing: { status: 404, message: 'Failed to process scorecard image. Please try again.' },
  scan_failed: { status: 500, message: 'Failed to process scorecard image. Please try again.' },
  scan_timed_out: {
    status: 503,
    message: 'Reading this photo took too long. Try again, or go closer so that the card fills the photo.',
  },
  scan_running: {
    status: 429,
    message: 'One of your photos is already being read. Please wait until it is done.',
  },
  scan_queue_full: {
    status: 503,
    message: 'Many cards are being read right now. Please try again in a minute.',
  },
  scan_limit: {
    status: 429,
    message: 'You have sent many photos in the last hour. Type the scores in, or try again later.',
  },
  scan_service_failed: {
    status: 502,
    message: 'The external service could not read the photo. Let the club’s own machine read it.',
  },
  too_large: { status: 413, message: 'This is too much to send at once.' },
  unsupported_media_type: { status: 415, message: 'Send JSON (application/json).' },
  hand_over_first: {
    status: 409,
    message:
      'You are the last administrator of a club. Make another member an administrator, then delete your account.',
  },
  too_many_exports: {
    status: 429,
    message: 'You have had five archives made in the last 24 hours. Please try again tomorrow.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a little.' },
  plan_needed: {
    status: 402,
    message:
      'The trial of this club is over, so new competitions and courses need a plan. An administrator finds Upgrade Plan in the Club Dashboard, under Billing. Everything else goes on, and no data is lost.',
  },
  plan_runs: {
    status: 409,
    message: 'This club has a plan already. Change or end it under Manage payment.',
  },
  payments_off: {
    status: 409,
    message: 'Card payments are not set up here, so nothing is charged and nothing is stopped.',
  },
  payments_away: {
    status: 503,
    message:
      'The payment service cannot be reached right now. Nothing was charged; please try again in a moment.',
  },
  payments_refused: {
    status: 502,
    message:
      'The payment service refused this. Nothing was charged; the person who runs Scoreclub finds the reason in its log.',
  },
  fee_not_open: { status: 409, message: 'There is no entry fee for you to pay in this competition.' },
  guest_entered: {
    status: 409,
    message: 'This guest is already entered with other details. Correct them in the list of entries.',
  },
  fee_at_desk: { status: 409, message: 'The fee of this competition is paid at the club.' },
  fee_settled: { status: 409, message: 'Your entry fee is settled; there is nothing to pay.' },
  fees_paid: {
    status: 409,
    message:
      'The currency stays as it is: entry fees have been paid in it, and the club’s records would show them in another one. This includes fees paid back since. If a fee was marked as paid by mistake, mark it as owed in the entry list.',
  },
  paid_by_card: {
    status: 409,
    message:
      'One of these players has paid by card, and card payments are refunded to the card. Withdraw the player, then choose Refund.',
  },
  result_hidden: {
    status: 409,
    message: 'Some holes are still hidden. Show the result first, then make it final.',
  },
  kiosk_closed: {
    status: 401,
    message:
      'This tablet is not a kiosk of the club any more. An administrator of the club can make a new link.',
  },
  kiosk_link_over: {
    status: 409,
    message: 'This link has been used or has expired. An administrator of the club can make a new one.',
  },
  kiosk_signed_in: {
    status: 409,
    message: 'Somebody is signed in on this tablet. Sign out here first, then open the link again.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is starting or stopping. Please try again.' },
  store_away: {
    status: 503,
    message: 'Scoreclub cannot reach its data right now. Please try again in a moment.',
  },
  not_saved: { status: 503, message: 'This could not be saved right now. Please try again in a moment.' },
  save_unconfirmed: {
    status: 503,
    message: 'We could not confirm whether this was saved. It is safe to try again.',
  },
  photo_store_away: {
    status: 503,
    message: 'Photos cannot be stored or shown right now. Please try again later.',
  },
  page_outdated: {
    status: 409,
    message: 'This page is from an older version of Scoreclub. Load it again to go on.',
  },
  overloaded: {
    status: 503,
    message: 'Many people are using Scoreclub right now. Please try again in a moment.',
  },
  boards_full: {
    status: 503,
    message: 'Many people are following boards right now. This board still updates every 15 seconds.',
  },
  request_too_slow: {
    status: 408,
    message: 'The connection was too slow to receive this. Please try again.',
  },
  headers_too_large: { status: 431, message: 'The headers of this request are too large.' },
}
