import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SharedBoards } from '#contract/board/shared-boards.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { withPageHead } from '../../../platform/http/page-head.ts'
import { preferredLanguage } from '../../../platform/http/ready-pages.ts'
import { letBeFramed } from '../../../platform/http/web-app.ts'
import { setBoardHead } from '../set-board-head.ts'
import { plainLines } from './plain-lines.ts'
import { failedPage, overPage, plainPage, styleHash } from './plain-page.ts'
import { plainScreens } from './plain-screens.ts'
import { plainWords, type PlainLanguage } from './plain-words.ts'

/** What a link shows; throws `not_found` where there is nothing to show. */
type ReadLink = (request: FastifyRequest, token: string) => Promise<SharedBoards>

const isOver = (error: unknown) => error instanceof AppError && error.code === 'not_found'

/**
 * The board of any link as plain HTML that needs no script and asks for itself again: for televisions, whose browsers stay as
 * old as they are. `src/web/index.html` leads them here. A wall turns to its next screen (`at`) each time.
 */
export function plainBoardRoute(app: FastifyInstance, services: Services, readLink: ReadLink): void {
  app.get<{ Params: { token: string } }>(
    '/b/:token/plain',
    {
      schema: { hide: true },
      onSend: (request, reply, payload, done) => {
        if (reply.statusCode < 400 || isHtml(reply)) done(null, payload)
        else done(null, prepare(reply, failedPage(languageOf(request))))
      },
    },
    async (request, reply) => {
      const language = languageOf(request)
      const query = new URLSearchParams(request.url.split('?')[1])
      try {
        const facts = await readLink(request, request.params.token)
        if (query.has('frame') && facts.kind !== 'frame') throw new AppError('not_found')
        const page = await makePage(services, facts, { request, language, at: Number(query.get('at')) })
        if (facts.kind === 'frame') letBeFramed(reply)
        await setBoardHead(services, request, { facts, token: request.params.token, hasData: false })
        return await reply.send(prepare(reply, withPageHead(page, request)))
      } catch (error) {
        if (!isOver(error)) throw error
        if (query.has('frame')) letBeFramed(reply)
        return await reply.code(404).send(prepare(reply, overPage(language)))
      }
    },
  )
}

async function makePage(
  { hub, now }: Services,
  { kind, club, boards }: SharedBoards,
  { request, language, at }: { request: FastifyRequest; language: PlainLanguage; at: number },
): Promise<string> {
  const isWall = kind === 'wall'
  const shown = await Promise.all(
    (isWall ? boards : boards.slice(0, 1)).map(async (board) => ({
      board,
      ...plainLines(await hub.sharedSnapshot(board.competitionId), board, language),
    })),
  )
  const screens = isWall
    ? plainScreens(
        shown.map(({ lines }) => lines.length),
        { hasMessage: boards.some(({ message }) => message !== undefined) },
      )
    : [{ board: 0, from: 0, to: Infinity }]
  const turn = Number.isSafeInteger(at) && at > 0 ? at % screens.length : 0
  const screen = screens[turn]
  const one = screen && shown[screen.board]
  if (!one) throw new AppError('not_found')
  return plainPage(
    {
      club,
      kind,
      ...one,
      lines: one.lines.slice(screen.from, screen.to),
      at: turn,
      screens: screens.length,
    },
    { language, locale: localeOf(request, language), now: now() },
  )
}

/** Makes the reply one of HTML, with its own style allowed by its hash and no other. */
function prepare(reply: FastifyReply, page: string): string {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply
    .headers({
      'cache-control': 'no-store',
      vary: 'accept-language',
      'content-security-policy': policy.replace("style-src 'self'", `style-src ${styleHash}`),
    })
    .type('text/html; charset=utf-8')
    .removeHeader('content-length')
  return page
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html')
}

function languageOf({ headers }: FastifyRequest): PlainLanguage {
  const wanted = preferredLanguage(headers['accept-language'], Object.keys(plainWords))
  return wanted === 'es' ? 'es' : 'en'
}

/** The reader's own tag of the language shown: "en-GB" writes days before months, "en-US" after them. */
function localeOf({ headers }: FastifyRequest, language: PlainLanguage): string {
  const tag = new RegExp(`(?:^|[\\s,])(${language}-[a-z]{2})(?![a-z0-9-])`, 'i').exec(
    headers['accept-language'] ?? '',
  )
  return tag?.[1] ?? language
}
