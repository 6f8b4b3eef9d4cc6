import { Client, type ClientBase, type Pool } from 'pg'

/** A statement as it was run first. */
export type RunStatement = {
  text: string
  values: readonly unknown[]
  /** The store plans it once for all values. */
  isPrepared: boolean
}

/** Writes down every statement that goes through the pool from now on, each text once. */
export function recordStatements(pool: Pool): ReadonlyMap<string, RunStatement> {
  const statements = new Map<string, RunStatement>()
  pool.on('connect', (client: ClientBase) => {
    const recorded = (...given: unknown[]) => {
      const run = statementOf(given)
      if (run && !statements.has(run.text)) statements.set(run.text, run)
      // Looked up each time, so that a test may watch it as well.
      const { query } = Client.prototype as { query: (this: ClientBase, ...given: unknown[]) => unknown }
      return query.apply(client, given)
    }
    Object.assign(client, { query: recorded })
  })
  return statements
}

/** node-postgres takes a text, or an object that has it, and the values in that object or after it. */
function statementOf([query, after]: readonly unknown[]): RunStatement | undefined {
  const given = typeof query === 'string' ? { text: query } : query
  if (typeof given !== 'object' || given === null) return undefined
  if (!('text' in given) || typeof given.text !== 'string') return undefined
  const values = 'values' in given && Array.isArray(given.values) ? given.values : after
  return {
    text: given.text,
    values: Array.isArray(values) ? values : [],
    isPrepared: 'name' in given && given.name !== undefined,
  }
}
