import type { FastifyInstance } from 'fastify'
import {
  changeEmail as changeEmailCall,
  changePassword as changePasswordCall,
  confirmNewEmail as confirmNewEmailCall,
} from '#contract/identity/own-account.ts'
import type { Services } from '../../platform/deps.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { readDeviceToken, setDeviceCookie } from '../known-device/known-device.ts'
import { changeEmail, confirmNewEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'

/** What signed-in people change of how they sign in. Each ends their other sessions and is told to the owner by mail. */
export function ownAccountRoutes(app: FastifyInstance, services: Services, limits: AttemptLimits): void {
  const { sessions } = services

  serve(app, sessions, changePasswordCall, async ({ viewer, body, request, reply }) => {
    const deviceToken = readDeviceToken(request)
    setDeviceCookie(
      reply,
      await changePassword(services, limits, { viewer, ...body, deviceToken }),
      services.config,
    )
    return { success: true as const }
  })

  serve(app, sessions, changeEmailCall, async ({ viewer, body, request }) => ({
    needsCode: await changeEmail(services, limits, { viewer, ...body, address: addressKey(request.ip) }),
  }))

  serve(app, sessions, confirmNewEmailCall, async ({ viewer, body, request }) => {
    await confirmNewEmail(services, limits, {
      viewer,
      ...body,
      address: addressKey(request.ip),
      requestId: request.id,
    })
    return { success: true as const }
  })
}
