import type { Client } from 'pg'
import { z } from 'zod'

/** Where a counter of the store stands; null where it was never used. As text, because it may not fit a number. */
export const Sequence = z.object({ name: z.string(), lastValue: z.string().nullable() })
export type Sequence = z.infer<typeof Sequence>

export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`)
  return rows
}

/** Counters go on where they stood, so that no number is given twice. */
export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, lastValue } of sequences)
    if (lastValue !== null)
      await client.query('select setval(quote_ident($1)::regclass, $2::bigint, true)', [name, lastValue])
}
