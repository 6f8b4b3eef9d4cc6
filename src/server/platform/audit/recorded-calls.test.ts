import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeAccessToken } from '#contract/identity/access-tokens.ts'
import { addWebhook } from '#contract/outbound/webhooks.ts'
import { checkAuditLog, readAuditLog, type AuditEntry } from '#contract/platform/audit.ts'
import { auditActions, type AuditAction } from '#contract/platform/audit-action.ts'
import { course as wireCourse } from '#contract/course/courses.ts'
import { enterGuest } from '#contract/competition/entries.ts'
import { listInvitations } from '#contract/club/invitations.ts'
import { listMembers } from '#contract/club/members.ts'
import { bracket } from '#contract/match/matches.ts'
import { readConfig } from '../config.ts'
import { insertHandicapScore } from '../../handicap/change-record.store.ts'
import { hashGuardianLink } from '../../data/privacy/guardian/guardian-link.ts'
import { openTestKiosk, typedCard } from '#test/kiosk.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/*
 * Every call that changes something is either recorded, under these actions, or named below with the reason why not. A
 * new call fails the first test until somebody has decided.
 */

const recorded: Record<string, AuditAction[]> = {
  'POST /api/clubs': ['club.created'],
  'PATCH /api/clubs/:clubId': ['club.changed'],
  'POST /api/clubs/:clubId/code': ['club.code_replaced'],
  'PUT /api/clubs/:clubId/crest': ['club.crest_replaced'],
  'DELETE /api/clubs/:clubId/crest': ['club.crest_removed'],
  'PUT /api/clubs/:clubId/reach': ['club.changed'],
  'PUT /api/clubs/:clubId/retention': ['club.changed'],
  'PATCH /api/clubs/:clubId/rules': ['club.rules_changed'],
  'POST /api/clubs/:clubId/members/export': ['club.members_exported'],
  'PUT /api/clubs/:clubId/member-imports/:importId': ['club.members_imported'],
  'PUT /api/clubs/:clubId/score-imports/:importId': ['club.scores_imported'],
  'DELETE /api/clubs/:clubId/imports/:importId': ['club.import_undone'],
  'POST /api/clubs/:clubId/listed-members/invitations': ['club.members_invited'],
  'PUT /api/clubs/:clubId/member-categories/:categoryId': ['club.category_added', 'club.category_renamed'],
  'DELETE /api/clubs/:clubId/member-categories/:categoryId': ['club.category_deleted'],
  'PUT /api/clubs/:clubId/members/category': ['member.category_changed'],
  'PUT /api/clubs/:clubId/members/:memberId/born-on': ['member.born_on_changed'],
  'PUT /api/clubs/:clubId/members/:memberId/details': ['member.details_changed'],
  'POST /api/clubs/:clubId/audit-log/export': ['club.log_exported'],
  'PUT /api/clubs/:clubId/learning': ['club.changed'],
  'POST /api/clubs/:clubId/learning/export': ['club.learning_exported'],
  'DELETE /api/clubs/:clubId/learning/cells': ['club.learning_erased'],
  'DELETE /api/clubs/:clubId/learning/cells/:cellId': ['club.learning_erased'],
  'POST /api/handicap-review/export': ['club.review_exported'],
  'POST /api/clubs/:clubId/partner-erasure': ['club.partner_erased'],
  'POST /api/privacy/erasure': ['member.erased'],
  'POST /api/clubs/:clubId/webhooks': ['club.webhook_added'],
  'POST /api/clubs/:clubId/given-up-mails/again': ['club.mails_sent_again'],
  'PATCH /api/clubs/:clubId/webhooks/:webhookId': ['club.webhook_changed'],
  'DELETE /api/clubs/:clubId/webhooks/:webhookId': ['club.webhook_removed'],
  'PUT /api/clubs/:clubId/calendar-address': ['club.calendar_shared'],
  'DELETE /api/clubs/:clubId/calendar-address': ['club.calendar_withdrawn'],
  'POST /api/access-tokens': ['member.token_made'],
  'DELETE /api/access-tokens/:tokenId': ['member.token_withdrawn'],
  'PUT /api/privacy/guardian': ['member.guardian_asked'],
  'PUT /api/clubs/:clubId/members/:memberId/guardian': ['member.guardian_asked'],
  'DELETE /api/clubs/:clubId/members/:memberId/guardian': ['member.guardian_cleared'],
  'POST /api/guardian/:token': ['member.guardian_answered'],
  'POST /api/auth/join-club': ['member.joined', 'member.waits'],
  'POST /api/auth/sign-up': ['member.joined', 'member.waits', 'member.account_joined'],
  'POST /api/auth/sign-in': ['member.signed_in', 'member.joined'],
  'POST /api/auth/sign-in/second-step': ['member.signed_in', 'member.joined'],
  'POST /api/auth/sign-in/passkey': ['member.signed_in', 'member.joined'],
  'POST /api/auth/connection': ['member.signed_in', 'member.joined'],
  'POST /api/auth/reset-password': ['member.signed_in', 'member.joined'],
  'POST /api/auth/verify-email': ['member.joined'],
  'POST /api/auth/preferences/confirm': ['member.joined', 'member.waits'],
  'POST /api/invitations/:token/accept': ['member.joined'],
  'POST /api/clubs/:clubId/members/:memberId/approve': ['member.approved'],
  'POST /api/clubs/:clubId/member-matches': [
    'member.account_joined',
    'member.kept_apart',
    'round.index_taken_up',
  ],
  'POST /api/clubs/:clubId/member-merges': ['member.merged'],
  'POST /api/clubs/:clubId/member-merges/:mergeId/take-back': ['member.merge_taken_back'],
  'DELETE /api/clubs/:clubId/members/:memberId': ['member.removed'],
  'PATCH /api/clubs/:clubId/members/:memberId': ['member.role_changed'],
  'PUT /api/clubs/:clubId/also-plays': ['member.also_plays_changed'],
  'PUT /api/clubs/:clubId/members/:memberId/handicap-committee': ['member.handicap_committee_changed'],
  'PATCH /api/members/:memberId/gender': ['member.gender_changed'],
  'PATCH /api/members/:memberId/handicap': ['member.handicap_set'],
  'POST /api/members/:memberId/handicap-record/scores/:scoreId/ruling': ['member.handicap_ruled'],
  'POST /api/members/:memberId/handicap-record/decisions': ['member.handicap_decided'],
  'POST /api/clubs/:clubId/rounds-elsewhere': ['member.round_elsewhere'],
  'POST /api/members/:memberId/rounds-elsewhere': ['member.round_elsewhere'],
  'POST /api/rounds/:roundId/offer': ['member.round_elsewhere'],
  'POST /api/members/:memberId/rounds-elsewhere/:elsewhereId/decision': ['member.round_elsewhere'],
  'POST /api/rounds-elsewhere/:elsewhereId/withdraw': ['member.round_elsewhere'],
  'POST /api/clubs/invite-member': ['invitation.sent'],
  'POST /api/clubs/:clubId/invitations/:invitationId/resend': ['invitation.sent_again'],
  'POST /api/clubs/:clubId/invitations/:invitationId/link': ['invitation.link_shown'],
  'DELETE /api/clubs/:clubId/invitations/:invitationId': ['invitation.withdrawn'],
  'POST /api/courses': ['course.created'],
  'PATCH /api/courses/:courseId': ['course.changed'],
  'POST /api/clubs/:clubId/playing-conditions': ['course.conditions_entered'],
  'PUT /api/courses/:courseId/holes': ['course.holes_changed'],
  'PATCH /api/holes/:holeId': ['course.holes_changed'],
  'PUT /api/courses/:courseId/tees': ['course.tees_changed'],
  'POST /api/courses/:courseId/days-not-for-handicap': ['course.days_declared'],
  'DELETE /api/courses/:courseId/days-not-for-handicap/:daysId': ['course.days_withdrawn'],
  'POST /api/competitions': ['competition.created'],
  'PATCH /api/competitions/:competitionId': ['competition.changed'],
  'PATCH /api/competitions/:competitionId/status': ['competition.status_changed'],
  'DELETE /api/competitions/:competitionId': ['competition.deleted'],
  'PATCH /api/competitions/:competitionId/entries/:userId': ['competition.ruled'],
  'PUT /api/clubs/:clubId/seasons/:seasonId': ['season.created', 'season.changed'],
  'DELETE /api/clubs/:clubId/seasons/:seasonId': ['season.deleted'],
  'PUT /api/clubs/:clubId/champions/:championId': ['season.champion_named'],
  'DELETE /api/clubs/:clubId/champions/:championId': ['season.champion_removed'],
  'PUT /api/clubs/:clubId/past-results/:pastResultId': ['season.past_result_added'],
  'DELETE /api/clubs/:clubId/past-results/:pastResultId': ['season.past_result_removed'],
  'PUT /api/competitions/:competitionId/prizes': ['competition.prizes_set'],
  'PUT /api/competitions/:competitionId/prizes/:categoryId/winner': ['competition.prize_won'],
  'PUT /api/competitions/:competitionId/desk-helpers/:helperId': ['competition.helper_added'],
  'POST /api/competitions/:competitionId/desk-helpers': [
    'competition.helper_invited',
    'competition.helper_added',
  ],
  'DELETE /api/competitions/:competitionId/desk-helpers/:helperId': ['competition.helper_removed'],
  'POST /api/competitions/:competitionId/entry-list': ['competition.entered'],
  'POST /api/competitions/:competitionId/entry-list/guests': ['competition.entered'],
  'PUT /api/competitions/:competitionId/entry-list/guests/:userId': ['competition.entry_changed'],
  'POST /api/competitions/:competitionId/withdrawals': ['competition.entry_withdrawn'],
  'PATCH /api/competitions/:competitionId/entry-list': ['competition.entry_changed'],
  'PUT /api/competitions/:competitionId/entry-terms': ['competition.changed'],
  'PATCH /api/competitions/:competitionId/entries': ['competition.ruled'],
  'POST /api/competitions/:competitionId/bracket': ['competition.drawn'],
  'DELETE /api/competitions/:competitionId/bracket': ['competition.draw_taken_back'],
  'POST /api/competitions/:competitionId/draw': ['competition.starts_drawn'],
  'PUT /api/competitions/:competitionId/draw/groups': ['competition.starts_arranged'],
  'POST /api/competitions/:competitionId/draw/delay': ['competition.starts_delayed'],
  'PUT /api/competitions/:competitionId/draw/wishes/:userId': ['competition.start_wish_kept'],
  'POST /api/competitions/:competitionId/draw/publication': ['competition.starts_published'],
  'DELETE /api/competitions/:competitionId/draw/publication': ['competition.starts_withdrawn'],
  'PATCH /api/competitions/:competitionId/bracket': ['competition.draw_terms_set'],
  'POST /api/competitions/:competitionId/teams': ['team.formed'],
  'POST /api/competitions/:competitionId/teams/draw': ['competition.teams_drawn'],
  'POST /api/competitions/:competitionId/messages': ['competition.message_sent'],
  'DELETE /api/competitions/:competitionId/messages/:messageId': ['competition.message_taken_down'],
  'PUT /api/competitions/:competitionId/sharing/:kind': ['competition.shared'],
  'DELETE /api/competitions/:competitionId/sharing/:kind': ['competition.share_ended'],
  'PUT /api/competitions/:competitionId/hidden-holes': [
    'competition.holes_hidden',
    'competition.holes_shown',
  ],
  'PUT /api/competitions/:competitionId/entrants/:userId/public-name': ['member.public_name_set'],
  'POST /api/teams/:teamId/join': ['team.joined'],
  'DELETE /api/teams/:teamId/members/:userId': ['team.left'],
  'PATCH /api/matches/:matchId': ['match.recorded'],
  'DELETE /api/matches/:matchId/result': ['match.undone'],
  'PATCH /api/rounds/:roundId': ['round.handed_in'],
  'POST /api/clubs/:clubId/members/:memberId/rounds': ['round.started_for_member'],
  'POST /api/groups/:groupId/players': ['round.started_for_member'],
  'POST /api/groups/:groupId/guests': ['round.started_for_member'],
  'POST /api/groups/:groupId/players/:userId/hand-in': ['round.handed_in_for_member'],
  'PUT /api/rounds/:roundId/marker-card': ['round.marker_named'],
  'POST /api/rounds/:roundId/marker-card': ['round.certified', 'round.attested', 'round.attestation_refused'],
  'POST /api/rounds/:roundId/corrections': ['round.corrected'],
  'POST /api/rounds/:roundId/hand-in': ['round.handed_in_for_member'],
  'POST /api/rounds/:roundId/reopen': ['round.reopened'],
  'POST /api/rounds/:roundId/end': ['round.ended'],
  'POST /api/rounds/:roundId/take-off': ['round.taken_off'],
  'POST /api/rounds/:roundId/put-back': ['round.put_back'],
  'POST /api/rounds/:roundId/move': ['round.moved', 'round.moved_here'],
  'POST /api/rounds/:roundId/also-counts-for': ['round.also_counts'],
  'POST /api/rounds/:roundId/another-round': ['round.another_round'],
  'POST /api/competitions/:competitionId/drop-rounds': ['competition.changed'],
  'PUT /api/competitions/:competitionId/closed-holes': [
    'competition.holes_closed',
    'round.holes_closed',
    'round.holes_opened',
  ],
  'POST /api/clubs/:clubId/term-corrections': ['round.terms_corrected', 'competition.changed'],
  'POST /api/clubs/:clubId/term-corrections/:correctionId/take-back': [
    'round.terms_restored',
    'competition.changed',
  ],
  'POST /api/rounds/:roundId/tee': ['round.tee_changed'],
  'POST /api/rounds/:roundId/confirm-totals': ['round.totals_confirmed'],
  'POST /api/clubs/:clubId/kiosks': ['kiosk.link_made'],
  'DELETE /api/clubs/:clubId/kiosks/:kioskId': ['kiosk.withdrawn'],
  'POST /api/kiosk/open': ['kiosk.opened'],
  'POST /api/kiosk/hand-ins': ['round.handed_in_at_kiosk'],
  'POST /api/rounds/:roundId/objection': ['round.objected'],
  'DELETE /api/rounds/:roundId/objection': ['round.objection_withdrawn'],
  'POST /api/rounds/:roundId/objection/answer': ['round.objection_answered'],
  'POST /api/rounds/:roundId/kiosk-dispute': ['round.kiosk_card_disputed'],
  'POST /api/rounds/:roundId/kiosk-dispute/settlement': ['round.kiosk_dispute_settled'],
  'POST /api/rounds/:roundId/late-scores/:lateScoreId/decision': [
    'round.corrected',
    'round.late_score_dismissed',
  ],
}

