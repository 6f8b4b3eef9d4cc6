import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import type { Call } from '#contract/platform/call.ts'
import type { ErrorCode } from '#contract/platform/error-body.ts'
import { errors } from '#contract/platform/errors.ts'
import { addKiosk } from '#contract/card/kiosks.ts'
import { bracket } from '#contract/match/matches.ts'
import { parseObjectPath } from '#contract/photo/photos.ts'
import { permissions, type PermissionName, type Viewer } from '#contract/club/permissions.ts'
import { makeAccessToken } from '#contract/identity/access-tokens.ts'
import { neededReach, type TokenReach } from '#contract/identity/token-reach.ts'
import { readCalls } from '#test/fuzz/contract-calls.ts'
import { openTestKiosk } from '#test/kiosk.ts'
import { inOrderOfPage, permissionsPage } from '#test/permissions-page.ts'
import { registeredRoutes } from '#test/registered-routes.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  uploadTestPhoto,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { MinuteRate } from './platform/http/load-shedding/minute-rate.ts'
import { TOKEN_REACH } from './identity/access-tokens/admit-tokens.ts'
import { repositoryRoot } from './platform/repository-root.ts'
import { addScorer } from './card/scorers/add-scorer.ts'

/*
 * Who may make which call on whose things (P19). What each kind of person gets follows from the permission that the call
 * names, by the table `ordinary`. A call that takes no body, on a thing that `furnish` makes, is tried by that alone. Every
 * other has a row with what does not follow, or is listed in `withoutAudience`; a new one without either fails the last
 * tests. docs/permissions.md has every answer, so a call that comes to name another permission shows there.
 *
 * Each call is tried by every role on a thing of the club that player and admin belong to, on the player's own thing and on
 * a card that they score for somebody else where that makes a difference, on a thing of the same kind of another club, and on
 * an id that does not exist. The last two must have the same answer, so that nobody learns whether a thing exists.
 */

const roles = [
  'signed out',
  'player',
  'foreign player',
  'admin',
  'foreign admin',
  'removed',
  'lapsed',
  'desk helper',
] as const
type Role = (typeof roles)[number]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Row = {
  call: `${Method} /api/${string}`
  body?: (ids: Record<string, string>) => unknown
  query?: (ids: Record<string, string>) => string
  /** Replaces an id of the path: the parameter's name to the name of the id. */
  at?: Record<string, string>
  /** The status that whoever may make the call gets; if absent 200, or 404 where the thing is gone. */
  answer?: number
  /** Where `ordinary` has no line for the call's permission, or another one than this call needs. */
  expected?: Statuses
  /** The status of a desk helper of the competition, who is a player too, where it is not a player's. */
  helper?: number
  /** The error code for a thing that does not exist; `not_found` if absent. */
  missing?: ErrorCode
  /** The thing does not exist for anybody, so those who may make the call get a 404 as well. */
  isGone?: true
  /** The name of the id of the thing's owner; if absent, an owner who has none of the roles. */
  ownedBy?: string
  /** Everybody makes the call for themselves. */
  isForSelf?: true
  /** The statuses when the thing is the player's own. */
  own?: { at: Record<string, string>; expected: Statuses }
  /** The statuses on a card of somebody else for whom the player may enter scores. */
  scored?: Statuses
}

/** Status for each role, in the order of `roles`, on a thing of the club. A lapsed session is nobody's, so it has none. */
type StatusesOf<Status> = [Status, Status, Status, Status, Status, Status]
type Statuses = StatusesOf<number>

/** A row with what follows from its permission. */
type Tried = Row & { expected: Statuses }

type ByPermission = { statuses: StatusesOf<number | 'may'>; helper?: 'may' }

/**
 * What each kind of person gets on a thing of the club, by the permission of the call; `may` is the call's own answer. It
 * is written down here and not computed from `permissions`, which it is held against below.
 */
const ordinary: Partial<Record<PermissionName, ByPermission>> = {
  signed_in: { statuses: [401, 'may', 'may', 'may', 'may', 'may'] },
  see_club: { statuses: [401, 'may', 404, 'may', 404, 404] },
  play_at_club: { statuses: [401, 'may', 404, 403, 404, 404] },
  form_group: { statuses: [401, 'may', 404, 'may', 404, 404] },
  administer_club: { statuses: [401, 403, 404, 'may', 404, 404] },
  run_desk: { statuses: [401, 403, 404, 'may', 404, 404], helper: 'may' },
  rule_on_club_handicaps: { statuses: [401, 403, 404, 'may', 404, 404] },
  administer_current_club: { statuses: [401, 403, 403, 'may', 'may', 403] },
  rule_on_handicaps: { statuses: [401, 403, 403, 'may', 'may', 403] },
  use_kiosk: { statuses: [401, 401, 401, 401, 401, 401] },
}

/** Each role with its status. A cookie whose session has ended opens what no cookie opens; a helper, what a player's does. */
const byRole = (statuses: Statuses, helper: number = statuses[1]) =>
  roles.map((role, i) => [role, role === 'desk helper' ? helper : (statuses[i] ?? statuses[0])] as const)

/** Routes that everybody may call; their own tests hold their rules. */
const withoutAudience = [
  'POST /api/auth/preferences',
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in/second-step',
  'POST /api/auth/sign-in/passkey/challenge',
  'POST /api/auth/sign-in/passkey',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-code',
  'POST /api/auth/reset-password',
  'GET /api/invitations/:token',
  'GET /api/join-sheets/:sheet',
  'GET /api/guardian/:token',
  'POST /api/guardian/:token',
  'GET /api/crests/:crest',
  'GET /api/shared/:token',
  'GET /api/shared/:token/boards/:competitionId',
  'GET /api/shared/:token/boards/:competitionId/stream',
  'GET /api/shared/:token/boards/:competitionId/results.json',
  'GET /api/shared/:token/boards/:competitionId/results.csv',
  'GET /api/calendars/:token/fixtures.ics',
  'POST /api/kiosk/open',
  'GET /api/auth/door',
  'GET /api/auth/callback',
  'POST /api/payments/events',
  'POST /api/mail/bounces',
  'GET /api/auth/connection',
  'POST /api/auth/connection',
  'GET /api/login',
  'GET /api/logout',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
]

const club = (ids: Record<string, string>) => ids.clubId

const pastRow = {
  place: 1,
  name: 'Bobby Elm',
  userId: null,
  gross: 77,
  handicap: '9',
  score: 68,
  countback: '',
  outcome: null,
}

let roundsMade = 0
const roundElsewhere = {
  get id() {
    return `rel_matrix${(roundsMade += 1)}`
  },
  day: '2026-05-30',
  courseName: 'Links',
  teeName: 'Yellow',
  holes: 18,
  courseRating: '70.5',
  slope: 125,
  par: 71,
  adjustedGross: 88,
  markerName: 'Max Marker',
  isAnotherRound: true,
}

const paperHole = {
  id: `ent_${'0'.repeat(9)}abcdefgh12345678`,
  holeNumber: 1,
  result: 'strokes',
  grossScore: 4,
}

const decidedCell = {
  quad: [
    [0.1, 0.1],
    [0.2, 0.1],
    [0.2, 0.2],
    [0.1, 0.2],
  ],
  value: 5,
  read: 3,
}

