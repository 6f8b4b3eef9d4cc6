import type { FastifyInstance } from 'fastify'
import { getPush, subscribePush, unsubscribePush } from '#contract/outbound/push.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { pushKeyFrom } from './encrypt-push.ts'
import { mayBeEndpoint } from '../../../platform/http/outside/post-outside.ts'
import { deleteSubscriptionOfSession, findSubscriptionOfSession, saveSubscription } from './push.store.ts'

/** Which of a person's browsers are woken. A browser is told for as long as the session lasts in which it asked. */
export function pushRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now, config } = services
  const { isOn, key, trustedOrigins } = config.push
  const { publicKey } = pushKeyFrom(key)

  serve(app, sessions, getPush, async ({ viewer }) => {
    const own = viewer.session && (await findSubscriptionOfSession(db, viewer.session.id))
    return { publicKey: isOn ? publicKey : null, isSubscribed: own !== undefined }
  })

  serve(app, sessions, subscribePush, async ({ viewer, body }) => {
    const { session, userId } = viewer
    if (!isOn || !session) throw new AppError('not_found')
    if (!isEndpoint(body.endpoint, trustedOrigins))
      throw fieldError('endpoint', 'This is not the address of a push service.')
    await db.transaction((tx) =>
      saveSubscription(tx, { ...body, userId, sessionId: session.id, createdAt: now() }),
    )
    return { isSubscribed: true as const }
  })

  serve(app, sessions, unsubscribePush, async ({ viewer }) => {
    if (viewer.session) await deleteSubscriptionOfSession(db, viewer.session.id)
    return { isSubscribed: false as const }
  })
}

function isEndpoint(address: string, trustedOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return mayBeEndpoint(url, trustedOrigins.includes(url.origin))
}