const ownEntry = 'A player’s own part in a competition stands in its list of entries with its time.'
const ownRound = 'A player’s own round keeps its state and times; its hole entries are a log of their own.'
const ownGroup = 'Who plays together is kept with the group; every score has its author.'
const noPower = 'It changes nothing at a club.'
const nothing = 'It asks for something and changes nothing.'

const ofPayments =
  'What it finds changed at the card processor is recorded as club.plan_changed (billing.routes.test.ts).'

const ofFees =
  'Without a card processor it changes nothing; with one, what it does is recorded (entry-fees.routes.test.ts).'

const notRecorded: Record<string, string> = {
  'POST /api/clubs/:clubId/member-imports/preview': nothing,
  'POST /api/clubs/:clubId/score-imports/preview': nothing,
  'POST /api/clubs/:clubId/past-results/preview': nothing,
  'POST /api/clubs/:clubId/term-corrections/preview': nothing,
  'POST /api/competitions/:competitionId/closed-holes/preview': nothing,
  'POST /api/auth/preferences': noPower,
  'PUT /api/clubs/:clubId/own-claim':
    'What a member says of themselves gives them nothing; what the club says of it is recorded.',
  'POST /api/auth/forgot-password': noPower,
  'POST /api/auth/reset-code': noPower,
  'POST /api/auth/verification-code': noPower,
  'DELETE /api/auth/devices/:deviceId': 'Where somebody is signed in is theirs and no club’s.',
  'POST /api/auth/devices/end': 'Where somebody is signed in is theirs and no club’s.',
  'PUT /api/auth/password': 'How somebody signs in is theirs and no club’s; the security log has it.',
  'PUT /api/auth/email': 'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/email/confirm': 'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/second-step/secret':
    'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/second-step': 'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/second-step/recovery-codes':
    'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/second-step/off': 'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/passkeys/challenge':
    'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/passkeys': 'How somebody signs in is theirs and no club’s; the security log has it.',
  'DELETE /api/auth/passkeys/:passkeyId':
    'How somebody signs in is theirs and no club’s; the security log has it.',
  'POST /api/auth/sign-in/passkey/challenge': nothing,
  'PUT /api/auth/club': 'Which of their clubs somebody looks at is a setting of their own.',
  'PUT /api/usual-tee': 'A setting of the player’s own.',
  'POST /api/notices/:noticeId/read': 'What somebody has read is theirs.',
  'POST /api/notices/read': 'What somebody has read is theirs.',
  'POST /api/rounds/:roundId/summary-closed': 'What somebody has read is theirs.',
  'PUT /api/privacy/public-name': 'A setting of the person’s own.',
  'PUT /api/clubs/:clubId/handicap-movers/listing': 'A setting of the person’s own.',
  'PUT /api/notices/settings': 'A setting of the person’s own.',
  'PUT /api/push/subscription': 'A setting of the person’s own.',
  'DELETE /api/push/subscription': 'A setting of the person’s own.',
  'POST /api/clubs/:clubId/webhooks/:webhookId/test':
    'It sends what it is named after; the list of deliveries has it.',
  'POST /api/clubs/:clubId/webhooks/:webhookId/deliveries/:deliveryId/again':
    'It sends what was sent; the list of deliveries has it.',
  'POST /api/clubs/:clubId/billing/checkout': ofPayments,
  'POST /api/clubs/:clubId/billing/portal': ofPayments,
  'POST /api/clubs/:clubId/billing/look': ofPayments,
  'POST /api/clubs/:clubId/card-account/connection': ofFees,
  'DELETE /api/clubs/:clubId/card-account/connection': ofFees,
  'POST /api/clubs/:clubId/card-account/look': ofFees,
  'POST /api/competitions/:competitionId/fee/payment': ofFees,
  'POST /api/competitions/:competitionId/fee/look': ofFees,
  'POST /api/clubs/:clubId/first-steps': 'A list of hints that is put away.',
  'POST /api/competitions/:competitionId/join': ownEntry,
  'POST /api/competitions/:competitionId/card-reminders':
    'A reminder stands among the player’s notices with its time, and changes nothing else.',
  'DELETE /api/competitions/:competitionId/join': ownEntry,
  'POST /api/rounds': ownRound,
  'POST /api/rounds/:roundId/scores': ownRound,
  'POST /api/matches/:matchId/entries':
    'Each entry has its author and stays; the result that two confirm is recorded as match.recorded.',
  'POST /api/rounds/:roundId/marker-card/paper':
    'It never counts; each hole is an entry with its author in the log of hole entries.',
  'POST /api/rounds/:roundId/learning':
    'A record of who gave which cells would lead from them to a person (decision record 75).',
  'POST /api/rounds/send-kept':
    'Starts and scores are as those that come alone; a hand-in among them is recorded as round.handed_in.',
  'POST /api/rounds/:roundId/abandon': ownRound,
  'POST /api/clubs/:clubId/watch-rounds':
    'The player’s alone: no card of the club, and no administrator sees it.',
  'POST /api/groups': ownGroup,
  'POST /api/competitions/:competitionId/start-group': ownGroup,
  'DELETE /api/groups/:groupId/players/:userId': ownGroup,
  'POST /api/groups/:groupId/link': ownGroup,
  'DELETE /api/groups/:groupId/link': ownGroup,
  'POST /api/group-links/:token/join': ownGroup,
  'POST /api/rounds/:roundId/late-scores': 'They change nothing until the club decides, which is recorded.',
  'POST /api/objects/upload': nothing,
  'PUT /api/objects/upload/:token':
    'A photo that nobody but its owner sees until a card is handed in with it.',
  'PUT /api/scorecard-photos': 'As the upload.',
  'POST /api/ocr/process': nothing,
  'POST /api/clubs/:clubId/course-card': nothing,
  'POST /api/kiosk/players/:playerId/readings': nothing,
  'POST /api/privacy/export': nothing,
  'POST /api/privacy/consents': 'What somebody agrees to is theirs; it has a log of its own that only grows.',
}