const rows: Row[] = [
  { call: 'POST /api/privacy/export' },
  { call: 'GET /api/privacy/exports/:exportId', isGone: true },
  {
    call: 'POST /api/privacy/erasure',
    body: () => ({ password: 'not the password', email: 'nobody@example.org' }),
    answer: 400,
  },
  { call: 'POST /api/clubs/:clubId/partner-erasure', body: () => ({ name: 'Nobody at all' }) },
  { call: 'POST /api/privacy/consents', body: () => ({ version: TERMS_VERSION, language: 'en' }) },
  { call: 'PUT /api/privacy/guardian', body: () => ({ email: 'no address' }), answer: 400 },
  { call: 'GET /api/clubs/:clubId/members/:memberId/guardian', at: { memberId: 'winnerId' } },
  {
    call: 'PUT /api/clubs/:clubId/members/:memberId/guardian',
    isGone: true,
    body: () => ({ email: 'guardian@example.org' }),
  },
  { call: 'DELETE /api/clubs/:clubId/members/:memberId/guardian', at: { memberId: 'winnerId' } },
  { call: 'PUT /api/clubs/:clubId/retention', body: () => ({ photoDays: 365, signatureDays: null }) },
  { call: 'PATCH /api/clubs/:clubId/rules', body: () => ({ rules: { countback: 'front_nine' } }) },
  { call: 'DELETE /api/auth/devices/:deviceId', at: { deviceId: 'userId' }, isGone: true },
  { call: 'POST /api/auth/devices/end', body: () => ({ which: 'somewhere' }), answer: 400 },
  {
    call: 'PUT /api/auth/password',
    body: () => ({ password: 'not the password', newPassword: 'seven quiet herons wade' }),
    answer: 400,
  },
  {
    call: 'PUT /api/auth/email',
    body: () => ({ password: 'not the password', email: 'new.address@example.org' }),
    answer: 400,
  },
  {
    call: 'POST /api/auth/email/confirm',
    body: () => ({ email: 'new.address@example.org', code: '000000' }),
    answer: 400,
  },
  { call: 'POST /api/auth/second-step/secret', body: () => ({ password: 'not the password' }), answer: 400 },
  { call: 'POST /api/auth/second-step', body: () => ({ code: '000000' }), answer: 409 },
  {
    call: 'POST /api/auth/second-step/recovery-codes',
    body: () => ({ password: 'not the password' }),
    answer: 400,
  },
  { call: 'POST /api/auth/second-step/off', body: () => ({ password: 'not the password' }), answer: 400 },
  { call: 'POST /api/auth/passkeys/challenge', body: () => ({ password: 'not the password' }), answer: 400 },
  { call: 'POST /api/auth/passkeys', body: () => ({ name: 'Of the matrix' }), answer: 400 },
  { call: 'DELETE /api/auth/passkeys/:passkeyId', isGone: true },
  { call: 'PUT /api/auth/club', body: (ids) => ({ clubId: club(ids) }) },
  { call: 'POST /api/clubs/:clubId/billing/checkout', body: () => ({ plan: 'annual' }), answer: 409 },
  { call: 'POST /api/clubs/:clubId/billing/portal', answer: 409 },
  { call: 'POST /api/clubs/:clubId/billing/look', answer: 409 },
  { call: 'POST /api/clubs/:clubId/card-account/connection', answer: 409 },
  { call: 'DELETE /api/clubs/:clubId/card-account/connection' },
  { call: 'POST /api/clubs/:clubId/card-account/look', answer: 409 },
  { call: 'POST /api/competitions/:competitionId/fee/payment', answer: 409 },
  { call: 'POST /api/competitions/:competitionId/fee/look', answer: 409 },
  {
    call: 'POST /api/clubs/:clubId/webhooks',
    body: () => ({ url: 'https://hooks.example.org/matrix', events: ['result.final'] }),
  },
  { call: 'PATCH /api/clubs/:clubId/webhooks/:webhookId', body: () => ({ isOn: false }), isGone: true },
  { call: 'DELETE /api/clubs/:clubId/webhooks/:webhookId', isGone: true },
  { call: 'GET /api/clubs/:clubId/webhooks/:webhookId/deliveries', isGone: true },
  { call: 'POST /api/clubs/:clubId/webhooks/:webhookId/test', isGone: true },
  { call: 'POST /api/clubs/:clubId/webhooks/:webhookId/deliveries/:deliveryId/again', isGone: true },
  { call: 'PUT /api/clubs/:clubId/learning', body: () => ({ isOn: false }) },
  { call: 'POST /api/clubs/:clubId/learning/export' },
  { call: 'DELETE /api/clubs/:clubId/learning/cells' },
  { call: 'DELETE /api/clubs/:clubId/learning/cells/:cellId', at: { cellId: 'clubId' } },
  { call: 'POST /api/clubs/:clubId/given-up-mails/again', body: () => ({ mailIds: ['mai_matrix'] }) },
  { call: 'PUT /api/clubs/:clubId/calendar-address' },
  { call: 'DELETE /api/clubs/:clubId/calendar-address' },
  {
    call: 'POST /api/access-tokens',
    body: (ids) => ({ clubId: club(ids), name: 'Of the matrix', reach: 'read', days: 7 }),
  },
  { call: 'DELETE /api/access-tokens/:tokenId', isGone: true },
  { call: 'POST /api/auth/preferences/confirm', body: () => ({ join: true }) },
  { call: 'POST /api/auth/verification-code' },
  { call: 'POST /api/auth/verify-email', body: () => ({ code: '12' }), answer: 400 },
  { call: 'POST /api/invitations/:token/accept', isGone: true },
  {
    call: 'POST /api/clubs/invite-member',
    body: (ids) => ({ email: 'new@example.org', handicap: 12.4, clubId: club(ids) }),
  },
  { call: 'POST /api/clubs/:clubId/invitations/:invitationId/resend', body: () => ({ after: 1 }) },
  { call: 'POST /api/clubs/:clubId/invitations/:invitationId/link' },
  { call: 'DELETE /api/clubs/:clubId/invitations/:invitationId' },
  {
    call: 'POST /api/auth/join-club',
    body: () => ({ clubCode: '12' }),
    // Whoever has a club is refused before their code is read.
    expected: [401, 403, 403, 403, 403, 400],
  },
  { call: 'POST /api/clubs', body: () => ({ name: 'x'.repeat(121) }), answer: 400 },
  { call: 'PATCH /api/clubs/:clubId', body: () => ({ currency: 'EUR' }) },
  { call: 'PUT /api/clubs/:clubId/crest', answer: 415 },
  { call: 'DELETE /api/clubs/:clubId/crest' },
  { call: 'PUT /api/clubs/:clubId/reach', body: () => ({ origin: 'http://192.168.1.20:3000' }) },
  { call: 'POST /api/clubs/:clubId/first-steps', body: () => ({ done: 'sheet' }) },
  { call: 'POST /api/clubs/:clubId/members/export', body: () => ({ format: 'csv' }) },
  { call: 'POST /api/clubs/:clubId/member-imports/preview', answer: 400 },
  { call: 'PUT /api/clubs/:clubId/member-imports/:importId', query: () => 'ready=1', answer: 400 },
  { call: 'POST /api/clubs/:clubId/score-imports/preview', answer: 400 },
  { call: 'POST /api/clubs/:clubId/past-results/preview', answer: 400 },
  { call: 'PUT /api/clubs/:clubId/score-imports/:importId', query: () => 'ready=1', answer: 400 },
  { call: 'GET /api/clubs/:clubId/terms', query: (ids) => `competitionId=${ids.competitionId}` },
  {
    call: 'POST /api/clubs/:clubId/term-corrections/preview',
    body: (ids) => ({ scope: { competitionId: ids.competitionId } }),
  },
  {
    // The administrator may make the call, and is refused because nothing was wrong.
    call: 'POST /api/clubs/:clubId/term-corrections',
    body: (ids) => ({ scope: { competitionId: ids.competitionId }, reason: 'A wrong par' }),
    answer: 400,
  },
  {
    call: 'POST /api/clubs/:clubId/term-corrections/:correctionId/take-back',
    body: () => ({ reason: 'It was right' }),
    isGone: true,
  },
  { call: 'DELETE /api/clubs/:clubId/imports/:importId', isGone: true },
  {
    call: 'POST /api/clubs/:clubId/listed-members/invitations',
    body: (ids) => ({ memberIds: [ids.userId] }),
  },
  {
    call: 'PUT /api/clubs/:clubId/member-categories/:categoryId',
    at: { categoryId: 'memberCategoryId' },
    body: () => ({ name: 'Junior' }),
  },
  {
    call: 'PUT /api/clubs/:clubId/members/category',
    body: (ids) => ({ memberIds: [ids.winnerId], categoryId: null }),
  },
  { call: 'DELETE /api/clubs/:clubId/member-categories/:categoryId', at: { categoryId: 'memberCategoryId' } },
  { call: 'GET /api/clubs/:clubId/members/:memberId/born-on', at: { memberId: 'winnerId' } },
  {
    call: 'PUT /api/clubs/:clubId/members/:memberId/born-on',
    at: { memberId: 'winnerId' },
    body: () => ({ bornOn: '1970-04-03' }),
  },
  {
    call: 'POST /api/competitions/:competitionId/desk-helpers',
    body: () => ({ email: 'helper.of.matrix@example.org' }),
  },
  {
    call: 'PUT /api/competitions/:competitionId/desk-helpers/:helperId',
    at: { helperId: 'winnerId' },
    body: () => ({}),
  },
  { call: 'DELETE /api/competitions/:competitionId/desk-helpers/:helperId', at: { helperId: 'winnerId' } },
  { call: 'GET /api/clubs/:clubId/members/:memberId/details', at: { memberId: 'winnerId' } },
  {
    call: 'PUT /api/clubs/:clubId/members/:memberId/details',
    at: { memberId: 'winnerId' },
    body: () => ({ firstName: 'Ann', lastName: 'Byrne', memberNumber: '1016' }),
  },
  {
    call: 'POST /api/clubs/:clubId/member-matches',
    isGone: true,
    body: (ids) => ({ memberId: ids.winnerId, listedId: 'usr_nobody', isSame: true }),
  },
  { call: 'GET /api/clubs/:clubId/member-merges/candidates', query: (ids) => `memberId=${ids.winnerId}` },
  {
    call: 'GET /api/clubs/:clubId/member-merges/preview',
    isGone: true,
    query: (ids) => `memberId=${ids.winnerId}&otherId=usr_nobody`,
  },
  {
    call: 'POST /api/clubs/:clubId/member-merges',
    isGone: true,
    body: (ids) => ({ memberId: ids.winnerId, otherId: 'usr_nobody', reason: 'Typed twice' }),
  },
  { call: 'POST /api/clubs/:clubId/member-merges/:mergeId/take-back', isGone: true },
  { call: 'PUT /api/clubs/:clubId/own-claim', body: () => ({ memberNumber: '1016' }) },
  { call: 'DELETE /api/clubs/:clubId/members/:memberId' },
  { call: 'PUT /api/clubs/:clubId/also-plays', body: () => ({ alsoPlays: false }) },
  { call: 'POST /api/clubs/:clubId/code' },
  { call: 'POST /api/clubs/:clubId/members/:memberId/approve', isGone: true },
  { call: 'PATCH /api/clubs/:clubId/members/:memberId', isGone: true, body: () => ({ role: 'player' }) },
  {
    call: 'PUT /api/clubs/:clubId/members/:memberId/handicap-committee',
    isGone: true,
    body: () => ({ isOn: true }),
  },
  { call: 'PATCH /api/members/:memberId/handicap', isGone: true, body: () => ({ handicap: '9.9' }) },
  {
    call: 'GET /api/members/:memberId/gender',
    at: { memberId: 'winnerId' },
    expected: [401, 403, 403, 200, 404, 403],
    own: { at: { memberId: 'userId' }, expected: [401, 200, 403, 200, 404, 403] },
  },
  {
    call: 'PATCH /api/members/:memberId/gender',
    at: { memberId: 'winnerId' },
    body: () => ({ gender: 'women' }),
    expected: [401, 403, 403, 200, 404, 403],
    own: { at: { memberId: 'userId' }, expected: [401, 200, 403, 200, 404, 403] },
  },
  { call: 'POST /api/handicap-review/export' },
  {
    call: 'GET /api/members/:memberId/handicap-record',
    isGone: true,
    expected: [401, 403, 403, 404, 404, 403],
  },
  {
    call: 'POST /api/members/:memberId/handicap-record/decisions',
    body: () => ({ kind: 'lift_freeze', reason: 'The review is over' }),
    isGone: true,
  },
  {
    call: 'POST /api/members/:memberId/handicap-record/scores/:scoreId/ruling',
    isGone: true,
    body: () => ({ ruling: 'cap_lifted', isOn: true, reason: 'Injured for a season' }),
  },
  { call: 'POST /api/members/:memberId/rounds-elsewhere', isGone: true, body: () => roundElsewhere },
  {
    call: 'POST /api/members/:memberId/rounds-elsewhere/:elsewhereId/decision',
    isGone: true,
    body: () => ({ decision: 'accept' }),
  },
  {
    call: 'POST /api/clubs/:clubId/rounds-elsewhere',
    body: () => ({ ...roundElsewhere, isAnotherRound: true }),
    isForSelf: true,
  },
  {
    call: 'POST /api/rounds-elsewhere/:elsewhereId/withdraw',
    isGone: true,
    expected: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/clubs/:clubId/playing-conditions',
    body: (ids) => ({ day: '2026-06-01', courseIds: [ids.courseId], pcc: 1, reason: 'A storm' }),
  },
  { call: 'POST /api/courses', body: (ids) => ({ name: 'New', clubId: club(ids) }) },
  { call: 'PATCH /api/courses/:courseId', body: () => ({ slope: 120 }) },
  { call: 'PUT /api/courses/:courseId/holes', body: () => ({ holes: [{ holeNumber: 1, par: 4 }] }) },
  {
    call: 'PUT /api/courses/:courseId/tees',
    body: () => ({
      tees: ['Championship', "Men's", 'Ladies', 'Junior'].map((name) => ({
        name,
        color: 'red',
        ratings: [],
      })),
    }),
  },
  {
    call: 'POST /api/courses/:courseId/days-not-for-handicap',
    body: () => ({ from: '2026-12-01', until: '2026-12-31', reason: 'temporary_greens' }),
  },
  { call: 'DELETE /api/courses/:courseId/days-not-for-handicap/:daysId' },
  { call: 'PATCH /api/holes/:holeId', body: () => ({ par: 4 }) },
  {
    call: 'POST /api/competitions',
    body: (ids) => ({
      name: 'New',
      clubId: club(ids),
      startDate: '2026-06-06T08:00:00Z',
      endDate: '2026-06-07T08:00:00Z',
      competitionType: 'stableford',
    }),
  },
  { call: 'POST /api/competitions/:competitionId/join', body: () => ({}) },
  {
    call: 'POST /api/competitions/:competitionId/drop-rounds',
    body: () => ({ roundCount: 1, reason: 'Washed out' }),
  },
  {
    call: 'PUT /api/competitions/:competitionId/closed-holes',
    body: () => ({ roundNumber: 1, holes: [], seen: [], reason: 'The green is dry again' }),
  },
  {
    call: 'POST /api/competitions/:competitionId/closed-holes/preview',
    body: () => ({ roundNumber: 1, holes: [], seen: [] }),
  },
  { call: 'PATCH /api/competitions/:competitionId/status', body: () => ({ status: 'active' }) },
  { call: 'PATCH /api/competitions/:competitionId', body: () => ({ name: 'June Medal' }) },
  // The administrator is refused because this competition is not a draft.
  { call: 'DELETE /api/competitions/:competitionId', answer: 409 },
  { call: 'PUT /api/competitions/:competitionId/sharing/:kind', at: { kind: 'shareKind' }, body: () => ({}) },
  { call: 'DELETE /api/competitions/:competitionId/sharing/:kind', at: { kind: 'shareKind' } },
  { call: 'PUT /api/competitions/:competitionId/hidden-holes', body: () => ({ from: null }) },
  {
    call: 'PUT /api/competitions/:competitionId/entrants/:userId/public-name',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({ isUnnamed: false }),
  },
  { call: 'PUT /api/privacy/public-name', body: () => ({ isUnnamed: false }) },
  {
    call: 'GET /api/competitions/:competitionId/leaderboard/:userId',
    at: { competitionId: 'teamCompetitionId' },
  },
  {
    call: 'POST /api/competitions/:competitionId/bracket',
    body: () => ({ seeding: 'handicap' }),
    // The administrator is refused because this competition is not match play.
    answer: 409,
  },
  {
    call: 'DELETE /api/competitions/:competitionId/bracket',
    // As for the draw itself.
    answer: 409,
  },
  {
    call: 'POST /api/competitions/:competitionId/draw',
    body: () => ({
      kind: 'one_tee',
      groupSize: 4,
      firstAt: '2026-06-06T09:00',
      intervalMinutes: 8,
      breaks: [],
      order: 'entered',
    }),
  },
  { call: 'PUT /api/competitions/:competitionId/draw/groups', body: () => ({ groups: [] }) },
  { call: 'POST /api/competitions/:competitionId/draw/delay', body: () => ({ version: 1, minutes: 10 }) },
  {
    call: 'PUT /api/competitions/:competitionId/draw/wishes/:userId',
    at: { userId: 'memberId' },
    body: () => ({ with: [] }),
    // The member is not entered.
    isGone: true,
  },
  { call: 'POST /api/competitions/:competitionId/draw/publication', body: () => ({}) },
  { call: 'DELETE /api/competitions/:competitionId/draw/publication' },
  {
    call: 'POST /api/competitions/:competitionId/messages',
    body: () => ({ id: 'msg_ofmatrix', text: 'Fog', term: 'day' }),
  },
  { call: 'DELETE /api/competitions/:competitionId/messages/:messageId', isGone: true },
  // Nothing is drawn, so there is no sheet.
  { call: 'GET /api/competitions/:competitionId/printouts/start-sheet', answer: 409 },
  // Play is not over, so there is no result to save.
  {
    call: 'GET /api/competitions/:competitionId/result-files/:file',
    at: { file: 'resultFile' },
    answer: 409,
  },
  {
    call: 'POST /api/competitions/:competitionId/start-group',
    // Who may make the call is refused because nobody is on the start sheet.
    answer: 409,
  },
  {
    call: 'PATCH /api/competitions/:competitionId/bracket',
    body: () => ({ confirmDays: 3 }),
    // The administrator is refused because nothing is drawn.
    answer: 409,
  },
  {
    call: 'PATCH /api/matches/:matchId',
    body: (ids) => ({ winnerId: ids.winnerId, result: '3&2' }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'DELETE /api/matches/:matchId/result' },
  {
    call: 'POST /api/matches/:matchId/entries',
    body: () => ({
      entries: [
        { id: `ent_${'0'.repeat(24)}1`, kind: 'halved', holeNumber: 1, at: '2026-06-06T08:00:00.000Z' },
      ],
    }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  { call: 'POST /api/competitions/:competitionId/card-reminders', body: () => ({}) },
  { call: 'DELETE /api/competitions/:competitionId/join' },
  { call: 'GET /api/competitions/:competitionId/entry-candidates', query: () => 'search=a' },
  {
    call: 'POST /api/competitions/:competitionId/entry-list',
    at: { competitionId: 'teamCompetitionId' },
    body: (ids) => ({ userIds: [ids.winnerId] }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'POST /api/competitions/:competitionId/entry-list/guests',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({ key: 'guestofmatrix', firstName: 'Gil', lastName: 'Guest' }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    // Of the administrator too: the person is no guest.
    call: 'PUT /api/competitions/:competitionId/entry-list/guests/:userId',
    body: () => ({ firstName: 'Gil', lastName: 'Guest' }),
    isGone: true,
  },
  {
    call: 'POST /api/competitions/:competitionId/withdrawals',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({ userIds: ['usr_nobody'], reason: 'Ill' }),
  },
  {
    call: 'PATCH /api/competitions/:competitionId/entry-list',
    body: () => ({ userIds: ['usr_nobody'], fee: 'paid' }),
  },
  { call: 'PUT /api/competitions/:competitionId/entry-terms', body: () => ({}) },
  {
    call: 'PATCH /api/competitions/:competitionId/entries/:userId',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({ status: 'no_return' }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'PUT /api/clubs/:clubId/seasons/:seasonId',
    body: (ids) => ({
      name: 'Order of merit',
      year: 2026,
      points: [10, 8],
      otherPoints: 1,
      best: 4,
      competitionIds: [ids.competitionId],
      eclectic: { courseId: ids.courseId, percent: 50 },
    }),
  },
  { call: 'GET /api/clubs/:clubId/seasons/:seasonId/order-of-merit' },
  { call: 'GET /api/clubs/:clubId/seasons/:seasonId/eclectic' },
  { call: 'GET /api/clubs/:clubId/seasons/:seasonId/printout' },
  { call: 'DELETE /api/clubs/:clubId/seasons/:seasonId' },
  { call: 'GET /api/clubs/:clubId/handicap-movers', query: () => 'from=2026-01-01&to=2026-06-30' },
  { call: 'PUT /api/clubs/:clubId/handicap-movers/listing', body: () => ({ isHidden: true }) },
  {
    call: 'PUT /api/clubs/:clubId/champions/:championId',
    body: () => ({ year: 1931, kind: 'Club champion', winner: 'Bobby Elm' }),
  },
  {
    call: 'PUT /api/clubs/:clubId/past-results/:pastResultId',
    body: () => ({ name: 'Medal', day: '1931-05-02', figure: 'net', rows: [pastRow] }),
  },
  { call: 'GET /api/clubs/:clubId/past-results/:pastResultId' },
  { call: 'DELETE /api/clubs/:clubId/past-results/:pastResultId' },
  { call: 'DELETE /api/clubs/:clubId/champions/:championId' },
  {
    call: 'PUT /api/competitions/:competitionId/prizes',
    body: () => ({
      onePerPlayer: false,
      categories: [
        { id: 'pzc_matrix1', kind: 'nearest_the_pin', holeNumber: 3, prizes: [{ thing: 'Twelve balls' }] },
      ],
    }),
  },
  { call: 'PUT /api/competitions/:competitionId/prizes/:categoryId/winner', body: () => ({ userId: null }) },
  {
    call: 'PATCH /api/competitions/:competitionId/entries',
    at: { competitionId: 'teamCompetitionId' },
    body: (ids) => ({ cards: [{ userId: ids.userId, status: 'no_return' }] }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'GET /api/competitions/:competitionId/four-ball-scores',
    at: { competitionId: 'teamCompetitionId' },
  },
  { call: 'GET /api/competitions/:competitionId/teams', at: { competitionId: 'teamCompetitionId' } },
  {
    call: 'POST /api/teams/:teamId/join',
    body: () => ({}),
    isForSelf: true,
    expected: [401, 200, 404, 403, 404, 404],
    // Not entered, so there is no team to join.
    helper: 409,
  },
  // For another player, who is in the team already.
  {
    call: 'POST /api/teams/:teamId/join',
    body: (ids) => ({ userId: ids.winnerId }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'DELETE /api/teams/:teamId/members/:userId',
    ownedBy: 'userId',
    expected: [401, 200, 404, 200, 404, 404],
    helper: 403,
  },
  {
    call: 'POST /api/competitions/:competitionId/teams',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({ name: 'Birdies', memberIds: [] }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'POST /api/competitions/:competitionId/teams/draw',
    at: { competitionId: 'teamCompetitionId' },
    body: () => ({}),
  },
  { call: 'POST /api/rounds', body: (ids) => ({ courseId: ids.courseId }) },
  {
    call: 'GET /api/rounds/:roundId',
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 200, 404, 404] },
    scored: [401, 200, 404, 200, 404, 404],
  },
  {
    call: 'GET /api/rounds/:roundId/card',
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 200, 404, 404] },
    scored: [401, 200, 404, 200, 404, 404],
  },
  {
    call: 'GET /api/rounds/:roundId/history',
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
    scored: [401, 404, 404, 200, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/corrections',
    body: () => ({
      reason: 'Misread',
      holes: [{ holeNumber: 2, from: { result: 'not_played' }, to: { result: 'strokes', grossScore: 5 } }],
    }),
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
    scored: [401, 404, 404, 200, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/confirm-totals',
    body: () => ({ grossScore: 72, netScore: 72, stablefordPoints: null }),
    // The administrator may make the call, and is refused because these cards have no totals alone.
    expected: [401, 404, 404, 409, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 409, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/end',
    body: () => ({ reason: 'Never handed in' }),
    expected: [401, 404, 404, 200, 404, 404],
    // The administrator may make the call, and is refused because this card is handed in.
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 409, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/reopen',
    body: () => ({ reason: 'Ended too soon' }),
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/take-off',
    body: () => ({ reason: 'Begun by mistake' }),
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/put-back',
    body: () => ({ reason: 'It was right' }),
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
  },
  {
    // The administrator may make the call, and is refused because the card is there already.
    call: 'POST /api/rounds/:roundId/move',
    body: () => ({ reason: 'Another day' }),
    expected: [401, 404, 404, 400, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 400, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/tee',
    body: (ids) => ({ teeId: ids.teeId }),
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 200, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/hand-in',
    body: () => ({ reason: 'On paper', partnerName: 'P' }),
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
  },
  {
    // The administrator may make the call, and is refused because the player is not entered there.
    call: 'POST /api/rounds/:roundId/also-counts-for',
    body: (ids) => ({ reason: 'Played for both', competitionId: ids.competitionId }),
    expected: [401, 404, 404, 409, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 409, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/another-round',
    body: () => ({ reason: 'Two rounds' }),
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
  },
  { call: 'GET /api/clubs/:clubId/members/:memberId/rounds', at: { memberId: 'userId' } },
  {
    call: 'POST /api/clubs/:clubId/members/:memberId/rounds',
    at: { memberId: 'userId' },
    body: (ids) => ({ reason: 'Plays on paper', courseId: ids.courseId }),
    expected: [401, 403, 404, 200, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/scores',
    body: () => ({ entries: [entry(server, 1, 1, 4)] }),
    expected: [401, 404, 404, 404, 404, 404],
    // The player may make the call, and is refused because the card is handed in already.
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 409, 404, 404, 404, 404] },
    scored: [401, 200, 404, 404, 404, 404],
  },
  {
    // Each part is answered by itself, as the call of its own would be (card/kept/send-kept.test.ts).
    call: 'POST /api/rounds/send-kept',
    body: () => ({ rounds: [{ roundId: 'rnd_of_nobody', entries: [entry(server, 2, 1, 4)] }] }),
  },
  {
    call: 'GET /api/rounds/:roundId/marker-card',
    isGone: true,
    // No marker's card is asked for on these cards.
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 404, 404, 404, 404, 404] },
    scored: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'GET /api/rounds/:roundId/marker-card/candidates',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
    scored: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'PUT /api/rounds/:roundId/marker-card',
    isGone: true,
    body: () => ({ markerId: 'usr_nobody' }),
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 404, 404, 404, 404, 404] },
    scored: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/marker-card',
    isGone: true,
    body: () => ({ act: 'agree' }),
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 404, 404, 404, 404, 404] },
    scored: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/marker-card/paper',
    isGone: true,
    body: () => ({ photo: '/api/objects/pho_1', holes: [paperHole] }),
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 404, 404, 404, 404, 404] },
    scored: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'GET /api/rounds/:roundId/learning',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
    scored: [401, 200, 404, 404, 404, 404],
  },
  {
    // The club does not learn, so nothing is looked at and nothing kept.
    call: 'POST /api/rounds/:roundId/learning',
    body: () => ({ agreed: true, photo: '/api/objects/pho_1', cells: [decidedCell] }),
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
    scored: [401, 200, 404, 404, 404, 404],
  },
  {
    // An img asks nobody to sign in.
    call: 'GET /api/rounds/:roundId/marker-card/paper/:entryId',
    isGone: true,
    at: { entryId: 'roundId' },
    expected: [404, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId', entryId: 'roundId' }, expected: [404, 404, 404, 404, 404, 404] },
    scored: [404, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/late-scores',
    body: () => ({ entries: [entry(server, 2, 1, 4)] }),
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
    // The player may make the call, and is refused because the card is open.
    scored: [401, 409, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/late-scores/:lateScoreId/decision',
    at: { lateScoreId: 'userId' },
    body: () => ({ accepts: false, reason: 'Typed for another hole', from: { result: 'not_played' } }),
    // The administrator may make the call, and there is no such late score.
    expected: [401, 404, 404, 409, 404, 404],
    own: { at: { roundId: 'ownRoundId', lateScoreId: 'userId' }, expected: [401, 403, 404, 409, 404, 404] },
  },
  { call: 'POST /api/clubs/:clubId/kiosks', body: () => ({ name: 'Terrace' }) },
  { call: 'DELETE /api/clubs/:clubId/kiosks/:kioskId' },
  // A kiosk is no person, and a person is no kiosk; what an open one gets is tried below.
  { call: 'GET /api/kiosk' },
  { call: 'GET /api/kiosk/players/:playerId', at: { playerId: 'userId' } },
  {
    call: 'GET /api/kiosk/players/:playerId/card',
    at: { playerId: 'userId' },
    query: (ids) => `courseId=${ids.courseId}`,
  },
  {
    call: 'POST /api/kiosk/players/:playerId/readings',
    at: { playerId: 'userId' },
    query: (ids) => `courseId=${ids.courseId}`,
  },
  { call: 'POST /api/kiosk/hand-ins' },
  {
    call: 'GET /api/rounds/:roundId/kiosk',
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 200, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/kiosk-dispute',
    body: () => ({ reason: 'Not mine' }),
    // The card did not come in at a kiosk, so there is nothing to object to.
    isGone: true,
    expected: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/kiosk-dispute/settlement',
    body: () => ({ reason: 'Seen' }),
    isGone: true,
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 404, 404, 404] },
  },
  {
    call: 'GET /api/rounds/:roundId/objection',
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 200, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/objection',
    body: () => ({ id: 'obj_ofmatrix', reason: 'Hole 3 was a 4' }),
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
  },
  {
    call: 'DELETE /api/rounds/:roundId/objection',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
  },
  {
    call: 'POST /api/rounds/:roundId/objection/answer',
    body: () => ({ id: 'obj_ofmatrix', reason: 'Seen' }),
    // What is answered stands on the player’s own card.
    isGone: true,
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 403, 404, 200, 404, 404] },
  },
  {
    call: 'PATCH /api/rounds/:roundId',
    body: () => ({ partnerName: 'P', partnerSignature: 'P' }),
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
    scored: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/clubs/:clubId/watch-rounds',
    body: (ids) => ({
      watchRoundId: 'garmin:61457540002',
      startedAt: '2024-05-04T08:30:00Z',
      courseId: ids.courseId,
      teeId: ids.teeId,
      holes: [{ holeNumber: 1, grossScore: 4 }],
    }),
    isForSelf: true,
  },
  {
    call: 'POST /api/rounds/:roundId/offer',
    body: () => ({ markerName: 'Max' }),
    expected: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/abandon',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 409, 404, 404, 404, 404] },
    scored: [401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST /api/rounds/:roundId/summary-closed',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 404, 404, 404] },
  },
  {
    call: 'GET /api/rounds/:roundId/tees',
    expected: [401, 404, 404, 200, 404, 404],
    own: { at: { roundId: 'ownRoundId' }, expected: [401, 200, 404, 200, 404, 404] },
  },
  { call: 'POST /api/groups', body: (ids) => ({ courseId: ids.courseId }) },
  {
    call: 'GET /api/groups/:groupId/candidates',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { groupId: 'ownGroupId' }, expected: [401, 200, 404, 404, 404, 404] },
  },
  {
    call: 'POST /api/groups/:groupId/players',
    body: (ids) => ({ userId: ids.userId }),
    expected: [401, 404, 404, 404, 404, 404],
    // The player may make the call, and is refused because the group's last card is in.
    own: { at: { groupId: 'ownGroupId' }, expected: [401, 409, 404, 404, 404, 404] },
  },
  {
    call: 'POST /api/groups/:groupId/guests',
    body: () => ({ key: 'abcdefghijkl', firstName: 'Guest', lastName: 'One' }),
    expected: [401, 404, 404, 404, 404, 404],
    // The player may make the call, and is refused because the group's last card is in.
    own: { at: { groupId: 'ownGroupId' }, expected: [401, 409, 404, 404, 404, 404] },
  },
  {
    call: 'POST /api/groups/:groupId/players/:userId/hand-in',
    body: () => ({
      grossScore: null,
      netScore: null,
      stablefordPoints: null,
      partnerName: 'P',
      partnerSignature: 'P',
    }),
    // The player's card was handed in with the same words before.
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { groupId: 'ownGroupId' }, expected: [401, 200, 404, 404, 404, 404] },
  },
  {
    call: 'POST /api/groups/:groupId/link',
    expected: [401, 404, 404, 404, 404, 404],
    // The player may make the call, and is refused because the group's last card is in.
    own: { at: { groupId: 'ownGroupId' }, expected: [401, 409, 404, 404, 404, 404] },
  },
  {
    call: 'DELETE /api/groups/:groupId/link',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { groupId: 'ownGroupId' }, expected: [401, 200, 404, 404, 404, 404] },
  },
  {
    call: 'DELETE /api/groups/:groupId/players/:userId',
    expected: [401, 404, 404, 404, 404, 404],
    own: { at: { groupId: 'ownGroupId' }, expected: [401, 200, 404, 404, 404, 404] },
  },
  { call: 'GET /api/group-links/:token', isGone: true, missing: 'group_link_over' },
  { call: 'POST /api/group-links/:token/join', isGone: true, missing: 'group_link_over' },
  {
    call: 'GET /api/clubs/:clubId/members/:memberId/tee-choice',
    at: { memberId: 'userId' },
    query: (ids) => `courseId=${ids.courseId}`,
  },
  { call: 'PUT /api/usual-tee', body: () => ({ usualTee: null }) },
  { call: 'POST /api/notices/:noticeId/read', isGone: true },
  { call: 'POST /api/notices/read', body: () => ({ upTo: 1 }) },
  { call: 'PUT /api/push/subscription', body: () => ({ endpoint: 'nowhere' }), answer: 400 },
  { call: 'DELETE /api/push/subscription' },
  { call: 'PUT /api/notices/settings', body: () => ({ kind: 'result_out', isOn: true }) },
  { call: 'POST /api/objects/upload' },
  { call: 'PUT /api/objects/upload/:token', isGone: true },
  {
    call: 'PUT /api/scorecard-photos',
    isGone: true,
    // An address of any other form is refused for everybody, whoever may use the photo.
    body: (ids) => ({ photoURL: `/api/objects/pho_${ids.photoId?.replace(/^pho_|_/g, '')}` }),
  },
  { call: 'GET /api/objects/:photoId', expected: [404, 404, 404, 200, 404, 404] },
  // The administrator may see the photo; it is the reading of it that fails.
  {
    call: 'POST /api/ocr/process',
    body: (ids) => ({ fileName: ids.photoId }),
    missing: 'scan_photo_missing',
    expected: [401, 404, 404, 200, 404, 404],
  },
  // As above: the administrator may, and the photo, of which there is only the row, cannot be read.
  { call: 'POST /api/clubs/:clubId/course-card', body: (ids) => ({ fileName: ids.photoId }) },
  { call: 'POST /api/clubs/:clubId/audit-log/export', body: () => ({ format: 'csv' }) },
]

