import { ApiError } from '#web/lib/api.ts'

/** A proof can come too late or be too easy by the time it arrives; then there is a new challenge. */
const MOST_PROOFS = 3

/**
 * Makes a call that the server may refuse until the browser has brought a proof of work: it is solved here and the call
 * made again. `onProving` is told when that begins and ends, because it takes seconds.
 */
export async function withProof<Value>(
  call: (proof: { proof?: string }) => Promise<Value>,
  onProving: (isProving: boolean) => void = () => undefined,
): Promise<Value> {
  let proof: { proof?: string } = {}
  for (let proofs = 0; ; proofs++) {
    try {
      return await call(proof)
    } catch (error) {
      const challenge = challengeOf(error)
      if (challenge === undefined || proofs === MOST_PROOFS) throw error
      onProving(true)
      try {
        const { solveProof } = await import('./solve-proof.ts')
        proof = { proof: await solveProof(challenge) }
      } finally {
        onProving(false)
      }
    }
  }
}

function challengeOf(error: unknown): string | undefined {
  const challenge = error instanceof ApiError ? error.body?.details?.challenge : undefined
  return typeof challenge === 'string' ? challenge : undefined
}
