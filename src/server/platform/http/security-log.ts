import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makeAccessToken, withdrawAccessToken } from '#contract/identity/access-tokens.ts'
import { exportAuditLog } from '#contract/platform/audit.ts'
import { signIn } from '#contract/identity/auth.ts'
import { createClub } from '#contract/club/create-club.ts'
import { setHandicapCommittee } from '#contract/handicap/handicap-committee.ts'
import { exportHandicapReview } from '#contract/handicap/handicap-review.ts'
import { exportMembers } from '#contract/club/member-export.ts'
import { approveMember, removeMember, setHandicap, setMemberRole } from '#contract/club/members.ts'
import { changeEmail, changePassword, confirmNewEmail } from '#contract/identity/own-account.ts'
import { addPasskey, removePasskey } from '#contract/identity/passkeys.ts'
import { replaceRecoveryCodes, turnOffSecondStep, turnOnSecondStep } from '#contract/identity/second-step.ts'
import { downloadExport, requestExport } from '#contract/data/privacy.ts'
import { loggableAddress } from './loggable-address.ts'
import type { Deps } from '../deps.ts'
import { readBearerToken } from './bearer-token.ts'
import type { SessionPerson, SessionReader } from './session.ts'

/** Calls that change who may do what, or a handicap, or take data out: in the log each time they succeed. */
const watched: Readonly<Record<string, string>> = Object.fromEntries(
  [
    { call: createClub, event: 'club_created' },
    { call: setMemberRole, event: 'role_changed' },
    { call: setHandicapCommittee, event: 'handicap_committee_changed' },
    { call: approveMember, event: 'member_approved' },
    { call: removeMember, event: 'member_removed' },
    { call: setHandicap, event: 'handicap_changed' },
    { call: makeAccessToken, event: 'token_made' },
    { call: withdrawAccessToken, event: 'token_withdrawn' },
    { call: changePassword, event: 'password_changed' },
    { call: changeEmail, event: 'email_change_asked' },
    { call: confirmNewEmail, event: 'email_changed' },
    { call: addPasskey, event: 'passkey_added' },
    { call: removePasskey, event: 'passkey_removed' },
    { call: turnOnSecondStep, event: 'second_step_on' },
    { call: turnOffSecondStep, event: 'second_step_off' },
    { call: replaceRecoveryCodes, event: 'recovery_codes_replaced' },
    { call: requestExport, event: 'export_asked' },
    { call: downloadExport, event: 'export_downloaded' },
    { call: exportAuditLog, event: 'audit_log_exported' },
    { call: exportHandicapReview, event: 'handicap_review_exported' },
    { call: exportMembers, event: 'members_exported' },
  ].map(({ call, event }) => [`${call.method} ${call.path}`, event]),
)

/**
 * The security log: who did what, when and from where, as lines of the server's log that have `security`. It names people
 * by their id and never holds a password, a code, a token or an address; pino writes each line as JSON, so that nothing
 * sent can begin a line of its own.
 */
export function keepSecurityLog(
  app: FastifyInstance,
  parts: Pick<Deps, 'inTerminal'> & {
    sessions: SessionReader
    findUserId: (email: string) => Promise<string | undefined>
  },
): void {
  const { sessions, findUserId } = parts
  // Looked up after the answer, so that its time tells nobody which accounts there are.
  const lookUps = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(lookUps)))
  app.addHook('onResponse', async (request, reply) => {
    const key = `${request.method} ${request.routeOptions.url ?? ''}`
    const isSignIn = key === `${signIn.method} ${signIn.path}`
    if (reply.statusCode === 401 && isSignIn) {
      const lookUp = accountOf(request, findUserId)
      lookUps.add(lookUp)
      const userId = await lookUp.finally(() => lookUps.delete(lookUp))
      logSecurity(parts, request, { event: 'sign_in_failed', userId })
    } else if (reply.statusCode === 401 && readBearerToken(request.headers) !== undefined) {
      logSecurity(parts, request, { event: 'token_refused', userId: undefined })
    } else if (reply.statusCode === 403 || reply.statusCode === 429) {
      const event = reply.statusCode === 403 ? 'access_refused' : 'limit_reached'
      logSecurity(parts, request, { event, ...whoOf(sessions.readFor(request) ?? sessions.known(request)) })
    } else if (reply.statusCode === 200 && watched[key] !== undefined) {
      logSecurity(parts, request, { event: watched[key], ...whoOf(sessions.readFor(request)) })
    } else if (
      reply.statusCode === 200 &&
      request.method !== 'GET' &&
      request.method !== 'HEAD' &&
      readBearerToken(request.headers) !== undefined
    ) {
      const person = sessions.readFor(request)
      if (person?.accessToken) logSecurity(parts, request, { event: 'token_wrote', ...whoOf(person) })
    }
  })
}

function whoOf(person: SessionPerson | undefined) {
  return { userId: person?.userId, token: person?.accessToken?.id }
}

/** What somebody was kept from; the rest of the security log went well. */
const refusals: readonly string[] = [
  'sign_in_failed',
  'second_step_failed',
  'passkey_refused',
  'token_refused',
  'access_refused',
  'limit_reached',
]

/**
 * A refusal is a warning. What went well is only information, but is written wherever warnings are, because a sign-in
 * that went well may be the one that should not have. In a terminal that is noise for whoever started the server there,
 * so it is left out unless the level asks for it.
 */
export function logSecurity(
  { inTerminal = false }: Pick<Deps, 'inTerminal'>,
  request: FastifyRequest,
  { event, userId, token }: { event: string; userId: string | undefined; token?: string | undefined },
): void {
  const line = {
    security: event,
    userId: userId ?? null,
    // Its id, by which its person knows it; never its secret.
    ...(token === undefined ? {} : { token }),
    from: request.ip,
    call: `${request.method} ${loggableAddress(request.url, request.routeOptions.url)}`,
  }
  if (refusals.includes(event)) request.log.warn(line, 'security')
  else if (request.log.level === 'warn' && !inTerminal)
    request.log.child({}, { level: 'info' }).info(line, 'security')
  else request.log.info(line, 'security')
}

/** Whose account somebody tried; the address that was typed may be a password in the wrong field. */
async function accountOf(
  request: FastifyRequest,
  findUserId: (email: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const body = signIn.body.safeParse(request.body)
  return body.success ? findUserId(body.data.email) : undefined
}
