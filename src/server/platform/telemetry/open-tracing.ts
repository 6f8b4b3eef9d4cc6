import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { TracingConfig } from '../platform-settings.ts'
import { traceRequests } from './trace-requests.ts'
import { traceStatements } from './trace-statements.ts'
import { Tracing } from './tracing.ts'

type Options = { config: TracingConfig; version: string; isBehindProxy: boolean }

/** Traces what the application does for each request, and the statements that it needs for it. */
export function openTracing(
  app: FastifyInstance,
  pool: Pool,
  { config, version, isBehindProxy }: Options,
): Tracing {
  const tracing = new Tracing(config, { version, log: app.log })
  traceRequests(app, tracing, isBehindProxy)
  traceStatements(pool, tracing)
  return tracing
}
