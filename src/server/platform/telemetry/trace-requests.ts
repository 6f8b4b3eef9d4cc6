import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from './tracing.ts'

const propagator = new W3CTraceContextPropagator()

/**
 * A span for each request, named by its method and its route's pattern: addresses name people and hold tokens, and stand
 * in none. The trace of a proxy goes on here; whoever calls without one in front cannot choose what is recorded.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, isBehindProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const { span, context } = tracing.begin(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'scoreclub.request_id': request.id,
        },
      },
      isBehindProxy ? contextOf(request) : ROOT_CONTEXT,
    )
    spans.set(request, span)
    tracing.run(context, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    endRequest(spans.get(request), reply.statusCode)
    done()
  })
  // Whoever went away before the answer.
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.setAttribute('scoreclub.aborted', true).end()
    done()
  })
}

function contextOf(request: FastifyRequest): Context {
  return propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
}

function endRequest(span: Span | undefined, status: number): void {
  if (!span?.isRecording()) return
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
