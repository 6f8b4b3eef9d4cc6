import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  confirmPreference,
  joinClub as joinClubCall,
  readPreference,
  savePreferences,
  signIn as signInCall,
  signUp as signUpCall,
} from '#contract/identity/auth.ts'
import { acceptInvitation } from '#contract/club/invitations.ts'
import type { User } from '#contract/identity/session.ts'
import type { Services } from '../../platform/deps.ts'
import { serve, serveEveryone } from '../../platform/http/serve-call.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import { logSecurity } from '../../platform/http/security-log.ts'
import { readSessionCookie } from '../../platform/http/session-cookie.ts'
import { signOut } from '../session/sign-out.ts'
import { answerPreference } from './answer-preference.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import {
  clearPreferenceCookie,
  cookiesAreSecure,
  copyCookies,
  preferenceTokenHash,
  setPreferenceCookie,
  webHeaders,
} from '../auth-cookies.ts'
import { findPendingPreference } from './find-pending-preference.ts'
import { readDeviceToken, setDeviceCookie } from '../known-device/known-device.ts'
import { joinClub } from './join-club.ts'
import { followInvitation } from './follow-invitation.ts'
import { mailLanguage } from '../mail-language.ts'
import { leadToSecondStep } from '../second-step/started-sign-in.ts'
import { savePreference } from './save-preference.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { readWireUser } from '../user-view.ts'

/** From a visitor to a member: the choice made before signing in, an account, and the club of a code or invitation. */
export function signInRoutes(app: FastifyInstance, services: Services, limits: AttemptLimits): void {
  const { db, sessions } = services

  serveEveryone(app, savePreferences, async ({ body, reply }) => {
    const { userType, clubCode = null } = body
    const token = await savePreference(services, { userType, clubCode })
    setPreferenceCookie(reply, token, { isSecure: cookiesAreSecure(services.config) })
    return { success: true as const }
  })

  serve(app, sessions, readPreference, async ({ viewer, request }) => {
    const input = { userId: viewer.userId, tokenHash: preferenceTokenHash(request) }
    return (await findPendingPreference(services, db, input)) ?? null
  })

  serve(app, sessions, confirmPreference, async ({ viewer, body, request, reply }) => {
    await answerPreference(services, limits, {
      userId: viewer.userId,
      tokenHash: preferenceTokenHash(request),
      joins: body.join,
      address: addressKey(request.ip),
      language: readLanguage(request),
      requestId: request.id,
    })
    clearPreferenceCookie(reply)
    return readWireUser(services, viewer.userId)
  })

  serve(app, sessions, joinClubCall, async ({ viewer, body, request }) => {
    await joinClub(services, limits, { viewer, clubCode: body.clubCode, address: addressKey(request.ip) })
    return readWireUser(services, viewer.userId)
  })

  serveEveryone(app, signUpCall, async ({ body, request, reply }) => {
    const signedUp = await signUp(services, limits, { body, ...readVisitor(request) })
    clearPreferenceCookie(reply)
    logSecurity(services, request, { event: 'signed_up', userId: signedUp.userId })
    return replySignedIn(services, reply, signedUp)
  })

  serveEveryone(app, signInCall, async ({ body, request, reply }) => {
    const visitor = readVisitor(request)
    const signedIn = await signIn(services, limits, { body, ...visitor })
    if (signedIn.result === 'second_step') throw leadToSecondStep(services, reply, signedIn.token)
    if (!signedIn.needsConfirmation) clearPreferenceCookie(reply)
    return replySignedIn(services, reply, signedIn)
  })

  // Served here and not with the invitations, because joining by one is a part of signing in (after-sign-in.ts).
  serve(app, sessions, acceptInvitation, async ({ viewer, params, request }) => {
    await followInvitation(services, {
      userId: viewer.userId,
      invitation: params.token,
      address: addressKey(request.ip),
      language: readLanguage(request),
      requestId: request.id,
    })
    return readWireUser(services, viewer.userId)
  })
}

/** What signing up and signing in need of the request besides its body. */
function readVisitor(request: FastifyRequest) {
  return {
    language: readLanguage(request),
    tokenHash: preferenceTokenHash(request),
    address: addressKey(request.ip),
    deviceToken: readDeviceToken(request),
    requestId: request.id,
    headers: webHeaders(request),
  }
}

function readLanguage(request: FastifyRequest) {
  return mailLanguage(request.headers['accept-language'])
}

/** Sets the cookies of the session and the device, and answers with the user. */
async function replySignedIn(
  services: Services,
  reply: FastifyReply,
  signedIn: { userId: string; headers: Headers; deviceToken: string },
): Promise<User> {
  // The session that this browser had before ends: a signed-in browser has one, and its id is new.
  const cookies = { isSecure: cookiesAreSecure(services.config) }
  const before = readSessionCookie(reply.request.headers.cookie, cookies)
  if (before) await signOut(services, before.token)
  copyCookies(signedIn.headers, reply)
  setDeviceCookie(reply, signedIn.deviceToken, services.config)
  logSecurity(services, reply.request, { event: 'signed_in', userId: signedIn.userId })
  services.sessions.forget(signedIn.userId)
  return readWireUser(services, signedIn.userId)
}