/** An open stream never ends, so only its refusals are tested here; leaderboard.routes.test.ts and group-stream.test.ts open one. */
const streams = [
  ['GET /api/competitions/:competitionId/leaderboard/stream', 'see_club'],
  ['GET /api/groups/:groupId/stream', 'change_group'],
] as const

const contractCalls = new Map(
  (await readCalls()).map((call) => [`${call.method} ${call.path}` as const, call]),
)

/** Fills in the statuses that follow from the permission, where the row has none of its own. */
function followed(row: Row): Tried {
  if (row.expected) return { ...row, expected: row.expected }
  const permission = contractCalls.get(row.call)?.permission
  const by = permission && ordinary[permission]
  if (!by)
    throw new Error(`${row.call} is of no permission in \`ordinary\`: its row has to say what is expected`)
  const answer = row.answer ?? (row.isGone ? 404 : 200)
  const filled = (status: number | 'may') => (status === 'may' ? answer : status)
  const [signedOut, player, foreignPlayer, admin, foreignAdmin, removed] = by.statuses
  const helper = row.helper ?? (by.helper && answer)
  return {
    ...row,
    expected: [
      filled(signedOut),
      filled(player),
      filled(foreignPlayer),
      filled(admin),
      filled(foreignAdmin),
      filled(removed),
    ],
    ...(helper !== undefined && { helper }),
  }
}

