import type { FastifyInstance, FastifyRequest } from 'fastify'
import { exportAuditLog } from '#contract/audit.ts'
import { signIn, signUp } from '#contract/auth.ts'
import { createClub } from '#contract/clubs.ts'
import { approveMember, removeMember, setHandicap, setMemberRole } from '#contract/members.ts'
import { changeEmail, changePassword, confirmNewEmail } from '#contract/own-account.ts'
import { downloadExport, requestExport } from '#contract/privacy.ts'
import { loggableAddress } from './loggable-address.ts'
import type { SessionReader } from './session.ts'

/** Calls that change who may do what, or a handicap, or take data out: in the log each time they succeed. */
const watched: Readonly<Record<string, string>> = Object.fromEntries(
  [
    { call: signUp, event: 'signed_up' },
    { call: createClub, event: 'club_created' },
    { call: setMemberRole, event: 'role_changed' },
    { call: approveMember, event: 'member_approved' },
    { call: removeMember, event: 'member_removed' },
    { call: setHandicap, event: 'handicap_changed' },
    { call: changePassword, event: 'password_changed' },
    { call: changeEmail, event: 'email_change_asked' },
    { call: confirmNewEmail, event: 'email_changed' },
    { call: requestExport, event: 'export_asked' },
    { call: downloadExport, event: 'export_downloaded' },
    { call: exportAuditLog, event: 'audit_log_exported' },
  ].map(({ call, event }) => [`${call.method} ${call.path}`, event]),
)

const logoutPath = '/api/logout'

/**
 * The security log: who did what, when and from where, as lines of the server's log that have `security`. It names people
 * by their id and never holds a password, a code, a token or an address; pino writes each line as JSON, so that nothing
 * sent can begin a line of its own.
 */
export function keepSecurityLog(
  app: FastifyInstance,
  {
    sessions,
    findUserId,
  }: { sessions: SessionReader; findUserId: (email: string) => Promise<string | undefined> },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const key = `${request.method} ${request.routeOptions.url ?? ''}`
    const isSignIn = key === `${signIn.method} ${signIn.path}`
    if (reply.statusCode === 401 && isSignIn) {
      const userId = await accountOf(request, findUserId)
      logSecurity(request, { event: 'sign_in_failed', userId })
    } else if (reply.statusCode === 403 || reply.statusCode === 429) {
      const event = reply.statusCode === 403 ? 'access_refused' : 'limit_reached'
      logSecurity(request, { event, userId: sessions.known(request)?.userId })
    } else if (reply.statusCode === 200 && watched[key] !== undefined) {
      const { userId } = sessions.known(request) ?? (await sessions.read(request)) ?? {}
      logSecurity(request, { event: watched[key], userId })
    } else if (request.routeOptions.url === logoutPath && reply.statusCode === 302) {
      logSecurity(request, { event: 'signed_out', userId: undefined })
    }
  })
}

export function logSecurity(
  request: FastifyRequest,
  { event, userId }: { event: string; userId: string | undefined },
): void {
  const line = {
    security: event,
    userId: userId ?? null,
    from: request.ip,
    call: `${request.method} ${loggableAddress(request.url, request.routeOptions.url)}`,
  }
  // All at the level that is written by default: a sign-in that went well may be the one that should not have.
  request.log.warn(line, 'security')
}

/** Whose account somebody tried; the address that was typed may be a password in the wrong field. */
async function accountOf(
  request: FastifyRequest,
  findUserId: (email: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const body = signIn.body.safeParse(request.body)
  return body.success ? findUserId(body.data.email) : undefined
}
