import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config.ts'

const CHALLENGE_MS = 5 * 60_000

/** What a proof of work is for: it serves this step of this e-mail, asked for from this address, and nothing else. */
export type ProofFor = { purpose: 'sign-in' | 'sign-up' | 'mail'; email: string; address: string }

type Signing = { config: Pick<Config, 'authSecret'>; proofFor: ProofFor; now: Date }

/**
 * A task for a browser: find an ending with which SHA-256 of challenge and ending begins with so many zero bits. It is
 * signed and not stored.
 */
export function makeChallenge({ config, proofFor, now }: Signing, bits: number): string {
  const unsigned = `${bits}.${now.getTime() + CHALLENGE_MS}.${randomBytes(12).toString('base64url')}`
  return `${unsigned}.${sign(config, proofFor, unsigned)}`
}

/** The challenge that a proof solves: its bits, and the name under which it is used up. Undefined when it solves none. */
export function readProof(
  { config, proofFor, now }: Signing,
  proof: string,
): { bits: number; nonce: string } | undefined {
  const [bits = '', until = '', nonce = '', signed = ''] = proof.split('.')
  const expected = Buffer.from(sign(config, proofFor, `${bits}.${until}.${nonce}`))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (Number(until) <= now.getTime()) return undefined
  return zeroBits(createHash('sha256').update(proof).digest()) >= Number(bits)
    ? { bits: Number(bits), nonce }
    : undefined
}

function sign(
  { authSecret }: Pick<Config, 'authSecret'>,
  { purpose, email, address }: ProofFor,
  unsigned: string,
): string {
  return createHmac('sha256', authSecret)
    .update(['proof', purpose, email, address, unsigned].join('\n'))
    .digest('base64url')
}

function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