/** What a call needs a row for; undefined for one that can be tried by its permission alone. */
function lackedBy({ permission, body, query }: Call): string | undefined {
  if (!ordinary[permission]) return `what is expected, since \`ordinary\` says nothing about ${permission}`
  if (body?.safeParse(undefined).success === false) return 'a sample body'
  if (query?.safeParse({}).success === false) return 'a sample query'
  return undefined
}

const listed = new Set<string>([
  ...rows.map(({ call }) => call),
  ...withoutAudience,
  ...streams.map(([call]) => call),
])
const unlisted = [...contractCalls].filter(([name]) => !listed.has(name))
const derived = unlisted
  .filter(([, call]) => lackedBy(call) === undefined)
  .map(([call]) => followed({ call }))
const isReading = ({ call }: Tried) => call.startsWith('GET ')

/** Of the calls without a row, those that read come before the rows change anything, and the others after. */
const matrix: Tried[] = [
  ...derived.filter(isReading),
  ...rows.map(followed),
  ...derived.filter((row) => !isReading(row)),
]

let server: TestServer
let browsers: Record<Role, Browser>
/** The things of the club, and their counterparts of the other club. */
let ids: Record<string, string>
let foreignIds: Record<string, string>
let helperId: string

beforeAll(async () => {
  server = await startTestServer(undefined, { API_DOCS: 'on' })
  const own = await createTestClub(server)
  const foreign = await createTestClub(server, 'Elsewhere')
  const [here, there] = [await furnish(own, 'Here'), await furnish(foreign, 'There')]
  browsers = {
    'signed out': server.browser(),
    player: here.player,
    'foreign player': there.player,
    admin: own.admin,
    'foreign admin': foreign.admin,
    removed: here.removed,
    lapsed: await letLapse(own),
    'desk helper': await addTestHelper(own, here.ids.competitionId),
  }
  ids = here.ids
  foreignIds = there.ids
  await vi.waitFor(async () => {
    if ((await here.removed('GET', `/api/clubs/${own.clubId}`)).status !== 404)
      throw new Error('not removed yet')
  })
})

