import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { OperatorConfig } from '../platform-settings.ts'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'
import { type FigureSources, readFigures } from './figures.ts'
import { measure } from './measures.ts'
import { operatorPage, styleHash } from './operator-page.ts'
import { languageOf } from './operator-words.ts'

/**
 * Serves the operator's page and the metrics on a port of their own while the application runs, which no proxy leads
 * the public to. With a token, readers name it as a bearer or as the password of any user.
 */
export async function serveOperator(
  app: FastifyInstance,
  { port, host, token }: OperatorConfig,
  sources: FigureSources,
): Promise<void> {
  const measures = measure(app, sources)
  const server = createServer((request, response) => {
    const answering = isAllowed(request, token)
      ? answer(request, response)
      : Promise.resolve(refuse(response))
    answering.catch((error: unknown) => {
      app.log.warn({ err: error }, 'the figures could not be read')
      response.writeHead(500).end()
    })
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0]
    if (path === '/metrics') return send(response, measures.contentType, await measures.read())
    if (path !== '/') return void response.writeHead(404).end()
    const figures = await readFigures(sources)
    const language = languageOf(request.headers['accept-language'])
    send(response, 'text/html; charset=utf-8', operatorPage(figures, language))
  }
  app.addHook('onClose', () => close(server))
  await listen(server, { port, host })
}

function send(response: ServerResponse, contentType: string, body: string): void {
  response.writeHead(200, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(body)
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, {
    'www-authenticate': 'Basic realm="Scoreclub operation", charset="UTF-8"',
    'cache-control': 'no-store',
  })
  response.end()
}

function isAllowed({ headers: { authorization = '' } }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true
  const [scheme, given = ''] = authorization.split(' ')
  if (scheme?.toLowerCase() === 'bearer') return isSame(given, token)
  const password = Buffer.from(given, 'base64').toString().split(':').slice(1).join(':')
  return scheme?.toLowerCase() === 'basic' && isSame(password, token)
}

/** Takes the same time whatever is given; hashes have the same length, which the comparison needs. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}

async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = errorCode(error) ?? 'unknown'
    throw new StartupError(`OPERATOR_PORT ${port} on ${host} cannot be used (${reason}).`)
  }
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
