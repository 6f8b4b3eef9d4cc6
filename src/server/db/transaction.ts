import type { Database } from './client.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** What a store function takes: the pool for a single read, the transaction inside a command. */
export type Queryable = Database | Transaction
