import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Call, Output, Schema } from '#contract/platform/call.ts'
import { errorBody } from '#contract/platform/error-body.ts'
import { AppError } from './app-error.ts'
import { describeCall } from './describe-api.ts'
import type { SessionReader, SignedIn } from './session.ts'

type Parsed<P extends Schema | undefined, Q extends Schema | undefined, B extends Schema | undefined> = {
  params: Output<P>
  query: Output<Q>
  body: Output<B>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
> = (input: Parsed<P, Q, B> & { viewer: SignedIn }) => Promise<Output<R>>

/**
 * Registers one call of the contract for signed-in people: the schemas check what comes in and shape what goes out
 * (a field the reply's schema does not name never leaves the server).
 */
export function serve<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
>(app: FastifyInstance, sessions: SessionReader, call: Call<P, Q, B, R>, handler: Handler<P, Q, B, R>): void {
  register(
    app,
    call,
    async (input) => handler({ ...input, viewer: await requireSignedIn(sessions, input.request) }),
    // People who are not signed in are refused before their body is read. The handler then finds the viewer in the cache.
    async (request) => void (await requireSignedIn(sessions, request)),
  )
}

/** The same for calls that everyone may make. */
export function serveEveryone<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
>(
  app: FastifyInstance,
  call: Call<P, Q, B, R>,
  handler: (input: Parsed<P, Q, B>) => Promise<Output<R>>,
): void {
  register(app, call, handler)
}

/**
 * The same for a device that is no person, such as a tablet in the club's bar. `identify` refuses whatever is none; it is
 * asked before the body is read.
 */
export function serveDevice<
  Device,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
>(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Device>,
  call: Call<P, Q, B, R>,
  handler: (input: Parsed<P, Q, B> & { device: Device }) => Promise<Output<R>>,
): void {
  const known = new WeakMap<FastifyRequest, Device>()
  register(
    app,
    call,
    async (input) => {
      const device = known.get(input.request) ?? (await identify(input.request))
      return handler({ ...input, device })
    },
    async (request) => void known.set(request, await identify(request)),
  )
}

/** The signed-in person of a request; throws 401 when nobody is signed in. */
export async function requireSignedIn(sessions: SessionReader, request: FastifyRequest): Promise<SignedIn> {
  const viewer = await sessions.read(request)
  if (!viewer) throw new AppError('unauthorized')
  return { ...viewer, requestId: request.id }
}

function register<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
>(
  app: FastifyInstance,
  call: Call<P, Q, B, R>,
  handler: (input: Parsed<P, Q, B>) => Promise<Output<R>>,
  guard?: (request: FastifyRequest) => Promise<void>,
): void {
  const schema: FastifySchema = {
    ...describeCall(call),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: { 200: call.reply, '4xx': errorBody },
  }
  app.route({
    method: call.method,
    url: call.path,
    schema,
    ...(guard ? { onRequest: guard } : {}),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      // Fastify has parsed these three with the call's own schemas (validatorCompiler), so their types are known.
      const params = request.params as Output<P>
      const query = request.query as Output<Q>
      const body = request.body as Output<B>
      const result = await handler({ params, query, body, request, reply })
      // Fastify sends null as an empty body, which is not JSON.
      if (result === null)
        return reply.type('application/json; charset=utf-8').serializer(String).send('null')
      return reply.send(result)
    },
  })
}
