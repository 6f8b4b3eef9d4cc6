import type { Services } from '../../platform/deps.ts'
import type { Counter } from '../../platform/rate-limits/counters.store.ts'
import { tooMany, type AttemptLimits } from '../attempt-limits.ts'
import { makeChallenge, readProof, type ProofFor } from './challenge.ts'

/** A fifth of a second on a laptop, a second on a phone. */
const LEAST_BITS = 16
/** What others do costs a person at most this; what comes from their own address may cost more. */
const MOST_BITS_FOR_ACCOUNT = 18
const MOST_BITS = 22

type Asking = { proofFor: ProofFor; proof: string | undefined }

/**
 * Lets an attempt pass that has a point of each counter, or that brings a proof of work. Otherwise it is refused with the
 * time to wait, and with the challenge that makes waiting unnecessary (`details.challenge`). Returns the counters whose
 * points are given back when the attempt turns out right.
 *
 * Proofs are counted too: whoever uses many from one address gets harder ones, and one account takes only so many a day,
 * because a machine solves them quickly. Then only its known devices and a mailed link are left.
 */
export async function admit(
  services: Pick<Services, 'config' | 'now'>,
  limits: AttemptLimits,
  input: Asking & { counters: readonly Counter[] },
): Promise<readonly Counter[]> {
  const { counters, proofFor, proof } = input
  const msToWait = await limits.take(counters)
  if (msToWait === undefined) return counters
  const signing = { config: services.config, proofFor, now: services.now() }
  const bits = await bitsFor(limits, proofFor)
  const solved = proof === undefined ? undefined : readProof(signing, proof)
  const budget = proofCounters(proofFor)
  if (solved && solved.bits >= bits) {
    if ((await limits.take([['proof-used', solved.nonce], ...budget])) === undefined) return []
  }
  const isLeft = (await Promise.all(budget.map((counter) => limits.hasLeft(counter)))).every(Boolean)
  throw tooMany(msToWait, isLeft ? { challenge: makeChallenge(signing, bits) } : {})
}

function proofCounters({ email, address }: ProofFor): Counter[] {
  return [
    ['proof-account', email],
    ['proof-address', address],
  ]
}

async function bitsFor(limits: AttemptLimits, { email, address }: ProofFor): Promise<number> {
  const ofAddress = LEAST_BITS + Math.floor((await limits.used(['proof-address', address])) / 5)
  const ofAccount = LEAST_BITS + Math.floor((await limits.used(['proof-account', email])) / 20)
  return Math.max(Math.min(ofAddress, MOST_BITS), Math.min(ofAccount, MOST_BITS_FOR_ACCOUNT))
}