/** Ids of a club's people and of one thing of every kind, by the names of the parameters in the paths. */
async function furnish(own: TestClub, lastName: string) {
  const [player, owner, third, fourth, removed] = await Promise.all([
    signUpAs(server, { firstName: 'Player', lastName, clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Owner', lastName, clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Third', lastName, clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Fourth', lastName, clubCode: own.clubCode }),
    signUpAs(server, { firstName: 'Removed', lastName, clubCode: own.clubCode }),
  ])
  const competitionId = await createTestCompetition(server, own)
  const teamCompetitionId = await createTestCompetition(server, own, { competitionType: 'team_stableford' })
  for (const one of [player, owner])
    await one.browser('POST', `/api/competitions/${teamCompetitionId}/join`, {})
  const teamId = idOf(
    await own.admin('POST', `/api/competitions/${teamCompetitionId}/teams`, {
      name: 'Eagles',
      memberIds: [owner.userId],
    }),
  )
  const invitation = { email: 'invited@example.org', handicap: 20, clubId: own.clubId }
  const invitationId = idOf(await own.admin('POST', '/api/clubs/invite-member', invitation))
  const roundId = idOf(await owner.browser('POST', '/api/rounds', { courseId: own.courseId }))
  const [groupId, ownGroupId] = [
    idOf(await owner.browser('POST', '/api/groups', { courseId: own.courseId })),
    idOf(await player.browser('POST', '/api/groups', { courseId: own.courseId })),
  ]
  const ownRoundId = await handIn(own, player.browser)
  const scoredRoundId = idOf(await fourth.browser('POST', '/api/rounds', { courseId: own.courseId }))
  await server.database.db.transaction((tx) =>
    addScorer(server, tx, { roundId: scoredRoundId, userId: player.userId, addedBy: fourth.userId }),
  )
  const matchId = await drawMatch(own, [owner.browser, third.browser])
  await own.admin('DELETE', `/api/clubs/${own.clubId}/members/${removed.userId}`)
  const things = {
    clubId: own.clubId,
    courseId: own.courseId,
    holeId: own.holeIds[0] ?? '',
    teeId: own.teeIds[0] ?? '',
    competitionId,
    roundId,
    ownRoundId,
    scoredRoundId,
    groupId,
    ownGroupId,
    matchId,
    invitationId,
    importId: `imp_${'0'.repeat(20)}`,
    winnerId: owner.userId,
    memberId: removed.userId,
    teamCompetitionId,
    categoryId: 'pzc_matrix1',
    seasonId: 'sea_matrix1',
    memberCategoryId: 'cat_matrix1',
    championId: 'chp_matrix1',
    pastResultId: 'pst_matrix1',
    teamId,
    userId: player.userId,
    photoId: await handInPhoto(own, third.browser),
    kioskId: await addTestKiosk(own),
    shareKind: 'board',
    resultFile: 'club_xlsx',
  }
  return { player: player.browser, removed: removed.browser, ids: things }
}
afterAll(() => server.close())

/** A player of the club who helps at the desk of its competition. */
async function addTestHelper(own: TestClub, competitionId: string): Promise<Browser> {
  const { browser, userId } = await signUpAs(server, { firstName: 'Helper', clubCode: own.clubCode })
  const added = await own.admin('PUT', `/api/competitions/${competitionId}/desk-helpers/${userId}`, {})
  expect([added.status, added.text]).toMatchObject([200, expect.any(String)])
  helperId = userId
  return browser
}

/** A player of the club whose cookie is still there and whose session is over. */
async function letLapse(own: TestClub): Promise<Browser> {
  const { browser, userId } = await signUpAs(server, { firstName: 'Lapsed', clubCode: own.clubCode })
  await server.database.pool.query(`update sessions set expires_at = '2020-01-01' where user_id = $1`, [
    userId,
  ])
  return browser
}

/** A link for a tablet that nobody has opened. */
async function addTestKiosk(own: TestClub): Promise<string> {
  const made = await own.admin('POST', `/api/clubs/${own.clubId}/kiosks`, { name: 'Bar' })
  return expectBody(made, addKiosk.reply).kiosk.id
}

/** A card of one hole, handed in. */
async function handIn(own: TestClub, browser: Browser): Promise<string> {
  const id = idOf(await browser('POST', '/api/rounds', { courseId: own.courseId }))
  await browser('POST', `/api/rounds/${id}/scores`, { entries: [entry(server, 1, 1, 4)] })
  return idOf(await browser('PATCH', `/api/rounds/${id}`, { partnerName: 'P', partnerSignature: 'P' }))
}

/** A card with a photo, of somebody who has none of the roles. */
async function handInPhoto(own: TestClub, browser: Browser): Promise<string> {
  const { objectPath } = await uploadTestPhoto(browser)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: own.courseId }))
  const handedIn = await browser('PATCH', `/api/rounds/${roundId}`, {
    grossScore: 90,
    partnerName: 'P',
    partnerSignature: 'P',
    scorecardPhotoUrl: objectPath,
  })
  expect(handedIn.status).toBe(200)
  return parseObjectPath(objectPath) ?? ''
}

