import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { Tracing } from './tracing.ts'

const Statement = z.union([z.string(), z.looseObject({ text: z.string() })])

/**
 * A span for each statement of a traced request, with its text and never its values. Connections are changed as they are
 * taken, because those from before the application was built are in the pool already.
 */
export function traceStatements(pool: Pool, tracing: Tracing): void {
  const traced = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (traced.has(client)) return
    traced.add(client)
    traceClient(client, tracing)
  })
}

function traceClient(client: PoolClient, tracing: Tracing): void {
  // node-postgres has a dozen forms of this call; what is traced of each is its first argument and its end.
  const run: (...args: unknown[]) => unknown = client.query.bind(client)
  const query = (...args: unknown[]): unknown => {
    const span = beginStatement(args[0], tracing)
    if (!span) return run(...args)
    const last = args.at(-1)
    if (isCallback(last)) {
      const told: unknown = (error: unknown, result: unknown) => {
        endStatement(span, error)
        last(error, result)
      }
      return run(...args.slice(0, -1), told)
    }
    const answered = run(...args)
    if (answered instanceof Promise)
      answered.then(
        () => endStatement(span, undefined),
        (error: unknown) => endStatement(span, error),
      )
    else span.end() // A stream: it goes on by itself.
    return answered
  }
  Object.assign(client, { query })
}

function isCallback(value: unknown): value is (error: unknown, result: unknown) => void {
  return typeof value === 'function'
}

function beginStatement(asked: unknown, tracing: Tracing): Span | undefined {
  const statement = Statement.safeParse(asked)
  if (!statement.success) return undefined
  const text = typeof statement.data === 'string' ? statement.data : statement.data.text
  const operation = /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
  return tracing.beginPart(operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    },
  })
}

/** The store's message may quote values, so only the class of the error is told. */
function endStatement(span: Span, error: unknown): void {
  if (error !== null && error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
