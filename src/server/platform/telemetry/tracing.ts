import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { globalErrorHandler, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { TracingConfig } from '../platform-settings.ts'

/** Also how long a server that stops waits for a collector that does not answer. */
const PATIENCE_MS = 2_000

/** The part of a trace that is under way in this call; undefined outside of one. */
const active = new AsyncLocalStorage<Context>()

/** Records spans and sends them to the collector in the background; one that is away costs the spans and nothing else. */
export class Tracing {
  readonly #provider: TracerProvider
  readonly #tracer: Tracer

  constructor(
    { endpoint, serviceName, share }: TracingConfig,
    { version, log }: { version: string; log: FastifyBaseLogger },
  ) {
    // The collector's address is in none of these lines, and no span is.
    setGlobalErrorHandler((error) => {
      log.warn({ err: error }, 'traces were not sent')
    })
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: PATIENCE_MS }),
        }),
      ],
    })
    this.#tracer = this.#provider.getTracer('scoreclub', version)
  }

  /** Begins a span under `parent`, and gives the context in which its own parts run. */
  begin(
    name: string,
    options: SpanOptions,
    parent: Context = ROOT_CONTEXT,
  ): { span: Span; context: Context } {
    const span = this.#tracer.startSpan(name, options, parent)
    return { span, context: trace.setSpan(parent, span) }
  }

  /** Begins a span of what is under way; undefined where nothing is that is traced. */
  beginPart(name: string, options: SpanOptions): Span | undefined {
    const parent = active.getStore()
    return parent && this.#tracer.startSpan(name, options, parent)
  }

  /** Runs `act`, and all that it starts, in the context. */
  run<Result>(context: Context, act: () => Result): Result {
    return active.run(context, act)
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    await this.#provider.shutdown().catch(globalErrorHandler)
  }
}