/** A match of two players who have none of the roles. */
async function drawMatch(own: TestClub, players: Browser[]): Promise<string> {
  const id = await createTestCompetition(server, own, { competitionType: 'matchplay' })
  for (const browser of players) await browser('POST', `/api/competitions/${id}/join`, {})
  const drawn = await own.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap' })
  const matchId = expectBody(drawn, bracket).matches[0]?.id
  if (matchId === undefined) throw new Error('no match')
  return matchId
}

const fill = (path: string, values: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => values[name] ?? 'none')

/** The ids for the parameters of the path, with the replacements of `at`. */
const placed = (things: Record<string, string>, at: Record<string, string> = {}) => ({
  ...things,
  ...Object.fromEntries(Object.entries(at).map(([name, other]) => [name, things[other] ?? 'none'])),
})

function ask(role: Role, { call, body, query, at }: Row, things = ids, browser = browsers[role]) {
  const [method, path] = call.split(' ') as [Method, string]
  const asked = query ? `?${query(things)}` : ''
  return browser(method, `${fill(path, placed(things, at))}${asked}`, body?.(things))
}

const isNobody = (role: Role) => role === 'signed out' || role === 'lapsed'

/** Only a call that names a thing, in its path or in its body, can name one of another club. */
function namesThing({ call, body }: Row): boolean {
  const bodyWith = (id: string) => JSON.stringify(body?.(new Proxy({}, { get: () => id })))
  return call.includes(':') || bodyWith('one') !== bodyWith('another')
}