let server: TestServer
let club: TestClub
let log: AuditEntry[]

beforeAll(async () => {
  server = await startTestServer(undefined, { API_DOCS: 'on' })
  club = await createTestClub(server)
  await administer()
  await compete()
  await comeAndGo()
  await askAGuardian()
  await handInAtBar()
  await moveIn()
  const path = `/api/clubs/${club.clubId}/audit-log`
  ok(await club.admin('POST', `${path}/export`, { format: 'csv' }))
  ok(await club.admin('POST', '/api/handicap-review/export'))
  ok(await club.admin('POST', `/api/clubs/${club.clubId}/members/export`, { format: 'xlsx' }))
  log = expectBody(await club.admin('GET', `${path}?limit=200`), readAuditLog.reply).entries
})
afterAll(() => server.close())

const ok = (answer: Answer): Answer => {
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return answer
}

const Clubs = z.looseObject({ clubCode: z.string() })

/** Every administrative call once. */
async function administer(): Promise<void> {
  const { admin, clubId, courseId } = club
  const here = `/api/clubs/${clubId}`
  const ada = 'ada.oakhill@example.org'
  ok(await admin('PATCH', here, { name: 'Oak Hill GC', requiresApproval: true }))
  ok(await admin('PUT', `${here}/retention`, { photoDays: 365, signatureDays: 90 }))
  ok(await admin('PUT', `${here}/learning`, { isOn: true }))
  for (const cell of ['one', 'two'])
    await server.database.pool.query(
      `insert into learning_cells (club_id, id, value, read, kept_on, png) values ($1, $2, 4, 4, 20000, '')`,
      [clubId, cell],
    )
  ok(await admin('POST', `${here}/learning/export`))
  ok(await admin('DELETE', `${here}/learning/cells/one`))
  ok(await admin('DELETE', `${here}/learning/cells`))
  ok(await admin('PATCH', `${here}/rules`, { union: 'ireland' }))
  ok(await admin('PUT', `${here}/reach`, { origin: 'http://192.168.1.20:3000' }))
  const grey = { width: 64, height: 64, channels: 3, background: 'grey' } as const
  const picture = await sharp({ create: grey }).png().toBuffer()
  ok(await admin('PUT', `${here}/crest`, picture, { 'content-type': 'image/png' }))
  ok(await admin('DELETE', `${here}/crest`))
  const { clubCode } = expectBody(await admin('POST', `${here}/code`), Clubs)
  const waiting = await signUpAs(server, { firstName: 'Wanda', clubCode })
  ok(await admin('POST', `${here}/members/${waiting.userId}/approve`))
  ok(await admin('PATCH', `${here}/members/${waiting.userId}`, { role: 'club_admin' }))
  ok(await admin('PUT', `${here}/members/${waiting.userId}/handicap-committee`, { isOn: false }))
  ok(await admin('PATCH', `${here}/members/${waiting.userId}`, { role: 'player' }))
  const asked = { clubId, name: 'Results page', reach: 'read', days: 30 }
  const { token } = expectBody(await admin('POST', '/api/access-tokens', asked), makeAccessToken.reply)
  ok(await admin('DELETE', `/api/access-tokens/${token.id}`))
  const hook = { url: 'https://hooks.example.org/audit', events: ['result.final'] }
  const added = expectBody(await admin('POST', `${here}/webhooks`, hook), addWebhook.reply)
  ok(await admin('PATCH', `${here}/webhooks/${added.webhook.id}`, { isOn: false }))
  ok(await admin('DELETE', `${here}/webhooks/${added.webhook.id}`))
  await server.database.pool.query(
    `insert into mails (id, event_key, club_id, recipient, language, kind, content, created_at, next_try_at, give_up_at, given_up_at, failure)
     values ('mai_audit', 'audit', $1, 'gone@example.org', 'en', 'notice', '{}', now(), now(), now(), now(), 'refused')`,
    [clubId],
  )
  ok(await admin('POST', `${here}/given-up-mails/again`, { mailIds: ['mai_audit'] }))
  ok(await admin('PUT', `${here}/calendar-address`))
  ok(await admin('DELETE', `${here}/calendar-address`))
  ok(await admin('PUT', `${here}/also-plays`, { alsoPlays: true }))
  ok(await admin('PATCH', `/api/members/${waiting.userId}/handicap`, { handicap: 12.4, reason: 'New here' }))
  ok(await admin('PATCH', `/api/members/${waiting.userId}/gender`, { gender: 'women' }))
  const junior = `${here}/member-categories/cat_junior`
  ok(await admin('PUT', junior, { name: 'Junior' }))
  ok(await admin('PUT', junior, { name: 'Juniors' }))
  ok(
    await admin('PUT', `${here}/members/category`, { memberIds: [waiting.userId], categoryId: 'cat_junior' }),
  )
  ok(await admin('PUT', `${here}/members/${waiting.userId}/born-on`, { bornOn: '2010-05-01' }))
  ok(
    await admin('PUT', `${here}/members/${waiting.userId}/details`, {
      firstName: 'Corrected',
      lastName: 'Name',
      memberNumber: '1016',
    }),
  )
  ok(await admin('DELETE', junior))
  ok(await admin('DELETE', `${here}/members/${waiting.userId}`))
  ok(await admin('PATCH', here, { requiresApproval: false }))
  ok(await server.browser()('POST', '/api/auth/sign-in', { email: ada, password: PASSWORD }))
  const invited = { email: 'new@example.org', handicap: 20, clubId }
  const invitation = `${here}/invitations/${idOf(await admin('POST', '/api/clubs/invite-member', invited))}`
  ok(await admin('POST', `${invitation}/resend`, { after: 1 }))
  ok(await admin('POST', `${invitation}/link`))
  ok(await admin('DELETE', invitation))
  ok(await admin('PATCH', `/api/courses/${courseId}`, { slope: 121 }))
  ok(await admin('PUT', `/api/courses/${courseId}/holes`, { holes: [{ holeNumber: 1, par: 5 }] }))
  const tees = [
    { name: 'Only', color: 'red', ratings: [] },
    { name: 'Back', color: 'black', ratings: [] },
  ]
  ok(await admin('PUT', `/api/courses/${courseId}/tees`, { tees }))
  const winter = { from: '2027-01-04', until: '2027-01-08', reason: 'temporary_greens' }
  const days = `/api/courses/${courseId}/days-not-for-handicap`
  const declared = expectBody(ok(await admin('POST', days, winter)), wireCourse).notForHandicap ?? []
  for (const { id } of declared) ok(await admin('DELETE', `${days}/${id}`))
}

