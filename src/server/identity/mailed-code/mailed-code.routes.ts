import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  checkResetCode as checkResetCodeCall,
  forgotPassword,
  resetPassword as resetPasswordCall,
  sendVerification,
  verifyEmail as verifyEmailCall,
} from '#contract/identity/auth.ts'
import type { Services } from '../../platform/deps.ts'
import { serve, serveEveryone } from '../../platform/http/serve-call.ts'
import { logSecurity } from '../../platform/http/security-log.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { clearPreferenceCookie, copyCookies, webHeaders } from '../auth-cookies.ts'
import { checkResetCode } from './check-reset-code.ts'
import { readDeviceToken, setDeviceCookie } from '../known-device/known-device.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { requestVerificationCode } from './request-verification-code.ts'
import { resetPassword } from './reset-password.ts'
import { leadToSecondStep } from '../second-step/started-sign-in.ts'
import { readWireUser } from '../user-view.ts'
import { verifyEmail } from './verify-email.ts'

/** What is done with a mailed code or link: a new password, and confirming an address. */
export function mailedCodeRoutes(app: FastifyInstance, services: Services, limits: AttemptLimits): void {
  const { sessions } = services

  serveEveryone(app, forgotPassword, async ({ body, request }) => {
    await requestPasswordReset(services, limits, { ...body, ...readVisitor(request) })
    return { success: true as const }
  })

  serveEveryone(app, checkResetCodeCall, async ({ body, request }) => {
    await checkResetCode(services, limits, { ...body, ...readVisitor(request) })
    return { success: true as const }
  })

  serveEveryone(app, resetPasswordCall, async ({ body, request, reply }) => {
    const headers = webHeaders(request)
    const visitor = { ...readVisitor(request), requestId: request.id, headers }
    const signedIn = await resetPassword(services, limits, { body, ...visitor })
    if (signedIn.result === 'second_step') throw leadToSecondStep(services, reply, signedIn.token)
    copyCookies(signedIn.headers, reply)
    setDeviceCookie(reply, signedIn.deviceToken, services.config)
    clearPreferenceCookie(reply)
    logSecurity(services, request, { event: 'signed_in', userId: signedIn.userId })
    return readWireUser(services, signedIn.userId)
  })

  serve(app, sessions, sendVerification, async ({ viewer, request }) => {
    await requestVerificationCode(services, limits, {
      userId: viewer.userId,
      address: addressKey(request.ip),
    })
    return { success: true as const }
  })

  serve(app, sessions, verifyEmailCall, async ({ viewer, body, request }) => {
    await verifyEmail(services, limits, { viewer, code: body, address: addressKey(request.ip) })
    return readWireUser(services, viewer.userId)
  })
}

/** Where a request comes from, for what is counted. */
function readVisitor(request: FastifyRequest) {
  return { address: addressKey(request.ip), deviceToken: readDeviceToken(request) }
}
