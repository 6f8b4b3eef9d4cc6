import type { FastifyInstance } from 'fastify'
import { agreeToTerms as agreeToTermsCall, listConsents } from '#contract/data/consents.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { agreeToTerms, listConsentsOf } from '../../../identity/identity.ts'

/** What somebody has agreed to, and the terms that hold now. */
export function consentRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listConsents, ({ viewer }) => listConsentsOf(db, viewer.userId))

  serve(app, sessions, agreeToTermsCall, async ({ viewer, body }) => {
    const { userId } = viewer
    const isCurrent = await db.transaction((tx) =>
      agreeToTerms(tx, { userId, read: body, now: services.now() }),
    )
    if (!isCurrent) throw new AppError('changed_meanwhile')
    sessions.forget(userId)
    return listConsentsOf(db, userId)
  })
}
