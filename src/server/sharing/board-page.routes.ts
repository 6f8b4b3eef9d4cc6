import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SharedBoards } from '#contract/shared-boards.ts'
import type { Services } from '../deps.ts'
import { absoluteUrl } from '../http/absolute-url.ts'
import { setPageHead, type PageHead } from '../http/page-head.ts'
import { preferredLanguage } from '../http/ready-pages.ts'
import { boardTitle } from './plain-board/plain-page.ts'
import { plainWords } from './plain-board/plain-words.ts'

/** What a link shows; undefined, or a refusal, where there is nothing to show. */
type ReadLink = (request: FastifyRequest, token: string) => Promise<SharedBoards | undefined>

/**
 * The app's page at the address of a link. The page for everybody says in its head which competition of which club it
 * shows and how far that is, for the chats in which the link is sent. The screen on the wall, a board within another
 * page, and links that show nothing have the product's head alone, as every page of members has.
 */
export function boardPageRoute(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'machine'>,
  readLink: ReadLink,
): void {
  app.get<{ Params: { token: string } }>('/b/:token', { schema: { hide: true } }, async (request, reply) => {
    try {
      const facts = await readLink(request, request.params.token)
      const head =
        facts?.kind === 'board'
          ? boardHead(services, facts, { headers: request.headers, token: request.params.token })
          : undefined
      if (head) setPageHead(request, head)
    } catch (error) {
      // The page comes all the same: it says itself what is wrong.
      request.log.debug({ err: error }, 'no preview of a board')
    }
    reply.callNotFound()
    return reply
  })
}

function boardHead(
  services: Pick<Services, 'config' | 'machine'>,
  { club, boards }: SharedBoards,
  { headers, token }: Pick<FastifyRequest, 'headers'> & { token: string },
): PageHead | undefined {
  const [board] = boards
  if (!board) return undefined
  const wanted = preferredLanguage(headers['accept-language'], Object.keys(plainWords))
  const language = wanted === 'es' ? 'es' : 'en'
  const words = plainWords[language]
  const day = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: board.timeZone },
  }).format(new Date(board.startDate))
  const absolute = (path: string) => absoluteUrl(services, { path: `/${path}`, networkHost: null })
  return {
    title: `${boardTitle(board, words)} · ${club.name}`,
    description: [words.statuses[board.status], words.types[board.competitionType], board.courseName, day]
      .filter((fact) => fact !== null)
      .join(' · '),
    url: absolute(`b/${token}`),
    image:
      club.crestUrl === null
        ? null
        : { url: absolute(club.crestUrl.replace(/^\//, '')), type: 'image/webp', alt: club.name },
  }
}
