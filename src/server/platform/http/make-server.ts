import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { en } from 'zod/locales'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { loggedError } from '../logged-error.ts'
import { shareOfMachine } from '../processes/share-of-machine.ts'
import { productVersion } from '../product-version.ts'
import { HotServer } from './hot-server.ts'
import { type Capacity, capacityOf, measureMachine } from './load-shedding/capacity.ts'
import { limitConnections } from './load-shedding/limit-connections.ts'
import { brokenRequest, refuseExpectations, refuseSocket } from './load-shedding/refuse-socket.ts'
import { timeLimits } from './load-shedding/time-limits.ts'
import { loggableAddress } from './loggable-address.ts'
import { thisMachine } from './machine-addresses.ts'
import { MOST_ADDRESS, readableAddress } from './readable-address.ts'
import { makeOriginOf, type OriginOf } from './request-origin.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { readWebApp, type WebApp } from './web-app.ts'

const BODY_LIMIT = 64 * 1024

/** The server before its first route, and what it is made of. */
export type Server = {
  app: FastifyInstance
  hot: HotServer
  capacity: Capacity
  isHttps: boolean
  originOf: OriginOf
  /** Undefined where the front end was not built. */
  webApp: WebApp | undefined
}

/** The server with its limits, traces and headers, which all that is added later has. It answers nothing yet. */
export async function makeServer(
  deps: Deps,
  { photoOrigins }: { photoOrigins: readonly string[] },
): Promise<Server> {
  const { config } = deps
  z.config(en())
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const capacity = capacityOf(shareOfMachine(measureMachine(), config.webProcesses), config.mostConnections)
  const { app, hot } = makeFastify(deps, { isHttps, capacity })
  const originOf = makeOriginOf(config, deps.machine ?? thisMachine)
  const webApp = await readWebApp(originOf)
  await traceCalls(app, deps)
  await addSecurityHeaders(app, { isHttps, scriptHashes: webApp?.scriptHashes ?? [], photoOrigins })
  await app.register(cookie)
  return { app, hot, capacity, isHttps, originOf, webApp }
}

/** Fastify with the limits of everything that comes before a request: connections, time and size. */
function makeFastify(deps: Deps, { isHttps, capacity }: { isHttps: boolean; capacity: Capacity }) {
  const { config } = deps
  const hot = new HotServer()
  const app = Fastify({
    ...timeLimits,
    serverFactory: hot.make,
    // `handleErrors` says it in the contract's words.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseSocket(socket, brokenRequest(error), { isHttps }),
    logger: logging(deps),
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // Longer parameters than ids have are for the contract's schemas to refuse.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MOST_ADDRESS },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptEmptyJson(app)
  refuseExpectations(app.server, { isHttps })
  limitConnections(app.server, capacity, { isBehindProxy: config.trustProxy !== false, isHttps })
  return { app, hot }
}

/** What the log is told of requests and faults: neither cookies, nor the tokens in addresses, nor the values of queries. */
function logging({ config, logTo }: Deps) {
  return {
    level: config.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    ...(logTo ? { stream: logTo } : {}),
    serializers: {
      err: (error: unknown) => loggedError(error),
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: loggableAddress(request.url, request.routeOptions.url),
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
  }
}

/** A number of proxies means that many nearest addresses are ours; the next one is the client's. */
function trustedHops(
  trust: Config['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

/** Some clients call a body JSON that is empty, as when they join a competition: an empty body is no body then. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

/** Before all other hooks, so that their statements are parts of their request. Loaded only where it is wanted. */
async function traceCalls(app: FastifyInstance, { config, pool }: Deps): Promise<void> {
  if (config.tracing === undefined) return
  const { openTracing } = await import('../telemetry/open-tracing.ts')
  const tracing = openTracing(app, pool, {
    config: config.tracing,
    isBehindProxy: config.trustProxy !== false,
    version: await productVersion(),
  })
  app.addHook('onClose', () => tracing.close())
}
