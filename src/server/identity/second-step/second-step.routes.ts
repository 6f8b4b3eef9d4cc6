import type { FastifyInstance } from 'fastify'
import {
  beginSecondStep as beginCall,
  giveSecondStep as giveCall,
  readSecondStep,
  replaceRecoveryCodes as replaceCall,
  turnOffSecondStep as turnOffCall,
  turnOnSecondStep as turnOnCall,
} from '#contract/identity/second-step.ts'
import type { Services } from '../../platform/deps.ts'
import { logSecurity } from '../../platform/http/security-log.ts'
import { serve, serveEveryone } from '../../platform/http/serve-call.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import { readDeviceToken, setDeviceCookie } from '../known-device/known-device.ts'
import { letIn, readVisitor } from '../provider/provider.routes.ts'
import { readWireUser } from '../user-view.ts'
import { WrongSecondStep } from './check-code.ts'
import { giveSecondStep } from './give-second-step.ts'
import { countRecoveryCodes, findSecret } from './second-step.store.ts'
import { beginSecondStep, replaceRecoveryCodes, turnOffSecondStep, turnOnSecondStep } from './set-up.ts'
import { clearStartedCookie, startedTokenHash } from './started-sign-in.ts'

/** A code after the password: turning it on and off, and giving it. */
export function secondStepRoutes(app: FastifyInstance, services: Services, limits: AttemptLimits): void {
  const { db, sessions } = services

  serve(app, sessions, readSecondStep, async ({ viewer }) => {
    const kept = await findSecret(db, viewer.userId)
    if (!kept?.onSince) return { onSince: null, recoveryCodesLeft: 0 }
    const recoveryCodesLeft = await countRecoveryCodes(db, viewer.userId)
    return { onSince: kept.onSince.toISOString(), recoveryCodesLeft }
  })

  serve(app, sessions, beginCall, ({ viewer, body }) => beginSecondStep(services, { viewer, ...body }))

  serve(app, sessions, turnOnCall, async ({ viewer, body }) => ({
    recoveryCodes: await turnOnSecondStep(services, limits, { viewer, ...body }),
  }))

  serve(app, sessions, replaceCall, async ({ viewer, body }) => ({
    recoveryCodes: await replaceRecoveryCodes(services, { viewer, ...body }),
  }))

  serve(app, sessions, turnOffCall, async ({ viewer, body }) => {
    await turnOffSecondStep(services, { viewer, ...body })
    return { success: true as const }
  })

  serveEveryone(app, giveCall, async ({ body, request, reply }) => {
    try {
      const tokenHash = startedTokenHash(services, request)
      const given = { tokenHash, body, visitor: readVisitor(request), deviceToken: readDeviceToken(request) }
      const entered = await giveSecondStep(services, limits, given)
      clearStartedCookie(services, reply)
      setDeviceCookie(reply, entered.deviceToken, services.config)
      await letIn(services, request, reply, entered)
      return await readWireUser(services, entered.userId)
    } catch (error) {
      if (error instanceof WrongSecondStep)
        logSecurity(services, request, { event: 'second_step_failed', userId: error.userId })
      throw error
    }
  })
}
