import { once } from 'node:events'
import { type Server, type ServerResponse, createServer } from 'node:http'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'
import { apiHeaders } from './api-headers.ts'

/**
 * Listens on the port while the store starts and migrates: /healthz says alive, /readyz not ready, and people get a page
 * that reloads itself. If the port is in use, this fails before anything else is touched.
 */
export async function holdPort({
  port,
  host,
}: {
  port: number
  host: string
}): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === '/healthz') return answer(response, 200, { status: 'alive' })
    if (path === '/readyz') return answer(response, 503, { status: 'not ready' })
    if (request.headers.accept?.includes('text/html')) return page(response)
    answer(response, 503, {
      code: 'unavailable',
      message: 'Scoreclub is starting. Please try again in a moment.',
    })
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explainListenError(error, { port, host })
  }
  const release = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { port: readPort(server), release }
}

function explainListenError(error: unknown, { port, host }: { port: number; host: string }): unknown {
  if (errorCode(error) === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use by another program. Stop it, or choose another with PORT=3001.`,
    )
  if (errorCode(error) === 'EACCES')
    return new StartupError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`)
  if (errorCode(error) === 'EADDRNOTAVAIL' || errorCode(error) === 'ENOTFOUND')
    return new StartupError(`HOST ${host} is not an address of this machine.`)
  return error
}

function readPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port.')
  return address.port
}

function answer(response: ServerResponse, status: number, body: Record<string, string>): void {
  response.writeHead(status, {
    ...Object.fromEntries(apiHeaders({ isHttps: false })),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '2' } : {}),
  })
  response.end(JSON.stringify(body))
}

function page(response: ServerResponse): void {
  response.writeHead(503, {
    ...Object.fromEntries(apiHeaders({ isHttps: false })),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    refresh: '2',
  })
  response.end(
    '<!doctype html><html lang="en"><title>Scoreclub</title><p>Scoreclub is starting. This page loads again by itself.</p></html>',
  )
}
