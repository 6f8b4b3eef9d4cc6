import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { withProof } from './with-proof.ts'

const refusal = (details: Record<string, unknown>) =>
  new ApiError(
    429,
    JSON.stringify({
      code: 'too_many_requests',
      message: 'Too many attempts. Please wait 1 minute.',
      details,
    }),
    '',
  )

test('when a proof of work is asked for, then it is solved and the call made again with it', async () => {
  const given: (string | undefined)[] = []
  const proving: boolean[] = []
  const answer = await withProof(
    ({ proof }) => {
      given.push(proof)
      return proof === undefined ? Promise.reject(refusal({ challenge: '10.abc' })) : Promise.resolve('in')
    },
    (isProving) => proving.push(isProving),
  )
  expect([answer, proving]).toEqual(['in', [true, false]])
  const proof = given[1] ?? ''
  expect(proof).toMatch(/^10\.abc\.[0-9a-z]+$/)
  const hash = createHash('sha256').update(proof).digest()
  expect(hash.readUInt16BE(0) >> 6).toBe(0)
})

test('when waiting is all that helps, then the refusal is shown at once', async () => {
  const call = vi.fn(() => Promise.reject(refusal({ retryAfterSeconds: 900 })))
  await expect(withProof(call)).rejects.toThrow('429')
  expect(call).toHaveBeenCalledTimes(1)
})

test('when proofs are not taken, then the page stops after three', async () => {
  const call = vi.fn(() => Promise.reject(refusal({ challenge: '1.abc' })))
  await expect(withProof(call)).rejects.toThrow('429')
  expect(call).toHaveBeenCalledTimes(4)
})