/** Whose club the things are. */
const isHome = (role: Role) => role === 'player' || role === 'admin' || role === 'desk helper'

describe.each(matrix)('$call', (row) => {
  const { expected, helper, own, scored } = row

  /** Nobody learns from the answer whether the thing exists; the permission is checked before the thing is looked for. */
  async function expectAsMissing(role: Role, status: number, strange: Answer) {
    const missing = Object.fromEntries(Object.keys(ids).map((name) => [name, 'xyz_missing']))
    const none = await ask(role, row, missing)
    expect.soft([role, strange.status, strange.body]).toEqual([role, none.status, none.body])
    const isRefusedBefore = status === 401 || (status === 403 && none.status === 403)
    const refusal = isNobody(role) || isRefusedBefore ? status : 404
    expect.soft([role, none.status]).toEqual([role, refusal])
    const code = row.missing ?? 'not_found'
    if (refusal === 404)
      expect.soft([role, none.body]).toEqual([role, { code, message: errors[code].message }])
  }

  test('as every role, on another club’s thing as on a missing one', async () => {
    const statuses = byRole(expected, helper)
    const isAlike = namesThing(row)
    // Whoever may do nothing comes first: those who may can take the thing away.
    for (const [role, status] of statuses.filter(([one]) => !isHome(one))) {
      const answer = await ask(role, row)
      expectStatus(role, answer, status)
      if (isAlike) await expectAsMissing(role, status, answer)
    }
    const athome = statuses.filter(([role]) => isHome(role))
    if (isAlike)
      for (const [role, status] of athome)
        await expectAsMissing(role, status, await ask(role, row, foreignIds))
    for (const [role, status] of athome) expectStatus(role, await ask(role, row), status)
  })

  if (own)
    test('as every role, on the player’s own', async () => {
      for (const [role, status] of byRole(own.expected, helper ?? expected[1]))
        expectStatus(role, await ask(role, { ...row, at: { ...row.at, ...own.at } }), status)
    })

  if (scored)
    test('as every role, on a card that the player scores for somebody', async () => {
      for (const [role, status] of byRole(scored, helper ?? expected[1]))
        expectStatus(role, await ask(role, { ...row, at: { ...row.at, roundId: 'scoredRoundId' } }), status)
    })
})

/** What a refusal said is in the failure. */
function expectStatus(role: Role, answer: Answer, status: number) {
  const text = answer.status === status ? '' : answer.text
  expect.soft([role, answer.status, text]).toEqual([role, status, ''])
}

