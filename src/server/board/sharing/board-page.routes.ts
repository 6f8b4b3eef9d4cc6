import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SharedBoards } from '#contract/board/shared-boards.ts'
import { setBoardHead, type HeadServices } from './set-board-head.ts'

/** What a link shows; undefined, or a refusal, where there is nothing to show. */
type ReadLink = (request: FastifyRequest, token: string) => Promise<SharedBoards | undefined>

/**
 * The app's page at the address of a link. The page for everybody says in its head which competition of which club it
 * shows and how far that is, for the chats in which the link is sent. The screen on the wall, a board within another
 * page, and links that show nothing have the product's head alone, as every page of members has.
 */
export function boardPageRoute(app: FastifyInstance, services: HeadServices, readLink: ReadLink): void {
  app.get<{ Params: { token: string } }>('/b/:token', { schema: { hide: true } }, async (request, reply) => {
    try {
      const facts = await readLink(request, request.params.token)
      if (facts) await setBoardHead(services, request, { facts, token: request.params.token, hasData: true })
    } catch (error) {
      // The page comes all the same: it says itself what is wrong.
      request.log.debug({ err: error }, 'no preview of a board')
    }
    reply.callNotFound()
    return reply
  })
}
