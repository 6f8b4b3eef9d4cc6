import type { FastifyInstance } from 'fastify'
import type { Services } from '../deps.ts'

const HEARTBEAT_MS = 15_000

/** What other commands and processes change reaches the boards and the kept sessions of this one. */
export async function followChanges(
  app: FastifyInstance,
  { feed, hub, sessions, scoreClubs }: Pick<Services, 'feed' | 'hub' | 'sessions' | 'scoreClubs'>,
): Promise<void> {
  feed.onChange((change) => {
    switch (change.kind) {
      case 'board':
      case 'card':
      case 'competition':
        break // The hub and the streams of groups follow the feed themselves.
      case 'marked':
        break // What tells of differences follows the feed itself.
      case 'club':
        sessions.forget()
        break
      case 'person':
        sessions.forget(change.userId)
        break
      case 'mail':
      case 'notice':
      case 'webhook':
        break // What sends them follows the feed itself.
      case 'webhooks':
        break // The clubs whose scores are told follow the feed themselves.
      case 'fees':
        break // What takes payments follows the feed itself, where there is something to pay.
    }
  })
  feed.onLost(() => {
    sessions.hearsChanges(false)
  })
  feed.onGap(() => {
    sessions.hearsChanges(true)
  })
  hub.follow(feed)
  await feed.start()
  await scoreClubs.follow(feed)
  const heartbeat = setInterval(() => hub.heartbeat(Date.now()), HEARTBEAT_MS)
  app.addHook('preClose', () => hub.close())
  app.addHook('onClose', () => {
    clearInterval(heartbeat)
    feed.stop()
  })
}
