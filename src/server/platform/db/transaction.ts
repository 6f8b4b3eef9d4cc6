import type { Database } from './client.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What a store function runs its queries on: the pool for a single read, or a command's transaction. */
export type Queryable = Database | Transaction
