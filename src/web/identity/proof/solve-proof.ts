import { sha256 } from '@noble/hashes/sha2.js'

/** How long the page stands still at most before it may draw and hear again. */
const SLICE_MS = 25
const HASHES_BETWEEN_LOOKS = 256

/**
 * Solves a challenge of the server ("bits.…"): finds an ending with which the hash of both begins with so many zero bits.
 * In slices and not with SubtleCrypto, which browsers do not have on a club's own network without https.
 */
export async function solveProof(challenge: string): Promise<string> {
  const bits = Number(challenge.split('.')[0])
  const encoder = new TextEncoder()
  const begun = sha256.create().update(encoder.encode(`${challenge}.`))
  for (let answer = 0, until = 0; ; answer++) {
    if (answer % HASHES_BETWEEN_LOOKS === 0 && performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve))
      until = performance.now() + SLICE_MS
    }
    const text = answer.toString(36)
    if (zeroBits(begun.clone().update(encoder.encode(text)).digest()) >= bits) return `${challenge}.${text}`
  }
}

function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