describe('every row agrees with the permission that its call names', () => {
  let named: ReadonlyMap<string, PermissionName>

  beforeAll(async () => {
    named = await readNamedPermissions()
  })

  /** As `src/golf` sees the role: a member of the club, of the other one, or of none any more. */
  function viewerAs(role: Role): Viewer | undefined {
    if (isNobody(role)) return undefined
    const clubId = (role.startsWith('foreign') ? foreignIds : ids).clubId ?? ''
    return {
      userId:
        (role === 'player' ? ids.userId : role === 'desk helper' ? helperId : undefined) ?? `usr_${role}`,
      ...(role === 'desk helper' && { helpsAt: [{ clubId, competitionId: ids.competitionId ?? '' }] }),
      currentClubId: role === 'removed' ? null : clubId,
      memberships: [
        {
          clubId,
          role: role.endsWith('admin') ? 'club_admin' : 'player',
          alsoPlays: false,
          status: role === 'removed' ? 'removed' : 'active',
        },
      ],
    }
  }

  function expectAgreement(
    { call, isGone, isForSelf, at }: Tried,
    ownerId: string | undefined,
    expected: Statuses,
    helper: number | undefined,
    scorers: readonly string[] = [],
  ) {
    const name = named.get(call)
    if (name === undefined) throw new Error(`${call} names no permission`)
    for (const [role, status] of byRole(expected, helper)) {
      const viewer = viewerAs(role)
      const userId = (isForSelf ? viewer?.userId : ownerId) ?? ''
      const competitionId = call.includes(':competitionId') ? (placed(ids, at).competitionId ?? null) : null
      const subject = {
        clubId: ids.clubId ?? '',
        competitionId,
        userId,
        players: [ids.winnerId ?? ''],
        scorers,
      }
      const isAllowed = viewer ? permissions[name].allows(viewer, subject) : name === 'everyone'
      const refusals = isAllowed && isGone ? [401, 403] : [401, 403, 404]
      expect([role, name, refusals.includes(status)]).toEqual([role, name, !isAllowed])
    }
  }

  test.each(matrix)('$call', (row) => {
    const helper = row.helper ?? row.expected[1]
    expectAgreement(row, ids[row.ownedBy ?? 'winnerId'], row.expected, helper)
    if (row.own) expectAgreement(row, ids.userId, row.own.expected, helper)
    if (row.scored) expectAgreement(row, 'usr_fourth', row.scored, helper, [ids.userId ?? ''])
  })

  test('and docs/permissions.md shows every row', async () => {
    const permissionOf = (call: string) => {
      const name = named.get(call)
      if (name === undefined) throw new Error(`${call} names no permission`)
      return name
    }
    const statusesOf = (statuses: Statuses, helper: number) =>
      byRole(statuses, helper).map(([, status]) => status)
    const answers = matrix.map(({ call, expected, helper = expected[1], own, scored, isGone = false }) => ({
      call,
      isGone,
      permission: permissionOf(call),
      statuses: statusesOf(expected, helper),
      token: neededReach({ method: call.split(' ')[0] ?? '', path: call.split(' ')[1] ?? '' }),
      ...(own ? { ownStatuses: statusesOf(own.expected, helper) } : {}),
      ...(scored ? { scoredStatuses: statusesOf(scored, helper) } : {}),
    }))
    const before = readFileSync(join(repositoryRoot, 'docs/permissions.md'), 'utf8')
    const page = permissionsPage(roles, inOrderOfPage(answers, before), withoutAudience)
    await expect(page).toMatchFileSnapshot('../../docs/permissions.md')
  })

  test.each(streams)('%s', (call, permission) => {
    expect(named.get(call)).toBe(permission)
  })

  test('and calls without an audience are for everyone', () => {
    for (const call of withoutAudience)
      expect([call, named.get(call) ?? 'everyone']).toEqual([call, 'everyone'])
  })
})

describe('an access token', () => {
  type TokenOf = 'player' | 'admin' | 'foreign admin'
  let secrets: Record<TokenOf, Record<TokenReach, string>>

  async function makeSecrets(role: TokenOf): Promise<Record<TokenReach, string>> {
    const clubId = (role === 'foreign admin' ? foreignIds : ids).clubId
    const make = async (reach: TokenReach) => {
      const body = { clubId, name: `Matrix ${reach}`, reach, days: 7 }
      return expectBody(await browsers[role]('POST', '/api/access-tokens', body), makeAccessToken.reply)
        .secret
    }
    return { read: await make('read'), write: await make('write') }
  }

  beforeAll(async () => {
    secrets = {
      player: await makeSecrets('player'),
      admin: await makeSecrets('admin'),
      'foreign admin': await makeSecrets('foreign admin'),
    }
    // The rates of tokens are counted in a minute of the server's clock, which stands still here.
    vi.spyOn(MinuteRate.prototype, 'take').mockReturnValue(undefined)
  })
  afterAll(() => vi.restoreAllMocks())

  /** Nothing but the token comes along. */
  const program =
    (secret: string): Browser =>
    (method, path, body) =>
      server.browser()(method, path, body, { authorization: `Bearer ${secret}` })

  const neededBy = ({ call }: Row) => {
    const [method = '', path = ''] = call.split(' ')
    return neededReach({ method, path })
  }

  test.each(matrix)('$call', async (row) => {
    const needed = neededBy(row)
    for (const role of ['player', 'admin', 'foreign admin'] as const) {
      const reads = await ask(role, row, ids, program(secrets[role].read))
      if (needed === 'read') {
        const person = await ask(role, row)
        // Calls for everybody's own club follow the club that is open, which for a token is its own.
        expect([role, reads.status]).toEqual([role, person.status])
      } else expect([role, reads.status, reads.body]).toMatchObject([role, 403, { message: TOKEN_REACH }])
      if (needed === 'read') continue
      const writes = await ask(role, row, ids, program(secrets[role].write))
      const code = (writes.body as { message?: string } | null)?.message
      if (needed === 'never') expect([role, writes.status, code]).toEqual([role, 403, TOKEN_REACH])
      else {
        const status = row.expected[roles.indexOf(role)] ?? 0
        const isRefused = [401, 403, 404].includes(status)
        expect([role, code === TOKEN_REACH, isRefused && !row.isGone ? writes.status : status]).toEqual([
          role,
          false,
          status,
        ])
      }
    }
  })

  test('opens no call that everybody may make to get in', async () => {
    for (const call of withoutAudience.filter((one) => one.includes('/api/auth/'))) {
      const [method, path] = call.split(' ') as [Method, string]
      const answer = await program(secrets.admin.write)(method, path, {})
      expect([call, answer.status, answer.body]).toMatchObject([call, 403, { message: TOKEN_REACH }])
    }
  })
})

/** The permission that the API document names for each call: "GET /api/clubs/:clubId" to the name of its permission. */
async function readNamedPermissions(): Promise<Map<string, PermissionName>> {
  const answer = await server.browser()('GET', '/api/openapi.json')
  const document = answer.body as {
    paths: Record<string, Record<string, { 'x-permission'?: PermissionName; description?: string }>>
  }
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, call]): [string, PermissionName][] => {
        const name = call['x-permission']
        if (name === undefined) return []
        expect(call.description).toBe(`Who: ${permissions[name].who}`)
        return [[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, name]]
      }),
    ),
  )
}

describe('an open kiosk', () => {
  let tablet: Browser

  beforeAll(async () => {
    const own = { admin: browsers.admin, clubId: ids.clubId ?? '' }
    tablet = (await openTestKiosk(server, own, 'The tablet')).tablet
  })

  /** Calls for everyone who comes, and photos, of which nobody learns whether they exist. */
  test.each(matrix.filter(({ call }) => !call.includes('/api/kiosk')))(
    'gets from $call what nobody gets',
    async (row) => {
      const [answer, nobody] = [await ask('signed out', row, ids, tablet), await ask('signed out', row)]
      expect([answer.status, answer.body]).toEqual([nobody.status, nobody.body])
    },
  )

  test('gets its own calls', async () => {
    for (const path of [
      ...['/api/kiosk', '/api/kiosk/players', `/api/kiosk/players/${ids.winnerId}`],
      '/api/kiosk/reading',
    ])
      expect([path, (await tablet('GET', path)).status]).toEqual([path, 200])
    expect((await tablet('POST', '/api/kiosk/hand-ins', {})).status).toBe(400)
  })
})

test.each(streams)('%s refuses everybody who may not watch', async (call) => {
  const path = fill(call.split(' ')[1] ?? '', ids)
  for (const role of ['signed out', 'lapsed'] as const)
    expect((await browsers[role]('GET', path)).status).toBe(401)
  for (const role of ['foreign player', 'foreign admin', 'removed'] as const)
    expect((await browsers[role]('GET', path)).status).toBe(404)
})

test('a call without a row is one that can be tried by its permission alone', () => {
  const lacking = unlisted.flatMap(([name, call]) => {
    const lacked = lackedBy(call)
    return lacked === undefined ? [] : [`${name}: write a row with ${lacked}`]
  })
  expect(lacking).toEqual([])
})

test('every route of the server is tried, and everything that is tried has a route', () => {
  const tried = [...matrix.map((row) => row.call), ...withoutAudience, ...streams.map(([call]) => call)]
  expect(new Set(registeredRoutes(server))).toEqual(new Set(tried))
})

test('the OpenAPI document lists the same calls', async () => {
  const answer = await server.browser()('GET', '/api/openapi.json')
  const document = answer.body as { openapi: string; paths: Record<string, Record<string, unknown>> }
  expect(document.openapi).toBe('3.1.0')
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const hidden = [
    ...['GET /api/auth/callback', 'POST /api/payments/events', 'GET /api/login', 'GET /api/logout'],
    'POST /api/mail/bounces',
    ...['GET /api/openapi.json', 'GET /healthz', 'GET /readyz'],
  ]
  expect(new Set([...documented, ...hidden])).toEqual(new Set(registeredRoutes(server)))
})
