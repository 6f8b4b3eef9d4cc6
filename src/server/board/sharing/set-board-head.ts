import type { FastifyRequest } from 'fastify'
import type { SharedBoard, SharedBoards } from '#contract/board/shared-boards.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { setPageHead, type PageHead } from '../../platform/http/page-head.ts'
import { preferredLanguage } from '../../platform/http/ready-pages.ts'
import type { LeaderboardHub } from '../live/leaderboard-hub.ts'
import { eventData, placesOf } from './event-data.ts'
import { boardTitle } from './plain-board/plain-page.ts'
import { plainWords } from './plain-board/plain-words.ts'

export type HeadServices = Pick<Services, 'config' | 'machine'> & {
  hub: Pick<LeaderboardHub, 'sharedSnapshot'>
}

/**
 * Has the page that answers this request say in its head which board it shows, and of a final result the first places, where the
 * link is open to everybody. That of a wall or of a board within another page says nothing of it. `hasData`: also as data.
 */
export async function setBoardHead(
  services: HeadServices,
  request: FastifyRequest,
  { facts, token, hasData }: { facts: SharedBoards; token: string; hasData: boolean },
): Promise<void> {
  if (facts.kind !== 'board') return
  const head = await boardHead(services, facts, { headers: request.headers, token, hasData })
  if (head) setPageHead(request, head)
}

async function boardHead(
  services: HeadServices,
  { club, boards }: SharedBoards,
  { headers, token, hasData }: Pick<FastifyRequest, 'headers'> & { token: string; hasData: boolean },
): Promise<PageHead | undefined> {
  const [board] = boards
  if (!board) return undefined
  const wanted = preferredLanguage(headers['accept-language'], Object.keys(plainWords))
  const language = wanted === 'es' ? 'es' : 'en'
  const words = plainWords[language]
  const day = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: board.timeZone,
  }).format(new Date(board.startDate))
  const absolute = (path: string) => absoluteUrl(services, { path: `/${path}`, networkHost: null })
  const url = absolute(`b/${token}`)
  const image =
    club.crestUrl === null
      ? null
      : { url: absolute(club.crestUrl.replace(/^\//, '')), type: 'image/webp', alt: club.name }
  return {
    title: `${boardTitle(board, words)} · ${club.name}`,
    description: [words.statuses[board.status], words.types[board.competitionType], board.courseName, day]
      .filter((fact) => fact !== null)
      .join(' · '),
    url,
    image,
    data: hasData ? await boardData(services, { club, board, url, image, unnamed: words.unnamed }) : null,
  }
}

type Described = {
  club: SharedBoards['club']
  board: SharedBoard
  url: string
  image: PageHead['image']
  unnamed: string
}

async function boardData({ hub }: HeadServices, described: Described): Promise<object> {
  const { club, board, url, image, unnamed } = described
  const places =
    board.status === 'final' && board.competitionType !== 'matchplay'
      ? placesOf(await hub.sharedSnapshot(board.competitionId), { unnamed })
      : []
  return eventData({ board, clubName: club.name, url, imageUrl: image?.url ?? null, places })
}
