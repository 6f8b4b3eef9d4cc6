import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { formatRecoveryCode, makeRecoveryCode, RECOVERY_CODES } from '#contract/identity/second-step-code.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { listRecoveryHashes } from './second-step.store.ts'

/** New codes, as they are shown this one time, and what the store keeps of them. */
export async function newRecoveryCodes(): Promise<{ shown: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode(randomBytes(10)))
  return { shown: codes.map(formatRecoveryCode), hashes: await Promise.all(codes.map((code) => hash(code))) }
}

/** The hash of this code among those that a person has left. */
export async function findRecoveryHash(
  db: Queryable,
  { userId, code }: { userId: string; code: string },
): Promise<string | undefined> {
  for (const codeHash of await listRecoveryHashes(db, userId))
    if (await verify(codeHash, code)) return codeHash
  return undefined
}
