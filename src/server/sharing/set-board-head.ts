import type { FastifyRequest } from 'fastify'
import type { SharedBoards } from '#contract/shared-boards.ts'
import type { Services } from '../deps.ts'
import { absoluteUrl } from '../http/absolute-url.ts'
import { setPageHead, type PageHead } from '../http/page-head.ts'
import { preferredLanguage } from '../http/ready-pages.ts'
import { boardTitle } from './plain-board/plain-page.ts'
import { plainWords } from './plain-board/plain-words.ts'

/**
 * Has the page that answers this request say in its head which board it shows, where the link is open to everybody. That of a
 * wall or of a board within another page says nothing of it.
 */
export function setBoardHead(
  services: Pick<Services, 'config' | 'machine'>,
  request: FastifyRequest,
  { facts, token }: { facts: SharedBoards; token: string },
): void {
  if (facts.kind !== 'board') return
  const head = boardHead(services, facts, { headers: request.headers, token })
  if (head) setPageHead(request, head)
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