/** Somebody joins by an invitation's link and deletes their account again. */
async function comeAndGo(): Promise<void> {
  const { admin, clubId } = club
  const email = 'gabi.tester@example.org'
  const invitation = idOf(await admin('POST', '/api/clubs/invite-member', { email, handicap: 20, clubId }))
  const shown = await admin('POST', `/api/clubs/${clubId}/invitations/${invitation}/link`)
  const token = new URL(expectBody(shown, z.object({ link: z.string() })).link).searchParams.get('invitation')
  const { browser } = await signUpAs(server, { firstName: 'Gabi' })
  ok(await browser('POST', `/api/invitations/${token}/accept`))
  ok(await browser('POST', '/api/privacy/erasure', { email, password: PASSWORD }))
}

/** A child's guardian is named, answers by the link of a mail, and is no longer needed. */
async function askAGuardian(): Promise<void> {
  const { userId } = await joined('Kim')
  const path = `/api/clubs/${club.clubId}/members/${userId}/guardian`
  ok(await club.admin('PUT', path, { email: 'parent@example.org' }))
  const config = readConfig({ DATA_DIR: server.dataDir, NODE_ENV: 'test' })
  await server.database.pool.query('update guardians set link_hash = $1', [
    hashGuardianLink(config, 'of-the-mail'),
  ])
  ok(await server.browser()('POST', '/api/guardian/of-the-mail', { agree: true, language: 'en' }))
  ok(await club.admin('DELETE', path))
}

async function joined(firstName: string): Promise<{ browser: Browser; userId: string }> {
  const { clubCode } = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}`), Clubs)
  return signUpAs(server, { firstName, clubCode })
}

/** Competitions, matches, teams and cards. */
async function compete(): Promise<void> {
  const { admin } = club
  const [one, two] = [await joined('One'), await joined('Two')]
  const stableford = await createTestCompetition(server, club)
  ok(await admin('PATCH', `/api/competitions/${stableford}`, { name: 'June Medal' }))
  ok(await one.browser('POST', `/api/competitions/${stableford}/join`, {}))
  const draw = `/api/competitions/${stableford}/draw`
  ok(await admin('PUT', `${draw}/wishes/${one.userId}`, { with: [], notBefore: '09:00' }))
  const settings = { kind: 'one_tee', groupSize: 4, intervalMinutes: 8, breaks: [], order: 'entered' }
  ok(await admin('POST', draw, { ...settings, firstAt: '2026-06-06T10:00' }))
  ok(await admin('POST', `${draw}/delay`, { version: 1, minutes: 10 }))
  ok(await admin('PUT', `${draw}/groups`, { groups: [] }))
  ok(await admin('POST', `${draw}/publication`, {}))
  ok(await admin('DELETE', `${draw}/publication`))
  const ruling = { status: 'disqualified', reason: 'Wrong ball' }
  ok(await admin('PATCH', `/api/competitions/${stableford}/entries/${one.userId}`, ruling))
  const measured = { id: 'pzc_nearest', kind: 'nearest_the_pin', holeNumber: 3, prizes: [{ thing: 'Balls' }] }
  const prizes = `/api/competitions/${stableford}/prizes`
  ok(await admin('PUT', prizes, { onePerPlayer: false, categories: [measured] }))
  ok(await admin('PUT', `${prizes}/${measured.id}/winner`, { userId: one.userId, measure: '1.42 m' }))
  const season = `/api/clubs/${club.clubId}/seasons/sea_inaudit`
  const counts = { year: 2026, points: [10, 8], otherPoints: 1, best: 2, competitionIds: [stableford] }
  for (const name of ['Order of merit', 'Eagle table']) ok(await admin('PUT', season, { ...counts, name }))
  ok(await admin('DELETE', season))
  const champion = `/api/clubs/${club.clubId}/champions/chp_inaudit`
  ok(await admin('PUT', champion, { year: 1931, kind: 'Club champion', winner: 'Bobby Elm' }))
  ok(await admin('DELETE', champion))
  const past = `/api/clubs/${club.clubId}/past-results/pst_inaudit`
  const pastRow = { place: 1, name: 'Bobby Elm', gross: 77, handicap: '9', score: 68, countback: '' }
  const rows = [{ ...pastRow, userId: null, outcome: null }]
  ok(await admin('PUT', past, { name: 'Medal', day: '1931-05-02', figure: 'net', rows }))
  ok(await admin('DELETE', past))
  const entries = `/api/competitions/${stableford}`
  ok(await admin('PUT', `${entries}/desk-helpers/${one.userId}`, {}))
  ok(await admin('POST', `${entries}/desk-helpers`, { email: 'helper@example.org' }))
  ok(await admin('DELETE', `${entries}/desk-helpers/${one.userId}`))
  ok(await admin('PATCH', `${entries}/entry-list`, { userIds: [one.userId], fee: 'waived' }))
  const guest = { key: 'guestinaudit', firstName: 'Gil', lastName: 'Guest' }
  const { entered } = expectBody(await admin('POST', `${entries}/entry-list/guests`, guest), enterGuest.reply)
  ok(await admin('POST', `${entries}/withdrawals`, { userIds: entered, reason: 'Ill' }))
  const cards = [{ userId: one.userId, status: 'withdrawn' }]
  ok(await admin('PATCH', `/api/competitions/${stableford}/entries`, { cards }))
  const message = { id: 'msg_1', text: 'Lunch at one', term: 'day' }
  ok(await admin('POST', `/api/competitions/${stableford}/messages`, message))
  ok(await admin('DELETE', `/api/competitions/${stableford}/messages/${message.id}`))
  ok(await admin('PUT', `/api/competitions/${stableford}/sharing/board`, {}))
  ok(await admin('DELETE', `/api/competitions/${stableford}/sharing/board`))
  for (const from of [16, null])
    ok(await admin('PUT', `/api/competitions/${stableford}/hidden-holes`, { from }))
  const nameOfOne = `/api/competitions/${stableford}/entrants/${one.userId}/public-name`
  ok(await admin('PUT', nameOfOne, { isUnnamed: true }))
  ok(await admin('PATCH', `/api/competitions/${stableford}/status`, { status: 'completed' }))
  const draft = await createTestCompetition(server, club, { isDraft: true })
  ok(await admin('DELETE', `/api/competitions/${draft}`))
  await playMatch(one, two)
  await playInTeams(one, two)
  await playCards(one, two)
  await markCard(await joined('Marked'), await joined('Marking'))
  await ruleOnRecord()
}

type Player = { browser: Browser; userId: string }

/** The committee undoes the reduction of a score 20.0 better than the index it was played off. */
async function ruleOnRecord(): Promise<void> {
  const { userId } = await joined('Ruled')
  await insertHandicapScore(server.database.db, {
    id: 'scr_ruled',
    userId,
    clubId: club.clubId,
    day: 20_000,
    createdAt: server.now(),
    courseName: 'Old',
    courseRating: 720,
    slope: 113,
    par: 72,
    pcc: 0,
    acceptedAs: 'eighteen',
    adjustedGross: 82,
    adjustedHoles: [],
    differential: { numerator: 100, denominator: 10 },
    indexWhenPlayed: 300,
    exceptionalAdjustment: -20,
    cap: 'none',
  })
  const ruling = { ruling: 'exceptional_undone', isOn: true, reason: 'A scramble' }
  ok(await club.admin('POST', `/api/members/${userId}/handicap-record/scores/scr_ruled/ruling`, ruling))
  ok(await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '20.0' }))
  const freeze = { kind: 'freeze', reason: 'Under review' }
  ok(await club.admin('POST', `/api/members/${userId}/handicap-record/decisions`, freeze))
  const round = {
    id: 'rel_recorded',
    day: '2026-06-01',
    courseName: 'Links',
    teeName: 'Yellow',
    holes: 18,
    courseRating: '70.5',
    slope: 125,
    par: 71,
    adjustedGross: 88,
    markerName: 'Max Marker',
  }
  ok(await club.admin('POST', `/api/members/${userId}/rounds-elsewhere`, round))
  const conditions = { day: '2024-10-04', courseIds: [club.courseId], pcc: 1, reason: 'A storm' }
  ok(await club.admin('POST', `/api/clubs/${club.clubId}/playing-conditions`, conditions))
}

async function markCard(one: Player, two: Player): Promise<void> {
  const competitionId = await createTestCompetition(server, club, { markerCard: true })
  for (const { browser } of [one, two])
    ok(await browser('POST', `/api/competitions/${competitionId}/join`, {}))
  const { courseId } = club
  const roundId = idOf(await one.browser('POST', '/api/rounds', { courseId, competitionId }))
  const path = `/api/rounds/${roundId}/marker-card`
  ok(await one.browser('PUT', path, { markerId: two.userId }))
  ok(await one.browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 900, 1, 4)] }))
  const { revision } = expectBody(await one.browser('GET', path), z.looseObject({ revision: z.number() }))
  ok(await two.browser('POST', path, { act: 'refuse', reason: 'Another hole' }))
  ok(await one.browser('POST', path, { act: 'confirm', revision }))
  ok(await two.browser('POST', path, { act: 'confirm', revision }))
}

async function playMatch(one: Player, two: Player): Promise<void> {
  const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
  for (const { browser } of [one, two]) ok(await browser('POST', `/api/competitions/${id}/join`, {}))
  const drawn = await club.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap' })
  const matchId = expectBody(drawn, bracket).matches[0]?.id ?? ''
  const playBy = [{ side: 'winners', round: 1, day: '2026-06-14' }]
  ok(await club.admin('PATCH', `/api/competitions/${id}/bracket`, { playBy }))
  ok(await one.browser('PATCH', `/api/matches/${matchId}`, { winnerId: one.userId, result: '3&2' }))
  ok(await club.admin('DELETE', `/api/matches/${matchId}/result`))
  ok(await club.admin('DELETE', `/api/competitions/${id}/bracket`))
}

async function playInTeams(one: Player, two: Player): Promise<void> {
  const id = await createTestCompetition(server, club, { competitionType: 'team_stableford' })
  const third = await joined('Three')
  for (const { browser } of [one, two, third]) ok(await browser('POST', `/api/competitions/${id}/join`, {}))
  const teamId = idOf(await one.browser('POST', `/api/competitions/${id}/teams`, { name: 'Eagles' }))
  ok(await two.browser('POST', `/api/teams/${teamId}/join`, {}))
  ok(await club.admin('DELETE', `/api/teams/${teamId}/members/${two.userId}`))
  ok(await club.admin('POST', `/api/competitions/${id}/teams/draw`, {}))
}

const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })

async function playCards(one: Player, two: Player): Promise<void> {
  const { admin, clubId, courseId } = club
  const Tees = z.looseObject({ tees: z.array(z.looseObject({ id: z.string() })) })
  const course = expectBody(await admin('GET', `/api/courses/${courseId}`), Tees)
  const roundId = idOf(await one.browser('POST', '/api/rounds', { courseId, teeId: course.tees[0]?.id }))
  ok(await one.browser('POST', `/api/rounds/${roundId}/tee`, { teeId: course.tees[1]?.id }))
  const scores = { entries: [entry(server, 1, 1, 4), entry(server, 2, 2, 5)] }
  ok(await one.browser('POST', `/api/rounds/${roundId}/scores`, scores))
  const attested = { partnerName: 'Pia Partner', partnerSignature: 'Pia' }
  ok(await one.browser('PATCH', `/api/rounds/${roundId}`, attested))
  const late = entry(server, 3, 1, 6)
  ok(await one.browser('POST', `/api/rounds/${roundId}/late-scores`, { entries: [late] }))
  const dismissal = { accepts: false, reason: 'Typed for another hole', from: strokes(4) }
  ok(await admin('POST', `/api/rounds/${roundId}/late-scores/${late.id}/decision`, dismissal))
  const holes = [{ holeNumber: 2, from: strokes(5), to: strokes(6) }]
  ok(await admin('POST', `/api/rounds/${roundId}/corrections`, { reason: 'Misread', holes }))
  ok(await admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'Too soon' }))
  ok(await admin('POST', `/api/rounds/${roundId}/end`, { reason: 'Never handed in' }))
  const byClub = { reason: 'On paper', partnerName: 'Pia Partner' }
  ok(await admin('POST', `/api/rounds/${roundId}/hand-in`, byClub))
  ok(await admin('POST', `/api/rounds/${roundId}/take-off`, { reason: 'Not their card' }))
  ok(await admin('POST', `/api/rounds/${roundId}/put-back`, { reason: 'It was theirs' }))
  const seniors = await createTestCompetition(server, club)
  ok(await one.browser('POST', `/api/competitions/${seniors}/join`, {}))
  const both = { reason: 'Played for both', competitionId: seniors }
  const linked = idOf(ok(await admin('POST', `/api/rounds/${roundId}/also-counts-for`, both)))
  ok(await admin('POST', `/api/rounds/${linked}/another-round`, { reason: 'Two rounds' }))
  const closing = (holes: number[], seen: number[]) => ({
    roundNumber: 1,
    holes,
    seen,
    reason: 'A flooded green',
  })
  ok(await admin('PUT', `/api/competitions/${seniors}/closed-holes`, closing([7], [])))
  ok(await admin('PUT', `/api/competitions/${seniors}/closed-holes`, closing([], [7])))
  const playedOn = new Date(server.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  const moved = ok(
    await admin('POST', `/api/rounds/${roundId}/move`, { reason: 'Played on Saturday', playedOn }),
  )
  const wrong = { scope: { roundId: idOf(moved), handicapIndex: '9.9' }, reason: 'Misread' }
  const corrections = `/api/clubs/${clubId}/term-corrections`
  const corrected = idOf(await admin('POST', corrections, wrong))
  ok(await admin('POST', `${corrections}/${corrected}/take-back`, { reason: 'It was right' }))
  ok(await admin('POST', `/api/clubs/${clubId}/members/${two.userId}/rounds`, { reason: 'Paper', courseId }))
  ok(await admin('POST', `/api/clubs/${clubId}/partner-erasure`, { name: 'Pia Partner' }))
  const third = await joined('Four')
  const totals = idOf(await third.browser('POST', '/api/rounds', { courseId }))
  ok(await third.browser('PATCH', `/api/rounds/${totals}`, { ...attested, grossScore: 90 }))
  const Totals = z.looseObject({
    grossScore: z.number(),
    netScore: z.number(),
    stablefordPoints: z.nullable(z.number()),
  })
  const { grossScore, netScore, stablefordPoints } = expectBody(
    await admin('GET', `/api/rounds/${totals}`),
    Totals,
  )
  ok(await admin('POST', `/api/rounds/${totals}/confirm-totals`, { grossScore, netScore, stablefordPoints }))
}

/** A card at the tablet in the bar, to which its player objects. */
async function handInAtBar(): Promise<void> {
  const { admin, clubId, courseId } = club
  const [player, second] = [await joined('Five'), await joined('Six')]
  const { tablet, kioskId } = await openTestKiosk(server, club)
  ok(
    await tablet('POST', '/api/kiosk/hand-ins', {
      ...typedCard({ playerId: player.userId, attesterId: second.userId, courseId }),
    }),
  )
  const [round] = expectBody(
    await player.browser('GET', '/api/rounds'),
    z.array(z.looseObject({ id: z.string() })),
  )
  const path = `/api/rounds/${round?.id}/kiosk-dispute`
  ok(await player.browser('POST', path, { reason: 'Not my card' }))
  ok(await admin('POST', `${path}/settlement`, { reason: 'It has the right name' }))
  const objection = `/api/rounds/${round?.id}/objection`
  ok(await player.browser('POST', objection, { id: 'obj_1', reason: 'Hole 3 was a 4' }))
  ok(await player.browser('DELETE', objection))
  ok(await player.browser('POST', objection, { id: 'obj_2', reason: 'Hole 3 was a 4' }))
  ok(await admin('POST', `${objection}/answer`, { id: 'obj_2', reason: 'The marker wrote 5' }))
  ok(await admin('DELETE', `/api/clubs/${clubId}/kiosks/${kioskId}`))
}

/** A list that is imported, of which one joins; and another that is taken back. */
async function moveIn(): Promise<void> {
  const { admin, clubId, courseId } = club
  const here = `/api/clubs/${clubId}`
  const asFile = { 'content-type': 'text/csv' }
  const take = (id: string, text: string) =>
    admin('PUT', `${here}/member-imports/imp_${id}?ready=1`, Buffer.from(text), asFile)
  ok(await take('first', 'Name,Email\nLisa Listed,lisa.listed@example.org'))
  ok(await take('second', 'Name,Email\nTom Taken,tom.taken@example.org'))
  const results = Buffer.from('Email,Date,Differential\nlisa.listed@example.org,2020-06-01,20.1')
  ok(await admin('PUT', `${here}/score-imports/imp_results?ready=1`, results, asFile))
  ok(await admin('DELETE', `${here}/imports/imp_second`))
  const members = expectBody(await admin('GET', `${here}/members`), listMembers.reply)
  const memberIds = members.filter(({ hasAccount }) => hasAccount === false).map(({ id }) => id)
  ok(await admin('POST', `${here}/listed-members/invitations`, { memberIds }))
  const invited = expectBody(await admin('GET', `${here}/invitations`), listInvitations.reply)
  const invitation = invited.find(({ email }) => email === 'lisa.listed@example.org')?.link?.split('=')[1]
  const account = { firstName: 'Lisa', lastName: 'Listed', email: 'lisa.listed@example.org' }
  ok(await server.browser()('POST', '/api/auth/sign-up', { ...account, password: PASSWORD, invitation }))
  ok(await take('third', 'Name,Email,HCP\nNora Tester,nora.named@example.org,14.2'))
  const listed = expectBody(await admin('GET', `${here}/members`), listMembers.reply)
  const listedId = listed.find(({ firstName }) => firstName === 'Nora')?.id
  const { userId: memberId, browser } = await joined('Nora')
  ok(await browser('POST', '/api/rounds', { courseId }))
  for (const isSame of [false, true])
    ok(await admin('POST', `${here}/member-matches`, { memberId, listedId, isSame }))
  const other = await joined('Twin')
  const made = await admin('POST', `${here}/member-merges`, {
    memberId,
    otherId: other.userId,
    reason: 'Two accounts',
  })
  ok(await admin('POST', `${here}/member-merges/${idOf(ok(made))}/take-back`, {}))
}

test('every call that changes something is recorded, or has a reason why not', async () => {
  const answer = await server.browser()('GET', '/api/openapi.json')
  const { paths } = answer.body as { paths: Record<string, Record<string, unknown>> }
  const changing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(changing.sort()).toEqual([...Object.keys(recorded), ...Object.keys(notRecorded)].sort())
})

/** What the product does at a start, and what the card processor tells it, which no call asks for here (correct-records.test.ts, billing.routes.test.ts, entry-fees.routes.test.ts). */
const ofNoCall: readonly AuditAction[] = [
  'club.plan_changed',
  'club.card_account_connected',
  'club.card_account_disconnected',
  'club.card_account_changed',
  'competition.fee_paid_by_card',
  'competition.fee_return_asked',
  'competition.fee_returned_to_card',
  'competition.fee_return_refused',
  'member.handicap_corrected',
]

test('after every call was made, then every action stands in the log', () => {
  const seen = new Set(log.map(({ action }) => action))
  const named = [...Object.values(recorded).flat(), ...ofNoCall]
  expect([...new Set(named)].sort()).toEqual([...auditActions].sort())
  expect(auditActions.filter((action) => !seen.has(action)).sort()).toEqual([...ofNoCall].sort())
})

test('a row of a request names it, its person and their role; no row has a name, an address or a signature', () => {
  const byAdmin = log.filter(({ action }) => action.startsWith('competition.'))
  for (const { actor, role } of byAdmin) expect([actor?.id, role]).toEqual([club.adminId, 'club_admin'])
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
  const named = log.map(({ action }) => ({ action, requestId }))
  expect(log.map(({ action, requestId }) => ({ action, requestId }))).toEqual(named)
  const facts = JSON.stringify(log.map(({ before, after }) => [before, after]))
  for (const word of ['@', 'Wanda', 'Ada', 'Pia', 'Tester']) expect(facts).not.toContain(word)
})

test('a corrected card says which hole it was, from what to what, and why', () => {
  const corrected = log.find(({ action }) => action === 'round.corrected')
  expect(corrected).toMatchObject({ reason: 'Misread', subject: { name: 'One Tester' } })
  expect(corrected?.before).toMatchObject({ 'holes.2': 5 })
  expect(corrected?.after).toMatchObject({ 'holes.2': 6, entries: 3 })
})

test('the chain of the whole story is whole, and so are its cards', async () => {
  const path = `/api/clubs/${club.clubId}/audit-log/check`
  const checked = expectBody(await club.admin('GET', path), checkAuditLog.reply)
  expect(checked).toMatchObject({
    entries: log.length,
    lastHash: log[0]?.hash,
    brokenAt: null,
    brokenRounds: [],
  })
  expect(checked.cards).toBe(8)
})
